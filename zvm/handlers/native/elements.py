"""Where native code (kernels/functions/spl/) finds the elements of SPL's arrays, of SplObjectStorage and WeakMap, and
what a WeakReference refers to.

A class's hooks declare `elements`: kind, the slot of the elements and, of arrays, those of what stands for them, of the
count of sorts under way, of flags and of the cursor, with the flag that says that there are none; of storages those of
the cursor and the index. `iteration` is the class of the iterators over arrays.
"""
from __future__ import annotations

from zvm.handlers.native.abi import slot_offset
from zvm.runtime.objects.array_access import ARRAY_ELEMENTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.runtime.classes.class_entry import ClassEntry

# methods that change what elements are
_METHODS = ("offsetget", "offsetset", "offsetexists", "offsetunset", "count", "gethash")


def learn(ce: ClassEntry) -> None:
    """Set ce.elements: a tuple of the kind, offsets, the flag and the class of iterators; False where Python code has
    to be asked."""
    layout = getattr(ce.native, "elements", None)
    ce.elements = False
    methods = ce.function_table
    if layout is None or ce.object_type is None or \
            not all(methods[name].is_internal for name in _METHODS if name in methods):
        return
    kind, *slots = layout
    flag = slots.pop() if kind == ARRAY_ELEMENTS else 0
    iteration = getattr(ce.native, "iteration", None)
    ce.elements = (kind, *(slot_offset(ce.object_type, slot) for slot in slots), flag, iteration)
