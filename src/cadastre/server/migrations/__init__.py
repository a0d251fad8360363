"""The database's past: every change of its shape is a file in ``versions``, carried out in order by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class TooNew(Exception):
    """A later version has changed the database in a way that this one does not know."""


def upgrade(connection: Connection) -> None:
    """Bring a database, new or old, to the present shape; one of the future is left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        raise TooNew(
            f"a newer version of Cadastre has brought it to shape {', '.join(found)}, and this one knows {max(known)}; "
            "nothing in it was changed: install that version, or take a copy from before"
        )
    command.upgrade(config, "head")
