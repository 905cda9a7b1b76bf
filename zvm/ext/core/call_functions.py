"""Arguments of the running function, back traces (zend_builtin_functions.c)."""
from __future__ import annotations

from zvm.executor.backtrace import PROVIDE_OBJECT, fetch_backtrace
from zvm.ext.vocabulary import Array, Int, Mixed, Void, function
from zvm.runtime import execute_data
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import plain_value

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

DEBUG_BACKTRACE_PROVIDE_OBJECT, DEBUG_BACKTRACE_IGNORE_ARGS = 1, 2


def _arguments(engine: Engine, name: str) -> list[Any]:
    """The calling user function's arguments; throws Error at file level."""
    frame = execute_data.current_user_frame(engine)
    if frame is None or frame.flags & execute_data.CALL_CODE:
        engine.throw("Error", f"{name}() must be called from a function context" if name == "func_num_args"
                     else f"{name}() cannot be called from the global scope")
    execute_data.forbid_dynamic_call(engine)
    return [plain_value(value) for value in execute_data.arguments(frame)]


@function
def func_num_args(engine: Engine) -> Int:
    return len(_arguments(engine, "func_num_args"))


@function
def func_get_arg(engine: Engine, position: Int) -> Mixed:
    if position < 0:
        value_error(engine, 1, "must be greater than or equal to 0")
    arguments = _arguments(engine, "func_get_arg")
    if position >= len(arguments):
        value_error(engine, 1, "must be less than the number of the arguments passed to the currently executed "
                               "function")
    return arguments[position]


@function
def func_get_args(engine: Engine) -> Array:
    return PhpArray.from_list(_arguments(engine, "func_get_args"))


@function
def debug_backtrace(engine: Engine, options: Int = DEBUG_BACKTRACE_PROVIDE_OBJECT, limit: Int = 0) -> Array:
    return fetch_backtrace(engine, True, options, limit)


@function
def debug_print_backtrace(engine: Engine, options: Int = 0, limit: Int = 0) -> Void:
    from zvm.ext.core.exceptions import trace_as_string

    text = trace_as_string(engine, fetch_backtrace(engine, True, options & ~PROVIDE_OBJECT, limit))
    engine.output.write(text[:text.rindex("#")])
