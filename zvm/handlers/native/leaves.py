"""Code of functions that library functions call back (zvm/regions/leaves.py): compiled when one has been called often
enough, and installed in its op-array's record, where kernels/base/leaves.py finds it."""
from __future__ import annotations

from _struct import Struct  # struct itself has nothing else to import

from zvm.handlers.native import abi
from zvm.handlers.native.regions import Names, in_pages, packed_boxes
from zvm.handlers.native.stencils import FLOAT_REGISTERS, INT_REGISTERS
from zvm.opcodes.op_array import OpArray
from zvm.regions.kinds import CLOSURE, GUARDS, OBJECT, THIS
from zvm.regions.leaves import Leaf
from zvm.regions.micro import Unsupported
from zvm.regions.observing import observe
from zvm.regions.places import Places
from zvm.regions.recursion import CLOSURE_SLOT, THIS_SLOT, result
from zvm.regions.stitching import Stitcher
from zvm.runtime.services.addresses import Word, address_of, allocate, c_function, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.engine import Engine
    from zvm.handlers.native.regions import Regions
    from zvm.regions.stitching import Stitched

_LEAF, _INPUT, _EXIT = Struct("<14q"), Struct("<4q"), Struct("<8q")
_SLOTS = {THIS_SLOT: THIS, CLOSURE_SLOT: -3}  # how the record has them (LEAF_CLOSURE)
_PLACE = abi.BYTES_DATA + abi.STRUCTS["FunctionInfo"]["leaf"][0]


class LeafCode:
    """The code of one function in memory. Its pages are given back when nothing refers to it any more."""

    def __init__(self, function: OpArray) -> None:
        self.block = function.native  # whose record has it
        self.memory: Any = None
        self.kept: list[object] = []  # what the code has addresses of
        self.address, self.size = 0, 0  # of the pages of code

    def install(self) -> None:
        write(id(self.block) + _PLACE, address_of(self.memory))

    def withdraw(self) -> None:
        write(id(self.block) + _PLACE, 0)

    def __del__(self) -> None:
        if self.address:
            c_function("munmap", Word, Word)(self.address, self.size)


def want_leaf(engine: Engine, function: Any, this: Any, called_scope: Any, closure: Any, *arguments: Any) -> None:
    """A function has been called back often."""
    tier = engine.tier
    regions = None if tier is None else tier.loaded_regions()
    if regions is None or type(function) is not OpArray or regions.tier.counts is not None or engine.interrupted \
            or engine.interrupts.meter is not None or engine.observer is not None or engine.world is not None:
        return
    try:
        regions.add_leaf(function, compile_leaf(regions, engine, function, this, closure, list(arguments)))
    except Unsupported as refusal:
        regions.refuse_leaf(function, str(refusal))
    except (LookupError, TypeError, ValueError, AssertionError) as surprise:  # such code is never needed
        if regions.mode != "auto":
            raise
        regions.refuse_leaf(function, f"{type(surprise).__name__}: {surprise}")


def compile_leaf(regions: Regions, engine: Engine, function: OpArray, this: Any, closure: Any,
                 arguments: list[Any]) -> LeafCode:
    """The function's code for arguments like these. Raises Unsupported."""
    observed = observe(function, arguments, this, True)
    work = Leaf(function, observed, len(arguments), closure, regions.stencils.operations, Names(engine))
    work.run()
    for call in work.calls_by_base.values():
        regions.tier.prepare(call.function, engine)
    places = Places(work, regions.stencils.operations, (INT_REGISTERS, FLOAT_REGISTERS), abi.REGION_FIRST_CONSTANT,
                    abi.REGION_FRAME_SIZE // 8)
    stitched = Stitcher(work, places, regions.stencils).run()
    code = LeafCode(function)
    code.kept = [work.kept, [call.function for call in work.calls_by_base.values() if call.function is not function]]
    size = in_pages(len(stitched.code))
    code.address, code.size = regions.map_pages(size), size
    regions.fill_pages(code.address, size, stitched.code)
    _write_record(regions, code, work, places, stitched)
    return code


def _write_record(regions: Regions, code: LeafCode, work: Leaf, places: Places, stitched: Stitched) -> None:
    """Fill the record, its inputs, exits with their boxes, and what stands for a region while the code runs."""
    inputs = [(_SLOTS.get(slot, slot), GUARDS[kind[0]], places.offset(value),
               int(kind[1:]) if kind[0] in (OBJECT, CLOSURE) else 0) for slot, kind, value in work.inputs]
    boxes = [packed_boxes([*exit.boxes, *(box for frame in exit.frames for box in frame.boxes)], places)
             for exit in work.exits]
    exits_at = _LEAF.size + _INPUT.size * len(inputs)
    boxes_at = exits_at + _EXIT.size * len(boxes)
    region_at = boxes_at + _INPUT.size * sum(map(len, boxes))
    code.memory = memory = allocate(region_at + abi.REGION_SIZE)
    base = address_of(memory)
    kind = work.body.result or ""
    _LEAF.pack_into(memory, 0, code.address + stitched.bodies[work.body.base], base + _LEAF.size, len(inputs),
                    base + exits_at, regions.shared_address(), regions.stack(), GUARDS[kind[0]],
                    places.offset(result(kind, False)), work.passed, places.frame_size, 0, 0, 0,
                    base + region_at)
    for index, each in enumerate(inputs):
        _INPUT.pack_into(memory, _LEAF.size + _INPUT.size * index, *each)
    at = boxes_at
    for index, (exit, own) in enumerate(zip(work.exits, boxes, strict=True)):
        _EXIT.pack_into(memory, exits_at + _EXIT.size * index, 0, 0, base + at, len(own), 0, 0, 0,
                        places.frame_size if exit.is_in_call else 0)
        for box in own:
            _INPUT.pack_into(memory, at, *box)
            at += _INPUT.size
    write(base + region_at + abi.STRUCTS["Region"]["words"][0], regions.shared_address())
