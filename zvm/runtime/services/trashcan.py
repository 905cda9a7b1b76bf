"""What CPython does of objects that die near the end of the stack, from 3.14 on: it puts their end off, in a chain that
the thread's state holds (_Py_Dealloc, _PyTrash_thread_deposit_object).

greenlet 3.5 keeps the first of that chain with a reference of its own while it is switched from, and ends it a second
time when it is switched back to. So fibers are switched only where the stack has room and the chain is empty.
"""
from __future__ import annotations

from zvm.runtime.services.addresses import Half, Word, python_function, thread_state

_MARGINS = 8  # of CPython's 16 KiB: twice of what makes it end the chain

_has_reached_limit = python_function("_Py_ReachedRecursionLimitWithMargin", Word, Half, result=Half)
_destroy_chain = python_function("_PyTrash_thread_destroy_chain", Word, result=None)


def empty_trashcan() -> None:
    """End the objects whose end was put off. Raises RecursionError where the stack has no room for that."""
    state = thread_state()
    if _has_reached_limit(state, _MARGINS):
        raise RecursionError
    _destroy_chain(state)
