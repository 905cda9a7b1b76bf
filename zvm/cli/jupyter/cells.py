"""What a cell says: lines of IPython's own, Python, or PHP code, and which expression's value is shown.

The value of the last expression is, where no semicolon follows it.
"""
from __future__ import annotations

import re

from zvm.cli.interactive.reading import expression_of, is_statement
from zvm.cli.shell import missing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.engine import Engine as World

PYTHON_MAGIC = "%%python"
_OPEN_TAG = re.compile(r"\s*<\?php(?=\s|\Z)")
_CODE_BEFORE = re.compile(r"[;}]")
_MOST_TRIES = 50  # ends of statements that are tried, from the last one on


def first_line(cell: str) -> tuple[str, str]:
    """The first line that is not empty, and the rest."""
    line, _, rest = cell.lstrip().partition("\n")
    return line.strip(), rest


def is_python(cell: str) -> bool:
    """Whether a cell of the kernel is Python's."""
    return first_line(cell)[0].split(" ")[0] == PYTHON_MAGIC


def python_code(cell: str) -> str:
    """What is Python's in such a cell: all but the first line."""
    return first_line(cell)[1]


def is_for_ipython(cell: str) -> bool:
    """Whether a cell of the kernel is a magic of IPython or a command for the system."""
    return cell.lstrip()[:1] in ("%", "!")


def without_tag(code: str) -> str:
    """The code without the tag that begins PHP, which a cell needs not; lines stay where they are."""
    found = _OPEN_TAG.match(code)
    return code if found is None else "\n" * found[0].count("\n") + code[found.end():]


def code_of(cell: str, world: World) -> tuple[str, bool]:
    """The code to run, and whether what it returns is shown. `cell` is a PHP string."""
    code = without_tag(cell).rstrip()
    if missing(code) != ";":
        return code, False
    for before, last in _splits(code):
        if missing(before):
            continue
        found = expression_of(last, world)
        if found is not None:
            if is_statement(found[1]):
                break
            space = last[:len(last) - len(last.lstrip())]
            return before + space + found[0], True
    return completed(code), False


def completed(code: str) -> str:
    """The code with the semicolon that its end lacks; on a line of its own after a comment."""
    code = code.rstrip()
    return code if missing(code) != ";" else code + (";" if not missing(code + ";") else "\n;")


def _splits(code: str) -> list[tuple[str, str]]:
    """The code in two where statements may end, from the last one on; at the end, nothing and all."""
    ends = [found.end() for found in _CODE_BEFORE.finditer(code)][-_MOST_TRIES:]
    return [(code[:end], code[end:]) for end in [*reversed(ends), 0]]
