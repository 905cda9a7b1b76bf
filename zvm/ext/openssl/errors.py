"""PHP's queue of OpenSSL's errors, and warnings (php_openssl_store_errors)."""
from __future__ import annotations

from collections import deque
from ctypes import create_string_buffer

from zvm.ext.openssl.library import crypto
from zvm.ext.vocabulary import False_, Str, function
from zvm.runtime.execute_data import running_function

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_KEPT = 15  # of a ring of 16


class ErrorState:
    """The numbers of errors that no openssl_error_string() has told, the oldest first."""

    __slots__ = ("numbers",)

    def __init__(self, engine: Engine) -> None:
        self.numbers: deque[int] = deque(maxlen=_KEPT)


def store(engine: Engine) -> None:
    """Take over what is in OpenSSL's own queue."""
    numbers = None
    while number := crypto.ERR_get_error():
        if numbers is None:
            numbers = engine.state_of(ErrorState).numbers
        numbers.append(number)


def warn(engine: Engine, problem: str) -> None:
    engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")


def store_and_warn(engine: Engine, problem: str) -> None:
    store(engine)
    warn(engine, problem)


@function
def openssl_error_string(engine: Engine) -> Str | False_:
    store(engine)
    numbers = engine.state_of(ErrorState).numbers
    if not numbers:
        return False
    buffer = create_string_buffer(256)
    crypto.ERR_error_string_n(numbers.popleft(), buffer, len(buffer))
    return buffer.value.decode("latin-1")
