"""What is asked of the server without a line to a table."""

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from cadastre.bots.codes import LEVELS, USUAL
from cadastre.core.options import Entry, Option
from cadastre.server.access import (
    COOKIE,
    Asking,
    House,
    address_of,
    cookie,
    origin_of,
    person_of,
    reader_of,
    same_origin,
    table_row,
)
from cadastre.server.books import rulebook
from cadastre.server.invitations import invite
from cadastre.server.lanes import LIBRARY, Asker
from cadastre.server.limits import Kind
from cadastre.server.lobby import delete_table as erase
from cadastre.server.records import LARGEST, seen, take_in, verified
from cadastre.server.refusals import No
from cadastre.server.replay import course_of_scores, replayed
from cadastre.server.rows import OVER, Person
from cadastre.server.table import Table
from cadastre.server.wire import (
    GameInfo,
    Invitation,
    Kernels,
    Me,
    MoveCode,
    NewMe,
    NewSeat,
    NewTable,
    OptionInfo,
    Page,
    Replay,
    Scores,
    Share,
    TableInfo,
    UseCode,
)


async def welcomed(request: Asking) -> tuple[Person, list[Cookie]]:
    """Who is asking; somebody new is given a cookie."""
    reader = await reader_of(request)
    if reader is not None:
        return reader, []
    House(request).limits.check("person", None, address_of(request))
    person, token = await House(request).people.welcome()
    return person, [cookie(request, token)]


async def _check(request: Asking, kind: Kind, reader: Person | None = None) -> Person | None:
    """Who is asking, if they don't ask too often."""
    reader = reader or await reader_of(request)
    House(request).limits.check(kind, reader.id if reader else None, address_of(request))
    return reader


def _who(request: Asking, reader: Person | None) -> str:
    """On whose account work goes: a person's, or of strangers an address's."""
    return reader.id if reader else address_of(request)


# games and people


@get("/games")
async def games(request: Asking) -> list[GameInfo]:
    """The games that a browser can show, and how far their rules are compiled."""
    lobby = House(request).lobby
    shown = [one for one in lobby.games if "browser" in one.screens]
    return [info_of(one, lobby.editions_of(one.name), lobby.kernels.progress[one.name]) for one in shown]


def info_of(one: Entry, editions: list[str], kernels: Kernels) -> GameInfo:
    """A game for the home page."""
    options = [_option(option) for option in one.options]
    return GameInfo(one.name, one.least_players, one.most_players, options, editions, list(LEVELS), USUAL, kernels)


def _option(option: Option) -> OptionInfo:
    return OptionInfo(option.name, option.default, list(option.choices), option.most, list(option.words))


@get("/me")
async def me(request: Asking) -> Me:
    """Who is asking, and their games."""
    reader = await reader_of(request)
    if reader is None:
        return Me("", "", [])
    mine = await House(request).archive.mine(reader.id)
    return Me(reader.name, reader.language, mine.tables)


@get("/me/tables")
async def my_tables(request: Asking, after: FromQuery[int] = 0) -> Page:
    """More of their games."""
    reader = await person_of(request)
    return await House(request).archive.mine(reader.id, after)


@put("/me", guards=[same_origin])
async def change_me(request: Asking, data: JSONBody[NewMe]) -> Response[Me]:
    """A name and a language."""
    reader, cookies = await welcomed(request)
    await House(request).people.change(reader, data)
    mine = await House(request).archive.mine(reader.id)
    return Response(Me(reader.name, reader.language, mine.tables), cookies=cookies)


@delete("/me", guards=[same_origin], status_code=200)
async def forget_me(request: Asking) -> Response[Me]:
    """Take the reader out of everything."""
    house, reader = House(request), await person_of(request)
    await house.hall.forget(house.people, reader, await house.archive.rows_of(reader.id))
    return Response(Me("", "", []), cookies=[Cookie(COOKIE, value="", max_age=0)])


@post("/me/code", guards=[same_origin])
async def move_code(request: Asking) -> MoveCode:
    """A code that lets another device in, once."""
    return await House(request).people.code(await person_of(request))


@post("/me/move", guards=[same_origin], status_code=200)
async def move_here(request: Asking, data: JSONBody[UseCode]) -> Response[Me]:
    """This device is the reader's as well."""
    await _check(request, "code")
    token = await House(request).people.use(data.code)
    if token is None:
        raise No("web-code-bad", 404)
    reader = await House(request).people.known(token)
    assert reader is not None
    mine = await House(request).archive.mine(reader.id)
    return Response(Me(reader.name, reader.language, mine.tables), cookies=[cookie(request, token)])


