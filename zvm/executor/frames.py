"""Call frames and what may be asked of them (zend_execute_data).

The only module through which zvm/ext and zvm/runtime (by way of the Engine) may look at a frame.
"""
from __future__ import annotations


from zvm.opcodes.op_array import Function, Opline

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any


class ExecuteData:
    """One activation of a function.

    While pending (between INIT and DO) `slots` is just the list of arguments sent so far, for user and internal
    functions alike; SEND appends to it. DO of a user function completes it: num_args parameters first (UNDEF where not
    passed), then the other CVs, then temporaries, then extra arguments. For an internal function it stays the argument list.
    """

    __slots__ = ("slots", "opline", "func", "engine", "this", "called_scope", "prev", "call", "num_args",
                 "extra_named_params", "symbol_table", "flags", "__weakref__")

    def __init__(self, engine: Any, func: Function, this: Any = None, called_scope: Any = None) -> None:
        self.slots: list[Any] = []
        self.opline: Opline | None = None  # saved before anything that may raise, and at calls
        self.func = func
        self.engine = engine
        self.this = this
        self.called_scope = called_scope
        self.prev: ExecuteData | None = None  # the caller once running; the next outer pending call before that
        self.call: ExecuteData | None = None  # innermost pending call of this frame
        self.num_args = 0  # arguments passed
        self.extra_named_params: Any = None
        self.symbol_table: Any = None
        self.flags = 0
