"""A proof that still holds is not run again; one that something has changed under is."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import proof
from tools.proof_parts import Part, parts

PART = Part("one", "One", "python -c pass", lambda found: str(found["line"]), ("src", ":!src/other"))


@pytest.fixture
def house(tmp_path: Path) -> Callable[..., str]:
    """A small repository; commits what it is given and answers with the commit."""

    def commit(**files: str) -> str:
        for name, text in files.items():
            file = tmp_path / name.replace("__", "/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        git = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org"]
        subprocess.run([*git, "add", "-A"], check=True)
        subprocess.run([*git, "commit", "-qm", "x"], check=True)
        return proof.git("rev-parse", "--short=12", "HEAD", root=tmp_path)

    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    return commit


def _section(commit: str, verdict: str = "held") -> str:
    return f"## One\n\n`python -c pass`: {verdict}, 3 s, commit `{commit}`\n\nfigures"


def test_a_part_holds_until_something_that_it_covers_changes(house: Callable[..., str], tmp_path: Path) -> None:
    first = house(src__a="1", docs__b="1", src__other__c="1")
    assert proof.standing(PART, _section(first), tmp_path).holds
    house(docs__b="2", src__other__c="2")
    assert proof.standing(PART, _section(first), tmp_path).holds
    house(src__a="2")
    changed = proof.standing(PART, _section(first), tmp_path)
    assert not changed.holds
    assert changed.changed == ("src/a",)


def test_what_is_not_committed_counts_as_changed(house: Callable[..., str], tmp_path: Path) -> None:
    first = house(src__a="1")
    (tmp_path / "src" / "a").write_text("2", "utf-8")
    assert not proof.standing(PART, _section(first), tmp_path).holds


@pytest.mark.parametrize(
    "section",
    ["", _section("0123456789ab"), "## One\n\n`python -c pass`: held, 3 s, commit `{} with local changes`\n\nfigures"],
    ids=["nothing", "unknown commit", "local changes"],
)
def test_what_was_not_run_on_a_commit_does_not_hold(section: str, house: Callable[..., str], tmp_path: Path) -> None:
    first = house(src__a="1")
    assert not proof.standing(PART, section.format(first), tmp_path).holds


def test_what_failed_does_not_hold(house: Callable[..., str], tmp_path: Path) -> None:
    assert not proof.standing(PART, _section(house(src__a="1"), "**FAILED**"), tmp_path).holds


def test_every_part_is_named_once_and_covers_what_there_is() -> None:
    every = parts(1.0)
    assert len({part.name for part in every}) == len({part.shows for part in every}) == len(every)
    for part in every:
        for path in part.covers:
            assert path.startswith(":!") or proof.git("ls-files", "--", path), f"{part.name} covers {path}"


def test_the_page_is_written_after_every_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "PAGE", tmp_path / "proof.md")
    good = Part("good", "Good", "python -c print('well')", PART.tell, ("src",))
    bad = Part("bad", "Bad", "python -c raise(SystemExit(3))", PART.tell, ("src",))
    sections = {"Kept": "## Kept\n\nas it was", "Good": "## Good\n\nold"}
    kept = Part("kept", "Kept", "", PART.tell, ("src",))
    assert not proof.prove([good, bad], [kept, good, bad], sections)
    page = (tmp_path / "proof.md").read_text("utf-8")
    assert [line for line in page.splitlines() if line.startswith("## ")] == ["## Kept", "## Good", "## Bad"]
    assert "well" in page
    assert "old" not in page
    assert "**FAILED**" in page
    assert proof.VERDICT.search(page) or "with local changes" in page
