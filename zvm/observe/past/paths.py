"""Variables, and elements and properties of them, by the text that names them: `$total`, `$this->items[3]`,
`$rows['a']->name`. They are read without running any code of the program."""
from __future__ import annotations

import re

from zvm.observe.debugger.stack import StackFrame, plain
from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CV
from zvm.optimizer.definitions import defines_op1, defines_op2
from zvm.runtime.values.arrays import PhpArray, normalize_key
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.resources import Resource
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from zvm.opcodes.op_array import OpArray, Opline
    from zvm.runtime.execute_data import ExecuteData

_NAME = r"[A-Za-z_\x80-\uffff][\w\x80-\uffff]*"
_START = re.compile(rf"\s*\$({_NAME})")
_PART = re.compile(rf"""\s*(?:\??->\s*({_NAME})|\[\s*(?:(-?\d+)|'([^']*)'|"([^"$\\]*)")\s*\])""")
_BY_NAME = frozenset((ops.FETCH_W, ops.FETCH_RW, ops.FETCH_FUNC_ARG, ops.FETCH_UNSET, ops.UNSET_VAR,
                      ops.FETCH_GLOBALS, ops.INCLUDE_OR_EVAL))
_MOST_ELEMENTS = 1000  # of an array that are compared


class VariablePath:
    """A variable and the way to a part of it: (True, name) for a property, (False, key) for an element."""

    def __init__(self, text: str) -> None:
        """Raises ValueError for a text that is nothing like that."""
        start = _START.match(text)
        if start is None:
            raise ValueError(f"{text!r} is no variable, and no element or property of one")
        self.text, self.name = text.strip(), start[1]
        self.parts = parse_parts(text, start.end())

    def value_in(self, frame: ExecuteData) -> Any:
        """What is there; UNDEF for nothing."""
        return follow(self.root_in(frame), self.parts)

    def root_in(self, frame: ExecuteData) -> Any:
        """What the variable itself has; UNDEF for nothing."""
        return plain(frame.this if self.name == "this" else StackFrame(frame).variables().get(self.name, UNDEF))


def parse_parts(text: str, position: int) -> list[tuple[bool, Any]]:
    """The way that a text describes from a position on. Raises ValueError."""
    parts: list[tuple[bool, Any]] = []
    while position < len(text.rstrip()):
        part = _PART.match(text, position)
        if part is None:
            raise ValueError(f"{text!r} is no variable, and no element or property of one")
        if part[1] is not None:
            parts.append((True, part[1]))
        else:
            text_key = part[3] if part[3] is not None else part[4]
            parts.append((False, int(part[2]) if part[2] is not None else normalize_key(text_key)))
        position = part.end()
    return parts


def follow(value: Any, parts: Iterable[tuple[bool, Any]]) -> Any:
    """The part of a value to which the way leads; UNDEF for nothing."""
    value = plain(value)
    for is_property, key in parts:
        if is_property:
            value = property_value(value, key) if isinstance(value, PhpObject) else UNDEF
        else:
            value = value.get(key, UNDEF) if isinstance(value, PhpArray) else UNDEF
        value = plain(value)
    return value


def property_value(value: PhpObject, name: str) -> Any:
    """The value of a property, which may be a Reference; UNDEF for nothing."""
    info = value.ce.properties_info.get(name)
    if info is not None and info.slot < len(value.slots):
        return value.slots[info.slot]
    return UNDEF if value.dynamic is None else value.dynamic.get(name, UNDEF)


def fingerprint(value: Any) -> Any:
    """Something that is equal for equal values; of objects, their handles."""
    value = plain(value)
    if isinstance(value, PhpArray):
        return tuple((key, fingerprint(element)) for _, (key, element) in zip(range(_MOST_ELEMENTS), value.items(),
                                                                               strict=False)), len(value)
    if isinstance(value, PhpObject):
        return "object", value.handle
    if isinstance(value, Resource):
        return "resource", value.id
    return type(value), "NAN" if value != value else value


def oplines_that_write(function: OpArray, path: VariablePath, frame: ExecuteData,
                       others: Iterable[OpArray]) -> list[Opline] | None:
    """The oplines of a function that may change a variable; None where others may, too: through a reference, or, of a
    global variable, by its name."""
    if path.parts or path.name == "this" or path.name not in function.vars:
        return None
    if frame.symbol_table is not None and any(opline.opcode in _BY_NAME for other in others
                                              for opline in other.opcodes):
        return None
    slot = function.vars.index(path.name)
    if type(frame.slots[slot]) is Reference:
        return None
    found = []
    for opline in function.opcodes:
        if opline.opcode in (ops.INCLUDE_OR_EVAL, ops.BIND_GLOBAL, ops.BIND_STATIC, ops.MAKE_REF, ops.SEND_REF,
                             ops.ASSIGN_REF, ops.FETCH_W, ops.FETCH_RW, ops.FE_RESET_RW):
            return None  # references and variables by name
        if opline.op1_type == CV and opline.op1 == slot and defines_op1(function, opline) \
                or opline.op2_type == CV and opline.op2 == slot and defines_op2(opline) \
                or opline.result_type == CV and opline.result == slot:
            found.append(opline)
    return found
