"""The handler of an opline, by its opcode and operand kinds.

Reads the generated index and imports a generated topic module when its first handler is asked for. Used by
linker/links.py, through the engine. Caches code only; nothing here belongs to a run.
"""
from __future__ import annotations

from zvm import bundle
from zvm.linker import handler_index, variants
from zvm.linker.handler_index import ROWS
from zvm.linker.variants import LONG_SUFFIX, variant_name
from zvm.opcodes.metadata import JMPNZ, JMPZ, NAMES
from zvm.opcodes.op_array import CONST, CV, UNUSED, Opline
from zvm.runtime.services.modules import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable, Iterable
    from typing import Any

    from zvm.linker.links import Loops
    from zvm.linker.variants import HandlerRow

    Handler = Callable[[Any, Opline], Opline | None]

_OPCODE = 255  # the bits of a key
_BRANCHES = {JMPZ: 1, JMPNZ: 2}
_BRANCH_NAMES = (None, "JMPZ", "JMPNZ")
_GENERATED = "zvm.handlers.generated"
HANDLERS: dict[int, Handler] = {}  # by key, see handler_for()
# by key, of those that runs have used
_names: dict[int, str] = bundle.memo(__name__, handler_index.__name__, variants.__name__)
# the opcodes whose handlers depend on the opline alone, not on its neighbours or literals: their split masks
_PLAIN = {opcode: row.split_mask for opcode, row in ROWS.items()
          if not row.smart_branch and row.op_data is None and not row.long_variants}
# by opcode, for loops.choose_handlers: the bits of extended_value that count, and what else does
MASKS = b"".join([(ROWS[opcode].split_mask if opcode in ROWS else 0).to_bytes(8, "little", signed=True)
                  for opcode in range(256)])
_HAS_HANDLER, _SMART_BRANCH, _OP_DATA, _LONG_VARIANTS = 1, 2, 4, 8
TRAITS = bytes([_HAS_HANDLER | row.smart_branch * _SMART_BRANCH | (row.op_data is not None) * _OP_DATA
                | row.long_variants * _LONG_VARIANTS if (row := ROWS.get(opcode)) else 0 for opcode in range(256)])


class MissingHandler(Exception):
    """An opline was reached that nothing executes: its opcode is not defined, or not for such operands."""


def handler_for(opline: Opline, is_native: Callable[[str], bool] | None = None) -> Handler:
    """The specialised handler. The opline and the one after it must be linked already (next, target, const1…). One of
    which `is_native` says that native code has it is loaded when it is first called, as most of those never are.

    A comparison whose result only decides the JMPZ or JMPNZ after it is fused with that: its `target` becomes the
    jump's and its `next` the opline after the jump.
    """
    opcode = opline.opcode
    split_mask = _PLAIN.get(opcode)
    if split_mask is not None:  # nothing but the operands' kinds counts
        key = (opcode | opline.op1_type << 8 | opline.op2_type << 12 | (opline.result_type != UNUSED) << 24
               | (opline.extended_value & split_mask) << 25)
        handler = HANDLERS.get(key)
        if handler is not None:
            return handler
    row = ROWS.get(opcode)
    if row is None:
        return missing
    following = opline.next
    split = opline.extended_value & row.split_mask
    branch = data = long_operand = 0
    if row.smart_branch and following is not None and following.opcode in _BRANCHES \
            and following.op1 == opline.result and following.op1_type == opline.result_type & 15 != CV \
            and opline.target is None:
        branch = _BRANCHES[following.opcode]
        opline.target, opline.next = following.target, following.next
    if row.op_data is not None and following is not None:
        data = following.op1_type
    if row.long_variants:
        long_operand = _long_operand(opline)
    used = opline.result_type != UNUSED
    key = (opline.opcode | opline.op1_type << 8 | opline.op2_type << 12 | data << 16 | long_operand << 20 | branch << 22
           | used << 24 | split << 25)
    handler = HANDLERS.get(key)
    if handler is None:
        handler = HANDLERS[key] = _find(row.topic, _name(row, opline, data, branch), key, is_native)
    return handler


def set_handlers(opcodes: list[Opline], loops: Loops) -> None:
    """Give all oplines of an op-array their handlers."""
    look_up_handlers(opcodes, loops.choose_handlers(opcodes, HANDLERS, MASKS, TRAITS), loops)


def look_up_handlers(opcodes: list[Opline], numbers: Iterable[int], loops: Loops) -> None:
    """Give these oplines of an op-array their handlers."""
    for number in numbers:
        opcodes[number].handler = handler_for(opcodes[number], loops.has_handler)


