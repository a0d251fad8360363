"""Files written by hand: typed values out of good ones, and the exact spot in bad ones."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from cadastre.core.refusals import BadFile
from cadastre.core.tables import Document, Shape, child, load, parent, read

TEXT = """\
# a comment with [brackets] and "quotes"
title = "a # b ] }"
long = \"\"\"
[not.a.table]
key = 1 \\\"\"\" still inside
\"\"\"\"\"
raw = '''
x = 2'''
list = [
  1, # one
  [2,
   3], "]",
]
a.b = 1
"quoted key".'c' = { x = 1, y = [ { z = 2 } ], "w" = {} }

[table]
x = 2020-01-01
[table.inner]
y = true
[[rows]]
v = 1
[[rows]]
v = 2
  [rows.sub]
  u = 3
  [[rows.deep]]
  t = 1
  [[rows.deep]]
  t = 2
[[rows]]
[other]
"""


def paths(value: Any, path: str = "") -> list[str]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths(inner, child(path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += paths(inner, child(path, index))
    return found


def test_every_field_has_its_line() -> None:
    document = Document("f", tomllib.loads(TEXT), TEXT)
    assert sorted(document.lines) == sorted(paths(document.data))
    expected = {
        "title": 2,
        "long": 3,
        "raw": 7,
        "list": 9,
        "list[0]": 10,
        "list[1]": 11,
        "list[1][0]": 11,
        "list[1][1]": 12,
        "list[2]": 12,
        "a": 14,
        "a.b": 14,
        "quoted key.c.y[0].z": 15,
        "quoted key.c.w": 15,
        "table": 17,
        "table.x": 18,
        "table.inner": 19,
        "table.inner.y": 20,
        "rows": 21,
        "rows[0]": 21,
        "rows[0].v": 22,
        "rows[1]": 23,
        "rows[1].v": 24,
        "rows[1].sub": 25,
        "rows[1].sub.u": 26,
        "rows[1].deep[0]": 27,
        "rows[1].deep[0].t": 28,
        "rows[1].deep[1].t": 30,
        "rows[2]": 31,
        "other": 32,
    }
    assert {path: document.line_of(path) for path in expected} == expected


def test_a_field_that_is_not_there_has_the_line_of_its_table() -> None:
    document = Document("f", tomllib.loads(TEXT), TEXT)
    assert document.line_of("rows[1].sub.missing") == 25
    assert document.line_of("rows[7].v") == 21
    assert document.line_of("nowhere") is None
    assert Document("f", {"a": 1}).line_of("a") is None


names = st.text("abc.[]= '\"#", min_size=1, max_size=3)
values = st.recursive(
    st.integers() | st.booleans() | st.text("ab\"'\\#[]{}=,\n ", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)


def written(value: Any) -> str:
    """The value in TOML; a list goes over several lines."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, list):
        return "[" + ",\n".join(map(written, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(key)} = {written(inner)}" for key, inner in value.items()) + "}"
    return str(value)


@settings(deadline=None)  # machines are slow at times
@given(st.dictionaries(names, values, max_size=4))
def test_the_scanner_agrees_with_tomllib(data: dict[str, Any]) -> None:
    text = "".join(f"{written(key)} = {written(value)}\n" for key, value in data.items())
    document = Document("f", tomllib.loads(text), text)
    assert document.data == data
    assert set(document.lines) == set(paths(data))
    line = 1
    for key, value in data.items():
        assert document.lines[child("", key)] <= line
        line += 1 + written(value).count("\n")


def test_paths_go_up_and_down() -> None:
    assert child(child(child("", "a"), "b"), 3) == "a.b[3]"
    assert [parent(path) for path in ("a.b[3]", "a.b", "a", "")] == ["a.b", "a", "", ""]


class Leaf(Shape):
    n: Annotated[int, Meta(ge=0, le=9)]
    word: Annotated[str, Meta(min_length=1)] = "w"


class Root(Shape, tag_field="sort"):
    n: int


class Deep(Root, tag="deep"): ...


class Flat(Root, tag="flat"): ...


class Tree(Shape):
    name: str
    root: Deep | Flat | None = None
    leaves: list[Leaf] = []
    by_name: dict[str, Leaf] = {}
    by_number: dict[int, dict[str, int]] = {}
    pair: tuple[int, int] = (0, 0)


def refused(folder: Path, text: str) -> BadFile:
    file = folder / "tree.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load(file, Tree)
    assert caught.value.file == str(file)
    assert str(caught.value).startswith(str(file))
    return caught.value


