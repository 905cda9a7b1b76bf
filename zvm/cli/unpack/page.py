"""The page of a report: the tree of layers with their texts, I/O, calls. One file, without requests."""
from __future__ import annotations

import json
from contextlib import suppress
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zvm.cli.unpack.host import Findings, Layer

_LONGEST = 400_000  # characters of a layer that are shown
_STYLE = """
:root{color-scheme:light dark;--bg:#fff;--fg:#1b1f24;--dim:#667;--line:#d8dee4;--box:#f6f8fa;--hot:#b42318;
--link:#0b57d0}@media(prefers-color-scheme:dark){:root{--bg:#14171b;--fg:#e6e6e6;--dim:#98a2b3;--line:#30363d;--box:#1c2128;
--hot:#ff8a7a;--link:#7ab7ff}}
*{box-sizing:border-box}body{margin:0;font:14px/1.5 system-ui,sans-serif;background:var(--bg);color:var(--fg)}
main{max-width:1200px;margin:0 auto;padding:16px}h1{font-size:20px;margin:0 0 4px}h2{font-size:16px;margin:28px 0 8px}
.dim{color:var(--dim)}.hot{color:var(--hot)}a{color:var(--link)}
ul.tree{list-style:none;padding-left:18px;border-left:1px solid var(--line);margin:4px 0}ul.tree.top{border:0;padding:0}
pre{background:var(--box);border:1px solid var(--line);border-radius:6px;padding:10px;overflow:auto;max-height:420px;
margin:6px 0;font:12px/1.45 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid var(--line);padding:4px 8px;text-align:left;
vertical-align:top}td{overflow-wrap:anywhere}
code{font:12px ui-monospace,monospace;overflow-wrap:anywhere}.wide{overflow-x:auto}
details>summary{cursor:pointer}section{border-top:1px solid var(--line);padding-top:6px}
"""


def page(findings: Findings) -> str:
    """The page."""
    children: dict[int | None, list[Layer]] = {}
    for layer in findings.layers:
        children.setdefault(layer.parent if layer.number else None, []).append(layer)
    end = findings.reason + (f": {findings.message}" if findings.message else "")
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<title>{_text(findings.path)}</title><style>{_STYLE}</style><main>",
        f"<h1>{_text(findings.path)}</h1><div class=dim>{len(findings.layers)} layers, {len(findings.io)} I/O "
        f"operations, ended by {_text(end)} after {findings.seconds:.2f} s; protected by "
        f"{_text(', '.join(findings.protections))}</div>",
        "<h2>Layers</h2>", _tree(findings, children, None, "tree top", set()),
        _table("I/O that the code asked for (faked)", ("where", "kind", "call", "result"), [
            (_place(each), _text(each["kind"]), _call(each), _text(_json(each.get("result"))))
            for each in findings.io]),
        _table("Calls by computed names", ("where", "call"), [(_place(each), _call(each)) for each in findings.calls]),
        _table("Missing", ("where", "what", "call"), [
            (_place(each), _text(each["kind"]), _call(each)) for each in findings.missing]),
        _table("Files that the code has written", ("path", "bytes"), [
            (_text(path), str(len(data))) for path, data in findings.files.items()]),
        *(_section(findings, layer) for layer in findings.layers)]
    output = "".join(findings.output)
    if output:
        parts.append(f"<h2>Output</h2><pre>{_code(output)}</pre>")
    return "\n".join(parts) + "</main></html>\n"


def _tree(findings: Findings, children: dict[int | None, list[Layer]], parent: int | None, style: str,
          seen: set[int]) -> str:
    items = []
    for layer in children.get(parent, ()):
        if layer.number in seen:
            continue
        seen.add(layer.number)
        made = findings.expression(layer)
        by = f" <span class=dim>line {layer.line}</span>" if layer.line is not None else ""
        by += f" <code>{_text(_cut(made))}</code>" if made else ""
        items.append(f"<li><a href='#layer{layer.number}'>{layer.number} {_text(layer.kind)}</a> "
                     f"<span class=dim>{len(layer.code)} bytes</span>{by}"
                     + (f" <span class=hot>{_text(layer.problem)}</span>" if layer.problem else "")
                     + _tree(findings, children, layer.number, "tree", seen) + "</li>")
    return f"<ul class='{style}'>{''.join(items)}</ul>" if items else ""


def _section(findings: Findings, layer: Layer) -> str:
    chains = "".join(f"<div class=dim>made by {_chain(chain)}</div>" for chain in layer.chains if chain)
    readable = "" if layer.readable is None else \
        f"<details open><summary>readable</summary><pre>{_code(layer.readable)}</pre></details>"
    shown = " open" if layer.readable is None else ""
    return (f"<section id=layer{layer.number}><h2>Layer {layer.number}: {_text(layer.kind)}</h2>"
            f"<div class=dim>{_text(layer.name)} · {len(layer.code)} bytes · sha256 {_text(layer.sha256)}</div>{chains}"
            f"{readable}<details{shown}><summary>as it was compiled</summary><pre>{_code(layer.code)}</pre></details>"
            "</section>")


def _chain(chain: list[dict[str, Any]]) -> str:
    parts = []
    for entry in chain:
        function = entry["function"]
        name = "main" if function is None else f"{function}()"
        if "layer" in entry:
            parts.append(f"<a href='#layer{int(entry['layer'])}'>layer {int(entry['layer'])}</a> line "
                         f"{int(entry['line'])} ({_text(name)})")
        else:
            parts.append(_text(name))
    return " ← ".join(parts)


def _table(title: str, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    if not rows:
        return ""
    head = "".join(f"<th>{each}" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}" for cell in row) for row in rows)
    return f"<h2>{title}</h2><div class=wide><table><tr>{head}{body}</table></div>"


def _place(message: dict[str, Any]) -> str:
    return f"<a href='#layer{message['layer']}'>{message['layer']}</a>:{message['line']}"


def _call(message: dict[str, Any]) -> str:
    name = message.get("function") or message.get("name")
    if message.get("kind") == "constant":
        return f"<code>{_text(name)}</code>"
    given = list(message["arguments"])
    while given and given[-1] is None:
        del given[-1]
    arguments = ", ".join(_cut(json.dumps(argument, ensure_ascii=False), 600) for argument in given)
    return f"<code>{_text(name)}({_text(arguments)})</code>"


def _json(value: Any) -> str:
    return "" if value is None else json.dumps(value, ensure_ascii=False)


def _cut(text: str, most: int = 160) -> str:
    return text if len(text) <= most else text[:most] + "…"


def _code(text: str) -> str:
    if len(text) > _LONGEST:
        return _text(text[:_LONGEST]) + f"<span class=hot> … {len(text) - _LONGEST} bytes more, see the file</span>"
    return _text(text)


def _text(value: Any) -> str:
    """Text for a page: UTF-8 where the bytes are that, control characters as symbols."""
    text = str(value)
    with suppress(UnicodeError):
        text = text.encode("latin-1").decode()
    return escape("".join(char if char in "\n\t" or char >= " " and char != "\x7f" else chr(0x2400 + ord(char) % 0x21)
                          for char in text))
