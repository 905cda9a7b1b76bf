"""Whether nodes of constant expressions are such as the compiler leaves, so that evaluating them cannot go wrong.

Called by checking.py; SHAPES says what each field of each kind may be.
"""
from __future__ import annotations

from zvm.opfile import format as r
from zvm.opfile.nodes import node_fields

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

NUMBER, NAME, NODE, OPTIONAL, ANYTHING, ARGUMENTS, OPERATION, CALLABLE, FUNCTION = range(9)
# by kind of node: what its fields are, in their order, and which kinds its children may be (None: any expression)
SHAPES: dict[str, tuple[tuple[int, ...], tuple[str, ...] | None]] = {
    "Zval": ((ANYTHING, NUMBER), ()),
    "BinaryOp": ((NODE, NODE, OPERATION), ()), "Greater": ((NODE, NODE), ()), "GreaterEqual": ((NODE, NODE), ()),
    "And": ((NODE, NODE), ()), "Or": ((NODE, NODE), ()), "UnaryOp": ((NODE, NUMBER), ()), "UnaryPlus": ((NODE,), ()),
    "UnaryMinus": ((NODE,), ()), "Conditional": ((NODE, OPTIONAL, NODE, NUMBER), ()), "Coalesce": ((NODE, NODE), ()),
    "Dim": ((NODE, NODE, NUMBER), ()), "Array": ((NUMBER,), ("ArrayElem", "Unpack")),
    "ArrayElem": ((NODE, OPTIONAL, NUMBER), ()),
    "Unpack": ((NODE,), ()), "Const": ((NAME,), ()), "ClassConst": ((NAME, NAME), ()), "ClassName": ((NAME,), ()),
    "ConstantClass": ((), ()), "ConstEnumInit": ((NAME, NAME, OPTIONAL), ()), "New": ((NAME, ARGUMENTS), ()),
    "ArgList": ((), None), "NamedArg": ((NAME, NODE), ()), "Prop": ((NODE, NODE), ()),
    "NullsafeProp": ((NODE, NODE), ()), "ConstantClosure": ((FUNCTION,), ()), "Call": ((NAME, CALLABLE), ()),
    "StaticCall": ((NAME, NAME, CALLABLE), ()), "CallableConvert": ((), ()), "Cast": ((NODE, NUMBER), ()),
}
# what stands only inside of others
_PARTS = frozenset(("ArrayElem", "Unpack", "ArgList", "CallableConvert"))


def check_case(check: Any, at: int, class_name: str, is_backed: bool) -> None:
    """Refuse what is not the value of an enum's case."""
    check.need(check_node(check, at, "", is_case=True) == "ConstEnumInit", "a case of an enum is none")
    fields = at + r.NODE.size
    (_, name), _, (value, _) = r.VALUE.iter_unpack(check.data[fields:fields + 3 * r.VALUE.size])
    _, text = r.VALUE.unpack_from(check.data, name + r.NODE.size)
    check.need(check.text(text) == class_name, "a case belongs to another enum")
    check.need((value != r.NULL) == is_backed, "a case has a value, or lacks one")


def check_node(check: Any, at: int, within: str = "", is_case: bool = False) -> str:
    """Refuse a node that is not well formed; its kind. `check` is checking.py's; `within`: the kind of its parent;
    `is_case`: it is the value of an enum's case."""
    from zvm.frontend.generated import ast

    check.below(at)
    name, _, fields, children = check.record(r.NODE, at)
    kind: str = check.text(name)
    check.need(kind in SHAPES, "an expression has a part that cannot be in one")
    check.need(is_case or kind != "ConstEnumInit", "an expression makes a case of an enum")
    check.need(kind not in _PARTS or within, "a part of an expression stands alone")
    shape, allowed = SHAPES[kind]
    names = node_fields(getattr(ast, kind))
    check.need(fields == len(names) == len(shape), "a node has other fields than its kind")
    rows = list(check.rows(r.VALUE, at + r.NODE.size, fields + children))
    for what, row in zip(shape, rows, strict=False):
        _check_field(check, what, kind, *row)
    check.need(allowed is None or allowed or not children, "a node has children that is no list")
    for tag, payload in rows[fields:]:
        check.need(tag == r.NODE_AT, "a child of a node is none")
        found = check_node(check, payload, kind)
        check.need(allowed is None or found in allowed, "a list has children of other kinds")
        check.need(found not in _PARTS or (kind, found) in (("Array", "ArrayElem"), ("Array", "Unpack")),
                   "a part of an expression stands where it cannot")
    check.depth -= 1
    return kind


def _check_field(check: Any, what: int, kind: str, tag: int, payload: int) -> None:
    """One field of a node."""
    if what in (NUMBER, OPERATION):
        check.need(tag == r.LONG and 0 <= payload < 1 << 31, "a node has no number")
        if what == OPERATION:
            from zvm.runtime.values.operators import BINARY_OPERATORS

            check.need(payload in BINARY_OPERATORS, "a node has an operator that is none")
    elif what == FUNCTION:
        check.need(tag == r.FUNCTION_AT, "a closure has no function")
        check.function(check.record(r.FUNCTION, payload), False)
    elif what == ANYTHING:
        check.scalar(tag, payload)
    elif tag == r.NULL:
        check.need(what in (OPTIONAL, ARGUMENTS), "a node lacks a part")
    else:
        check.need(tag == r.NODE_AT, "a part of a node is none")
        node_kind = check_node(check, payload, kind if what in (ARGUMENTS, CALLABLE) else "")
        check.need(what != ARGUMENTS or node_kind == "ArgList", "arguments are no list")
        check.need(what != CALLABLE or node_kind == "CallableConvert", "a call stands in a constant expression")
        if what == NAME:
            check.need(node_kind == "Zval" and _is_name(check, payload), "a name is none")


def _is_name(check: Any, at: int) -> bool:
    """Is a Zval a string?"""
    tag, _ = r.VALUE.unpack_from(check.data, at + r.NODE.size)
    return bool(tag == r.TEXT)
