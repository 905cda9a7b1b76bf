"""The verifier: whether an op-array keeps what every op-array promises, by the metadata of the opcodes.

Reads op-arrays after pass two, linked or not, and changes nothing. Imported by zvm/cli, the tests, and what loads
op-arrays that this compiler did not make. Nothing else in the VM checks what is checked here.

    verify(op_array)     raises VerificationError
    violations(op_array) lists what is wrong: function, opline number, rule, lines of the dump

Rules about single oplines (oplines.py): opcode, operand-kind, operand-number, literal, extended-value, op-data, jump,
jump-table, definition, static-variable, this, receive, generator, rope, terminator. About the tables (tables.py):
live-range, live-range-nesting, try-bounds, try-nesting, try-handler, fast-call, finally-entry, finally-exit,
catch-entry. About every path through the function (flow.py), looked at only when those hold:

    use-before-definition  a TMP or VAR is used that some path has not made
    double-use             … that some path has consumed already
    overwrite              … is made while it still holds something
    leak, loop-variable    … is left at a return; a loop's variable or switch's subject likewise
    contents               … holds something that is not a value, or not what the opcode takes
    call-balance           SEND or DO without INIT, or INIT without DO
    jump-into-call         ways meet that do not have the same calls pending
    argument-order, argument-count   arguments are not sent one after the other, or not as many as INIT says
    live-range-missing     an exception here would leave a temporary unfreed
    live-range-stale       an exception here would free a temporary that holds nothing
    finally-balance        a finally block does not leave the temporaries as it found them
"""
from __future__ import annotations

from zvm.opcodes.verify.flow import check_flow
from zvm.opcodes.verify.oplines import check_oplines
from zvm.opcodes.verify.tables import check_tables
from zvm.opcodes.verify.violations import VerificationError, Violation

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.opcodes.op_array import OpArray
    from zvm.opcodes.script import Script

__all__ = ("VerificationError", "Violation", "verify", "verify_script", "violations")


def violations(op_array: OpArray, by_types: bool = False) -> list[Violation]:
    """Everything wrong with the op-array (not with functions declared in it), by opline number.

    `by_types`: it has been optimized by the types of its variables, so that a result may go to a variable, and what is
    known to need no freeing is not freed.
    """
    found = list(check_oplines(op_array, by_types))
    if not found:
        found = list(check_tables(op_array))
    if not found:
        found = list(check_flow(op_array, by_types))
    return sorted(found, key=lambda violation: -1 if violation.number is None else violation.number)


def verify(op_array: OpArray, by_types: bool = False) -> None:
    """Raise VerificationError unless the op-array is valid."""
    found = violations(op_array, by_types)
    if found:
        raise VerificationError(found)


def verify_script(script: Script) -> None:
    """Verify every op-array of a script."""
    found = [violation for op_array in script.op_arrays() for violation in violations(op_array, script.by_types)]
    if found:
        raise VerificationError(found)
