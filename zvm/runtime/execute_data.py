"""Call frames and what may be asked of them (zend_execute_data).

The only module through which zvm/ext and zvm/runtime (by way of the Engine) may look at a frame.
"""
from __future__ import annotations

from _operator import attrgetter

from zvm.opcodes.flags import ACC_CALL_VIA_TRAMPOLINE, ACC_STRICT_TYPES
from zvm.opcodes.op_array import Function, Opline
from zvm.runtime.values.symbol_table import Indirect, SymbolTable
from zvm.runtime.values.zval import UNDEF, Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.functions.internal_function import InternalFunction

_is_by_ref = attrgetter("by_ref")

# ExecuteData.flags, eight at most: native code has their sums as small ints; a frame without any is the plain call that
# RETURN leaves on its fast path
CALL_TOP = 1  # returns to Python code (call_function), not to an opline
CALL_CODE = 2  # runs a file or eval()'d code
CALL_GENERATOR = 4
CALL_INVOKE = 8  # of a closure by its __invoke(), whose frame in Zend back traces show
CALL_DYNAMIC = 16  # by call_user_func, a string, a callback
CALL_MAY_HAVE_UNDEF = 32  # named arguments may have left holes
CALL_HAS_SYMBOL_TABLE = 64
CALL_SEND_BY_REF = 128  # CHECK_FUNC_ARG: the argument being fetched goes by reference
CALL_NEEDS_ATTENTION = CALL_TOP | CALL_CODE | CALL_GENERATOR | CALL_HAS_SYMBOL_TABLE

VM_STACK_PAGE = 256 * 1024  # bytes Zend asks for at a time
_ZVAL_SIZE = 16  # bytes: what frames take is counted in zvals
_UNLIMITED = (1 << 30) - 1  # 16 GiB of frames: an int of one digit, which native code changes in place


class ExecuteData:
    """One activation of a function.

    While pending (between INIT and DO) `slots` is just the list of arguments sent so far, for user and internal
    functions alike; SEND appends to it. DO of a user function completes it: num_args parameters first (UNDEF where not
    passed), then the other CVs, then temporaries, then extra arguments. For an internal function it stays the argument
    list.

    Use `new_frame()`: there is no __init__, since calling one would cost more than filling the fields.
    """

    __slots__ = ("slots", "opline", "func", "engine", "this", "called_scope", "prev", "call", "num_args",
                 "extra_named_params", "symbol_table", "flags", "closure", "return_value", "stack_left", "__weakref__")

    slots: list[Any]
    opline: Opline | None  # saved before anything that may raise, and at calls; execution goes on after it
    func: Function
    engine: Engine
    this: Any
    called_scope: Any  # the class `static` stands for; of a method called on an object: None, it is the object's
    prev: ExecuteData | None  # the caller once running; the next outer pending call before that
    call: ExecuteData | None  # innermost pending call of this frame
    num_args: int  # arguments passed
    extra_named_params: Any  # PhpArray of what a variadic parameter collects by name, or None
    symbol_table: Any
    flags: int
    closure: Any  # the Closure object called: it has the static variables
    return_value: Any  # of a CALL_TOP frame; of a running generator's frame: the GeneratorObject
    stack_left: int  # zvals left for frames below this one (what Zend's VM stack would still get under memory_limit)


def new_frame(engine: Engine, func: Function, this: Any = None, called_scope: Any = None,
              flags: int = 0) -> ExecuteData:
    """An empty pending frame, not yet in any chain."""
    frame = ExecuteData()
    frame.slots = []
    frame.opline = None
    frame.func = func
    frame.engine = engine
    frame.this = this
    frame.called_scope = called_scope
    frame.prev = frame.call = None
    frame.num_args = 0
    frame.extra_named_params = frame.symbol_table = None
    frame.flags = flags
    frame.closure = frame.return_value = None
    frame.stack_left = 0
    return frame


