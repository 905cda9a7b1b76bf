"""Early binding: a class whose parent is known is linked to it while compiling (zend_try_early_bind).

Called by classes.py for classes at the top of a file; links with runtime/classes/declaration.py, in a world of its own
that knows the classes of this script and those declared before. What inheritance forbids is therefore a compile-time
error. A class whose signatures name classes that are not there yet is left to DECLARE_CLASS.
"""
from __future__ import annotations

from zvm.compiler.errors import CompileError
from zvm.opcodes import metadata as ops
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.compiler.builder import CompileContext, CompilerOptions
    from zvm.engine import Engine
    from zvm.opcodes.script import Script
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.targets import Target


class _Classes:
    """The class table while compiling (CG(class_table))."""

    __slots__ = ("own", "known")

    def __init__(self, own: dict[str, Any], known: Callable[[str], Any]) -> None:
        self.own = own
        self.known = known

    def get(self, lc_name: str) -> Any:
        found = self.own.get(lc_name)
        return self.known(lc_name) if found is None else found

    def __setitem__(self, lc_name: str, class_entry: ClassEntry) -> None:
        self.own[lc_name] = class_entry

    def __delitem__(self, lc_name: str) -> None:
        del self.own[lc_name]


class LinkDiagnostic(tuple[int, str, int]):
    """A diagnostic of linking, among a script's: whoever links the class again reports it again."""

    __slots__ = ()


class _Diagnostics:
    __slots__ = ("found",)

    def __init__(self, found: list[tuple[int, str, int]]) -> None:
        self.found = found

    def fatal_at(self, level: int, message: str, filename: str, line: int) -> NoReturn:
        raise CompileError(message, line, level)

    def error(self, level: int, message: str, filename: str, line: int) -> None:
        self.found.append(LinkDiagnostic((level, message, line)))


class _World:
    """What linking asks of an engine."""

    __slots__ = ("classes", "unlinked_classes", "delayed_autoloads", "diagnostics", "target")
    world = None

    def __init__(self, script: Script, known: Callable[[str], Any], target: Target) -> None:
        self.target = target
        self.unlinked_classes: dict[str, ClassEntry] = {}
        self.delayed_autoloads: dict[str, None] = {}
        self.classes = _Classes(script.classes, known)
        self.diagnostics = _Diagnostics(script.diagnostics)

    def lookup_class(self, name: str, autoload: bool = True) -> Any:
        return self.classes.get(lower(name))


def _world(script: Script, known: Callable[[str], Any], target: Target) -> Engine:
    """A _World in the engine's place: no class that is bound early has interfaces or traits, or a parent to load."""
    return _World(script, known, target)  # type: ignore[return-value]


def declare_early(ctx: CompileContext, class_entry: ClassEntry) -> bool:
    """Link the class and put it into the script's table under its own name; False when it is to be declared later.

    Raises CompileError for what inheritance forbids.
    """
    if class_entry.interface_names or class_entry.trait_names:
        return False
    lc_name = lower(class_entry.name)
    if lc_name in ctx.script.classes or ctx.options.known_class(lc_name) is not None:
        return False
    from zvm.executor.class_declaration import bind_early

    if not bind_early(_world(ctx.script, ctx.options.visible_class, ctx.options.target), class_entry):
        return False
    class_entry.engine = ctx.options.engine
    return True


def bind_delayed(script: Script, options: CompilerOptions) -> None:
    """What loading a script does with its DECLARE_CLASS_DELAYED, for those who will not load it: link what can be
    linked (zend_do_delayed_early_binding). Raises CompileError for what inheritance forbids."""
    from zvm.executor.class_declaration import bind_early

    world = _world(script, options.known_class, options.target)
    for opline in script.main.opcodes:
        if opline.opcode == ops.DECLARE_CLASS_DELAYED:
            class_entry = script.classes[script.main.literals[opline.op1 + 1]]
            if world.classes.get(lower(class_entry.name)) is None:
                bind_early(world, class_entry)
