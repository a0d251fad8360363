"""Toll as somebody's own package: installed apart from ours, and its client built with the house's."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOLL = ROOT / "examples" / "toll"


def installed(folder: Path) -> dict[str, str]:
    """Install the package into a folder; the surroundings in which it is found there."""
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--offline", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(folder)]
    subprocess.run([*uv, *options, str(TOLL)], check=True)
    return {**os.environ, "PYTHONPATH": str(folder), "CADASTRE_QUIET": "1"}


def built(folder: Path) -> Path:
    """Build the client with the guest into a folder, as ``make web GUESTS=examples/toll`` does."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["npm", "run", "--silent", "build", "--", "--logLevel", "error", "--outDir", str(folder)]
    subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "PATH": tools, "GUESTS": str(TOLL)}, check=True)
    return folder
