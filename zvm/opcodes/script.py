"""What compiling one file gives (OPcache's zend_persistent_script).

Made by zvm/compiler, loaded into an Engine by zvm/executor/scripts.py. Compiling never touches an engine's tables:
as under OPcache, a script's functions and early-bound classes are kept here and declared when it is loaded.
"""
from __future__ import annotations

from zvm.opcodes import metadata as ops
from zvm.opcodes.flags import ACC_ABSTRACT, ACC_TRAIT_CLONE, CONSTANT_UNQUALIFIED_IN_NAMESPACE
from zvm.opcodes.op_array import OpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterator
    from typing import Any


# of an opline that declares a class: its name in lower case, the key of the definition, the line, and whether loading
# the script may have done it
Declaration = tuple[str, str, int, bool]


class Script:
    """`functions` and `classes` are keyed as in Zend's tables: lower-case name, or a run-time definition key
    (starting with NUL) for what a DECLARE_* opline declares. Classes bound early are linked, the others are not.

    `declarations`, where main only declares classes and returns 1: its oplines that do; None: it does more.
    `only_declares`, where main does nothing but return 1: the keys of the classes it declares unless loading the script
    has done so (DECLARE_CLASS_DELAYED); None: it is to be run. `delayed` has these keys in any case, once they were
    asked for. `halt_offset` is where __halt_compiler() ended the program (__COMPILER_HALT_OFFSET__ of this file), else
    None. `by_types`: its op-arrays have been optimized by the types of their variables, which the verifier must know.
    """

    __slots__ = ("main", "functions", "classes", "diagnostics", "only_declares", "delayed", "halt_offset", "by_types",
                 "declarations")

    def __init__(self, main: OpArray) -> None:
        self.main = main
        self.functions: dict[str, OpArray] = {}
        self.classes: dict[str, Any] = {}
        self.diagnostics: list[tuple[int, str, int]] = []  # (level, message, line) found while compiling, not fatal
        self.declarations: list[Declaration] | None = None
        self.only_declares: list[str] | None = None
        self.delayed: list[str] | None = None
        self.halt_offset: int | None = None
        self.by_types = False

    @property
    def early(self) -> list[str]:
        """The names, in lower case, of the classes that are bound when the source is compiled."""
        return [key for key in self.classes if key[:1] != "\0"]

    def is_only_main(self) -> bool:
        """Whether there is nothing but code of main, which finds the same each time, so that any number of runs may
        share it: what a name in a namespace stands for is found once."""
        main = self.main
        if self.functions or self.classes or self.diagnostics or self.halt_offset is not None \
                or main.dynamic_func_defs or main.static_variables:
            return False
        return not any(op.opcode == ops.INIT_NS_FCALL_BY_NAME or op.opcode == ops.FETCH_CONSTANT
                       and op.op1 & CONSTANT_UNQUALIFIED_IN_NAMESPACE for op in main.opcodes)

    def op_arrays(self, loads: bool = True) -> Iterator[OpArray]:
        """Every op-array with a body in OPcache's order: main, functions, methods class by class; each is followed by
        the functions and closures declared in it (zend_foreach_op_array). Without `loads` those are left out whose code
        is not there yet."""
        yield from with_dynamic_defs(self.main, loads)
        yield from self.function_op_arrays(loads)
        yield from self.method_op_arrays(loads)

    def function_op_arrays(self, loads: bool = True) -> Iterator[OpArray]:
        """Of op_arrays() those of functions."""
        for function in self.functions.values():
            if loads or type(function) is OpArray:
                yield from with_dynamic_defs(function, loads)

    def method_op_arrays(self, loads: bool = True) -> Iterator[OpArray]:
        """Of op_arrays() those of methods and hooks."""
        for class_entry in self.classes.values():
            for method in class_entry.function_table.values():
                if (method.scope is class_entry and isinstance(method, OpArray)
                        and (loads or type(method) is OpArray)
                        and not method.fn_flags & (ACC_ABSTRACT | ACC_TRAIT_CLONE)):
                    yield from with_dynamic_defs(method, loads)
            for info in class_entry.properties_info.values():
                if info.ce is class_entry and info.hooks is not None:
                    for hook in info.hooks.values():
                        if hook.scope is class_entry and not hook.fn_flags & ACC_ABSTRACT:
                            yield from with_dynamic_defs(hook, loads)


def with_dynamic_defs(op_array: OpArray, loads: bool = True) -> Iterator[OpArray]:
    """An op-array and the functions and closures declared in it, at any depth; without `loads` those whose code is
    there."""
    yield op_array
    for definition in op_array.dynamic_func_defs:
        if loads or type(definition) is OpArray:
            yield from with_dynamic_defs(definition, loads)
