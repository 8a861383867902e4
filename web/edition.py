"""The client's page and files under addresses that change whenever one of them does.

Browsers keep such a file for good (RFC 8246, `immutable`): who comes back asks for the page alone.
"""

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
_IMPORTED = re.compile(r'\b(?:from|import)\s*"(\.{1,2}/[^"]+)"')
_ENTRY = "app.js"
_START = b'<script type="module"'


class Edition(Struct, frozen=True):
    """`page` is index.html, `import_map` the fingerprint of its import map for a content security policy."""

    name: str
    page: bytes
    import_map: str


def newest(folder: Path) -> Edition:
    """The edition of the files as they are now. Raises FileNotFoundError if there is no page."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    stats = [path.stat() for path in files]
    return _edition(folder, tuple(files), tuple((stat.st_mtime_ns, stat.st_size) for stat in stats))


@lru_cache(maxsize=2)
def _edition(folder: Path, files: tuple[Path, ...], _looks: tuple[tuple[int, int], ...]) -> Edition:
    print_of_all = sha256()
    for path in files:
        print_of_all.update(
            b"%b\0%b" % (path.relative_to(folder).as_posix().encode(), sha256(path.read_bytes()).digest())
        )
    name = f"at-{print_of_all.hexdigest()[:16]}"
    page = (folder / "index.html").read_bytes()
    ahead = "".join(f'<link rel="modulepreload" href="/static/{module}">\n    ' for module in _modules(folder))
    page = page.replace(_START, ahead.encode() + _START).replace(b'"/static/', f'"/static/{name}/'.encode())
    found = _IMPORT_MAP.search(page)
    return Edition(name, page, b64encode(sha256(found[1]).digest()).decode() if found else "")


def _modules(folder: Path) -> list[str]:
    """All that the page's script imports at once, itself first: to be fetched together and not one after the other."""
    found = [_ENTRY]
    for module in found:
        text = (folder / module).read_text()
        for imported in _IMPORTED.findall(text):
            path = ((folder / module).parent / imported).resolve().relative_to(folder.resolve()).as_posix()
            if path not in found:
                found.append(path)
    return found
