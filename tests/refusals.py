"""What tests of refusals share: positions put up field by field, the table of reasons, and their sentences."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from fluent.runtime import FluentBundle, FluentResource

from cadastre.core.layout import Record, blank
from cadastre.core.refusals import Refusal
from cadastre.core.texts import catalogues

Reasons = Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""Codes with the rules that they may name and the names of their parameters."""


def put_up(record: type[Record], *layers: Mapping[str, Any]) -> Any:
    """A record with these fields, later layers over earlier ones; a dict as a value is one of places in the field."""
    s = blank(record).view(np.recarray)[0]
    for layer in layers:
        for name, change in layer.items():
            if isinstance(change, dict):
                for index, value in change.items():
                    getattr(s, name)[index] = value
            elif getattr(s, name).shape:
                getattr(s, name)[:] = change
            else:
                setattr(s, name, change)
    return s


def assert_refused(refusal: Refusal | None, code: str, rule: str, params: Mapping[str, int]) -> None:
    """It is this refusal, with plain integers."""
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.params) == (code, rule, params)
    assert all(type(value) is int for value in refusal.params.values())


def assert_all_said(cases: Iterable[tuple[str, str, Mapping[str, int]]], reasons: Reasons) -> None:
    """These codes, rules and parameters are exactly those of the table."""
    said: dict[str, tuple[set[str], set[tuple[str, ...]]]] = {}
    for code, rule, params in cases:
        rules, names = said.setdefault(code, (set(), set()))
        rules.add(rule)
        names.add(tuple(params))
    assert said == {code: (set(rules), {params}) for code, (rules, params) in reasons.items()}


def assert_sentences(language: str, room: str, reasons: Reasons) -> None:
    """The file of refusals has a sentence for every reason and for nothing else, with all of its parameters."""
    text = catalogues(language)[f"{room}/refusals.ftl"].read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    ids = re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)
    assert sorted(ids) == sorted(f"{room}-refusal-" + code.replace("_", "-") for code in reasons)
    for code, (_, params) in reasons.items():
        pattern = bundle.get_message(f"{room}-refusal-" + code.replace("_", "-")).value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, {name: f"<{name}>" for name in params})
        assert not errors
        assert set(re.findall(r"<(\w+)>", str(sentence))) == set(params), (code, sentence)
