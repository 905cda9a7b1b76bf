"""Running files and code: declaring what a script holds, include, require and eval (zend_include_or_eval).

Reads Script objects the engine compiled; changes the engine's tables of functions and classes. Used by the engine and
by the handlers of INCLUDE_OR_EVAL and DECLARE_*.
"""
from __future__ import annotations

from os import strerror

from zvm.executor.dispatch import execute
from zvm.opcodes import metadata as ops
from zvm.opcodes.error_levels import E_COMPILE_ERROR
from zvm.opcodes.flags import ACC_ANON_CLASS, ACC_LINKED, EVAL, INCLUDE_ONCE, REQUIRE, REQUIRE_ONCE
from zvm.opcodes.op_array import OpArray, Opline
from zvm.runtime import execute_data
from zvm.runtime.execute_data import (
    CALL_CODE,
    CALL_HAS_SYMBOL_TABLE,
    CALL_TOP,
    ExecuteData,
    initial_stack_left,
    new_frame,
)
from zvm.runtime.services.modules import LateModule
from zvm.runtime.values import strings
from zvm.runtime.values.convert import to_string
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.executor import class_declaration
else:
    class_declaration = LateModule("zvm.executor.class_declaration")



# ---- declaring -----------------------------------------------------------------------------------------------------

def load_script(engine: Engine, script: Any) -> None:
    """Declare a script's functions and the classes that can be bound before it runs.

    Raises Bailout for names in use.
    """
    for key, func in script.functions.items():
        declare_function(engine, key, func)
    if script.classes:
        _declare_classes(engine, script)


def _declare_classes(engine: Engine, script: Any) -> None:
    """Bind the classes that can be bound early; note the others for their DECLARE_CLASS."""
    bind_early = class_declaration.bind_early
    positions, definitions = engine.class_positions, engine.class_definitions
    for key, ce in script.classes.items():
        positions.setdefault(ce, len(positions))
        if key[:1] == "\0" or ce.flags & ACC_ANON_CLASS:
            definitions[key] = ce
        else:
            bind_early(engine, ce)
    for key in delayed_classes(script):
        if bind_early(engine, definitions[key]):
            del definitions[key]


def delayed_classes(script: Any) -> list[str]:
    """The keys of the classes that oplines of main declare, unless they can be bound before."""
    if script.only_declares is not None:
        return script.only_declares  # type: ignore[no-any-return]
    known: list[str] | None = script.delayed
    if known is None:
        literals = script.main.literals
        known = script.delayed = [literals[opline.op1 + 1] for opline in script.main.opcodes
                                  if opline.opcode == ops.DECLARE_CLASS_DELAYED]
    return known


def is_done(engine: Engine, script: Any) -> bool:
    """Whether a script that was loaded has nothing left to do but to return 1."""
    declared = script.only_declares
    return declared is not None and (not declared or engine.class_definitions.keys().isdisjoint(declared))


def declare_function(engine: Engine, lower_name: str, func: Any) -> None:
    """Enter a user function into the table; a name in use is a fatal error (do_bind_function_error)."""
    known = engine.functions.get(lower_name)
    if known is not None:
        if engine.world is not None and engine.world.has_preloaded(known, func):
            return
        kind = "function " if engine.target >= V8_4 else ""
        message = f"Cannot redeclare {kind}{func.function_name}()"
        if not known.is_internal:
            message += f" (previously declared in {known.filename}:{known.line_start})"
        engine.diagnostics.fatal_at(E_COMPILE_ERROR, message, func.filename, func.line_start)
    if engine.world is not None:
        engine.world.note_function(lower_name)
    engine.functions[lower_name] = func


def declare_dynamic_function(ex: ExecuteData, lower_name: str, number: int) -> None:
    """DECLARE_FUNCTION."""
    ex_func: Any = ex.func
    declare_function(ex.engine, lower_name, ex_func.dynamic_func_defs[number])


def declare_class(ex: ExecuteData, op: Any) -> None:
    """DECLARE_CLASS: op1 is the name in lower case, the literal after it the key of the definition."""
    engine = ex.engine
    ce = engine.class_definitions[ex.func.literals[op.op1 + 1]]  # type: ignore[attr-defined]
    class_declaration.declare_class(engine, ce, op.const1, op.lineno)


