"""static/vendor: the browser's modules, from the locked npm packages."""

import importlib.util
import json
import re
import shutil
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
MODULES: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"][
    "custom"
]["modules"]


@pytest.fixture(scope="module")
def hatch_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the build of static/vendor reads."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / name, tmp_path)
    for package in ("preact", "htm"):
        shutil.copytree(ROOT / "node_modules" / package, tmp_path / "node_modules" / package)
    return tmp_path


def test_the_installed_packages_are_copied(hatch_build: ModuleType, checkout: Path) -> None:
    hatch_build.Vendor(checkout, MODULES).make()
    for name, source in MODULES.items():
        assert (checkout / "static/vendor" / name).read_bytes() == (ROOT / "node_modules" / source).read_bytes()


def test_a_module_that_is_no_longer_wanted_goes_away(hatch_build: ModuleType, checkout: Path) -> None:
    hatch_build.Vendor(checkout, MODULES).make()
    hatch_build.Vendor(checkout, {"htm.mjs": MODULES["htm.mjs"]}).make()
    assert {path.name for path in (checkout / "static/vendor").iterdir()} == {"htm.mjs", "made-from.sha256"}


def test_another_lock_makes_the_copies_stale(hatch_build: ModuleType, checkout: Path) -> None:
    vendor = hatch_build.Vendor(checkout, MODULES)
    vendor.make()
    assert vendor.is_current()
    lock = json.loads((checkout / "package-lock.json").read_text())
    lock["packages"]["node_modules/preact"]["version"] = "999.0.0"
    (checkout / "package-lock.json").write_text(json.dumps(lock))
    assert not vendor.is_current()
    assert not vendor.is_installed()


def test_npm_fetches_the_packages_where_they_are_not_installed(hatch_build: ModuleType, checkout: Path) -> None:
    shutil.rmtree(checkout / "node_modules")
    hatch_build.Vendor(checkout, MODULES).make()
    assert not (checkout / "node_modules").exists()
    assert (checkout / "static/vendor/htm.mjs").read_bytes() == (ROOT / "node_modules/htm/dist/htm.mjs").read_bytes()


def test_the_modules_import_only_what_the_page_maps() -> None:
    page = (ROOT / "static/index.html").read_text()
    import_map = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert import_map
    mapped: dict[str, str] = json.loads(import_map[1])["imports"]
    for name in MODULES:
        for imported in re.findall(r'from\s*"([^"]+)"', (ROOT / "static/vendor" / name).read_text()):
            assert imported in mapped
    assert {Path(url).name for url in mapped.values() if "/vendor/" in url} <= MODULES.keys()
