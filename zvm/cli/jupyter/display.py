"""What a notebook shows of a PHP value: var_dump()'s text, and beside it a table, a picture, or what the object says.

Rows, which are arrays or objects in an array, are a table, and so is an array whose keys are names; a GdImage is a
picture. An object may have the methods that IPython asks of Python's objects: `_repr_html_()` and so on.
"""
from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any

from zvm.opcodes.flags import ACC_PUBLIC
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from zvm.engine import Engine as World

_METHODS = {"_repr_html_": "text/html", "_repr_markdown_": "text/markdown", "_repr_latex_": "text/latex",
            "_repr_svg_": "image/svg+xml", "_repr_javascript_": "application/javascript",
            "_repr_png_": "image/png", "_repr_jpeg_": "image/jpeg", "_repr_pdf_": "application/pdf"}
_BINARY = frozenset(("image/png", "image/jpeg", "application/pdf"))
_MOST_ROWS, _MOST_COLUMNS, _MOST_TEXT = 500, 50, 500


class Shown:
    """What is shown of a value: data by MIME type. It holds the value no longer."""

    def __init__(self, data: dict[str, str]) -> None:
        self.data = data

    @classmethod
    def of(cls, world: World, value: Any) -> list[Shown]:
        """Nothing for null. Runs the user's code where objects have something to say; raises what that raises."""
        if value is None:
            return []
        data = {"text/plain": readable(_printed(world, lambda: _call(world, "var_dump", value))).rstrip("\n")}
        if type(value) is PhpArray:
            table = _table(world, value)
            if table:
                data["text/html"] = table
        elif isinstance(value, PhpObject):
            data |= _object(world, value)
        return [cls(data)]

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return self.data

    def __repr__(self) -> str:
        return self.data["text/plain"]


def as_mime(kind: str, value: str) -> Shown:
    """A PHP string that is data of some MIME type."""
    return Shown({"text/plain": f"<{kind}>", kind: _encoded(kind, value)})


def _encoded(kind: str, value: str) -> str:
    return b64encode(value.encode("latin-1")).decode("ascii") if kind in _BINARY else readable(value)


def _object(world: World, object: PhpObject) -> dict[str, str]:
    data = {}
    for name, kind in _METHODS.items():
        method = object.ce.function_table.get(name)
        if method is not None and method.fn_flags & ACC_PUBLIC:
            said = world.call_method(object, name)
            if type(said) is str:
                data[kind] = _encoded(kind, said)
    if object.ce.name == "GdImage":
        data["image/png"] = _encoded("image/png", _printed(world, lambda: _call(world, "imagepng", object)))
    return data


def _printed(world: World, task: Callable[[], Any]) -> str:
    """What a task prints, as a PHP string."""
    _call(world, "ob_start")
    try:
        task()
    except BaseException:
        _call(world, "ob_end_flush")
        raise
    return str(_call(world, "ob_get_clean"))


def _call(world: World, name: str, *arguments: Any) -> Any:
    return world.call_function(world.functions[name], list(arguments))


# ---- tables ----------------------------------------------------------------------------------------------------------

def _table(world: World, array: PhpArray) -> str:
    """An HTML table of an array, or "" where it is none."""
    items = list(array.plain_items())
    if not items:
        return ""
    rows = [(key, fields) for key, value in items if (fields := _fields(world, value)) is not None]
    if len(rows) == len(items):
        return _rows(array.packed is not None, rows)
    if not rows and all(type(key) is str for key, _ in items):
        return _html([], [[_head(key), _cell(value)] for key, value in items[:_MOST_ROWS]], len(items))
    return ""


def _fields(world: World, value: Any) -> dict[int | str, Any] | None:
    """The fields of a row, by name."""
    if isinstance(value, PhpObject):
        value = _call(world, "get_object_vars", value)
        return dict(value.plain_items()) if len(value) else None
    return dict(value.plain_items()) if type(value) is PhpArray else None


def _rows(is_list: bool, rows: Sequence[tuple[int | str, dict[int | str, Any]]]) -> str:
    columns = list(dict.fromkeys(name for _, fields in rows for name in fields))[:_MOST_COLUMNS]
    heads = [_head(name) for name in columns]
    lines = [([] if is_list else [_head(key)])
             + [_cell(fields[name]) if name in fields else "<td></td>" for name in columns]
             for key, fields in rows[:_MOST_ROWS]]
    return _html(heads if is_list else ["<th></th>", *heads], lines, len(rows))


def _html(heads: list[str], lines: list[list[str]], count: int) -> str:
    head = f"<thead><tr>{''.join(heads)}</tr></thead>" if heads else ""
    body = "".join(f"<tr>{''.join(line)}</tr>" for line in lines)
    more = f"<p>… {count - len(lines):,} more</p>" if count > len(lines) else ""
    return f"<table>{head}<tbody>{body}</tbody></table>{more}"


def _head(name: int | str) -> str:
    return f"<th>{escape(readable(str(name)))}</th>"


def _cell(value: Any) -> str:
    text = "".join(_words(value))
    right = ' style="text-align: right"' if type(value) in (int, float) else ""
    return f"<td{right}>{escape(text[:_MOST_TEXT])}{'…' if len(text) > _MOST_TEXT else ''}</td>"


def _words(value: Any) -> Iterator[str]:
    """A value within a cell."""
    if type(value) is Reference:
        value = value.value
    if type(value) is str:
        yield readable(value)
    elif value is None or type(value) is bool:
        yield {None: "null", True: "true", False: "false"}[value]
    elif type(value) is PhpArray:
        yield f"array({len(value)})"
    elif isinstance(value, PhpObject):
        yield readable(value.ce.name)
    else:
        yield str(value) if type(value) in (int, float) else "resource"


def readable(text: str) -> str:
    """A PHP string as text: its bytes as UTF-8."""
    return text if text.isascii() else text.encode("latin-1").decode("utf-8", "replace")
