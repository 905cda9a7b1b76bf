"""What including a file does that has led to a script of a World, said so that a kernel can do it
(kernels/compiling/inclusions.py)."""
from __future__ import annotations

from zvm.executor.scripts import delayed_classes
from zvm.opcodes.flags import ACC_ANON_CLASS
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zvm.opcodes.script import Script
    from zvm.opfile.reader import OpFile
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.classes.class_record import ClassRecord

DECLARES, DEFINES, BINDS = 0, 1, 2  # kinds of a Step


class Step:
    """One class, when its script is loaded. DECLARES: it is declared; DEFINES: `key` becomes that of the definition
    which DECLARE_CLASS declares; BINDS: one of those is declared at once, if `parent`, a name in lower case, is."""

    __slots__ = ("kind", "key", "ce", "record", "parent")

    def __init__(self, kind: int, key: str, ce: ClassEntry, record: ClassRecord | None, parent: str = "") -> None:
        self.kind, self.key, self.ce, self.record, self.parent = kind, key, ce, record, parent


class Inclusion:
    """What including a file has led to, under settings that scripts can change: a resident script, which declares
    classes of the names `early`, in lower case, before it runs. `announces`: announce() has something to say of it.
    `steps` are what native code does of it after declaring `functions`; None: it leaves the script to Python."""

    __slots__ = ("stored", "path", "script", "settings", "early", "announces", "functions", "steps")

    def __init__(self, stored: OpFile, script: Script, settings: tuple[object, ...], early: list[str]) -> None:
        self.stored, self.path, self.script, self.settings = stored, stored.path, script, settings
        self.early = frozenset(early)
        self.announces = bool(script.diagnostics or stored.superglobals)
        self.functions = script.functions
        self.steps: list[Step] | None = None

    def find_steps(self, record_of: Callable[[ClassEntry], ClassRecord | None]) -> None:
        """Fill `steps`, unless there is more to do than to declare functions and classes."""
        script = self.script
        if self.announces:
            return
        steps: list[Step] = []
        delayed: dict[str, Any] = dict.fromkeys(delayed_classes(script))
        for key, ce in script.classes.items():
            is_defined = key[:1] == "\0" or ce.flags & ACC_ANON_CLASS
            steps.append(Step(DEFINES if is_defined else DECLARES, key, ce, record_of(ce)))
        names = {lower(ce.name) for ce in script.classes.values()}
        for key in delayed:
            ce = script.classes[key]
            parent = lower(ce.parent_name or "")
            if not parent or parent in names:  # which an earlier step may declare
                return
            steps.append(Step(BINDS, key, ce, record_of(ce), parent))
        if all(step.kind == DEFINES or step.record is not None for step in steps):
            self.steps = steps
