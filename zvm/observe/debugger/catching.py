"""Whether something that is thrown will be caught."""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import LAST_CATCH
from zvm.opcodes.op_array import OpArray
from zvm.runtime.values import strings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine.facade import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.execute_data import ExecuteData
    from zvm.runtime.values.php_object import PhpObject


def is_caught(engine: Engine, frame: ExecuteData | None, exception: PhpObject) -> bool:
    """Whether a catch block of a frame, or of those outside of it, takes the exception."""
    while frame is not None:
        function: Any = frame.func
        if type(function) is OpArray and frame.opline is not None \
                and _is_caught_in(engine, function, frame.opline.number, exception.ce):
            return True
        frame = frame.prev
    return False


def _is_caught_in(engine: Engine, function: OpArray, number: int, ce: ClassEntry) -> bool:
    return any(element.try_op <= number < element.catch_op and _takes(engine, function, element.catch_op, ce)
               for element in function.try_catch_array)


def _takes(engine: Engine, function: OpArray, number: int, ce: ClassEntry) -> bool:
    """Whether one of a chain of CATCH takes a class."""
    while True:
        opline = function.opcodes[number]
        if opline.opcode != ops.CATCH:
            number += 1
            continue
        caught = engine.classes.get(strings.lower(str(opline.const1).lstrip("\\")))
        if caught is not None and caught in ce.ancestors:
            return True
        if opline.extended_value & LAST_CATCH or opline.target is None:
            return False
        number = opline.target.number
