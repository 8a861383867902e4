"""The rule ledger: the one place of a game's rule texts, cited by refusals, help and tests."""

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

LANGUAGES = ("en", "ja")


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement. `kind` says whether it is printed, our decision, or component data that is ours."""

    id: str
    section: str
    kind: str
    text: str


class Ledger(Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a game in one language; `sections` gives the title of each section."""

    game: str
    title: str
    sections: dict[str, str]
    rule: tuple[Rule, ...]

    def __getitem__(self, rule_id: str) -> Rule:
        for rule in self.rule:
            if rule.id == rule_id:
                return rule
        raise KeyError(rule_id)


@cache
def load_ledger(game: str, language: str) -> Ledger:
    """The ledger in the game's folder, `rules.<language>.toml`; the folder has the name of the game's key."""
    text = resources.files(game).joinpath(f"rules.{language}.toml").read_bytes()
    return msgspec.toml.decode(text, type=Ledger)
