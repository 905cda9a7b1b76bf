"""Text of one LLVM function, instruction by instruction.

Used by kernels.py (hand-written kernels) and target.py (plans). All pointers are `ptr`; records only give offsets. A
function is a list of lines; a block that has been left takes no more instructions until the next label.
"""
from __future__ import annotations

from struct import pack

LIKELY, UNLIKELY = "!1", "!0"
METADATA = '!0 = !{!"branch_weights", i32 1, i32 2000}\n!1 = !{!"branch_weights", i32 2000, i32 1}\n'

SCALARS = ("i1", "i8", "i16", "i32", "i64", "f64", "void")


def llvm_type(name: str) -> str:
    """LLVM's type for a kernel type; a record is a pointer to it."""
    return {"f64": "double"}.get(name, name) if name in SCALARS else "ptr"


def float_literal(value: float) -> str:
    """A number as LLVM writes it: with a point, else by its bits."""
    text = repr(value)
    return text if "." in text else f"0x{pack('>d', value).hex()}"


class Writer:
    """The body of a function being written."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.allocas: list[str] = []
        self.count = 0
        self.left = False  # the current block has its terminator

    def fresh(self, prefix: str = "v") -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def emit(self, text: str) -> None:
        if not self.left:
            self.lines.append("  " + text)

    def value(self, text: str) -> str:
        """An instruction with a result; its name."""
        name = "%" + self.fresh()
        self.emit(f"{name} = {text}")
        return name

    def leave(self, text: str) -> None:
        """A terminator."""
        self.emit(text)
        self.left = True

    def label(self, name: str) -> None:
        """Begin a block; falls into it from an open one."""
        if not self.left:
            self.lines.append(f"  br label %{name}")
        self.lines.append(f"{name}:")
        self.left = False

    def jump(self, name: str) -> None:
        self.leave(f"br label %{name}")

    def branch(self, condition: str, yes: str, no: str, weight: str = "") -> None:
        self.leave(f"br i1 {condition}, label %{yes}, label %{no}" + (f", !prof {weight}" if weight else ""))

    def alloca(self, type: str) -> str:
        name = "%" + self.fresh("a")
        self.allocas.append(f"  {name} = alloca {llvm_type(type)}")
        return name

    def address(self, pointer: str, offset: int) -> str:
        return pointer if offset == 0 else self.value(f"getelementptr i8, ptr {pointer}, i64 {offset}")

    def load(self, pointer: str, offset: int, type: str) -> str:
        return self.value(f"load {llvm_type(type)}, ptr {self.address(pointer, offset)}")

    def store(self, pointer: str, offset: int, type: str, value: str) -> None:
        self.emit(f"store {llvm_type(type)} {value}, ptr {self.address(pointer, offset)}")

    def body(self) -> str:
        return "\n".join(["entry:", *self.allocas, *self.lines])
