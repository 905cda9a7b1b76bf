"""Back traces: debug_backtrace() and what exceptions keep (zend_fetch_debug_backtrace).

Reads the chain of frames; makes PhpArrays. Used by zvm/ext/core and the engine.
"""
from __future__ import annotations

from zvm.opcodes import flags
from zvm.opcodes.attribute import find_attribute
from zvm.opcodes.metadata import INCLUDE_OR_EVAL
from zvm.runtime.execute_data import (
    CALL_CODE,
    CALL_GENERATOR,
    CALL_INVOKE,
    CALL_TOP,
    CONSTANT_EXPRESSION,
    ExecuteData,
    arguments,
    line_of,
    user_frame,
)
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF, Reference, plain_value

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any

    from zvm.engine import Engine

PROVIDE_OBJECT, IGNORE_ARGS = 1, 2  # DEBUG_BACKTRACE_*

_INCLUDES = {flags.EVAL: "eval", flags.INCLUDE: "include", flags.REQUIRE: "require",
             flags.INCLUDE_ONCE: "include_once", flags.REQUIRE_ONCE: "require_once"}


def fetch_backtrace(engine: Engine, skip_last: bool = False, options: int = 0, limit: int = 0) -> PhpArray:
    """The frames from the running one outwards, without it if `skip_last`, at most `limit` of them unless that is 0."""
    call: ExecuteData | None = engine.current_execute_data
    if call is not None and skip_last:
        call = call.prev
    found: list[PhpArray] = []
    included: str | None = None
    for frame, prev in _calls(call):
        if prev is None and not _is_top_function(frame):
            break
        if prev is not None and frame.func.function_name is not None and not _is_including(prev):
            if limit and len(found) >= limit:
                break
            entry: dict[int | str, Any] = {}
            included = _add_place(entry, user_frame(prev) if _is_constant_expression(frame) else prev)
            _add_function(engine, entry, frame, options)
            found.append(PhpArray.from_record(entry))
            if frame.flags & CALL_INVOKE and not (limit and len(found) >= limit):
                entry = {}
                _add_place(entry, prev)
                _add_invoke(engine, entry, frame, options)
                found.append(PhpArray.from_record(entry))
            continue
        for in_include in (False, True):
            if limit and len(found) >= limit:
                return PhpArray.from_list(found)
            entry = {}
            filename = _add_place(entry, prev)
            if not in_include and frame.func.function_name is not None:
                _add_function(engine, entry, frame, options)
                found.append(PhpArray.from_record(entry))
            elif _add_include(entry, prev, included):
                found.append(PhpArray.from_record(entry))
            if not (_is_top_function(frame) and _is_including(prev)):
                break  # else a callback of an include (an autoloader, a stream): the include is a frame of its own
        included = filename
    return PhpArray.from_list(found)


def _calls(call: ExecuteData | None) -> Iterator[tuple[ExecuteData, ExecuteData | None]]:
    """Each frame and the one outside of it; generators that delegate to the running one are put in."""
    while call is not None:
        outer = call.prev
        if call.flags & CALL_GENERATOR:
            from zvm.executor.generators import delegating_frames

            for link in delegating_frames(call):
                yield call, link
                call = link
        if outer is not None and _is_constant_expression(outer):
            outer = outer.prev  # what it calls is called by the frame outside of it
        yield call, outer
        call = outer


def _is_constant_expression(call: ExecuteData) -> bool:
    return call.func.function_name == CONSTANT_EXPRESSION


def _is_top_function(call: ExecuteData) -> bool:
    """Was the frame entered from Python code, as a function (ZEND_CALL_TOP_FUNCTION)?"""
    return call.flags & (CALL_TOP | CALL_CODE) == CALL_TOP or bool(call.flags & CALL_GENERATOR)


def _is_including(frame: ExecuteData | None) -> bool:
    return (frame is not None and not frame.func.is_internal and frame.opline is not None
            and frame.opline.opcode == INCLUDE_OR_EVAL)


def _add_place(entry: dict[int | str, Any], prev: ExecuteData | None) -> str | None:
    """Add where the call was made; returns the caller's file if that is user code."""
    if prev is not None and not prev.func.is_internal:
        filename: str = prev.func.filename  # type: ignore[attr-defined]
        entry["file"] = filename
        entry["line"] = line_of(prev)
        return filename
    return None


def _add_function(engine: Engine, entry: dict[int | str, Any], call: ExecuteData, options: int) -> None:
    func = call.func
    entry["function"] = func.function_name
    if _is_constant_expression(call):
        pass
    elif call.this is not None:
        entry["class"] = func.scope.name if func.scope is not None else call.this.ce.name
        if options & PROVIDE_OBJECT:
            entry["object"] = call.this
        entry["type"] = "->"
    elif func.scope is not None:
        entry["class"] = func.scope.name
        entry["type"] = "::"
    if not options & IGNORE_ARGS:
        entry["args"] = _arguments(engine, call)


def _add_invoke(engine: Engine, entry: dict[int | str, Any], call: ExecuteData, options: int) -> None:
    """Closure::__invoke(), which has called this closure."""
    entry["function"], entry["class"] = "__invoke", "Closure"
    if options & PROVIDE_OBJECT:
        entry["object"] = call.closure
    entry["type"] = "->"
    if not options & IGNORE_ARGS:
        entry["args"] = _arguments(engine, call)


def _add_include(entry: dict[int | str, Any], prev: ExecuteData | None, included: str | None) -> bool:
    """Add the pseudo-function of an included file or eval()'d code; False where an internal function runs the file."""
    if prev is None or not _is_including(prev):
        return False
    kind = _INCLUDES[prev.opline.extended_value]  # type: ignore[union-attr]
    if kind != "eval" and included is not None:
        entry["args"] = PhpArray.from_list([included])
    entry["function"] = kind
    return True


def _arguments(engine: Engine, call: ExecuteData) -> PhpArray:
    """The arguments as the parameters are now, sensitive ones wrapped (debug_backtrace_get_args)."""
    values = arguments(call)
    for index, value in enumerate(values):
        if value is UNDEF and call.func.is_internal:
            value = _internal_default(call.func, index)
        if type(value) is Reference or value is UNDEF:
            value = plain_value(value)
        values[index] = value
    infos = call.func.arg_info
    for index, info in enumerate(infos):
        if info.attributes and index < len(values) and _is_sensitive(info):
            last = len(values) if index >= call.func.num_args else index + 1
            for number in range(index, last):
                values[number] = _wrap(engine, values[number])
    named = call.extra_named_params
    if named is None or not len(named):
        return PhpArray.from_list(values)
    elements: dict[Any, Any] = dict(enumerate(values))
    for name, value in named.items():
        elements[name] = plain_value(value)
    return PhpArray.from_dict(elements)


def _internal_default(function: Any, index: int) -> Any:
    """What a parameter is that named arguments skipped, UNDEF for one that is required."""
    number = index - function.required_num_args
    return function.defaults[number] if 0 <= number < len(function.defaults) else UNDEF


def _is_sensitive(info: Any) -> bool:
    return find_attribute(info.attributes, "sensitiveparameter") is not None


def _wrap(engine: Engine, value: Any) -> Any:
    """A SensitiveParameterValue holding `value`."""
    from zvm.runtime.objects.lifecycle import instantiate

    ce = engine.classes["sensitiveparametervalue"]
    wrapped = instantiate(engine, ce)
    wrapped.slots[ce.properties_info["value"].slot] = value
    return wrapped
