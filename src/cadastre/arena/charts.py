"""Charts as SVG to stand inside a page: no scripts, no files, colours from the page's own style."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LINE = 34
"""The height of a line with a label."""
LABELS, MARGIN = 150, 96
"""Room on the left for labels, on the right for figures."""
FOOT = 34
HIGH = 220
"""The height of a histogram."""


@dataclass(frozen=True)
class Span:
    """A line of a chart: a value, the ends around it, perhaps a box inside them, and how it is written."""

    label: str
    value: float
    low: float
    high: float
    said: str
    box: tuple[float, float] | None = None


@dataclass(frozen=True)
class Axis:
    """A scale from left to right."""

    low: float
    high: float
    say: Callable[[float], str]

    def x(self, value: float) -> float:
        """Where a value stands."""
        whole = (self.high - self.low) or 1.0
        return round(LABELS + (value - self.low) / whole * (WIDTH - LABELS - MARGIN), 2)

    def ticks(self) -> list[float]:
        """About five round values."""
        raw = ((self.high - self.low) or 1.0) / 5
        power = 10.0 ** math.floor(math.log10(raw))
        step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= raw * 0.999)
        first = math.ceil(self.low / step - 1e-9)
        return [number * step for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


def number(value: float) -> str:
    """A figure with as many places as it needs."""
    return f"{value:,.0f}" if abs(value) >= 10 or value == int(value) else f"{value:.1f}"


def percent(value: float) -> str:
    """A share."""
    return f"{100 * value:.0f} %"


def spans(title: str, lines: Sequence[Span], say: Callable[[float], str], mark: tuple[float, str] | None = None) -> str:
    """A dot for each value with its ends, one line below the other; ``mark`` is a value to compare with."""
    ends = [end for line in lines for end in (line.low, line.high)] + ([mark[0]] if mark else [])
    axis = _around(min(ends), max(ends), say)
    bottom = LINE * len(lines) + 14
    parts = _grid(axis, bottom)
    if mark:
        at = axis.x(mark[0])
        parts.append(f'<line class="mark" x1="{at}" x2="{at}" y1="4" y2="{bottom}"/>')
        parts.append(f'<text class="mark" x="{at + 4}" y="12">{escape(mark[1])}</text>')
    for place, line in enumerate(lines):
        y = 10 + LINE * place + LINE / 2
        x, low, high = axis.x(line.value), axis.x(line.low), axis.x(line.high)
        parts.append(f"<g><title>{escape(f'{line.label}: {line.said}')}</title>")
        parts.append(f'<text class="name" x="{LABELS - 12}" y="{y + 4}">{escape(line.label)}</text>')
        parts.append(f'<line class="whisker" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        if line.box:
            left, right = (axis.x(end) for end in line.box)
            parts.append(f'<rect class="box" x="{left}" y="{y - 7}" width="{max(right - left, 1):.2f}" height="14"/>')
        parts.append(f'<circle class="dot" cx="{x}" cy="{y}" r="5"/>')
        parts.append(f'<text class="said" x="{WIDTH - MARGIN + 12}" y="{y + 4}">{escape(line.said)}</text></g>')
    return _picture(title, bottom + FOOT, parts)


def bars(title: str, lines: Sequence[tuple[str, float, str]]) -> str:
    """A bar for each label, from nothing."""
    axis = Axis(0.0, max([value for _, value, _ in lines] + [1e-9]), number)
    bottom = LINE * len(lines) + 8
    parts = []
    for place, (label, value, said) in enumerate(lines):
        y = 4 + LINE * place + LINE / 2
        wide = max(axis.x(value) - LABELS, 1)
        parts.append(f'<text class="name" x="{LABELS - 12}" y="{y + 4}">{escape(label)}</text>')
        parts.append(f'<rect class="bar" x="{LABELS}" y="{y - 9}" width="{wide:.2f}" height="18" rx="3"/>')
        parts.append(f'<text class="said" x="{LABELS + wide + 8:.2f}" y="{y + 4}">{escape(said)}</text>')
    return _picture(title, bottom, parts)


def histogram(title: str, values: Sequence[float], most: int = 24) -> str:
    """How values are spread, in bins of one width."""
    low, high = min(values), max(values)
    width = max(math.ceil((high - low + 1) / most), 1)
    bins = [0] * (int((high - low) // width) + 1)
    for value in values:
        bins[int((value - low) // width)] += 1
    axis, top = Axis(low, low + width * len(bins), number), max(bins)
    parts = _grid(axis, HIGH)
    for place, count in enumerate(bins):
        left, right = axis.x(low + place * width), axis.x(low + (place + 1) * width)
        tall = count / top * (HIGH - 24)
        label = f"{number(low + place * width)} to {number(low + (place + 1) * width - 1)}: {count:,}"
        parts.append(
            f'<rect class="bar" x="{left + 0.5}" y="{HIGH - tall:.2f}" width="{max(right - left - 1, 0.5):.2f}" '
            f'height="{tall:.2f}"><title>{label}</title></rect>'
        )
    parts.append(f'<text class="name" x="{LABELS - 12}" y="28">{top:,}</text>')
    parts.append(f'<text class="name" x="{LABELS - 12}" y="{HIGH}">0</text>')
    return _picture(title, HIGH + FOOT, parts)


def _around(low: float, high: float, say: Callable[[float], str]) -> Axis:
    """A scale with some air on both sides; one of shares stays between nothing and all."""
    air = ((high - low) or 1.0) * 0.06
    axis = Axis(low - air, high + air, say)
    return Axis(max(axis.low, 0.0), min(axis.high, 1.0), say) if say is percent else axis


def _grid(axis: Axis, bottom: float) -> list[str]:
    parts = []
    for tick in axis.ticks():
        x = axis.x(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{bottom + 18}">{axis.say(tick)}</text>')
    return parts


def _picture(title: str, high: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {high:g}" role="img" aria-label="{escape(title)}"'
    return f"<svg {box}>\n" + "\n".join(parts) + "\n</svg>"
