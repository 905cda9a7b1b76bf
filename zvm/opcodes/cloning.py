"""Copies of op-arrays with oplines of their own.

The oplines' caches hold what was found for one scope. Code that runs in several (trait methods, closures bound
elsewhere) therefore runs on copies, one a scope. Imported by runtime/classes/inheritance.py and zvm/executor; and by
zvm/regions, which copies oplines to compile them more than once.
"""
from __future__ import annotations

from zvm.opcodes.op_array import Function, OpArray, Opline
from zvm.opcodes.stored_op_array import StoredOpArray, copy_stored

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_FIELDS = [name for name in Function.__slots__ + OpArray.__slots__ if name != "__weakref__"]


def clone_op_array(engine: Engine, op_array: OpArray) -> OpArray:
    """A copy of a linked or unlinked op-array that shares all but oplines, static variables' values and flags. Its
    oplines have their own handlers where an interrupt of the engine stands before those of the original."""
    if type(op_array) is StoredOpArray:
        return copy_stored(op_array)
    copy = OpArray(op_array.filename)
    for name in _FIELDS:
        setattr(copy, name, getattr(op_array, name))
    copy.statics = copy.scoped = copy.native = copy.resident = None
    fresh = {id(opline): _clone_opline(opline) for opline in op_array.opcodes}
    copy.opcodes = list(fresh.values())
    relink(fresh)
    for _, opline, handler in engine.interrupted:
        if id(opline) in fresh:
            fresh[id(opline)].handler = handler
    if op_array.entries is not None:
        entries = {id(entry): _clone_entry(entry, fresh) for entry in op_array.entries}
        copy.entries = [entries[id(entry)] for entry in op_array.entries]
        copy.entry = copy.entries[-1]
    return copy


def scoped_op_array(engine: Engine, op_array: OpArray, scope: Any) -> OpArray:
    """`op_array` for code that runs in class `scope`: itself, or a copy made once."""
    if op_array.scope is scope:
        return op_array
    if op_array.scoped is None:
        op_array.scoped = {}
    found = op_array.scoped.get(scope)
    if found is None:
        found = op_array.scoped[scope] = clone_op_array(engine, op_array)
        found.scope = scope
        found.scoped = op_array.scoped
        found.scoped[op_array.scope] = op_array
    return found


def copied(opline: Opline) -> Opline:
    """An opline with the same fields, which leads to where the original does."""
    copy = Opline(opline.opcode, opline.lineno)
    for name in Opline.__slots__:
        setattr(copy, name, getattr(opline, name))
    return copy


def relink(copies: dict[int, Opline]) -> None:
    """Have copies of oplines, by the id() of the originals, lead to each other where the originals do."""
    for copy in copies.values():
        copy.next = copies.get(id(copy.next), copy.next)
        copy.target = copies.get(id(copy.target), copy.target)
        if type(copy.const2) is dict:  # a jump table
            copy.const2 = {key: copies.get(id(target), target) for key, target in copy.const2.items()}


def _clone_opline(opline: Opline) -> Opline:
    copy = copied(opline)
    if type(opline.cache) is not str:  # the compiler's, see executor/dims.py
        copy.cache = None
    return copy


def _clone_entry(entry: Opline, fresh: dict[int, Opline]) -> Opline:
    copy = Opline(entry.opcode, entry.lineno)
    copy.next = fresh[id(entry.next)]
    return copy
