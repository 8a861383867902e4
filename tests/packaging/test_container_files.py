"""The container's files, judged by the tools that will read them; no container engine is needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def accepted(*command: str | Path, **environment: str) -> None:
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dockerfile_passes_hadolint() -> None:
    accepted(BIN / "hadolint", "Dockerfile")


def test_the_compose_file_keeps_the_compose_specification() -> None:
    accepted(BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", "docker-compose.yml")


@pytest.mark.parametrize("file", ["Caddyfile", "Caddyfile.scale"])
def test_caddy_takes_the_caddyfile(file: str, tmp_path: Path) -> None:
    accepted(
        *(BIN / "caddy", "validate", "--adapter", "caddyfile", "--config", f"deploy/{file}"),
        CARAVANSERAI_DOMAIN="play.example.org",
        XDG_DATA_HOME=str(tmp_path),
        XDG_CONFIG_HOME=str(tmp_path),
    )


def test_the_table_keeps_its_data_in_a_volume_and_nothing_else_is_writable() -> None:
    service = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]["caravanserai"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["volumes"] == ["data:/data"]
    assert service["restart"] == "unless-stopped"


def test_nobody_gets_caddy_without_asking_for_it() -> None:
    services = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
    assert [name for name, service in services.items() if "profiles" not in service] == ["caravanserai"]


def test_the_image_runs_as_an_ordinary_user_and_looks_after_its_health() -> None:
    last_stage = (ROOT / "Dockerfile").read_text().split("\nFROM ")[-1].splitlines()
    instructions = [line.split()[0] for line in last_stage if line[:1].isupper()]
    assert "HEALTHCHECK" in instructions
    assert "USER 10001" in last_stage
    assert instructions.index("USER") < instructions.index("CMD")
