"""What was found, as JSON, as text and as a folder of files."""
from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from zvm.cli.unpack.page import page

if TYPE_CHECKING:
    from zvm.cli.unpack.host import Findings, Layer

_LONGEST = 100  # characters of an argument in a line of text


def as_record(findings: Findings) -> dict[str, Any]:
    """The report, but for the texts of layers and files. Strings are latin-1: a character is a byte."""
    return {"file": findings.path, "ended": {"reason": findings.reason, "message": findings.message,
                                             "seconds": findings.seconds},
            "protections": findings.protections,
            "layers": [_layer(findings, layer) for layer in findings.layers],
            "io": list(map(_without_type, findings.io)), "calls": list(map(_without_type, findings.calls)),
            "missing": list(map(_without_type, findings.missing)),
            "written": {path: len(data) for path, data in findings.files.items()},
            "output": "".join(findings.output)}


def _layer(findings: Findings, layer: Layer) -> dict[str, Any]:
    return {"number": layer.number, "kind": layer.kind, "name": layer.name, "bytes": len(layer.code),
            "sha256": layer.sha256, "file": f"layers/{file_name(layer)}", "made_by": findings.expression(layer),
            "layer": layer.parent, "line": layer.line, "chains": layer.chains, "problem": layer.problem}


def _without_type(message: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if name != "type"}


def file_name(layer: Layer) -> str:
    """The name of the file with a layer's text."""
    return f"{layer.number:03d}.php"


def as_json(findings: Findings) -> str:
    """The report as JSON."""
    return json.dumps(as_record(findings), indent=1) + "\n"


def as_text(findings: Findings, brief: bool = False) -> str:
    """The report for a terminal; `brief`: one line."""
    end = findings.reason + (f" ({findings.message})" if findings.message else "")
    first = f"{len(findings.layers)} layers, {len(findings.io)} I/O operations, {len(findings.missing)} missing; " \
            f"ended by {end} after {findings.seconds:.2f} s\n"
    if brief:
        return _clean(first)
    lines = [first]
    for layer in findings.layers:
        if layer.parent is not None:
            made = findings.expression(layer)
            lines.append(f"  {layer.number:3} {layer.kind}, {len(layer.code)} bytes, by layer {layer.parent} line "
                         f"{layer.line}{': ' + _cut(made) if made else ''}\n")
        else:
            lines.append(f"  {layer.number:3} {layer.kind}, {len(layer.code)} bytes\n")
        if layer.problem is not None:
            lines.append(f"      cannot be compiled: {layer.problem}\n")
    for title, messages in (("I/O", findings.io), ("calls by computed names", findings.calls),
                            ("missing", findings.missing)):
        lines += [f"{title}:\n"] if messages else []
        lines += [f"  {each['layer']:3}:{each['line']} {each.get('function') or each.get('name')}"
                  f"({', '.join(_cut(json.dumps(argument)) for argument in each['arguments'])})\n"
                  for each in messages]
    return _clean("".join(lines))


def _cut(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _clean(text: str) -> str:
    """The text without what a terminal would take as commands."""
    return "".join(char if char == "\n" or char.isprintable() else f"\\x{ord(char):02x}" for char in text)


def write_folder(findings: Findings, folder: str) -> None:
    """Write the report, the page, the layers and the files that the code has written."""
    layers, files = os.path.join(folder, "layers"), os.path.join(folder, "files")
    os.makedirs(layers, exist_ok=True)
    for layer in findings.layers:
        _write(os.path.join(layers, file_name(layer)), layer.code)
        if layer.readable is not None:
            _write(os.path.join(layers, f"{layer.number:03d}.readable.php"), layer.readable)
    if findings.files:
        os.makedirs(files, exist_ok=True)
    for number, (path, data) in enumerate(findings.files.items()):
        name = "".join(char if char.isascii() and (char.isalnum() or char in "-_") else "_"
                       for char in os.path.basename(path))[:80]
        _write(os.path.join(files, f"{number:03d}-{name}"), data)
    _write(os.path.join(folder, "output.txt"), "".join(findings.output))
    for name, text in (("report.json", as_json(findings)), ("index.html", page(findings))):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as handle:
            handle.write(text)


def _write(path: str, text: str) -> None:
    with open(path, "wb") as handle:
        handle.write(text.encode("latin-1", "replace"))
