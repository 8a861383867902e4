"""The parts of the client that are pure functions, tested in JavaScript."""

import shutil
import subprocess
from pathlib import Path


def test_the_pure_modules_do_what_they_say() -> None:
    node = shutil.which("node")
    assert node, "node is needed, as for the types and the style of the client"
    tests = sorted(map(str, Path(__file__).parent.glob("*.test.js")))
    done = subprocess.run([node, "--test", *tests], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
