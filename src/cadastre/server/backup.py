"""A copy of the database while it is in use, by the means that each database has for it."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from cadastre.core.refusals import BadSetting


def back_up(url: str, file: Path) -> None:
    """Write a copy; what is there under this name is only replaced by a whole one."""
    found, part = make_url(url), file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if found.get_backend_name() == "sqlite":
            _copy_sqlite(found.database or "", part)
        else:
            _dump_postgresql(found, part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: str, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        (verdict,) = there.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise BadSetting(f"the copy is not whole: {verdict}")


def _dump_postgresql(url: URL, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise BadSetting("pg_dump, which copies a PostgreSQL database, is not on this machine")
    plain = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    command = [program, "--format=custom", "--no-owner", f"--file={target}", plain]
    done = subprocess.run(command, env={**os.environ, **secret}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadSetting(f"pg_dump: {done.stderr.strip()}")
