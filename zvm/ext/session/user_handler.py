"""The save handler "user": functions of the script, or methods of an object (mod_user.c)."""
from __future__ import annotations

from zvm.ext.session.identifiers import create_id
from zvm.ext.session.save_handler import SaveHandler
from zvm.opcodes.error_levels import E_DEPRECATED
from zvm.runtime.signals import Bailout, Thrown, UnwindExit
from zvm.runtime.values.zval import UNDEF, value_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.ext.session.session import Session

# The operations by the names of the interfaces' methods, in the order of session_set_save_handler()'s parameters.
OPERATIONS = ("open", "close", "read", "write", "destroy", "gc", "create_sid", "validateid", "updatetimestamp")
REQUIRED = 6  # operations that a handler made of functions must have
_REFUSED = object()  # stands for the result of a function that was not called


def _call(session: Session, operation: str, *arguments: Any) -> Any:
    """What the script's function gives; None where it threw or must not be called, _REFUSED inside another call."""
    if session.in_save_handler:
        session.in_save_handler = False
        session.warn("Cannot call session save handler in a recursive manner")
        return _REFUSED
    session.in_save_handler = True
    result = None
    if session.exception is None:
        try:
            result = session.engine.call_callable(session.user_functions[operation], list(arguments))
        except (Thrown, UnwindExit) as signal:
            session.defer(signal)
    session.in_save_handler = False
    return result


def _is_success(session: Session, result: Any) -> bool:
    """Does that result say that it worked? What is not a bool is reported."""
    if result is _REFUSED:
        return False
    result = None if result is UNDEF else result  # where the user's exception handler took what the function threw
    if type(result) is bool:
        return result
    problem = f"Session callback must have a return value of type bool, {value_name(session.engine, result)} returned"
    if type(result) is int and result in (0, -1):
        if session.exception is None:
            session.warn(problem, E_DEPRECATED)
        return result == 0
    if session.exception is None:
        session.throw("TypeError", problem)
    return False


class UserHandler(SaveHandler):
    name = "user"

    def open(self, session: Session, save_path: str, session_name: str) -> bool:
        if "open" not in session.user_functions:
            session.warn("User session functions are not defined")
            return False
        try:
            result = _call(session, "open", save_path, session_name)
        except Bailout:
            session.end()
            raise
        session.user_is_running = True
        return _is_success(session, result)

    def close(self, session: Session) -> bool:
        if not session.user_is_running:
            return True
        try:
            result = _call(session, "close")
        finally:
            session.user_is_running = False
        return _is_success(session, result)

    def read(self, session: Session, id: str) -> str | None:
        result = _call(session, "read", id)
        return result if type(result) is str else None

    def write(self, session: Session, id: str, data: str) -> bool:
        return _is_success(session, _call(session, "write", id, data))

    def destroy(self, session: Session, id: str) -> bool:
        return _is_success(session, _call(session, "destroy", id))

    def collect_garbage(self, session: Session, max_lifetime: int) -> int:
        result = _call(session, "gc", max_lifetime)
        if type(result) is int:
            return result
        return 1 if result is True else -1

    def create_id(self, session: Session) -> str | None:
        if "create_sid" not in session.user_functions:
            return create_id(session)
        result = _call(session, "create_sid")
        if type(result) is str:
            return result
        if session.exception is not None and session.engine.target == V8_4:
            return None
        session.throw("Error", "No session id returned by function" if result is _REFUSED else
                      "Session id must be a string")
        return None

    def knows_ids(self, session: Session) -> bool:
        return "validateid" in session.user_functions

    def has(self, session: Session, id: str) -> bool:
        if not self.knows_ids(session):
            return True
        return _is_success(session, _call(session, "validateid", id))

    def update_timestamp(self, session: Session, id: str, data: str) -> bool:
        operation = "updatetimestamp" if "updatetimestamp" in session.user_functions else "write"
        return _is_success(session, _call(session, operation, id, data))