# tables


@post("/tables", guards=[same_origin])
async def make_table(request: Asking, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """A new table: the server commits itself to a seed; the game begins with the people's shares of the luck."""
    house = House(request)
    await house.lobby.plan(data)  # nobody becomes a person by being refused
    reader, cookies = await welcomed(request)
    await _check(request, "table", reader)
    row = await house.lobby.make(data, reader)
    return Response(await house.archive.info(row, reader.id), cookies=cookies)


@get("/tables")
async def open_tables(request: Asking, after: FromQuery[int] = 0) -> Page:
    """Tables where anybody may sit down."""
    reader = await _check(request, "look")
    return await House(request).archive.waiting(reader.id if reader else None, after)


@get("/live")
async def live(request: Asking, after: FromQuery[int] = 0) -> Page:
    """Games under way that anybody may watch."""
    reader = await _check(request, "look")
    return await House(request).archive.live(reader.id if reader else None, after)


@get("/archive")
async def archive(
    request: Asking,
    game: FromQuery[str] = "",
    name: FromQuery[str] = "",
    day: FromQuery[str] = "",
    after: FromQuery[int] = 0,
) -> Page:
    """Games that are over, by game, by a part of somebody's name, by day (or month, or year)."""
    reader = await _check(request, "look")
    found = House(request).archive
    return await found.search(reader.id if reader else None, game, name, day, after)


@get("/tables/{table_id:str}")
async def table_info(request: Asking, table_id: FromPath[str]) -> TableInfo:
    """A table from outside."""
    reader = await reader_of(request)
    return await House(request).archive.info(await table_row(request, table_id), reader.id if reader else None)


@get("/tables/{table_id:str}/invitation")
async def invitation(request: Asking, table_id: FromPath[str]) -> Invitation:
    """The way to a table, to be copied, or read by a camera."""
    state, asked_at = request.app.state, origin_of(request)
    if not (state.public_address or asked_at):
        raise No("web-bad-request", 400, problem="Host")
    row = await table_row(request, table_id)
    return invite(row, state.public_address or asked_at, state.address)


@get("/codes/{code:str}")
async def by_code(request: Asking, code: FromPath[str]) -> TableInfo:
    """The table that waits under a code."""
    archive, reader = House(request).archive, await _check(request, "code")
    row = await archive.by_code(code)
    if row is None:
        raise No("web-code-bad", 404)
    return await archive.info(row, reader.id if reader else None)


@post("/tables/{table_id:str}/seats/{number:int}", guards=[same_origin], status_code=200)
async def sit(
    request: Asking, table_id: FromPath[str], number: FromPath[int], data: JSONBody[Share]
) -> Response[TableInfo]:
    """Take a seat; -1 is any that is free."""
    house, row = House(request), await table_row(request, table_id)
    if await reader_of(request) is None:
        await house.lobby.check_room(row, number)
    reader, cookies = await welcomed(request)
    await house.lobby.sit(row, number, reader, data)
    return Response(await house.archive.info(row, reader.id), cookies=cookies)


@put("/tables/{table_id:str}/seats/{number:int}", guards=[same_origin])
async def change_seat(
    request: Asking, table_id: FromPath[str], number: FromPath[int], data: JSONBody[NewSeat]
) -> TableInfo:
    """The host gives a seat to a bot, or to whoever comes."""
    house, row, reader = House(request), await table_row(request, table_id), await person_of(request)
    await house.lobby.change(row, number, data, reader)
    return await house.archive.info(row, reader.id)


@delete("/tables/{table_id:str}/seats/{number:int}", guards=[same_origin], status_code=200)
async def stand_up(request: Asking, table_id: FromPath[str], number: FromPath[int]) -> TableInfo:
    """Leave a seat; the host may ask others to."""
    house, row, reader = House(request), await table_row(request, table_id), await person_of(request)
    await house.lobby.leave(row, number, reader)
    return await house.archive.info(row, reader.id)


@post("/tables/{table_id:str}/start", guards=[same_origin], status_code=200)
async def start_table(request: Asking, table_id: FromPath[str], data: JSONBody[Share]) -> TableInfo:
    """Lay the board."""
    house, row, reader = House(request), await table_row(request, table_id), await person_of(request)
    await house.lobby.start(row, reader, data.luck)
    return await house.archive.info(await table_row(request, table_id), reader.id)


@post("/tables/{table_id:str}/rematch", guards=[same_origin])
async def rematch(request: Asking, table_id: FromPath[str]) -> TableInfo:
    """Play again; everybody finds the new table in the log of the old one."""
    house, row, reader = House(request), await table_row(request, table_id), await person_of(request)
    table = await house.hall.open(table_id)
    if table is None or not table.course.is_over:
        raise No("web-table-not-over")
    if not table.seats_of(reader.id):
        raise No("web-not-seated", 403)
    await _check(request, "table", reader)
    async with table.lock:
        again = None if table.course.rematch else await house.lobby.rematch(row, reader)
        while again and not table.course.rematch:
            await table.write("rematch", table.seats_of(reader.id)[0], table=again.id)
        if again and again.id != table.course.rematch:  # somebody else was quicker, at another server
            await erase(house.hall.store, again)
    return await house.archive.info(await table_row(request, table.course.rematch), reader.id)


@get("/tables/{table_id:str}/record")
async def record(request: Asking, table_id: FromPath[str], seat: FromQuery[int] = -1) -> Response[str]:
    """The record of a game that is over; of one under way, what the reader's seat has seen."""
    house, row, reader = House(request), await table_row(request, table_id), await _check(request, "look")
    names = [one.name for one in (await house.archive.info(row, None)).seats]
    if row.status in OVER:
        text = await house.hall.finished.record(row, names, _who(request, reader))
    else:
        table = await _opened(request, table_id, reader)
        mine = table.seat_of(reader.id if reader else None, seat)
        text = await LIBRARY.run(Asker(_who(request, reader)), seen, table, mine, names)
    named = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=named)


