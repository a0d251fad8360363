"""The rules of docs/rules: a rule is a list item that begins with its id in bold."""

import re
from collections.abc import Iterator
from pathlib import Path

RULE = re.compile(r"- \*\*([A-Z]\d+\.\d+)\b[^*]*\*\*")


def spec_rules(file: Path) -> Iterator[tuple[str, int]]:
    """The ids of a specification with their lines."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if match := RULE.match(line):
            yield match[1], number