def _long_operand(opline: Opline) -> int:
    """Which operand is a constant integer, 1 or 2; 0 where none is or the other is constant, too."""
    if opline.op1_type == CONST and type(opline.const1) is int and opline.op2_type != CONST:
        return 1
    if opline.op2_type == CONST and type(opline.const2) is int and opline.op1_type != CONST:
        return 2
    return 0


def _find(topic: str, name: str | None, key: int, is_native: Callable[[str], bool] | None) -> Handler:
    """The handler of that name, or what loads it; `missing` where there is none."""
    if name is None:
        return missing
    _names[key] = name
    if is_native is None or not is_native(name):
        return _load(topic, name)
    return _late_handler(topic, name, key)


def recall_handlers(native: Callable[[str], int | None]) -> dict[Handler, int]:
    """Have the native handlers at hand that runs of the program have used. `native` gives the address of one by its
    name; the addresses of all."""
    addresses = {}
    for key, name in _names.items():
        address = native(name)
        if address is not None:
            handler = HANDLERS.get(key)
            if handler is None:
                handler = HANDLERS[key] = _late_handler(ROWS[key & _OPCODE].topic, name, key)
            addresses[handler] = address
    return addresses


def _late_handler(topic: str, name: str, key: int) -> Handler:
    """A handler that loads the one of that name when it is first called."""
    def handler(ex: Any, op: Opline) -> Opline | None:
        loaded = HANDLERS[key]
        if loaded is handler:
            loaded = HANDLERS[key] = _load(topic, name)
        if op.handler is handler:  # unless something stands in front of it
            op.handler = loaded
        return loaded(ex, op)

    handler.__name__ = name
    return handler


def _load(topic: str, name: str) -> Handler:
    handler: Handler = getattr(import_module(f"{_GENERATED}.{topic}"), name, missing)
    return handler


def loaded_handlers() -> dict[int, tuple[str, str]]:
    """The handlers of generated modules that are loaded: topic and name."""
    loaded = {}
    for key, handler in HANDLERS.items():
        package, _, topic = handler.__module__.rpartition(".")
        if package == _GENERATED:
            loaded[key] = topic, handler.__name__
    return loaded


def load_handler(key: int, topic: str, name: str) -> None:
    """Load a handler that loaded_handlers() has told of, in this process or another."""
    if key not in HANDLERS or HANDLERS[key].__module__ == __name__:
        HANDLERS[key] = _load(topic, name)


def handler_name(opline: Opline, following: Opline | None) -> str | None:
    """For tools that show op-arrays: the name of the handler that an opline was linked to, None if there is none.

    `following` is the opline after it. Twins share one function; the name is the opline's own nonetheless.
    """
    row = ROWS.get(opline.opcode)
    if row is None:
        return None
    branch = data = 0
    if following is not None:
        data = following.op1_type
        if row.smart_branch and following.opcode in _BRANCHES and opline.next is not following:
            branch = _BRANCHES[following.opcode]
    return _name(row, opline, data, branch)


def _name(row: HandlerRow, opline: Opline, data: int, branch: int) -> str | None:
    """The variant for such operands, None where there is none."""
    long_operand = _long_operand(opline) if row.long_variants else 0
    operands = ""
    try:
        if row.op1 is not None:
            operands += LONG_SUFFIX if long_operand == 1 else _suffix(row.op1, opline.op1_type)
        if row.op2 is not None:
            operands += LONG_SUFFIX if long_operand == 2 else _suffix(row.op2, opline.op2_type)
        if row.op_data is not None:
            operands += row.op_data[data]
    except KeyError:
        return None
    value = "" if row.by_value is None else row.by_value.get(opline.extended_value & row.split_mask, "")
    used = opline.result_type != UNUSED if row.retval_variants else None
    return variant_name(row.name, operands, value, used, _BRANCH_NAMES[branch])


def _suffix(by_type: dict[int, str], type: int) -> str:
    """An operand declared to be of one kind is not looked at: DECLARE_LAMBDA_FUNCTION says CONST and has none."""
    if len(by_type) == 1:
        return next(iter(by_type.values()))
    return by_type[type]


def missing(ex: Any, op: Opline) -> Opline | None:
    """Stands in for a handler that does not exist. Raises MissingHandler."""
    ex.opline = op
    raise MissingHandler(f"no handler for {NAMES[op.opcode]} with operands {op.op1_type}, {op.op2_type}, "
                         f"result {op.result_type}")
