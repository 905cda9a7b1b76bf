"""What the compiler does for every opline, in native code (kernels/compiling/oplines.py) instead of in Python."""
from __future__ import annotations

from _struct import Struct

from zvm.compiler.builder import CompileContext, Operand
from zvm.compiler.passes import oplines
from zvm.handlers.native import abi
from zvm.runtime.services.addresses import address_of, allocate, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.handlers.native.loader import Image

_WORD = Struct("<q")
_METHODS = ("emit_op", "emit_op_var", "emit_op_tmp")
_OPERAND_CALL = id(Operand) + abi.records()["Type"]["vectorcall"][0]  # what Operand(…) calls; 0: its __init__()


class _NativeCompiling:
    """The functions of one image."""

    def __init__(self, image: Image) -> None:
        self._layout = allocate(abi.COMPILER_LAYOUT_SIZE)
        for name, number in (
                ("op_array", abi.slot_offset(CompileContext, "op_array")),
                ("lineno", abi.slot_offset(CompileContext, "lineno")), ("kind", abi.slot_offset(Operand, "kind")),
                ("value", abi.slot_offset(Operand, "value")),
                ("opcode_flags", id(oplines.OPCODE_FLAGS) + abi.BYTES_DATA)):
            _WORD.pack_into(self._layout, abi.STRUCTS["CompilerLayout"][name][0], number)
        _WORD.pack_into(image.shared, abi.STRUCTS["Shared"]["compiler"][0], address_of(self._layout))
        self._methods = {name: image.method(name, CompileContext) for name in _METHODS}
        self._new_operand = image.address("new_operand") or 0
        self._loops = oplines.Loops()
        for name in ("special_oplines", "number_operands", "temporary_lives", "pack_oplines"):
            setattr(self._loops, name, image.builtin(name))

    def use(self) -> None:
        for name, method in self._methods.items():
            setattr(CompileContext, name, method)
        write(_OPERAND_CALL, self._new_operand)
        oplines.loops = self._loops


_python: dict[str, Any] = {name: vars(CompileContext)[name] for name in _METHODS}
_native: _NativeCompiling | None = None


def use(image: Image) -> None:
    """Have everything that is compiled from now on, in the process, use the functions of the image."""
    global _native
    if _native is None:
        _native = _NativeCompiling(image)
    _native.use()


def leave() -> None:
    """Have everything that is compiled from now on use Python."""
    for name, method in _python.items():
        setattr(CompileContext, name, method)
    write(_OPERAND_CALL, 0)
    oplines.loops = oplines.Loops()
