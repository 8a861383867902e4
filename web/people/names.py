"""What a person may be called."""

import unicodedata

from web.problems import Problem

LONGEST = 24


def tidy_name(given: str) -> str:
    """The name in normal form, its spaces single; raises `Problem`. Names need not be unique."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    hidden = [character for character in name if unicodedata.category(character)[0] == "C" and character != "\u200d"]
    if hidden:
        raise Problem("bad_name", f"a name cannot hold the invisible character U+{ord(hidden[0]):04X}")
    if not 1 <= len(name) <= LONGEST:
        raise Problem("bad_name", f"a name has 1 to {LONGEST} characters, this one has {len(name)}")
    return name
