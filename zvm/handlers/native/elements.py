"""Where native code (kernels/functions/) finds what internal objects keep: the elements of SPL's arrays, linked lists,
heaps, SplObjectStorage and WeakMap, what a WeakReference refers to, a GMP object's number, an XMLWriter's state.

Hooks declare `elements`: kind, the slot of the elements and, of arrays, those of what stands for them, of the
count of sorts under way, of flags and of the cursor, the flag that says that there are none, and the slots of the
array's key in what holds it and of the class of its iterators; of storages those of the cursor and the index; of
fixed arrays that of an iterator's index; of linked lists those of the place and the mode, and what their parts are
made of: slots of other classes, each as (class, slot), the class of the parts, and an iterator's place and mode; of
heaps those of extract flags and of the marks that they are corrupted or being changed, and how they are ordered.
`iteration` is the class of the iterators over arrays.

Python classes of other objects declare `layout`: the kind, then slots, slots of other classes as (class, slot), and
whatever else the kernels of that kind use, which name each by its place.
"""
from __future__ import annotations

from zvm.handlers.native.abi import slot_offset

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from zvm.runtime.classes.class_entry import ClassEntry

# methods that change what elements are
_METHODS = ("offsetget", "offsetset", "offsetexists", "offsetunset", "count", "gethash")
_ASKS = 4  # of the kind of heaps (kernels/functions/spl/heaps.py): a PHP class compares


def learn(ce: ClassEntry) -> None:
    """Set ce.elements: a tuple of the kind, offsets, the flag and the class of iterators; False where Python code has
    to be asked."""
    layout = getattr(ce.native, "elements", None) or getattr(ce.object_type, "layout", None)
    ce.elements = False
    methods = ce.function_table
    if not layout or ce.object_type is None or \
            not all(methods[name].is_internal for name in _METHODS if name in methods):
        return
    iteration = getattr(ce.native, "iteration", None)
    if "compare" in methods and not methods["compare"].is_internal:
        layout = (*layout[:-1], layout[-1] | _ASKS)
    ce.elements = (*(_place(ce.object_type, part) for part in layout), iteration)


def _place(object_type: type, part: Any) -> Any:
    """What native code gets for a part of a declaration: the offset of a slot, or the part itself."""
    if isinstance(part, str):
        return slot_offset(object_type, part)
    return slot_offset(*part) if isinstance(part, tuple) else part
