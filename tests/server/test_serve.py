"""``cadastre serve``: what it takes, and what it says if it cannot."""

import signal
import socket
from pathlib import Path

import pytest

from cadastre.cli import main
from cadastre.games.paris.edition import EDITIONS
from testkit.server.guest import Guest
from testkit.server.house import PATIENCE, serving

FIGURES = EDITIONS.file.read_text(encoding="utf-8")


def complaint(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    """The one sentence that the command answers, with exit code 2."""
    assert main(["serve", *map(str, args)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("cadastre: ")
    return line


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint(capsys, "--port", port, "--database", tmp_path / "games.sqlite3")
    assert f"127.0.0.1:{port}" in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [("chaillot = 7", "chaillot = -7", "banks.chaillot"), ('game = "paris"', 'game = "chess"', "game")],
)
def test_a_bad_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, field: str) -> None:
    file, text = tmp_path / "mine.toml", FIGURES.replace(old, new)
    file.write_text(text, encoding="utf-8")
    said = complaint(capsys, "--port", 0, "--database", tmp_path / "games.sqlite3", "--edition", file)
    line = text.count("\n", 0, text.index(new)) + 1
    assert f"{file}, line {line}, {field}: " in said


@pytest.mark.parametrize("address", ["play.example.org", "ftp://play.example.org", "https://play.example.org/games"])
def test_an_address_that_is_none(capsys: pytest.CaptureFixture[str], address: str) -> None:
    said = complaint(capsys, "--address", address)
    assert address in said
    assert "https://play.example.org" in said


def test_a_missing_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert str(tmp_path / "none.toml") in complaint(capsys, "--port", 0, "--edition", tmp_path / "none.toml")


def test_a_folder_without_a_client(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = complaint(capsys, "--port", 0, "--client", tmp_path)
    assert f"--client {tmp_path}: there is no built client" in said


def test_a_table_keeps_the_figures_that_it_began_with(tmp_path: Path) -> None:
    file, database = tmp_path / "mine.toml", tmp_path / "games.sqlite3"
    renamed = FIGURES.replace("Cadastre's reconstruction", "Mine")
    file.write_text(renamed.replace("chaillot = 7", "chaillot = 9"), encoding="utf-8")
    with serving(database, "--edition", str(file)) as house, Guest(house.address) as guest:
        table = guest.table()
        assert table.edition == "Mine"
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(PATIENCE) == 130
    with serving(database) as house, Guest(house.address) as guest:
        other = guest.table()
        assert (guest.info(table.id).edition, other.edition) == ("Mine", "")
        for table_id, francs in ((table.id, 9), (other.id, 7)):
            with guest.line(table_id) as line:
                banks = {district["id"]: district["bank"]["francs"] for district in line.now.scene["districts"]}
                assert banks["chaillot"] == francs
