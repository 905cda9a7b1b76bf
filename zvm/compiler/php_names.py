"""Functions, constants and classes of a full PHP 8.2, for compiling as it would without having them: zvm-dump, tests.

Reads generated/php_names.py. The engine compiles against its own tables instead.
"""
from __future__ import annotations

from zvm.compiler.builder import NO_ENGINE, CompilerOptions
from zvm.compiler.generated.php_names import CLASSES, CONSTANTS, FUNCTIONS, INTERFACES
from zvm.opcodes import flags as f
from zvm.opcodes.op_array import ArgInfo, Function
from zvm.runtime.classes.class_entry import ClassEntry

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

_MARKS = {"&": 1, "~": 2}


class PhpNames:
    """Looks names up as CompilerOptions wants it; each function is made when first asked for."""

    def __init__(self) -> None:
        self._lines = {line.split(" ", 1)[0].lstrip("!").lower(): line for line in FUNCTIONS.splitlines()}
        self._functions: dict[str, Function] = {}
        self._classes = {name.lower(): _make_class(name, 0) for name in CLASSES.split()}
        self._classes |= {name.lower(): _make_class(name, f.ACC_INTERFACE) for name in INTERFACES.split()}

    def internal_function(self, name: str) -> Function | None:
        """The function called `name` (lower case), or None."""
        function = self._functions.get(name)
        if function is None and name in self._lines:
            function = self._functions[name] = _make_function(self._lines[name])
        return function

    def constant(self, name: str) -> tuple[object] | None:
        """A persistent constant's value in a tuple, or None."""
        return (CONSTANTS[name],) if name in CONSTANTS else None

    def known_class(self, name: str) -> ClassEntry | None:
        """The class called `name` (lower case), without members, or None."""
        return self._classes.get(name)

    def options(self, **others: Any) -> CompilerOptions:
        """CompilerOptions that know these names; `others` are further arguments of its constructor."""
        return CompilerOptions(**{"internal_function": self.internal_function, "known_class": self.known_class,
                                  "constant": self.constant, **others})


def _make_class(name: str, flags: int) -> ClassEntry:
    class_entry = ClassEntry(name, NO_ENGINE)
    class_entry.is_internal = True
    class_entry.flags = flags | f.ACC_LINKED
    class_entry.ancestors = frozenset((class_entry,))
    return class_entry


class _InternalFunction(Function):
    __slots__ = ()
    is_internal = True


def _make_function(line: str) -> Function:
    words = line.split(" ")
    function = _InternalFunction()
    function.function_name = words[0].lstrip("!")
    if words[0].startswith("!"):
        function.fn_flags |= f.ACC_DEPRECATED
    for word in words[1:]:
        mark = _MARKS.get(word[0], 0)
        name = word.lstrip("&~")
        info = ArgInfo(name.lstrip("*"), variadic=name.startswith("*"))
        info.by_ref = mark  # type: ignore[assignment]  # 2: by reference if possible
        function.arg_info.append(info)
        if info.variadic:
            function.fn_flags |= f.ACC_VARIADIC
        else:
            function.num_args += 1
    return function
