"""How the variants of a handler are told apart, and the names they have.

The generator names what it prints by variant_name(), handler_selection.py composes the same name from an opline by the
opcode's HandlerRow of the generated index.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    Suffixes = dict[int, str]

LONG_SUFFIX = "_LONG"  # of an operand that is a constant integer


class HandlerRow:
    """What an opcode's handlers are specialised on.

    `op1`, `op2`, `op_data` are the suffixes by operand type, None where that does not matter; `retval_variants`: there
    is one for a result that is used and one for none; `smart_branch`: a jump that follows may be fused;
    `long_variants`: constant integers have handlers of their own; `split_mask` are the bits of extended_value that
    choose one of the suffixes `by_value`.
    """

    __slots__ = ("topic", "name", "op1", "op2", "op_data", "retval_variants", "smart_branch", "long_variants",
                 "split_mask", "by_value")

    def __init__(self, topic: str, name: str, op1: Suffixes | None = None, op2: Suffixes | None = None,
                 op_data: Suffixes | None = None, *, retval_variants: bool = False, smart_branch: bool = False,
                 long_variants: bool = False, split_mask: int = 0, by_value: Suffixes | None = None) -> None:
        self.topic, self.name = topic, name
        self.op1, self.op2, self.op_data = op1, op2, op_data
        self.retval_variants, self.smart_branch, self.long_variants = retval_variants, smart_branch, long_variants
        self.split_mask, self.by_value = split_mask, by_value


def operand_suffix(kind: str, is_op_data: bool = False) -> str:
    """What an operand's kind adds to a name."""
    return f"_OP_DATA_{kind}" if is_op_data else f"_{kind}"


def value_suffix(value: str) -> str:
    """What a value of extended_value that has handlers of its own adds, by the value's name."""
    return f"_{value}"


def variant_name(name: str, operands: str, value: str, result_used: bool | None, branch: str | None) -> str:
    """The variant of an opcode: the suffixes of its operands and of its extended_value, whether the result is used
    (None where that does not matter), and the jump that is fused with it."""
    result = "" if result_used is None else "_RETVAL_USED" if result_used else "_RETVAL_UNUSED"
    return f"{name}{operands}{value}{result}" if branch is None else f"{name}{operands}{value}{result}_{branch}"
