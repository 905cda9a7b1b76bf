"""`-a`: code as it is typed, run piece by piece in one request (ext/readline/readline_cli.c).

`is_complete()` tells whether lines make a piece that can run.
"""
from __future__ import annotations

import re
import sys

from zvm.engine import request
from zvm.opcodes.error_levels import E_WARNING
from zvm.runtime.signals import Bailout, GracefulExit, Thrown, UnwindExit

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.values.php_object import PhpObject

NAME = "php shell code"
# what brackets and semicolons in it do not count, whole or cut short
_SKIPPED = re.compile(
    r"""'(?:[^'\\]|\\.)*(?P<single>'|\Z)|"(?:[^"\\]|\\.)*(?P<double>"|\Z)"""
    r"""|/\*.*?(?P<comment>\*/|\Z)|(?://|\#(?!\[))[^\n]*"""
    r"""|<<<[ \t]*(?P<quote>['"]?)(?P<tag>\w+)(?P=quote)\n(?:.*?\n)??[ \t]*(?:(?P=tag)\b(?P<heredoc>)|(?<!.)\Z)"""
    r"""|<<<[ \t]*['"]?\w+['"]?\n.*\Z|\?>.*?(?P<code><\?php\b|<\?=|\Z)""", re.DOTALL)


def missing(code: str) -> str:
    """What the code waits for: a quote, a bracket, "/*", "<<<", ";", or "" where it is complete."""
    kept = []
    end = 0
    for found in _SKIPPED.finditer(code):
        kept.append(code[end:found.start()])
        end = found.end()
        text = found.group()
        opening = text[0] if text[0] in "'\"" else text[:3] if text[:3] == "<<<" else text[:2]
        if opening in ("'", '"') and not found["single"] and not found["double"] or \
                opening == "/*" and not found["comment"] or opening == "<<<" and found["heredoc"] is None:
            return opening
        kept.append(" x " if opening in ("'", '"', "<<<") else ";" if opening == "?>" else " ")
    kept.append(code[end:])
    bare = "".join(kept)
    for opening, closing in (("(", ")"), ("[", "]"), ("{", "}")):
        if bare.count(opening) > bare.count(closing):
            return opening
    last = bare.rstrip(" \t\r\n")[-1:]
    return "" if last in (";", "}", "") else ";"


def is_complete(code: str) -> bool:
    """Can the code run as it is?"""
    return not missing(code)


class Session:
    """The code of one shell: variables, functions and classes stay from piece to piece."""

    def __init__(self, engine: Engine, name: str = NAME) -> None:
        self.engine = engine
        self.name = name  # what messages call the code

    def run(self, code: str, show: Callable[[Any], None] | None = None) -> None:
        """Run a piece, and show what it returns. Errors are reported, and do not end the session."""
        engine = self.engine
        engine.output.last = ""
        thrown = limit = None
        try:
            result = engine.execute_piece(code, self.name)
            if show is not None:
                show(result)
        except Thrown as error:
            thrown = error
        except UnwindExit as leaving:
            engine.exit_status = leaving.status
        except Bailout:
            self.report_fatal()
        except GracefulExit:
            pass
        except request.LIMITS as signal:
            limit = signal
        if limit is not None:
            engine.guarded(lambda: request.report_limit(engine, limit))
        engine.diagnostics.bailed_out = engine.is_unclean = False
        engine.current_execute_data = None
        if engine.output.last_printed() not in ("", "\n"):
            engine.output.write("\n")
        if thrown is not None:
            self.report_uncaught(thrown.object)
            thrown.__traceback__ = None
        engine.guarded(engine.output.flush)

    def report_uncaught(self, thrown: PhpObject) -> None:
        """An exception has left a piece."""
        self.engine.guarded(lambda: self.engine.diagnostics.uncaught(thrown, E_WARNING))

    def report_fatal(self) -> None:
        """A fatal error has ended a piece; its message is printed already."""

    def abandon(self) -> None:
        """What a piece was doing is given up."""
        engine = self.engine
        engine.current_execute_data = engine.pending_exception = None
        engine.interrupts.limit = None
        engine.guarded(engine.output.flush)

    def set_directive(self, line: str) -> bool:
        """Carry out `#name=value`; whether the line is such a one."""
        name, equals, value = line[1:].partition("=")
        if line[:1] != "#" or line[1:2] == "[" or not equals:
            return False
        self.engine.ini.set(name, value)
        return True


def run_shell(engine: Engine) -> int:
    """Run the shell on standard input that is not a terminal; the exit code."""
    def session() -> None:
        read_lines(Session(engine), _standard_input)
    return engine.run_tasks([session])


def _standard_input() -> str | None:
    line = sys.stdin.buffer.readline()
    return line.decode("latin-1").removesuffix("\n") if line else None


def read_lines(session: Session, next_line: Callable[[], str | None]) -> None:
    """Run what the lines make, up to the last one or to one that says exit or quit."""
    code = ""
    while (line := next_line()) is not None and line not in ("exit", "quit"):
        if not code and not line or session.set_directive(line):
            continue
        code += line + "\n"
        if is_complete(code):
            session.run(code)
            code = ""