def declare_class_delayed(ex: ExecuteData, op: Any) -> None:
    """DECLARE_CLASS_DELAYED: declare the class unless loading the script did."""
    if op.cache is None:
        op.cache = True
        if ex.func.literals[op.op1 + 1] in ex.engine.class_definitions:  # type: ignore[attr-defined]
            declare_class(ex, op)


def declare_anonymous_class(ex: ExecuteData, op: Any) -> Any:
    """DECLARE_ANON_CLASS: the class, linked when it is first met."""
    ce = op.cache
    if ce is None:
        engine = ex.engine
        key = op.const1 if op.const1 is not None else ex.func.literals[op.op1]  # type: ignore[attr-defined]
        ce = engine.class_definitions[key]
        if not ce.flags & ACC_LINKED:
            _make_name_unique(engine, ce)
            ce = class_declaration.declare_class(engine, ce, strings.lower(ce.name), op.lineno)
        op.cache = ce
    return ce


def _make_name_unique(engine: Engine, ce: Any) -> None:
    """Count up the number an anonymous class's name ends with: its file may have been loaded before."""
    base, _, number = ce.name.rpartition("$")
    count = int(number, 16)
    while engine.classes.get(strings.lower(ce.name)) is not None:
        count += 1
        ce.name = f"{base}${count:x}"


# ---- running -------------------------------------------------------------------------------------------------------

def code_frame(engine: Engine, op_array: Any, caller: ExecuteData | None, table: Any, flags: int) -> ExecuteData:
    """A frame that runs a file's or eval()'s code on a symbol table, which is attached, or without variables."""
    has_table = 0 if table is None else CALL_HAS_SYMBOL_TABLE
    frame = new_frame(engine, op_array, None, None, CALL_CODE | has_table | flags)
    if caller is not None:
        frame.this = caller.this
        frame.called_scope = caller.called_scope
        op_array.scope = caller.func.scope
    frame.symbol_table = table
    frame.slots = list(op_array.tails[0])
    frame.opline = op_array.entries[0]
    frame.stack_left = (initial_stack_left(engine) if caller is None else caller.stack_left) - op_array.frame_size
    frame.prev = caller
    if table is not None:
        execute_data.attach_symbol_table(frame)
    return frame


def execute_main(engine: Engine, script: Any) -> Any:
    """Run a script at the bottom of the stack, on the global variables; what it returns (zend_execute_scripts)."""
    load_script(engine, script)
    frame = code_frame(engine, script.main, None, engine.symbol_table, CALL_TOP)
    engine.stack_origin = initial_stack_left(engine)
    execute(engine, frame)
    return frame.return_value


def execute_nested(engine: Engine, script: Any) -> Any:
    """Run a script from an internal function, on the variables of the code that called it."""
    load_script(engine, script)
    if is_done(engine, script):
        return 1
    caller = engine.current_execute_data
    user = execute_data.current_user_frame(engine)
    table = engine.symbol_table if user is None else execute_data.symbol_table(user)
    frame = code_frame(engine, script.main, caller, table, CALL_TOP)
    execute(engine, frame)
    return frame.return_value


def include_found(engine: Engine, name: str) -> bool:
    """Run a file from an internal function, if include_path has it and it was not included yet (spl_autoload)."""
    path = engine.resolve_include_path(name)
    if path is None or path in engine.included_files:
        return False
    try:
        script = engine.compile_file(path)
    except OSError:  # a URL that cannot be opened
        return False
    execute_nested(engine, script)
    return True


def include_or_eval(ex: ExecuteData, op: Any, value: Any) -> bool:
    """INCLUDE_OR_EVAL: compile and enter; False when there is nothing to run and the result is stored already."""
    engine = ex.engine
    kind = op.extended_value
    script: Any
    text = value if type(value) is str else to_string(engine, value)
    if kind == EVAL and not text:
        script = None  # compile_string() makes nothing of it
    elif kind == EVAL:
        script = engine.compile_string(text, f"{ex.func.filename}({op.lineno}) : eval()'d code")  # type: ignore
    else:
        script = _compile_include(engine, ex, kind, text)
    if script is None or script is True:
        if op.result_type:
            ex.slots[op.result] = script is True
        return False
    load_script(engine, script)
    if is_done(engine, script) or declare_rest(ex, script):
        if op.result_type:
            ex.slots[op.result] = 1
        return False
    enter_code(ex, script)
    return True


