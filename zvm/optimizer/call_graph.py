"""Which function of a script calls which (zend_call_graph.c).

Reads the oplines of all op-arrays; makes a FunctionInfo for each, with its calls in both directions.
"""
from __future__ import annotations

from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_HAS_RETURN_TYPE
from zvm.opcodes.op_array import CONST
from zvm.optimizer import cfg as c
from zvm.optimizer.declared_types import return_type
from zvm.optimizer.dump.types import range_text, type_text
from zvm.optimizer.passes.callees import called_function
from zvm.optimizer.ssa import Range, VariableInfo

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.opcodes.op_array import OpArray
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa

_NAMES_FUNCTION = frozenset((meta.INIT_FCALL, meta.INIT_METHOD_CALL, meta.INIT_STATIC_METHOD_CALL))
_BEGINS_CALL = _NAMES_FUNCTION | {
    meta.INIT_FCALL_BY_NAME, meta.INIT_NS_FCALL_BY_NAME, meta.INIT_DYNAMIC_CALL, meta.NEW, meta.INIT_USER_CALL}
_ENDS_CALL = frozenset((
    meta.DO_FCALL, meta.DO_ICALL, meta.DO_UCALL, meta.DO_FCALL_BY_NAME, meta.CALLABLE_CONVERT))
_SENDS = frozenset((
    meta.SEND_VAL, meta.SEND_VAR, meta.SEND_VAL_EX, meta.SEND_VAR_EX, meta.SEND_FUNC_ARG, meta.SEND_REF,
    meta.SEND_VAR_NO_REF, meta.SEND_VAR_NO_REF_EX, meta.SEND_USER))
_SENDS_MANY = frozenset((meta.SEND_ARRAY, meta.SEND_UNPACK))

# what a listing's header says of a function, in its order
_FACTS = ((c.FUNC_INDIRECT_VAR_ACCESS, ", dynamic"), (c.FUNC_RECURSIVE, ", recursive"),
          (c.FUNC_RECURSIVE_DIRECTLY, " directly"), (c.FUNC_RECURSIVE_INDIRECTLY, " indirectly"),
          (c.FUNC_IRREDUCIBLE, ", irreducible"), (c.FUNC_NO_LOOPS, ", no_loops"))


class CallInfo:
    """A call whose function is known (zend_call_info). `sends` are the opline numbers that pass the arguments, by
    position; `number` and `call` those that begin and make it, the latter -1 of one that is never made.

    `is_prototype`: a method may be called that overrides `callee`.
    """

    __slots__ = ("caller", "callee", "number", "call", "argument_count", "sends", "is_prototype", "unpacks",
                 "has_named", "recursive")

    def __init__(self, caller: FunctionInfo, callee: Any, number: int, is_prototype: bool) -> None:
        self.caller, self.callee, self.number, self.is_prototype = caller, callee, number, is_prototype
        self.argument_count = caller.op_array.opcodes[number].extended_value
        self.call = -1
        self.sends: dict[int, int] = {}
        self.unpacks = self.has_named = self.recursive = False


class FunctionInfo:
    """What is known of a function besides its op-array (zend_func_info). `callers` are those in this script.

    `flags` are FUNC_*; `returned` what it returns, empty until inferred, except of declared types.
    """

    __slots__ = ("op_array", "flags", "returned", "has_returned_range", "calls", "callers", "call_map", "ssa")

    def __init__(self, op_array: OpArray) -> None:
        self.op_array = op_array
        self.flags = 0
        self.returned = VariableInfo()
        self.returned.range = Range(0, 0)
        self.has_returned_range = False  # the listing shows `returned.range` even where nothing is known of it
        self.calls: list[CallInfo] = []
        self.callers: list[CallInfo] = []
        self.call_map: dict[int, CallInfo] = {}  # by number of an opline that has part in it
        self.ssa: Ssa | None = None

    @property
    def facts(self) -> str:
        """The flags as a listing's header has them."""
        return "".join(text for flag, text in _FACTS if self.flags & flag)

    @property
    def return_text(self) -> str:
        """The line of a listing's header about what it returns."""
        returned = self.returned
        return f"     ; return {type_text(returned.type, returned.ce, returned.is_instanceof)}" \
               f"{range_text(returned.range)}\n"


def build_call_graph(op_arrays: list[OpArray], context: Context) -> dict[OpArray, FunctionInfo]:
    """The functions of a script, with their calls and which of them are recursive, in the script's order."""
    infos = {op_array: FunctionInfo(op_array) for op_array in op_arrays}
    for info in infos.values():
        _find_calls(info, infos, context)
    for info in infos.values():
        _find_recursion(info)
        if info.op_array.fn_flags & ACC_HAS_RETURN_TYPE:
            info.returned.type, info.returned.ce = return_type(context.class_entry, info.op_array)
            info.returned.is_instanceof = info.returned.ce is not None
    return infos


def _find_calls(info: FunctionInfo, infos: dict[OpArray, FunctionInfo], context: Context) -> None:
    pending: list[CallInfo | None] = []
    for number, opline in enumerate(info.op_array.opcodes):
        opcode = opline.opcode
        if opcode in _BEGINS_CALL:
            call = _known_call(info, number, context) if opcode in _NAMES_FUNCTION else None
            if call is not None:
                info.calls.append(call)
                if call.callee in infos:
                    infos[call.callee].callers.append(call)
            pending.append(call)
        elif opcode in _ENDS_CALL:
            call = pending.pop() if pending else None
            if call is not None:
                call.call = number
        elif pending and pending[-1] is not None:
            if opcode in _SENDS:
                if opline.op2_type == CONST:
                    pending[-1].has_named = True
                else:
                    pending[-1].sends[max(opline.op2 - 1, 0)] = number
            elif opcode in _SENDS_MANY:
                pending[-1].unpacks = True
    for call in info.calls:
        info.call_map |= dict.fromkeys((call.number, *call.sends.values()), call)
        if call.call >= 0:
            info.call_map[call.call] = call


def _known_call(info: FunctionInfo, number: int, context: Context) -> CallInfo | None:
    callee, is_prototype = called_function(context, info.op_array, info.op_array.opcodes[number])
    return None if callee is None else CallInfo(info, callee, number, is_prototype)


def _find_recursion(info: FunctionInfo) -> None:
    for call in reversed(info.callers):
        if call.is_prototype:  # it may be an overriding method that is called
            continue
        if call.caller is info:
            call.recursive = True
            info.flags |= c.FUNC_RECURSIVE | c.FUNC_RECURSIVE_DIRECTLY
        elif _is_called_by(call.caller, info, set()):
            call.recursive = True
            info.flags |= c.FUNC_RECURSIVE | c.FUNC_RECURSIVE_INDIRECTLY


def _is_called_by(info: FunctionInfo, root: FunctionInfo, visited: set[FunctionInfo]) -> bool:
    """Whether calls lead from `root` to a function; marks those on the way."""
    if info is root:
        return True
    if info in visited:
        return False
    visited.add(info)
    found = False
    for call in reversed(info.callers):
        if _is_called_by(call.caller, root, visited):
            call.recursive = found = True
    return found
