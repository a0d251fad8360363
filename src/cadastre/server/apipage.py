"""The page that describes the API: plain HTML from the schema, without scripts or anything from elsewhere."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

Plain = dict[str, Any]

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
section { margin: 1rem 0; padding: .6rem 1rem; border: 1px solid #8886; border-radius: .6rem; }
section h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
section p { margin: .3rem 0; }
b.method { display: inline-block; min-width: 4.5rem; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; overflow-wrap: anywhere; }
td { padding: .2rem .6rem .2rem 0; border-top: 1px solid #8883; vertical-align: top; }
td:first-child { width: 16%; }
td:nth-child(2) { width: 34%; }
td:first-child, td:nth-child(2) { font-family: ui-monospace, monospace; font-size: .9rem; }
"""


class ApiPage(OpenAPIRenderPlugin):
    """Everything that can be asked, and all types."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Plain) -> bytes:
        """The whole page."""
        title, types = openapi_schema["info"]["title"], openapi_schema.get("components", {}).get("schemas", {})
        asked = "".join(_operation(*found) for found in _operations(openapi_schema["paths"]))
        described = "".join(_type(name, shape) for name, shape in sorted(types.items()))
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}: the API</title>'
            '<meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg">'
            '<link rel="stylesheet" href="/api/style.css"></head><body>'
            f"<h1>{escape(title)}: the API</h1>"
            f'<p>The same for programs: <a href="{self.get_openapi_json_route(request)}">OpenAPI as JSON</a>.</p>'
            f"<h2>Requests</h2>{asked}<h2>Types</h2>{described}</body></html>"
        ).encode()


@get("/api/style.css", include_in_schema=False, cache=3600)
async def style() -> Response[str]:
    """How the page looks."""
    return Response(STYLE, media_type="text/css")


def _operations(paths: Mapping[str, Plain]) -> Iterator[tuple[str, str, Plain]]:
    for path, item in sorted(paths.items()):
        for method in ("get", "post", "put", "delete"):
            if item.get(method):
                yield method, path, item[method]


def _operation(method: str, path: str, found: Plain) -> str:
    rows = [(one["name"], _shape(one.get("schema") or {}), one["in"]) for one in found.get("parameters") or ()]
    rows += [("body", shape, "") for shape in _contents(found.get("requestBody") or {})]
    for status, answer in (found.get("responses") or {}).items():
        rows += [(str(status), shape, answer.get("description") or "") for shape in _contents(answer)]
    head = f'<h3><b class="method">{method.upper()}</b>{escape(path)}</h3>'
    return f"<section>{head}<p>{escape(found.get('description') or '')}</p>{_table(rows)}</section>"


def _contents(message: Plain) -> list[str]:
    return [_shape(content.get("schema") or {}) for content in (message.get("content") or {}).values()]


def _type(name: str, shape: Plain) -> str:
    rows = [(field, _shape(part), part.get("description") or "") for field, part in shape.get("properties", {}).items()]
    head = f'<h3 id="{escape(name)}">{escape(name)}</h3>'
    return f"<section>{head}<p>{escape(shape.get('description') or '')}</p>{_table(rows)}</section>"


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = "".join(f"<tr><td>{escape(a)}</td><td>{b}</td><td>{escape(c)}</td></tr>" for a, b, c in rows)
    return f"<table>{cells}</table>" if rows else ""


def _shape(part: Plain) -> str:
    """A type in a few words, with a link where it has a name."""
    if "$ref" in part:
        name = escape(part["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for word in ("oneOf", "anyOf"):
        if part.get(word):
            return " | ".join(dict.fromkeys(_shape(one) for one in part[word]))
    if part.get("enum"):
        return escape(" | ".join(f'"{value}"' for value in part["enum"]))
    if part.get("type") == "array":
        return f"list of {_shape(part.get('items') or {})}"
    kind = part.get("type") or "anything"
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))
