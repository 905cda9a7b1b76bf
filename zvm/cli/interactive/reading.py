"""What lines on a terminal mean: whether more must follow, and which piece is an expression whose value is shown."""
from __future__ import annotations

from zvm.cli.shell import missing

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_LEAVING = ("exit", "quit")
class End(Exception):
    """The user leaves."""


def is_finished(text: str, engine: Engine) -> bool:
    """Can what was typed be carried out? An expression needs no semicolon."""
    if text.strip() in _LEAVING or text[:1] in ("\\", "#") and text[:2] != "#[" and "\n" not in text:
        return True
    wanted = missing(text)
    return not wanted or wanted == ";" and expression_of(text, engine) is not None


def check_end(text: str) -> str:
    """The text. Raises End where it says so."""
    if text.strip() in _LEAVING:
        raise End
    return text


def prompt(text: str) -> str:
    """What stands before the next line, when `text` was typed (cli_get_prompt)."""
    wanted = missing(text) if text else ""
    block = wanted if wanted in ("/*", "<<<") else "php"
    return f"{block} {'>' if wanted in ('', ';', block) else wanted} "


def code_of(text: str, engine: Engine) -> tuple[str, bool]:
    """The code that was typed, and whether it returns a value that is to be shown."""
    found = expression_of(text, engine)
    if found is None:
        return text, False
    code, expression = found
    if is_statement(expression):
        return text if text.rstrip()[-1:] == ";" else text + ";", False
    return code, True


def is_statement(expression: object) -> bool:
    """Whether an expression is typed for what it does, not for its value."""
    from zvm.frontend.generated import ast

    return isinstance(expression, (
        ast.Assign, ast.AssignRef, ast.AssignOp, ast.AssignCoalesce, ast.PreInc, ast.PreDec, ast.PostInc, ast.PostDec,
        ast.Print, ast.IncludeOrEval, ast.Exit, ast.Throw, ast.Yield, ast.YieldFrom))


def expression_of(text: str, engine: Engine) -> tuple[str, object] | None:
    """Code that returns the expression's value, and its node; None for anything but a single expression."""
    from zvm.frontend.errors import PhpCompileError, PhpSyntaxError
    from zvm.frontend.generated import ast
    from zvm.frontend.parser import parse_file

    code = f"return ({text.strip().removesuffix(';')}\n);"
    try:
        tree = parse_file("<?php " + code, engine.ini.short_open_tag, target=engine.target)[0]
    except (PhpSyntaxError, PhpCompileError):
        return None
    children = tree.children
    if len(children) != 1 or not isinstance(children[0], ast.Return):
        return None
    return code, children[0].expr
