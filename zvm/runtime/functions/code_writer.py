"""Python functions written at run time: for checked calls of internal functions, and for fused calls.

A CodeWriter collects lines, indents them by blocks and compiles the text. What it compiles has a name and a source of
its own, so that tracebacks and profiles show function, line and text.
"""
from __future__ import annotations

from zvm import bundle

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from types import CodeType
    from typing import Any

_compiled: dict[str, CodeType | None] = {}  # by text
_FunctionType: Any = type(lambda: None)


class _Source:
    """Shows the text to linecache, as the loader of the namespace it was compiled in (PEP 302)."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def get_source(self, name: str) -> str:
        """All of it; there is one module only."""
        return self.text


class CodeWriter:
    """Writes one piece of source; `title` says what it is for, such as "entry of strlen"."""

    __slots__ = ("title", "lines", "margin")

    def __init__(self, title: str) -> None:
        self.title = title
        self.lines: list[str] = []
        self.margin = ""

    def add(self, *lines: str) -> None:
        """Append lines to the current block."""
        self.lines += [self.margin + line for line in lines]

    def begin(self, header: str) -> None:
        """Begin a block, `def …:` or `if …:`."""
        self.add(header)
        self.margin += " "

    def end(self) -> None:
        """End the current block."""
        self.margin = self.margin[1:]

    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.lines) + "\n"

    def compile(self, name: str, namespace: dict[str, Any]) -> Any:
        """Run the text in `namespace`; the function called `name` there."""
        text = self.text()
        namespace.update(__name__=f"zvm:{self.title}", __loader__=_Source(text))
        try:
            code: Any = compile(text, f"zvm:{self.title}", "exec")
        except AttributeError:  # CPython 3.13 was refused memory in its first compile(): only bare exec() can do it now
            code = text
        exec(code, namespace)
        return namespace[name]

    def compile_once(self, name: str, namespace: dict[str, Any]) -> Any:
        """compile() of a text that is one function without others in it: those of the same text share its code, which
        the bundle may have."""
        text = self.text()
        known = _compiled.get(text)
        if known is None:
            known = _compiled[text] = bundle.compiled(text)
        if known is None:
            exec(text, namespace)  # the first compile() would make the classes of Python's AST, in 3 ms
            known = _compiled[text] = namespace[name].__code__
        title = f"zvm:{self.title}"
        namespace.update(__name__=title, __loader__=_Source(text))
        return _FunctionType(known.replace(co_filename=title), namespace, name)
