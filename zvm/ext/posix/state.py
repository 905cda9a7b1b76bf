"""What posix keeps of a run: the error number of the last call that failed; and doing such calls."""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any

    from zvm.engine import Engine


class PosixState:
    """`last_error` is posix_get_last_error()'s."""

    __slots__ = ("last_error",)

    def __init__(self, engine: Engine) -> None:
        self.last_error = 0


def attempt(engine: Engine, call: Callable[..., Any], *arguments: Any) -> Any:
    """The call's value, None where it gives none; False where the system refuses, whose reason is then kept."""
    try:
        return call(*arguments)
    except OverflowError:  # more than the system's type holds: what it makes of it names nothing
        from errno import EINVAL

        engine.state_of(PosixState).last_error = EINVAL
    except OSError as error:
        engine.state_of(PosixState).last_error = error.errno or 0
    return False


def attempt_bool(engine: Engine, call: Callable[..., Any], *arguments: Any) -> bool:
    """Whether the call succeeds; it gives nothing."""
    return attempt(engine, call, *arguments) is not False