def initial_stack_left(engine: Engine) -> int:
    """How many zvals Zend's VM stack may take under memory_limit."""
    limit: int = engine.ini.memory_limit
    return min((limit - 2 * VM_STACK_PAGE) // _ZVAL_SIZE, _UNLIMITED) if limit > 0 else _UNLIMITED


# the function of a frame in which a class's constant expression is evaluated (since PHP 8.3)
CONSTANT_EXPRESSION = "[constant expression]"


# ---- walking -------------------------------------------------------------------------------------------------------

def current_user_frame(engine: Engine) -> ExecuteData | None:
    """The innermost frame of user code (EG(current_execute_data) past internal functions)."""
    return user_frame(engine.current_execute_data)


def user_frame(frame: ExecuteData | None) -> ExecuteData | None:
    """The frame, or the innermost one of user code below it."""
    while frame is not None and frame.func.is_internal:
        frame = frame.prev
    return frame


def executed_scope(engine: Engine) -> ClassEntry | None:
    """The class whose code is running, or None (zend_get_executed_scope)."""
    frame: ExecuteData | None = engine.current_execute_data
    while frame is not None:
        func = frame.func
        if not func.is_internal or func.scope is not None:
            scope: ClassEntry | None = func.scope
            return scope
        frame = frame.prev
    return None


def executed_filename(engine: Engine) -> str:
    """The file of the running code, "[no active file]" when there is none (zend_get_executed_filename)."""
    if engine.diagnostics.place is not None:
        return engine.diagnostics.place[0]
    frame = current_user_frame(engine)
    return "[no active file]" if frame is None else frame.func.filename  # type: ignore[attr-defined]


def executed_lineno(engine: Engine) -> int:
    """The line of the running code, 0 when there is none (zend_get_executed_lineno)."""
    if engine.diagnostics.place is not None:
        return engine.diagnostics.place[1]
    frame = current_user_frame(engine)
    return 0 if frame is None else line_of(frame)


def line_of(frame: ExecuteData) -> int:
    """The line a user frame is at."""
    if frame.opline is None:
        return frame.func.line_start  # type: ignore[attr-defined, no-any-return]
    return frame.opline.lineno


def calling_place(frame: ExecuteData) -> str | None:
    """`FILE on line N` of the user code that called the function; None where an internal one did, as a closure's
    __invoke() is."""
    caller: Any = frame.prev
    if caller is None or caller.func.is_internal or caller.opline is None or frame.flags & CALL_INVOKE:
        return None
    return f"{caller.func.filename} on line {caller.opline.lineno}"


def called_class(frame: ExecuteData) -> ClassEntry | None:
    """What `static` stands for in the frame, or None (zend_get_called_scope)."""
    found: ClassEntry | None = frame.this.ce if frame.this is not None else frame.called_scope
    return found


def executed_this(engine: Engine) -> Any:
    """`$this` of the innermost frame that has a class, or None (zend_get_this_object)."""
    frame: ExecuteData | None = engine.current_execute_data
    while frame is not None:
        if frame.this is not None:
            return frame.this
        if not frame.func.is_internal or frame.func.scope is not None:
            return None
        frame = frame.prev
    return None


def executed_called_class(engine: Engine) -> ClassEntry | None:
    """The called class of the innermost frame that has one (zend_get_called_scope)."""
    frame: ExecuteData | None = engine.current_execute_data
    while frame is not None:
        found = called_class(frame)
        if found is not None:
            return found
        if not frame.func.is_internal or frame.func.scope is not None:
            return None
        frame = frame.prev
    return None


def uses_strict_types(engine: Engine) -> bool:
    """Was the running function called from code under strict_types=1 (EX_USES_STRICT_TYPES of the caller)?"""
    frame: ExecuteData | None = engine.current_execute_data
    caller = frame.prev if frame is not None else None
    return caller is not None and not caller.func.is_internal and bool(caller.func.fn_flags & ACC_STRICT_TYPES)


def result_is_used(engine: Engine) -> bool:
    """Does the opline that called the running internal function take its result (USED_RET)?"""
    frame: ExecuteData | None = engine.current_execute_data
    caller = frame.prev if frame is not None else None
    if caller is None or caller.func.is_internal or caller.opline is None:
        return True
    return bool(caller.opline.result_type)


def running_function(engine: Engine) -> str:
    """The running internal function as messages name it, `name` or `Class::name`; include while that opens a file."""
    frame = engine.current_execute_data
    if frame is not None and frame.func.is_internal:
        return frame.func.display_name  # type: ignore[attr-defined, no-any-return]
    return engine.include_name


def message_origin(engine: Engine) -> str:
    """What stands before a message: the running internal function, or which phase of the request it is (php_verror)."""
    if engine.diagnostics.phase is not None:
        return engine.diagnostics.phase
    return "PHP Request Shutdown" if engine.current_execute_data is None else f"{running_function(engine)}()"


def running_internal(engine: Engine) -> InternalFunction:
    """The running function, which is an internal one, as functions written in Python know of themselves."""
    frame = engine.current_execute_data
    assert frame is not None
    return frame.func  # type: ignore[return-value]


# ---- arguments -----------------------------------------------------------------------------------------------------

def passed_count(engine: Engine) -> int:
    """How many arguments the running internal function was passed (ZEND_NUM_ARGS). Not every way to call one sets
    `num_args`, but its slots are its arguments."""
    frame = engine.current_execute_data
    return 0 if frame is None else len(frame.slots)


def arguments(frame: ExecuteData) -> list[Any]:
    """The arguments passed, as the parameters are now (func_get_args); UNDEF for skipped or unset ones.

    References are kept: back traces show them dereferenced, func_get_args() too. Of a frame with a symbol table they
    are in that: code under eval() or include has them meanwhile (zend_fetch_debug_backtrace).
    """
    func = frame.func
    if func.is_internal:
        return frame.slots[:]
    count = frame.num_args
    slots = frame.slots
    declared = slots[:min(count, func.num_args)]
    if frame.symbol_table is not None:
        names = func.vars[:len(declared)]  # type: ignore[attr-defined]
        declared = [frame.symbol_table.lookup(name) for name in names]
    if count <= func.num_args:
        return declared
    tail = func.last_var + func.T  # type: ignore[attr-defined]
    return declared + slots[tail:tail + count - func.num_args]


def takes_references(func: Function) -> bool:
    """Has the function parameters by reference?"""
    return any(map(_is_by_ref, func.arg_info))


def forbid_dynamic_call(engine: Engine) -> None:
    """Throw Error if the running internal function, which reaches into its caller, was not called by its name
    (zend_forbid_dynamic_call)."""
    frame = engine.current_execute_data
    if frame is not None and frame.flags & CALL_DYNAMIC:
        engine.throw("Error", f"Cannot call {frame.func.function_name}() dynamically")


def static_variables(frame: ExecuteData) -> list[Any]:
    """The static variables of the running function or closure by number, made on first use.

    Those never executed yet hold what the compiler left: a value or a ConstantExpression.
    """
    if frame.closure is not None and frame.closure.statics is not None:
        return frame.closure.statics  # type: ignore[no-any-return]
    return function_statics(frame.func)


def function_statics(func: Any) -> list[Any]:
    """The same of a function that is not a closure."""
    statics = func.statics
    if statics is None:
        statics = func.statics = list((func.static_variables or {}).values())
    return statics  # type: ignore[no-any-return]


def is_trampoline(func: Function) -> bool:
    """Does the function stand for a call of __call or __callStatic?"""
    return bool(func.fn_flags & ACC_CALL_VIA_TRAMPOLINE)


# ---- symbol tables -------------------------------------------------------------------------------------------------

def attach_symbol_table(frame: ExecuteData) -> None:
    """Make the table's entries of this frame's CV names point to the CVs, moving the values in
    (zend_attach_symbol_table)."""
    table, slots = frame.symbol_table, frame.slots
    for index, name in enumerate(frame.func.vars):  # type: ignore[attr-defined]
        found = table.get(name, UNDEF)
        if type(found) is Indirect:
            if found.slots is slots:
                continue
            value = found.slots[found.index]
            found.slots[found.index] = UNDEF
            slots[index] = value
        else:
            slots[index] = found
        table[name] = Indirect(slots, index)


def detach_symbol_table(frame: ExecuteData) -> None:
    """Move the CVs' values back into the table; undefined ones leave it (zend_detach_symbol_table)."""
    table, slots = frame.symbol_table, frame.slots
    for index, name in enumerate(frame.func.vars):  # type: ignore[attr-defined]
        value = slots[index]
        if value is UNDEF:
            table.pop(name, None)
        else:
            table[name] = value
            slots[index] = UNDEF


def symbol_table(frame: ExecuteData) -> Any:
    """The variables of a user frame by name; made and attached on first use (zend_rebuild_symbol_table). A file's code
    that names none has those of the code that includes it."""
    if frame.symbol_table is None and frame.flags & CALL_CODE:
        outer = user_frame(frame.prev)
        frame.symbol_table = frame.engine.symbol_table if outer is None else symbol_table(outer)
        frame.flags |= CALL_HAS_SYMBOL_TABLE
    elif frame.symbol_table is None:
        table = SymbolTable()
        slots = frame.slots
        for index, name in enumerate(frame.func.vars):  # type: ignore[attr-defined]
            table[name] = Indirect(slots, index)
        frame.symbol_table = table
        frame.flags |= CALL_HAS_SYMBOL_TABLE
    return frame.symbol_table


def current_symbol_table(engine: Engine) -> Any:
    """The variables in reach of the running internal function (compact, extract, get_defined_vars), or None."""
    frame = current_user_frame(engine)
    return None if frame is None else symbol_table(frame)


def set_local(frame: ExecuteData, name: str, value: Any) -> None:
    """Assign a local variable by name, through a reference it may hold. One that the function's code does not name is
    made only where there is a symbol table already (zend_set_local_var)."""
    names = frame.func.vars  # type: ignore[attr-defined]
    if name in names:
        index = names.index(name)
        slots = frame.slots
        held = slots[index]
        if type(held) is Reference:
            held.value = value
        else:
            slots[index] = value
        return
    if frame.symbol_table is not None or frame.flags & CALL_CODE:
        symbol_table(frame).assign(name, value)
