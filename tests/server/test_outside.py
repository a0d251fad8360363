"""Nobody in the network can have a program started: the server does not know bots from outside."""

import ast
from pathlib import Path

import pytest

import cadastre
from cadastre.bots import codes, external
from cadastre.core.refusals import BadSetting
from testkit.server.guest import Guest

ROOT = Path(cadastre.__file__).parent.parent
OUTSIDE = ("cadastre.bots.external", "cadastre.bots.program", "cadastre.arena", "cadastre.cli")


def file_of(module: str) -> Path | None:
    """Where a module of ours is."""
    place = ROOT.joinpath(*module.split("."))
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def imports(module: str) -> set[str]:
    """The modules of ours that one imports, wherever in it."""
    file, found = file_of(module), set[str]()
    assert file
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    ours = {name for name in found if name.startswith("cadastre") and file_of(name)}
    return ours | {name.rpartition(".")[0] for name in ours if "." in name}


def reached(start: set[str]) -> set[str]:
    """All that is imported from there, directly or not."""
    found, todo = set(start), list(start)
    while todo:
        new = imports(todo.pop()) - found
        found |= new
        todo += new
    return found


def test_the_server_imports_no_bots_from_outside() -> None:
    server = {f"cadastre.server.{file.stem}" for file in (ROOT / "cadastre" / "server").glob("*.py")}
    found = reached({name.removesuffix(".__init__") for name in server})
    assert {"cadastre.bots.codes", "cadastre.bots.thinking", "cadastre.core.game"} <= found
    assert [name for name in found if name.startswith(OUTSIDE)] == []
    arena = reached({"cadastre.arena.match"})
    assert set(OUTSIDE[:2]) <= arena, "the way to look finds them where they are"


def test_no_code_stands_for_one() -> None:
    assert not {external.COMMAND, external.FILE} & {*codes.MAKERS, *codes.LEVELS}
    assert not any(map(external.is_external, codes.LEVELS.values()))


@pytest.mark.parametrize("code", ["cmd:true", "cmd:./bot", "cmd", "code:bot.py", "code:/tmp/bot.py", "--code bot.py"])
def test_a_table_with_one_is_refused(guest: Guest, code: str) -> None:
    for word in ("bot", "bots", "level", "code"):
        for said in (code, [code]):
            me, bot, told = {"kind": "me"}, {"kind": "bot"}, {word: said}
            for wanted in ({"seats": [me, {**bot, **told}]}, {"seats": [me, bot], **told}, {"timing": told}):
                answer = guest.http.post("/api/tables", json={"game": "paris", "seats": [me, bot], **wanted})
                assert answer.status_code == 400
    with pytest.raises(BadSetting, match="there is no player"):
        codes.player(code)
