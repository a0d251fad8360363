"""What axe-core finds wrong with a page for those who cannot see it, or not well."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


AT_REST = """
() => {
  const passes = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity;
  return Promise.allSettled(document.getAnimations().filter(passes).map((one) => one.finished)).then(() => null);
}
"""
"""What is caught halfway through fading in has other colours."""


def serious_problems(page: Page) -> list[str]:
    """Everything serious, with the place."""
    page.evaluate(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]
