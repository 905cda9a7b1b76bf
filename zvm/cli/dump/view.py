"""What is shown beside the oplines, and of which functions.

Reads options and a Compiled; used by every format. `select` resolves --function, `Notes` knows of each opline its
source line, handler and the temporaries alive there.
"""
from __future__ import annotations

import contextlib

from zvm.opcodes.dump import op_array_name
from zvm.opcodes.op_array import TMP_VAR, VAR
from zvm.runtime.values.strings import lower
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.cli.dump.compiling import Compiled
    from zvm.opcodes.op_array import LiveRange, OpArray

_VISIBLE = {code: f"\\x{code:02x}" for code in (*range(9), *range(11, 32), 127, *range(128, 160))}
MAIN, CLOSURE = "{main}", "{closure}"


class View:
    """The options of formats: `functions` are names as given (empty: all)."""

    __slots__ = ("lines", "source", "live_ranges", "handlers", "functions", "target")

    def __init__(self, lines: bool = False, source: bool = False, live_ranges: bool = False, handlers: bool = False,
                 functions: tuple[str, ...] = (), target: int = DEFAULT) -> None:
        self.lines, self.source, self.live_ranges, self.handlers = lines, source, live_ranges, handlers
        self.functions, self.target = functions, target

    @property
    def is_plain(self) -> bool:
        """Whether the listing is OPcache's, nothing added or left out."""
        return not (self.has_notes or self.functions)

    @property
    def has_notes(self) -> bool:
        """Whether something stands beside the oplines."""
        return self.source or self.live_ranges or self.handlers


def display_name(op_array: OpArray) -> str:
    """The name people give: {main}, foo, Foo::bar, {closure}."""
    return MAIN if op_array.function_name is None else op_array_name(op_array)


def is_closure(op_array: OpArray) -> bool:
    name = op_array.function_name
    return name is not None and name.rpartition("\\")[2] == CLOSURE


def select(op_arrays: list[OpArray], wanted: tuple[str, ...]) -> tuple[list[OpArray], set[str]]:
    """The op-arrays that are wanted, and which names matched. `{closure}` is every closure, `{closure}#2` the second
    of the file; the name of a method is that of each class's; names are compared as PHP does."""
    if not wanted:
        return op_arrays, set()
    names = {lower(name).lstrip("\\"): name for name in wanted}
    found: list[OpArray] = []
    matched: set[str] = set()
    closures = 0
    for op_array in op_arrays:
        keys = [lower(display_name(op_array))]
        if keys[0] == MAIN:
            keys.append(lower(op_array_name(op_array)))  # as listings have it
        elif "::" in keys[0]:
            keys.append(keys[0].rpartition("::")[2])
        if is_closure(op_array):
            closures += 1
            keys += [CLOSURE, f"{CLOSURE}#{closures}"]
        hits = [key for key in keys if key in names]
        if hits:
            found.append(op_array)
            matched.update(names[key] for key in hits)
    return found, matched


class Notes:
    """What --source, --live-ranges and --handlers tell of the oplines of one op-array."""

    __slots__ = ("op_array", "view", "source_lines")

    def __init__(self, op_array: OpArray, view: View, source_lines: list[str]) -> None:
        self.op_array, self.view, self.source_lines = op_array, view, source_lines

    def source_before(self, number: int) -> tuple[int, str] | None:
        """Line number and text, where the opline is the first of another line than the one before it."""
        opcodes = self.op_array.opcodes
        line = opcodes[number].lineno
        if not self.view.source or number and opcodes[number - 1].lineno == line:
            return None
        return line, self.source_lines[line - 1] if 0 < line <= len(self.source_lines) else ""

    def handler(self, number: int) -> str | None:
        """The handler's name; the op-array must be linked. OP_DATA and a jump fused with the comparison before it are
        executed by that."""
        from zvm.linker.handler_selection import handler_name

        opcodes = self.op_array.opcodes
        following = opcodes[number + 1] if number + 1 < len(opcodes) else None
        return handler_name(opcodes[number], following)

    def handler_remark(self, number: int) -> str:
        """What text says of the handler, "" where there is none."""
        name = self.handler(number)
        return "" if name is None else f"{name} (native)" if self.is_native(number) else name

    def is_native(self, number: int) -> bool:
        """Whether native code has the opline's handler, if only for some of its paths."""
        from zvm.engine import Engine
        from zvm.handlers.native.tier import load

        tier = load(Engine)
        return tier is not None and tier.is_native(self.op_array.opcodes[number].handler)

    def temporary(self, slot: int) -> str:
        """What the listing calls a temporary: V2, T3."""
        kinds = [opline.result_type for opline in self.op_array.opcodes
                 if opline.result == slot and opline.result_type & (TMP_VAR | VAR)]
        return f"{'V' if VAR in kinds or not kinds else 'T'}{slot}"

    def alive(self, number: int) -> list[LiveRange]:
        """The live ranges around an opline."""
        return [live for live in self.op_array.live_range if live.start <= number < live.end]


def plural(count: int, what: str) -> str:
    """Counted, with the s of more than one."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def readable(text: str) -> str:
    """For people: bytes that are UTF-8 as the characters they stand for, control characters as escapes."""
    with contextlib.suppress(UnicodeDecodeError):
        text = text.encode("latin-1").decode("utf-8")
    return text.translate(_VISIBLE)


def split_lines(source: str) -> list[str]:
    """Source lines as PHP counts them."""
    return source.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def prepare(compiled: Compiled, view: View) -> None:
    """Link the script where handlers are to be shown."""
    if view.handlers and compiled.script is not None:
        from zvm.linker.links import link_script

        link_script(compiled.script)
