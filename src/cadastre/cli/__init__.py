"""``cadastre …``: the command line.

What the caller can mend is one sentence on stderr and exit code 2; Ctrl-C ends with 130; a closed pipe is no error.
Nothing heavy is imported before a command needs it.
"""

import os
import sys
from collections.abc import Sequence

import click

from cadastre import __version__
from cadastre.cli.admin import admin
from cadastre.cli.arena import arena
from cadastre.cli.play import play
from cadastre.cli.records import replay, verify
from cadastre.cli.serve import serve
from cadastre.cli.study import bench, compile_, figures, games, scenario, simulate
from cadastre.core.refusals import CadastreError

MENDABLE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="cadastre")
def cli() -> None:
    """Property games for people and researchers: a rules engine at native speed, and a table to play at."""


for command in (games, play, serve, admin, compile_, simulate, arena, replay, verify, scenario, figures, bench):
    cli.add_command(command)


def main(args: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    given = list(sys.argv[1:] if args is None else args)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(
                errors="replace"
            )  # a terminal without Greek letters shows question marks, not a traceback
    try:
        with cli.make_context("cadastre", given or ["--help"], obj=tuple(given)) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        return _complain(error.format_message())
    except CadastreError as error:
        return _complain(str(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python complains when it ends
        return PIPE_CLOSED
    except OSError as error:  # a folder that cannot be written to, a disk that is full
        return _complain(f"{error.filename or 'the system'}: {error.strerror or error}")
    return 0


def _complain(sentence: str) -> int:
    text = " ".join(sentence.split())
    click.echo(f"cadastre: {text}", err=True)
    return MENDABLE
