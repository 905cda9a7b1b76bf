"""Op-arrays and what they are made of, as in Zend's zend_op_array (zend_compile.h).

Reads nothing; made by zvm/compiler; imported by everything above zvm/opcodes.

Before pass two an operand is a literal number (CONST), a CV number (CV), a temporary's number (TMP_VAR, VAR) or a
plain number (UNUSED). Pass two turns temporaries' numbers into slot numbers (`last_var + number`), so that CV, TMP
and VAR operands all index the frame's slots, and links each opline: `next`, `target`, `const1`, `const2`, `handler`.
"""
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any


UNUSED, CONST, TMP_VAR, VAR, CV = 0, 1, 2, 4, 8  # Zend's IS_UNUSED … IS_CV

# kinds of live ranges (ZEND_LIVE_*)
LIVE_TMPVAR, LIVE_LOOP, LIVE_SILENCE, LIVE_ROPE, LIVE_NEW = 0, 1, 2, 3, 4
LIVE_NAMES = ("tmp/var", "loop", "silence", "rope", "new")  # by LIVE_*


class Opline:
    """One instruction (zend_op).

    `op1`, `op2`, `result` with their `*_type` are numbers as the module's docstring says; `extended_value` is Zend's.
    The linked half is set by pass two: `const1`/`const2` the literals themselves, `target` the opline jumped to,
    `next` the following opline, `number` its own, `cache` the runtime cache (whatever the handler wants to keep),
    `handler` the specialised function.
    """

    __slots__ = ("opcode", "op1_type", "op2_type", "result_type", "op1", "op2", "result", "extended_value", "lineno",
                 "handler", "next", "target", "const1", "const2", "cache", "number")

    def __init__(self, opcode: int, lineno: int) -> None:
        self.opcode = opcode
        self.op1_type = self.op2_type = self.result_type = UNUSED
        self.op1 = self.op2 = self.result = 0
        self.extended_value = 0
        self.lineno = lineno
        self.handler: Callable[..., Opline | None] | None = None
        self.next: Opline | None = None
        self.target: Opline | None = None
        self.const1: Any = None
        self.const2: Any = None
        self.cache: Any = None
        self.number = 0


class LiveRange:
    """Temporary `var` (a slot number after pass two) is alive in oplines start ≤ n < end (zend_live_range)."""

    __slots__ = ("var", "kind", "start", "end")

    def __init__(self, var: int, kind: int, start: int, end: int) -> None:
        self.var, self.kind, self.start, self.end = var, kind, start, end


class TryCatchElement:
    """Opline numbers of a try (zend_try_catch_element); catch_op and finally_op are 0 where there is none."""

    __slots__ = ("try_op", "catch_op", "finally_op", "finally_end")

    def __init__(self, try_op: int) -> None:
        self.try_op = try_op
        self.catch_op = self.finally_op = self.finally_end = 0


BY_VALUE, BY_REFERENCE, PREFER_REFERENCE = 0, 1, 2  # how an argument goes: ArgInfo.by_ref (ZEND_SEND_*)


class ArgInfo:
    """A parameter, or the return value (zend_arg_info)."""

    __slots__ = ("name", "type", "by_ref", "variadic", "promoted", "default", "attributes", "tentative")

    def __init__(self, name: str, type: Any = None, by_ref: bool = False, variadic: bool = False,
                 default: str | None = None) -> None:
        self.name = name
        self.type = type  # zvm.opcodes.types.DeclaredType or None
        self.by_ref = by_ref
        self.variadic = variadic
        self.promoted = False
        self.default = default  # an internal function's default, as PHP source; None for user functions
        self.attributes: list[Any] | None = None
        self.tentative = False


class Function:
    """What user and internal functions share (zend_function.common)."""

    __slots__ = ("function_name", "scope", "prototype", "fn_flags", "num_args", "required_num_args", "arg_info",
                 "return_info", "attributes", "doc_comment", "static_variables", "native", "__weakref__")
    is_internal = False

    def __init__(self) -> None:
        self.function_name: str | None = None
        self.scope: Any = None  # class entry; while compiling, the ClassEntry being made
        self.prototype: Function | None = None
        self.fn_flags = 0
        self.num_args = 0  # declared parameters, the variadic one not counted
        self.required_num_args = 0
        self.arg_info: list[ArgInfo] = []  # the variadic parameter, if any, is the last
        self.return_info: ArgInfo | None = None
        self.attributes: list[Any] | None = None
        self.doc_comment: str | None = None
        self.static_variables: dict[str, Any] | None = None
        self.native: bytes | None = None  # what native code keeps of it (zvm/handlers/native/table.py)


class OpArray(Function):
    """A compiled function, method, closure or file (zend_op_array)."""

    __slots__ = ("opcodes", "literals", "vars", "T", "live_range", "try_catch_array", "dynamic_func_defs", "filename",
                 "line_start", "line_end", "tails", "entries", "tail", "entry", "frame_size", "takes_references",
                 "statics", "scoped", "resident")

    def __init__(self, filename: str) -> None:
        super().__init__()
        self.opcodes: list[Opline] = []
        self.literals: list[Any] = []
        self.vars: list[str] = []  # CV names
        self.T = 0  # number of temporaries
        self.live_range: list[LiveRange] = []
        self.try_catch_array: list[TryCatchElement] = []
        self.dynamic_func_defs: list[OpArray] = []
        self.filename = filename
        self.line_start = 0
        self.line_end = 0
        # set by linker/links.py, see runtime/execute_data.py
        self.tails: Any = None  # by number of arguments passed: the rest of the slots
        self.entries: Any = None  # likewise: an opline whose `next` is where to start, RECVs without work skipped
        self.tail: Any = None  # those of a call that passes as many arguments as are declared
        self.entry: Any = None
        self.takes_references = False  # has it parameters by reference?
        self.frame_size = 0  # what Zend's call frame takes, in zvals of 16 bytes
        # run time
        self.statics: list[Any] | None = None  # static variables by number, once executed (closures have their own)
        self.scoped: dict[Any, OpArray] | None = None  # copies for other scopes (closures bound, code of traits)
        # of code that stays: its native block, the list that it joins when it runs, and what is to be reset then
        self.resident: tuple[bytes, list[OpArray], bytes] | None = None  # zvm/engine/resident/world.py

    @property
    def last_var(self) -> int:
        return len(self.vars)

    def __getattr__(self, name: str) -> Any:
        """Slots that native code has not set lead here: `tail` is only read by Python handlers."""
        if name != "tail":
            raise AttributeError(name)
        self.tail = self.tails[self.num_args]
        return self.tail
