"""Throwing and catching, finally blocks and exit, as the opcodes have them."""
from __future__ import annotations

from zvm.executor.dispatch import raise_afresh
from zvm.executor.unwinder import chain_pending
from zvm.opcodes.flags import LAST_CATCH
from zvm.opcodes.op_array import TMP_VAR, VAR
from zvm.runtime.classes.visibility import is_subclass
from zvm.runtime.execute_data import ExecuteData
from zvm.runtime.objects.exceptions import is_throwable
from zvm.runtime.signals import Thrown, UnwindExit, raise_pending
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


def throw(ex: ExecuteData, exception: Any) -> None:
    """THROW. Throws Error for what cannot be thrown."""
    if not isinstance(exception, PhpObject):
        raise_pending(ex.engine)
        ex.engine.throw("Error", "Can only throw objects")
    if not is_throwable(exception.ce):
        ex.engine.throw("Error", "Cannot throw objects that do not implement Throwable")
    if ex.engine.pending_exception is not None:  # a destructor threw in a frame that native code has left meanwhile
        raise_afresh(chain_pending(ex.engine, Thrown(exception)))
    raise Thrown(exception)


def catch(ex: ExecuteData, op: Any, class_name: str) -> bool:
    """CATCH: take the exception if it fits. Raises it again after the last catch."""
    engine = ex.engine
    exception = engine.exception
    ce = op.cache
    if ce is None:
        ce = op.cache = engine.made_class(class_name)
    if ce is None or exception is None or not (exception.ce is ce or is_subclass(exception.ce, ce)):
        if op.extended_value & LAST_CATCH:
            engine.exception = None
            raise Thrown(exception)
        return False
    engine.exception = None
    if op.result_type:
        slots = ex.slots
        held = slots[op.result]
        if type(held) is Reference:
            from zvm.runtime.objects.typed_references import assign_to_reference

            ex.opline = op
            assign_to_reference(engine, held, exception, True)  # strict: no conversion to a string
        else:
            slots[op.result] = exception
    return True


def discard(ex: ExecuteData, variable: int) -> None:
    """DISCARD_EXCEPTION: `return` in a finally block overrides what waited for the block's end."""
    slots = ex.slots
    state = slots[variable]
    slots[variable] = None
    if state is not None and state.opline is not None and state.opline.op2_type & (TMP_VAR | VAR):
        slots[state.opline.op2] = None


def rethrow(state: Any) -> None:
    """The end of a finally block entered by an exception: it goes on."""
    signal = state.take_signal()
    try:
        raise_afresh(signal)
    finally:
        del signal


def exit_request(ex: ExecuteData, status: Any) -> None:
    """EXIT: an int is the exit status, anything else is printed. Raises UnwindExit."""
    raise_pending(ex.engine)
    if type(status) is int:
        ex.engine.exit_status = status
        raise UnwindExit(status)
    from zvm.runtime.values.convert import to_string

    ex.engine.output.write(to_string(ex.engine, status))
    raise UnwindExit(0)
