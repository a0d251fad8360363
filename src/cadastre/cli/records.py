"""Records of games: shown again, converted, verified."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cadastre.cli.common import language_of, option_json, option_language, texts_of
from cadastre.core.refusals import Untrue

if TYPE_CHECKING:
    from cadastre.core.records import GameRecord


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=int, metavar="N", help="The position after move N, instead of the end.")
@click.option("--text", "as_text", is_flag=True, help="Convert to readable notation on stdout.")
@click.option("--json", "as_json", is_flag=True, help="Convert to JSON lines on stdout.")
@option_language
def replay(file: Path, at: int | None, as_text: bool, as_json: bool, language: str | None) -> None:
    """Show the game recorded in FILE: its moves with what they caused, then the position."""
    from cadastre.core.records import load

    record = load(file)
    if as_text or as_json:
        record.replay()
        click.echo(record.to_text() if as_text else record.to_jsonl(), nl=False)
        return
    chosen = language_of(language)
    record.replay(at)
    _show(record, at, chosen)


def _show(record: "GameRecord", at: int | None, language: str) -> None:
    from cadastre.terminal.drawing import drawing
    from cadastre.terminal.log import sentence
    from cadastre.terminal.result import result, score_sheet
    from cadastre.terminal.screen import Screen, wrap

    game, screen = record.game, Screen.of(sys.stdout)
    drawn = drawing(game.rules.entry)
    texts = texts_of(language, game.name, record.header.seats)
    last = len(record.moves) if at is None else at
    for number, state in enumerate(record.positions()):
        texts = texts.with_words(game.rules.face.words(state.knowledge(-1)))
        if number:
            move = record.moves[number - 1]
            click.echo(wrap(f"{texts.name('seat', move.seat)}: {move.move}", screen.width, " " * 8, f"{number:>5}. "))
            said = sentence((game.rules.events.from_list(event) for event in move.events), texts, game.rules.face.quiet)
            if said:
                click.echo(screen.dim(wrap(said, screen.width, " " * 7)))
        if number == last:
            break
    knowledge = state.knowledge(-1)
    click.echo("\n" + drawn.board(knowledge, texts, screen))
    if state.is_over:
        click.echo("\n" + result(state, texts, screen))
    click.echo("\n" + score_sheet(state, texts, screen))


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@option_json
@click.pass_context
def verify(context: click.Context, files: tuple[Path, ...], as_json: bool) -> None:
    """Prove of every FILE that no die and no shuffle was touched.

    Ends with 0 if all are true, 1 if one tells something that did not happen, 2 if one cannot be read.
    """
    from cadastre.cli.common import print_json
    from cadastre.core.records import load
    from cadastre.core.records import verify as check

    answers: list[dict[str, Any]] = []
    for file in files:
        try:
            answers.append({"file": str(file), "true": True, "moves": check(load(file))})
        except Untrue as error:
            answers.append({"file": str(file), "true": False, "problem": str(error)})
    if as_json:
        print_json(answers)
    else:
        for answer in answers:
            if answer["true"]:
                click.echo(f"{answer['file']} is true: {answer['moves']} moves, every draw checked")
            else:
                click.echo(f"cadastre: {answer['problem']}", err=True)
    context.exit(0 if all(answer["true"] for answer in answers) else 1)
