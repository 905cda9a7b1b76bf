"""Evaluating code in a frame of a program that has stopped."""
from __future__ import annotations

from zvm.executor import scripts
from zvm.executor.dispatch import execute
from zvm.runtime import execute_data
from zvm.runtime.execute_data import CALL_CODE, CALL_TOP
from zvm.runtime.objects.exceptions import get_field
from zvm.runtime.signals import Bailout, GracefulExit, Thrown, UnwindExit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject

CODE_NAME = "xdebug://debug-eval"  # the file that evaluated code is in


class EvaluationFailed(Exception):
    """The code was not compiled, or threw; `exception` is the object, None for an exit."""

    def __init__(self, message: str, exception: PhpObject | None = None) -> None:
        super().__init__(message)
        self.exception = exception


def evaluate(engine: Engine, frame: ExecuteData | None, expression: str, scope: ClassEntry | None = None) -> Any:
    """The value of an expression in a frame, whose variables it may change; None: among the global variables. `scope`:
    the class whose private members are in reach, in place of the frame's. Raises EvaluationFailed."""
    return run_code(engine, frame, f"return {expression};", scope)


def run_code(engine: Engine, frame: ExecuteData | None, code: str, scope: ClassEntry | None = None) -> Any:
    """Run statements likewise; what they return. Messages are not reported, nothing is watched."""
    diagnostics = engine.diagnostics
    before = engine.current_execute_data, None if frame is None else frame.opline, diagnostics.receiver
    pending, engine.pending_exception = engine.pending_exception, None
    watches = None if engine.observer is None else engine.observer.watches
    if watches is not None:
        watches.hush()
    diagnostics.receiver = lambda *message: True  # nothing is reported
    failure: EvaluationFailed | None = None
    try:
        engine.current_execute_data = frame
        return _run(engine, frame, code, scope, before[0])
    except Thrown as thrown:
        failure = _failure(thrown)
    except (UnwindExit, GracefulExit):
        failure = EvaluationFailed("the code has called exit()")
    except Bailout:
        failure = EvaluationFailed("fatal error")
        engine.diagnostics.bailed_out = engine.is_unclean = False
    finally:
        if watches is not None:
            watches.unhush()
        engine.pending_exception = pending
        engine.current_execute_data, opline, diagnostics.receiver = before
        if frame is not None:
            frame.opline = opline
    raise failure


def _run(engine: Engine, frame: ExecuteData | None, code: str, scope: ClassEntry | None,
         innermost: ExecuteData | None) -> Any:
    script: Any = engine.compile_string(code, CODE_NAME)
    if script is None:
        return None
    user = execute_data.user_frame(frame)
    scripts.load_script(engine, script)
    table = engine.symbol_table if user is None else execute_data.symbol_table(user)
    made = scripts.code_frame(engine, script.main, user, table, CALL_TOP | CALL_CODE)
    if scope is not None:
        script.main.scope = scope
    try:
        execute(engine, made)
    finally:
        _attach_again(table, innermost, user)
    return made.return_value


def _attach_again(table: Any, innermost: ExecuteData | None, user: ExecuteData | None) -> None:
    """Variables are in the innermost frame that shares them: a file that is included has those of who includes it."""
    while innermost is not None and innermost is not user:
        if innermost.symbol_table is table:
            execute_data.attach_symbol_table(innermost)
            return
        innermost = innermost.prev


def _failure(thrown: Thrown) -> EvaluationFailed:
    exception = thrown.object
    thrown.__traceback__ = thrown.__context__ = None
    message = get_field(exception, "message")
    return EvaluationFailed(f"{exception.ce.display_name}: {message}", exception)
