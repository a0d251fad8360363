"""What is said of every proof on its page: the figures of its JSON in words."""

from typing import Any

Plain = dict[str, Any]


def line(found: Plain) -> str:
    """What speaks for itself."""
    return str(found["line"])


def fuzz(found: Plain) -> str:
    """Random games."""
    return (
        f"{found['games']:,} games, {found['decisions']:,} decisions, longest game {found['longest']:,} decisions; "
        f"failures: {found['failures']}"
    )


def agreement(found: Plain) -> str:
    """What is legal, and what is said to be."""
    return f"{found['positions']:,} positions, {found['actions']:,} actions; disagreements: {len(found['problems'])}"


def replays(found: Plain) -> str:
    """Records, honest and forged."""
    return (
        f"{found['games']:,} games with {found['moves']:,} moves replayed to the same hashes; {found['changed']:,} "
        f"records with a changed byte and {found['forged']:,} with forged luck or results refused at their line; "
        f"problems: {len(found['problems'])}"
    )


def hidden(found: Plain) -> str:
    """What no seat may know."""
    return f"{found['positions']:,} positions, each for every seat and a spectator; problems: {len(found['problems'])}"


def problems(found: Plain) -> list[str]:
    """Their number, and each."""
    return [f"- problems: {len(found['problems'])}", *(f"  - `{one}`" for one in found["problems"])]


def doors(found: Plain) -> str:
    """Environments."""
    told = (f"{found[door]['games']:,} games, {found[door]['decisions']:,} decisions" for door in ("vector", "agents"))
    lines = [f"- {what}: {figures}" for what, figures in zip(("in batches", "among agents"), told, strict=True)]
    return "\n".join([*lines, *problems(found)])


def bots(found: Plain) -> str:
    """Bots, of all kinds."""
    lines = []
    for sort, code in (("greedy", "greedy"), ("search", "search:16")):
        for name, played in found[sort].items():
            lines.append(f"- `{code}`, {name.title()}: {played['games']:,} games, {played['decisions']:,} decisions")
    for name, seen in found["fair"].items():
        lines.append(
            f"- {name.title()}: {seen['positions']:,} positions, {seen['choices']:,} choices made twice, in worlds "
            f"that look the same; in {seen['hidden']:,} of them more was hidden than the luck to come"
        )
    return "\n".join([*lines, *problems(found)])


def crashes(found: Plain) -> str:
    """A server that is killed."""
    return (
        f"{found['games']:,} games at a server that was killed {found['kills']} times, {found['moves']:,} moves; after "
        f"each kill everything that anybody was told was in the log, once, and the log played to where it said; "
        f"{found['shown']} positions shown after a restart were those of the log; the write-ahead log was cut at "
        f"{found['cuts']} random places, and {found['shortened']} logs were then shorter and none was broken; "
        f"problems: {len(found['problems'])}"
    )


PLACES = {
    "sqlite": "SQLite",
    "postgres": "PostgreSQL, one server",
    "split": "PostgreSQL, two servers, each table at one of them",
    "mixed": "PostgreSQL, two servers, the two people of each table at different ones",
}


def load(found: Plain) -> str:
    """How much a server bears, by where its tables are."""
    rows = [
        "| where | actions/s | median | 99 % | 99 % in each round | KiB a table | servers | database |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, load in found["load"].items():
        rounds = ", ".join(f"{figure:.0f}" for figure in load["p99_ms_of_each"])
        rows.append(
            f"| {PLACES[name]} | {load['actions_per_second']:.0f} | {load['p50_ms']} ms | {load['p99_ms']} ms "
            f"| {rounds} ms | {load['kib_per_table']:.0f} | {load['server_cpu']} | {load['database_cpu']} |"
        )
    first, idle = next(iter(found["load"].values())), found["idle"]
    told = (
        f"{first['tables']:.0f} tables with two people each, {first['asked_per_second']:.0f} actions/s asked for; "
        f"times are from an action to the other person's screen, the median of {first['rounds']} rounds in turn; the "
        "last columns are processors, of which the clients use about as many as a server."
    )
    rest = f"{idle['tables']} idle tables: {idle['kib_per_table']} KiB each, {idle['server_cpu']} processors."
    return "\n".join([told, "", *rows, "", rest])


def attacks(found: Plain) -> str:
    """What others notice of attacks."""
    from tools.attacks import table

    told = (
        "Uninvolved tables at rest and under attack, medians of {} pairs; memory as a multiple of what it was before."
    )
    return "\n\n".join([told.format(len(found["attacks"][0]["pairs"])), table(found["attacks"])])


def input_fuzz(found: Plain) -> str:
    """What strangers send."""
    runs = ", ".join(f"{one['target']} {one['runs']:,}" for one in found["targets"])
    faults = [finding for one in found["targets"] for finding in one["findings"]]
    told = f"inputs tried: {runs}; findings: {len(faults)}"
    return "\n".join([told, *(f"- {one['fault']}: `{one.get('input', '')[:200]}`" for one in faults)])


def leaks(found: Plain) -> str:
    """What comes over sockets."""
    told = (
        f"{found['games']:,} games, each played at two tables that differ in what a reader does not know: "
        f"{found['frames']:,} frames and answers ({found['size']:,} bytes) the same but for ids and times after "
        f"{found['steps']:,} moves, refusals, questions, undos, lost lines and requests, in {found['hidden']:,} of "
        f"which more was hidden than the luck to come; leaks: {len(found['problems'])}"
    )
    return "\n".join([told, *(f"- `{problem}`" for problem in found["problems"])])


def sittings(found: Plain) -> str:
    """Games in a browser."""
    told = (
        f"{found['games']:,} games played to their end by {found['clicks']:,} clicks in Chromium, with "
        f"{found['reloads']:,} reloads and {found['kills']:,} kills of the server; problems: {len(found['problems'])}"
    )
    return "\n".join([told, *(f"- `{problem}`" for problem in found["problems"])])


def mutants(found: Plain) -> str:
    """What the tests notice."""
    killed = f"{found['killed']} of {found['mutants']} mutants killed ({100 * found['share']:.1f} %)"
    from tools.mutants import remark

    survivors = [f"- `{one}`" + (f" ({remark(one)})" if remark(one) else "") for one in found["survivors"]]
    return "\n".join([f"{killed}, chosen among {found['possible']:,}; survivors:", "", *survivors])


def rehearsal(found: Plain) -> str:
    """Bare machines."""
    from tools.rehearse_report import report

    return report(found)


def bench(found: Plain) -> str:
    """Speed."""
    from cadastre.arena.bench import table

    return "\n\n" + "\n".join("    " + line for line in table(found).splitlines())
