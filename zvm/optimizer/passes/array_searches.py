"""in_array() on a constant array becomes IN_ARRAY, which looks the value up among keys (zend_dfa_optimize_calls).

    0000 INIT_FCALL 2 112 string("in_array")
    0001 SEND_VAR CV0 1                           →    0003 T1 = IN_ARRAY CV0 array(2)
    0002 SEND_VAL array(["a", "b"]) 2
    0003 T1 = DO_ICALL

Part of pass 8, which makes arrays constant.
"""
from __future__ import annotations

from zvm.compiler.constant_operators import is_true
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, TMP_VAR
from zvm.optimizer.passes.editing import add_literal, make_nop
from zvm.optimizer.passes.reasons import because
from zvm.optimizer.passes.ssa_editing import SsaEditor
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.numbers import parse_numeric

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.optimizer.call_graph import CallInfo
    from zvm.optimizer.passes.context import Context
    from zvm.optimizer.ssa import Ssa

_SENDS_VALUE = (ops.SEND_VAL, ops.SEND_VAR)


def optimize(ssa: Ssa, ctx: Context, calls: list[CallInfo]) -> None:
    """Replace the calls that can be; NOPs are left behind."""
    searches = [call for call in calls if call.call >= 0 and call.callee.function_name == "in_array"]
    if searches:
        rewriting = _Rewriting(ssa, ctx)
        for call in searches:
            rewriting.rewrite(call)


class _Rewriting(SsaEditor):
    __slots__ = ()

    @because("the array is constant: its values are looked up as keys")
    def rewrite(self, call: CallInfo) -> None:
        opline, count = self.opcodes[call.call], call.argument_count
        if opline.opcode != ops.DO_ICALL or count not in (2, 3):
            return
        is_strict = False
        if count == 3:
            flag = self._constant(call.call - 1)
            if flag is None:
                return
            is_strict = is_true(flag[0])
        needle, haystack = call.call - count, call.call - count + 1
        array = self._constant(haystack)
        if array is None or type(array[0]) is not PhpArray or self.opcodes[needle].opcode not in _SENDS_VALUE:
            return
        table = _table(array[0], is_strict)
        if table is None:
            return
        self._replace(call, needle, table)
        opline.extended_value = int(is_strict)
        for number in (call.number, *range(needle, call.call)):
            make_nop(self.opcodes[number])
        self._let_branch(call.call)

    def _constant(self, number: int) -> tuple[Any] | None:
        opline = self.opcodes[number]
        if opline.opcode != ops.SEND_VAL or opline.op1_type != CONST:
            return None
        return (self.op_array.literals[opline.op1],)

    def _replace(self, call: CallInfo, needle: int, table: PhpArray) -> None:
        send, opline = self.opcodes[needle], self.opcodes[call.call]
        variable = self.ops[needle].op1_use
        if variable >= 0:
            self.unlink_use(needle, variable)
            self.ops[needle].op1_use = -1
            self.ops[call.call].op1_use = variable
            self.add_use(call.call, variable)
        opline.opcode = ops.IN_ARRAY
        opline.op1_type, opline.op1 = send.op1_type, send.op1
        opline.op2_type, opline.op2 = CONST, add_literal(self.op_array, table)

    def _let_branch(self, number: int) -> None:
        """A result that only a conditional jump reads is a TMP, as fused branches want it."""
        result = self.ops[number].result_def
        if result < 0:
            return
        record = self.variables[result]
        if record.phi_uses or len(record.uses) != 1:
            return
        use = self.opcodes[record.uses[0]]
        if use.opcode in (ops.JMPZ, ops.JMPNZ):
            self.opcodes[number].result_type = use.op1_type = TMP_VAR


def _table(array: PhpArray, is_strict: bool) -> PhpArray | None:
    """The values as keys; None where one cannot be looked up so: strings that are not numbers, with `is_strict` all
    strings, and integers. (OPcache takes "1e3", too, which `==` finds for "1000" and a key does not.)"""
    table: dict[int | str, bool] = {}
    for value in array.values():
        if type(value) is str and (is_strict or parse_numeric(value) is None) or type(value) is int and is_strict:
            table.setdefault(value, True)
        else:
            return None
    return PhpArray.from_dict(table)