def test_a_good_file_becomes_a_value(tmp_path: Path) -> None:
    file = tmp_path / "tree.toml"
    file.write_bytes(
        b'\xef\xbb\xbfname = "oak"\r\npair = [1, 2]\r\n[[leaves]]\r\nn = 3\r\n[by_number]\r\n7 = { x = 1 }\r\n'
    )
    assert load(file, Tree) == Tree(name="oak", leaves=[Leaf(3)], by_number={7: {"x": 1}}, pair=(1, 2))


@pytest.mark.parametrize(
    ("text", "line", "path", "message"),
    [
        ("leaves = []\n", None, "name", "is missing"),
        ("name = 1\n", 1, "name", "expected text, got a whole number"),
        ('name = "oak"\n\nnmae = "oak"\n', 3, "nmae", "is no field that is known here"),
        (
            'name = "oak"\n[[leaves]]\nn = 1\n[[leaves]]\n\nn = 10\n',
            6,
            "leaves[1].n",
            "expected a whole number <= 9, got 10",
        ),
        (
            'name = "oak"\nleaves = [{ n = 1 },\n{ n = 2, word = "" }]\n',
            3,
            "leaves[1].word",
            "expected text of length >= 1, got ''",
        ),
        ('name = "oak"\n[[leaves]]\nword = "x"\n', 2, "leaves[0].n", "is missing"),
        (
            'name = "oak"\n[by_name]\na = { n = 1 }\nb = { n = -1 }\n',
            4,
            "by_name.b.n",
            "expected a whole number >= 0, got -1",
        ),
        (
            'name = "oak"\n[by_name.a]\nn = 1\n[by_name.b]\nn = 1\nm = 1\n',
            6,
            "by_name.b.m",
            "is no field that is known here",
        ),
        (
            'name = "oak"\n[by_number]\n1 = { x = 1, y = "z" }\n',
            3,
            "by_number.1.y",
            "expected a whole number, got text",
        ),
        ('name = "oak"\n[by_number]\n1 = {}\none = {}\n', 4, "by_number.one", "expected a whole number, got text"),
        ('name = "oak"\npair = [1, 2, 3]\n', 2, "pair", "expected a list of length 2, got 3"),
        ('name = "oak"\npair = 2\n', 2, "pair", "expected a list, got a whole number"),
        ('name = "oak"\nroot = { n = 1 }\n', 2, "root.sort", "is missing"),
        ('name = "oak"\n[root]\nn = 1\nsort = "air"\n', 4, "root.sort", "is no word that is known here, got 'air'"),
    ],
)
def test_a_bad_field_is_named_with_its_line(
    tmp_path: Path, text: str, line: int | None, path: str, message: str
) -> None:
    error = refused(tmp_path, text)
    assert (error.line, error.path, error.message) == (line, path, message)


@pytest.mark.parametrize("table", ["", "[[leaves]]\nn = 1\n"])
@pytest.mark.parametrize("name", [" - at .s", " - at `$.s", " - at `$.name.s", " - at `key` in `$"])
def test_a_name_that_looks_like_a_place_is_only_a_name(tmp_path: Path, table: str, name: str) -> None:
    error = refused(tmp_path, f'name = "oak"\n{table}"{name}" = 1\n')
    assert "known here" in error.message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('name = "oak"\npair = [1, 2\n[x]\n', 3),
        ('name = "oak"\nname = "elm"\n\n\n', 2),
        ('name = "oak', 1),
        ("\n\nname\n", 3),
    ],
)
def test_bad_syntax_has_a_line(tmp_path: Path, text: str, line: int) -> None:
    error = refused(tmp_path, text)
    assert error.line == line
    assert "(at" not in error.message


def test_files_that_are_no_text(tmp_path: Path) -> None:
    bad = tmp_path / "latin.toml"
    bad.write_bytes(b'name = "oak"\n# caf\xe9\n')
    for file, line in ((tmp_path / "missing.toml", None), (tmp_path, None), (bad, 2), (Path("nul\0"), None)):
        with pytest.raises(BadFile) as caught:
            read(file)
        assert (caught.value.file, caught.value.line) == (str(file), line)


@pytest.mark.parametrize("text", ["name = " + "[" * 5000, "name = " + "1" * 5000, "x = " + "[" * 300 + "]" * 300])
def test_absurd_files_are_refused(tmp_path: Path, text: str) -> None:
    refused(tmp_path, text)