@get("/tables/{table_id:str}/replay")
async def replay(
    request: Asking, table_id: FromPath[str], seat: FromQuery[int] = -1, first: FromQuery[int] = 0
) -> Replay:
    """A stretch of a game: of one that is over through anybody's eyes, of one under way through the reader's own."""
    row, reader = await table_row(request, table_id), await _check(request, "look")
    if row.status in OVER:
        kept = await House(request).hall.finished.replay(row, seat, first, _who(request, reader))
        if kept:
            return kept
    table = await _opened(request, table_id, reader)
    if table.course.is_over:
        seat = seat if 0 <= seat < table.game.players else -1
    else:
        seat = table.seat_of(reader.id if reader else None, seat)
    return await replayed(table, seat, first, _who(request, reader))


@get("/tables/{table_id:str}/scores")
async def scores(request: Asking, table_id: FromPath[str]) -> Scores:
    """How the points of a game went."""
    row, reader = await table_row(request, table_id), await _check(request, "look")
    if row.status in OVER:
        return await House(request).hall.finished.scores(row, _who(request, reader))
    return await course_of_scores(await _opened(request, table_id, reader), _who(request, reader))


async def _opened(request: Asking, table_id: str, reader: Person | None) -> Table:
    """A table that has started."""
    await table_row(request, table_id)
    table = await House(request).hall.open(table_id, _who(request, reader))
    if table is None:
        raise No("web-record-early")
    return table


@post("/records", guards=[same_origin], request_max_body_size=LARGEST)
async def show_record(request: Asking) -> Response[TableInfo]:
    """A table to look at a record that somebody has; it is verified first."""
    house, who = House(request), _who(request, await _check(request, "record"))
    with house.limits.upload(who):  # before a byte of it is read
        body = await request.body()
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError as error:
            raise No("web-record-bad", 400, problem=str(error)) from None
        await house.lobby.kernels.all_ready()
        told = await verified(text, who)
        await house.lobby.kernels.ready(told[0].header.game)
        reader, cookies = await welcomed(request)
        row = await take_in(house.hall.store, told, reader)
        await house.hall.finished.of(row, who)
        house.hall.keep(row)
        return Response(await house.archive.info(row, reader.id), cookies=cookies)


@delete("/tables/{table_id:str}", guards=[same_origin], status_code=204)
async def delete_table(request: Asking, table_id: FromPath[str]) -> None:
    """The host takes a table away, with its log."""
    house, row, reader = House(request), await table_row(request, table_id), await person_of(request)
    if row.owner != reader.id:
        raise No("web-not-host", 403)
    await erase(house.hall.store, row)
    await house.hall.deleted(table_id)


API = Router(
    "/api",
    route_handlers=[
        games,
        rulebook,
        me,
        my_tables,
        change_me,
        forget_me,
        move_code,
        move_here,
        make_table,
        open_tables,
        live,
        archive,
        table_info,
        invitation,
        by_code,
        sit,
        change_seat,
        stand_up,
        start_table,
        rematch,
        record,
        replay,
        scores,
        show_record,
        delete_table,
    ],
)