def declare_rest(ex: ExecuteData, script: Any) -> bool:
    """Declare the classes of a script that does nothing else, whose code need not be decoded then: a frame stands for
    that while classes are loaded. False where the code is to be run: something watches oplines, or has them stay."""
    engine = ex.engine
    declarations = script.declarations
    if declarations is None or engine.world is not None or engine.observer is not None \
            or engine.interrupts.meter is not None or engine.tier is not None and engine.tier.counts is not None:
        return False
    main = OpArray(script.main.filename)
    main.scope = ex.func.scope
    frame = new_frame(engine, main, ex.this, ex.called_scope, CALL_CODE)
    frame.opline = opline = Opline(ops.DECLARE_CLASS, 0)
    frame.stack_left = ex.stack_left - _LEAST_FRAME
    frame.prev = ex
    definitions = engine.class_definitions
    engine.current_execute_data = frame
    try:
        for name, key, line, is_delayed in declarations:
            if not is_delayed or key in definitions:
                opline.lineno = line
                class_declaration.declare_class(engine, definitions[key], name, line)
    finally:
        engine.current_execute_data = ex
    return True


def enter_code(ex: ExecuteData, script: Any) -> None:
    """Go on in a script's main code, on the variables of the code that includes it, if it names any."""
    table = execute_data.symbol_table(ex) if script.main.vars else None
    ex.engine.current_execute_data = code_frame(ex.engine, script.main, ex, table, 0)


_LEAST_FRAME = 5  # zvals of a frame without variables
_WORDS = {2: "include", 4: "include_once", 8: "require", 16: "require_once"}


def _compile_include(engine: Engine, ex: ExecuteData, kind: int, name: str) -> Any:
    """The script of a file; True for a file that was included before, None (a warning was given) for one not found."""
    world = engine.world
    script = None if world is None else world.included(engine, name)
    if script is not None:
        return script
    once = kind in (INCLUDE_ONCE, REQUIRE_ONCE)
    if once and name in engine.known_includes and engine.has_plain_files is True \
            and isinstance(ex.func, OpArray) and ex.func.filename[:1] == "/":  # to an archive it may mean another
        return True
    if name == "" and not once:  # the others look for it in the include path, of which they open a folder
        engine.throw("ValueError", "Path cannot be empty")
    engine.include_name = word = _WORDS[kind]
    path = engine.resolve_include_path(name)
    shown, reason = name, "No such file or directory"  # type: str, str | None
    if "\0" in name:  # it is not even tried, and messages end there
        path, reason, name = None, None, name.partition("\0")[0]
    elif path is None and "://" not in name and engine.ini.open_basedir:
        path = name  # opening it tells whether it is missing or forbidden
    if path is not None:
        try:
            if once and path in engine.included_files:
                engine.include_again(name, path)
                return True
            script = engine.compile_file(path)
            if world is not None:
                world.note_include(engine, name, path)
            return script
        except IsADirectoryError:  # which opening does not mind, so that PHP knows no reason
            shown, reason = path, strerror(engine.last_errno)
        except OSError as error:
            shown, reason = path, error.strerror
    elif "://" in name:
        for _ in range(1 + once):  # opening it tells once more that its wrapper is unknown
            engine.resolve_include_path(name)
    if reason:  # otherwise the stream's wrapper has said so
        engine.diagnostics.warning(f"{word}({strings.without_password(shown)}): Failed to open stream: {reason}")
    name = strings.without_password(name)
    include_path = engine.ini.get("include_path")
    if kind in (REQUIRE, REQUIRE_ONCE):
        engine.throw("Error", f"Failed opening required '{name}' (include_path='{include_path}')")
    engine.diagnostics.warning(f"{word}(): Failed opening '{name}' for inclusion (include_path='{include_path}')")
    return None
