"""What PHP code raises in the Python program that runs it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zvm.runtime.values.php_object import PhpObject


class PhpError(Exception):
    """An exception that PHP code threw and did not catch, or a fatal error.

    `php_class` is the exception's class, None for a fatal error; `file` and `line` are where it was thrown, `trace` is
    its trace as PHP writes it, `previous` what it wraps, `code` its code. After a fatal error the engine is closed.
    """

    def __init__(self, message: str, php_class: str | None = None, file: str = "", line: int = 0, trace: str = "",
                 code: Any = 0, previous: PhpError | None = None, thrown: PhpObject | None = None) -> None:
        super().__init__(message)
        self.message, self.php_class, self.code = message, php_class, code
        self.file, self.line, self.trace, self.previous = file, line, trace, previous
        self.thrown = thrown  # the PHP object, so that it stays the same when it goes back

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles have no PHP object, which belongs to the engine."""
        return PhpError, (self.message, self.php_class, self.file, self.line, self.trace, self.code, self.previous)

    def __str__(self) -> str:
        kind = self.php_class or "Fatal error"
        return f"{kind}: {self.message} in {self.file}:{self.line}" if self.file else f"{kind}: {self.message}"


class LimitReached(PhpError):
    """A limit of the engine ended the run; `limit` is "seconds", "memory", "output" or "oplines". The engine is closed.

    `frames` are PHP's: like those of a traceback they die with the exception, which may take a while.
    """

    def __init__(self, limit: str, message: str, frames: object = None) -> None:
        super().__init__(message)
        self.limit = limit
        self.frames = frames

    def __reduce__(self) -> tuple[Any, ...]:
        return LimitReached, (self.limit, self.message)


class PhpExit(Exception):
    """The code called exit(); `status` is its exit code."""

    def __init__(self, status: int) -> None:
        super().__init__(f"exit({status})")
        self.status = status

    def __reduce__(self) -> tuple[Any, ...]:
        return PhpExit, (self.status,)


class ClosedEngine(RuntimeError):
    """The engine was closed, or a fatal error ended it."""
