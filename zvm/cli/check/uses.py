"""The names that a compiled file declares and uses: functions, classes, methods, constants, settings."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from zvm.opcodes import metadata as ops
from zvm.opcodes.op_array import CONST, OpArray
from zvm.opcodes.script import Script

FUNCTION, CLASS, METHOD, CONSTANT, CLASS_CONSTANT, SETTING = (
    "function", "class", "method", "constant", "class constant", "setting")
_SETTERS = ("ini_set", "ini_get", "ini_restore", "ini_alter")
_OWN = ("self", "parent", "static")


class Use(NamedTuple):
    """One use of a name. `name` is as it is written, without a leading backslash; `fallback` is the global name that a
    function or constant of a namespace may stand for; `owner` is the class of a method or a class constant."""

    kind: str
    name: str
    line: int
    fallback: str | None = None
    owner: str | None = None


class Declared:
    """The names, in lower case, that a project declares itself; constants as they are written."""

    def __init__(self) -> None:
        self.functions: set[str] = set()
        self.classes: set[str] = set()
        self.constants: set[str] = set()

    def add(self, script: Script) -> None:
        """Take in what a file declares, wherever."""
        for op_array in script.op_arrays():
            if op_array.scope is None and op_array.function_name:
                self.functions.add(op_array.function_name.lower())
            for op in op_array.opcodes:
                if op.opcode == ops.DECLARE_CONST:
                    self.constants.add(str(_literal(op_array, op.op1_type, op.op1)))
        self.functions.update(name.lower() for name in script.functions)
        for class_entry in script.classes.values():
            self.classes.add(class_entry.name.lower())


def uses_of(script: Script) -> Iterator[Use]:
    """Every use in a file, in the order of its op-arrays."""
    for class_entry in script.classes.values():
        yield from _uses_of_class(class_entry)
    for op_array in script.op_arrays():
        yield from _uses_of_signature(op_array)
        yield from _uses_of_code(op_array)


def _uses_of_class(class_entry: Any) -> Iterator[Use]:
    """Its parent and interfaces, as they are written, and the classes in the types of its properties."""
    names = [class_entry.parent_name, *class_entry.interface_names]
    for info in class_entry.properties_info.values():
        names.extend(_classes_of(info.type))
    for name in filter(None, names):
        yield Use(CLASS, name, class_entry.line_start)


def _uses_of_signature(op_array: OpArray) -> Iterator[Use]:
    """The classes in the types of parameters and results."""
    infos = list(op_array.arg_info or ()) + ([op_array.return_info] if op_array.return_info is not None else [])
    for info in infos:
        for name in _classes_of(info.type):
            yield Use(CLASS, name, op_array.line_start)


def _classes_of(declared: Any) -> list[str]:
    """The names of classes in a declared type."""
    if declared is None:
        return []
    words = str(declared).replace("?", " ").replace("|", " ").replace("&", " ").replace("(", " ").replace(")", " ")
    return [word for word in words.split() if word[:1].isupper() or "\\" in word]


def _literal(op_array: OpArray, kind: int, operand: int, further: int = 0) -> Any:
    """The literal that an operand is, or one of those after it; None for other operands."""
    return op_array.literals[operand + further] if kind == CONST else None


def _uses_of_code(op_array: OpArray) -> Iterator[Use]:
    called: str | None = None
    for op in op_array.opcodes:
        first = _literal(op_array, op.op1_type, op.op1)
        second = _literal(op_array, op.op2_type, op.op2)
        if op.opcode in (ops.INIT_FCALL, ops.INIT_FCALL_BY_NAME) and isinstance(second, str):
            called = second
            yield Use(FUNCTION, second, op.lineno)
        elif op.opcode == ops.INIT_NS_FCALL_BY_NAME and isinstance(second, str):
            called = _literal(op_array, op.op2_type, op.op2, 2)
            yield Use(FUNCTION, second, op.lineno, fallback=called)
        elif op.opcode == ops.FETCH_CONSTANT and isinstance(second, str):
            yield Use(CONSTANT, second, op.lineno, fallback=second.rpartition("\\")[2] if op.op1 else None)
        elif op.opcode in (ops.SEND_VAL, ops.SEND_VAL_EX) and called in _SETTERS and op.op2 == 1 \
                and isinstance(first, str):
            yield Use(SETTING, first, op.lineno)
        else:
            yield from _uses_of_classes(op, first, second)


def _uses_of_classes(op: Any, first: Any, second: Any) -> Iterator[Use]:
    """What an opline has to do with classes that it names."""
    if op.opcode in (ops.NEW, ops.CATCH) and isinstance(first, str):
        yield from _class(first, op.lineno)
    elif op.opcode in (ops.INSTANCEOF, ops.FETCH_CLASS) and isinstance(second, str):
        yield from _class(second, op.lineno)
    elif op.opcode == ops.INIT_STATIC_METHOD_CALL and isinstance(first, str):
        yield from _class(first, op.lineno)
        if isinstance(second, str):
            yield Use(METHOD, second, op.lineno, owner=first)
    elif op.opcode == ops.FETCH_CLASS_CONSTANT and isinstance(first, str):
        yield from _class(first, op.lineno)
        if isinstance(second, str):
            yield Use(CLASS_CONSTANT, second, op.lineno, owner=first)


def _class(name: str, line: int) -> Iterator[Use]:
    if name.lower() not in _OWN:
        yield Use(CLASS, name, line)
