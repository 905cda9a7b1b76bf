"""What the compiler does for every opline, in native code (kernels/compiling/oplines.py) instead of in Python."""
from __future__ import annotations

from _struct import Struct, pack

from zvm.compiler.builder import CompileContext, Operand
from zvm.compiler.deferral import shapes
from zvm.compiler.passes import oplines
from zvm.frontend.generated import ast
from zvm.handlers.native import abi
from zvm.opcodes import metadata as ops
from zvm.opcodes.types import IS_NULL
from zvm.runtime.services.addresses import address_of, allocate, write
from zvm.runtime.services.locking import keep_first

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.handlers.native.loader import Image

_WORD = Struct("<q")
_METHODS = ("emit_op", "emit_op_var", "emit_op_tmp")
_OPERAND_CALL = id(Operand) + abi.records()["Type"]["vectorcall"][0]  # what Operand(…) calls; 0: its __init__()


class _NativeCompiling:
    """The functions of one image. The image knows its memory from use() on."""

    def __init__(self, image: Image) -> None:
        self._image = image
        self._layout = allocate(abi.COMPILER_LAYOUT_SIZE)
        for name, number in (
                ("op_array", abi.slot_offset(CompileContext, "op_array")),
                ("lineno", abi.slot_offset(CompileContext, "lineno")), ("kind", abi.slot_offset(Operand, "kind")),
                ("value", abi.slot_offset(Operand, "value")),
                ("opcode_flags", id(oplines.OPCODE_FLAGS) + abi.BYTES_DATA)):
            _WORD.pack_into(self._layout, abi.STRUCTS["CompilerLayout"][name][0], number)
        self._methods = {name: image.method(name, CompileContext) for name in _METHODS}
        self._new_operand = image.address("new_operand") or 0
        self._loops = oplines.Loops()
        for name in ("special_oplines", "number_operands", "temporary_lives", "pack_oplines"):
            setattr(self._loops, name, image.builtin(name))

        self._shapes = allocate(abi.SHAPES_SIZE)
        self._tables = [_packed(shapes.SHAPES[role]) for role in range(len(shapes.SHAPES))]
        self._check = image.builtin("check_body")
        for name, value in (
                ("tables", self._tables), ("zval", ast.Zval), ("unpack", ast.Unpack), ("named", ast.NamedArg),
                ("element", ast.ArrayElem), ("ref", ast.Ref), *((word, word) for word in _WORDS),
                ("globals", _GLOBALS)):
            _WORD.pack_into(self._shapes, _SHAPES[name][0], id(value))
        for name, number in (
                ("zval_value", abi.slot_offset(ast.Zval, "value")),
                ("children", abi.slot_offset(ast.ListNode, "children")), ("concat", ops.CONCAT), ("add", ops.ADD),
                ("null_type", IS_NULL), ("list_attribute", shapes.ARRAY_LIST),
                ("array_attribute", shapes.ARRAY_LONG)):
            _WORD.pack_into(self._shapes, _SHAPES[name][0], number)
        self._shapes_at = address_of(self._shapes)

    def check(self, body: ast.Node, flags: int, closures: list[shapes.AnyClosure]) -> int:
        """shapes.check_body()"""
        result: int = self._check(self._shapes_at, body, flags, closures)
        return result

    def use(self) -> None:
        _WORD.pack_into(self._image.shared, abi.STRUCTS["Shared"]["compiler"][0], address_of(self._layout))
        for name, method in self._methods.items():
            setattr(CompileContext, name, method)
        write(_OPERAND_CALL, self._new_operand)
        oplines.loops = self._loops
        shapes.run_native = self.check


_SHAPES = abi.STRUCTS["Shapes"]
_WORDS, _GLOBALS = ("this", *shapes.SPECIAL_CLASSES), "GLOBALS"
_CHILDREN_OF = {ast.SwitchList: (ast.SwitchCase, "cond"), ast.MatchArmList: (ast.MatchArm, "conds"),
                ast.Array: (ast.ArrayElem, "key")}


def _packed(table: dict[type[ast.Node], tuple[int, shapes.Fields]]) -> dict[type[ast.Node], bytes]:
    """The shapes of a role as kernels/compiling/deferral.py reads them."""
    return {kind: _packed_shape(kind, check, fields) for kind, (check, fields) in table.items()}


def _packed_shape(kind: type[ast.Node], check: int, fields: shapes.Fields) -> bytes:
    looked_at = [abi.slot_offset(kind, name) for name in shapes.LOOKED_AT.get(check, ())]
    if check in (shapes.ONE_DEFAULT, shapes.LIST_LITERAL):
        looked_at.append(abi.slot_offset(*_CHILDREN_OF[kind]))
    attribute = abi.slot_offset(kind, "attr") if "attr" in kind.__slots__ else 0
    words = [check, attribute, *looked_at, *[0] * (2 - len(looked_at)), len(fields)]
    for name, role in fields:
        words += abi.slot_offset(kind, name), role
    return pack(f"<{len(words)}i", *words)


_python: dict[str, Any] = {name: vars(CompileContext)[name] for name in _METHODS}
_native: dict[Image, _NativeCompiling] = {}


def use(image: Image) -> None:
    """Have everything that is compiled from now on, in the process, use the functions of the image."""
    keep_first(_native, image, _NativeCompiling).use()


def leave() -> None:
    """Have everything that is compiled from now on use Python."""
    for name, method in _python.items():
        setattr(CompileContext, name, method)
    write(_OPERAND_CALL, 0)
    oplines.loops = oplines.Loops()
    shapes.run_native = None
