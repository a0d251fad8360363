"""People: nobody registers. A browser that sits down is given a token; a code moves its person to another device."""

import hashlib
import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select, update

from cadastre.server.names import tidy
from cadastre.server.rows import EntryRow, Person, SeatRow, TableRow, Token, now
from cadastre.server.store import Store
from cadastre.server.wire import MoveCode, NewMe

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of codes and table ids: none that is taken for another."""

CODE_MINUTES = 10
CODE_LETTERS = 10


def letters(count: int) -> str:
    """So many letters that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(count))


class People:
    """Everybody who has been here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, token: str | None) -> Person | None:
        """Whose cookie this is."""
        if not token:
            return None
        asked = select(Person).join(Token).where((Token.hash == _hashed(token)) & Token.expires.is_(None))
        async with self.store.reading() as session:
            return await session.scalar(asked)

    async def welcome(self) -> tuple[Person, str]:
        """Somebody new, and their token."""
        person, token = Person(id=secrets.token_hex(8), name="", language="", created=now()), secrets.token_urlsafe(32)
        async with self.store.writing() as session:
            session.add(person)
            await session.flush()
            session.add(Token(hash=_hashed(token), person_id=person.id, expires=None))
        return person, token

    async def change(self, person: Person, wanted: NewMe) -> None:
        """A name and a language."""
        person.name, person.language = tidy(wanted.name), wanted.language
        async with self.store.writing() as session:
            values = {"name": person.name, "language": person.language}
            await session.execute(update(Person).where(Person.id == person.id).values(**values))

    async def code(self, person: Person) -> MoveCode:
        """A code for another device; the one before is void."""
        code, expires = letters(CODE_LETTERS), datetime.now(UTC) + timedelta(minutes=CODE_MINUTES)
        at = expires.isoformat(timespec="milliseconds")
        async with self.store.writing() as session:
            await session.execute(delete(Token).where((Token.person_id == person.id) & Token.expires.is_not(None)))
            session.add(Token(hash=_hashed(code), person_id=person.id, expires=at))
        return MoveCode(f"{code[:5]}-{code[5:]}", at)

    async def use(self, code: str) -> str | None:
        """The token of a device that a code lets in, once; None if it is not good (any more)."""
        given = _hashed("".join(sign for sign in code.lower() if sign in LETTERS))
        token = secrets.token_urlsafe(32)
        async with self.store.writing() as session:
            good = (Token.hash == given) & (Token.expires > now())
            person = await session.scalar(delete(Token).where(good).returning(Token.person_id))
            if person is None:
                return None
            session.add(Token(hash=_hashed(token), person_id=person, expires=None))
        return token

    async def forget(self, person: Person) -> None:
        """Take somebody out of everything.

        Games of others stay as they were played, without the name and without what was said. A table of theirs passes
        to somebody else who sits there; one where nobody else does is gone.
        """
        async with self.store.writing() as session:
            sat = list(await session.scalars(select(SeatRow).where(SeatRow.person_id == person.id)))
            for seat in sat:
                said = (EntryRow.table_id == seat.table_id) & (EntryRow.kind == "chat") & (EntryRow.seat == seat.number)
                await session.execute(update(EntryRow).where(said).values(data={"text": ""}))
                seat.person_id, seat.name, seat.luck = None, "", None
            await session.flush()
            for table in await session.scalars(select(TableRow).where(TableRow.owner == person.id)):
                others = (SeatRow.table_id == table.id) & SeatRow.person_id.is_not(None)
                heir = await session.scalar(select(SeatRow.person_id).where(others).order_by(SeatRow.number).limit(1))
                if heir:
                    table.owner = heir
                else:
                    await session.delete(table)
            await session.flush()
            await session.execute(delete(Person).where(Person.id == person.id))


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
