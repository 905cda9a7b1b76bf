"""The compile context: where the op-array under construction, the scopes around it and everything Zend keeps in CG()
and FC() live, and the only way oplines, literals, CVs and temporaries are made.

Read by every module of zvm/compiler (it is their shared state, passed as `ctx`); imports only opcodes and errors.

    ctx.op_array      the OpArray being filled           (CG(active_op_array))
    ctx.scope         its ArrayContext: loops, labels, … (CG(context))
    ctx.file          namespace and imports, FileContext (CG(file_context))
    ctx.class_entry   the class being compiled or None   (CG(active_class_entry))
    ctx.lineno        line given to new oplines and to errors (CG(zend_lineno))
    ctx.script        the Script: functions and classes declared so far (CG(function_table), CG(class_table))
    ctx.options       CompilerOptions, what the caller knows about the world

Operands. An expression compiles to an `Operand(kind, value)`: `kind` is UNUSED, CONST, TMP_VAR, VAR or CV of
zvm.opcodes.op_array; `value` is the constant itself for CONST, else the number. A CONST becomes a literal only when it
is put into an opline, so unused constants leave no trace. Always make a fresh one or pass an Operand on; never mutate.

Oplines. `ctx.emit_op(opcode, op1, op2)` appends an opline without a result; `ctx.emit_op_var()` one with a VAR result
and `ctx.emit_op_tmp()` one with a TMP_VAR result. All return the Opline, which may be changed afterwards
(`extended_value`, `opcode`); `result_of(opline)` is its result as an Operand. Example, `echo $a . "x"`:

    opline = ctx.emit_op_tmp(ops.CONCAT, visitor.compile_expr(ctx, left), Operand.const("x"))
    ctx.emit_op(ops.ECHO, result_of(opline))

Temporaries are numbered from 0 per op-array in the order they are made; pass two adds the number of CVs.

Jumps hold opline numbers until pass two: `ctx.emit_jump(target)`, `ctx.emit_cond_jump(JMPZ, cond)`, then
`ctx.update_jump_target_to_next(opnum)` once the target is known; `ctx.next_opnum` is the number the next opline gets.

Delayed oplines. `$a[f()][] = g()` must fetch $a for writing only after f() and g() ran, so FETCH_*_W oplines wait:

    offset = ctx.delayed_begin()
    ... ctx.delayed_emit_op(...) while compiling the variable ...
    ... compile the right-hand side ...
    opline = ctx.delayed_end(offset)        # appends them; returns the last, or None

Literals that take several places, in Zend's order (the name is in the opline, the rest follow it):
`add_func_name_literal` (name, lower), `add_ns_func_name_literal` (name, lower, lower unqualified),
`add_class_name_literal` (name, lower), `add_const_name_literal`. Each returns the first one's number.

Lines. Zend sets CG(zend_lineno) from the AST when it begins a statement, expression or variable; visitor.py does that.

Function bodies: `saved = ctx.begin_op_array(op_array)` … `ctx.end_op_array(saved)`, see
zvm/compiler/declarations/functions.py.
"""
from __future__ import annotations

from zvm.compiler.errors import CompileError
from zvm.opcodes import metadata as ops
from zvm.opcodes.error_levels import E_DEPRECATED, E_WARNING
from zvm.opcodes.op_array import CONST, CV, TMP_VAR, UNUSED, VAR, OpArray, Opline, TryCatchElement
from zvm.opcodes.script import Script
from zvm.runtime.values.strings import lower
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.frontend.generated.ast import Node
    from zvm.optimizer.extra_passes import ExtraPass
    from zvm.targets import Target

# fetch modes of variables (BP_VAR_*)
BP_R, BP_W, BP_RW, BP_IS, BP_FUNC_ARG, BP_UNSET = range(6)

# ctx.memoize_mode: see assignment.py, `??=`
MEMOIZE_NONE, MEMOIZE_COMPILE, MEMOIZE_FETCH = 0, 1, 2

MAX_DEPTH = 50_000  # of AST nodes; PHP itself overflows its C stack not far from there


class Operand:
    """What an expression compiled to, and what an opline takes (znode)."""

    __slots__ = ("kind", "value")

    def __init__(self, kind: int, value: Any) -> None:
        self.kind = kind
        self.value = value

    @staticmethod
    def const(value: Any) -> Operand:
        """A constant operand."""
        return Operand(CONST, value)

    def __repr__(self) -> str:
        return f"Operand({self.kind}, {self.value!r})"


def result_of(opline: Opline) -> Operand:
    """An opline's result as the operand of another."""
    return Operand(opline.result_type, opline.result)


class LoopVar:
    """What must be freed or called when control leaves a construct early (zend_loop_var).

    `opcode` is FE_FREE or FREE for a loop's or switch's variable, NOP for a loop without one, FAST_CALL for a try with
    a finally, DISCARD_EXCEPTION for a finally block, RETURN for the boundary of a function.
    """

    __slots__ = ("opcode", "kind", "number", "try_catch_offset")

    def __init__(self, opcode: int, kind: int = UNUSED, number: int = 0, try_catch_offset: int = -1) -> None:
        self.opcode, self.kind, self.number, self.try_catch_offset = opcode, kind, number, try_catch_offset


class BreakContinue:
    """Where `break` and `continue` go in one loop or switch (zend_brk_cont_element)."""

    __slots__ = ("start", "cont", "brk", "parent", "is_switch")

    def __init__(self, parent: int, is_switch: bool) -> None:
        self.start = self.cont = self.brk = -1
        self.parent = parent
        self.is_switch = is_switch


class ArrayContext:
    """What is kept while one op-array is compiled and then thrown away (zend_oparray_context)."""

    __slots__ = ("cv_numbers", "fast_call_var", "try_catch_offset", "current_brk_cont", "brk_cont", "labels",
                 "loop_frees", "outer_has_this")

    def __init__(self) -> None:
        self.cv_numbers: dict[str, int] = {}
        self.fast_call_var = -1  # TMP of the innermost finally's return address, while inside it
        self.try_catch_offset = -1
        self.current_brk_cont = -1
        self.loop_frees: list[tuple[int, int]] = []  # FREEs of loops that are left: opline, number in brk_cont (8.4)
        self.brk_cont: list[BreakContinue] = []
        self.outer_has_this = False  # the code around a closure runs only with a $this (8.4)
        self.labels: dict[str, Any] = {}


class FileContext:
    """Namespace, imports and declare() of one file (zend_file_context). Import tables are keyed by lower-case alias
    (constants: exact alias); they hold full names without leading backslash."""

    __slots__ = ("current_namespace", "in_namespace", "has_bracketed_namespaces", "imports", "imports_function",
                 "imports_const", "ticks", "seen_symbols")

    def __init__(self) -> None:
        self.current_namespace: str | None = None
        self.in_namespace = False
        self.has_bracketed_namespaces = False
        self.imports: dict[str, str] = {}
        self.imports_function: dict[str, str] = {}
        self.imports_const: dict[str, str] = {}
        self.ticks = 0
        self.seen_symbols: dict[str, int] = {}

    def reset_imports(self) -> None:
        """Forget all `use` (zend_reset_import_tables)."""
        self.imports = {}
        self.imports_function = {}
        self.imports_const = {}


class NoEngine:
    """Stands for the engine where constants are folded without one: PHP's default ini settings.

    Folding looks first whether an operation would report or throw something, and then leaves it to the run time.
    """

    class ini:  # noqa: N801
        precision = 14

    pending_exception = None  # nothing that is folded runs a script's code

    def __init__(self, target: Target = DEFAULT) -> None:
        self.target = target
        self.comparing: set[int] = set()


NO_ENGINE: Engine = NoEngine()  # type: ignore[assignment]


class CompilerOptions:
    """What the caller knows: ask with lower-case names. The defaults know no internal function and no class.

    `internal_function(name)` gives a zvm.opcodes.op_array.Function (or anything with `num_args`, `arg_info`,
    `fn_flags`) of an internal function that calls may be bound to;
    `declared_function(name)` gives a function that another file has declared, for eval()'d code, which runs at once;
    `known_class(name)` gives a ClassEntry declared before this file is;
    `constant(name)` (exact name) a 1-tuple with the value of an extension's constant, which is substituted;
    `evaluate(name, arguments, strict)` gives a 1-tuple with what an internal function that has no side effects returns
    for constants, None where it reports or throws something: the optimizer asks;
    `engine` is what runtime's operators get when constants are folded (default: PHP's default ini settings);
    `assertions` is ini zend.assertions (-1: assert() is not compiled at all); `is_eval` compiles for eval();
    `last_lineno` is the line the source ends at, that of the final RETURN;
    `frameless` makes FRAMELESS_ICALL_n of calls, for listings;
    `ignore_internal_classes` leaves binding to internal classes to the run time, as OPcache does;
    `for_phpdbg` compiles what phpdbg shows: an executor that is not Zend's own makes all calls of user functions
    DO_FCALL, and without OPcache no class waits for loading;
    `target` is the version of PHP (zvm/targets.py; by default the engine's);
    `without_opcache`: constants of classes that are declared above become their values, and no class waits for a parent
    that is declared below;
    `jump_tables`: a switch may have one; `extended_statements`: EXT_STMT stands in front of each statement;
    `defers`: bodies of functions may be compiled when they are first called (deferral/bodies.py).
    """

    __slots__ = ("internal_function", "known_class", "constant", "engine", "assertions", "is_eval", "last_lineno",
                 "ignore_internal_classes", "for_phpdbg", "evaluate", "without_opcache", "declared_function",
                 "target", "frameless", "jump_tables", "extended_statements", "defers", "passes")

    def __init__(self, internal_function: Callable[[str], Any] | None = None,
                 known_class: Callable[[str], Any] | None = None,
                 constant: Callable[[str], tuple[Any] | None] | None = None, engine: Engine | None = None,
                 assertions: int = 1, is_eval: bool = False, last_lineno: int = 1,
                 ignore_internal_classes: bool = False, for_phpdbg: bool = False,
                 evaluate: Callable[[str, list[Any], bool], tuple[Any] | None] | None = None,
                 without_opcache: bool = False, declared_function: Callable[[str], Any] | None = None,
                 target: Target | None = None, frameless: bool = False, jump_tables: bool = True,
                 extended_statements: bool = False, defers: bool = False) -> None:
        self.frameless = frameless
        self.internal_function = internal_function or _none
        self.declared_function = declared_function or _none
        self.known_class = known_class or _none
        self.constant = constant or _none
        self.target = target or (DEFAULT if engine is None else engine.target)
        self.engine: Any = engine or (NO_ENGINE if self.target == DEFAULT else NoEngine(self.target))
        self.assertions = assertions
        self.is_eval = is_eval
        self.last_lineno = last_lineno
        self.ignore_internal_classes = ignore_internal_classes
        self.for_phpdbg = for_phpdbg
        self.without_opcache = without_opcache or for_phpdbg
        self.evaluate = evaluate or _not_evaluated
        self.jump_tables, self.extended_statements = jump_tables, extended_statements
        self.defers = defers
        self.passes: tuple[ExtraPass, ...] = ()  # of the optimizer, beside its own

    def visible_class(self, name: str) -> Any:
        """known_class(), but for those that are ignored (zend_compile_ignore_class)."""
        found = self.known_class(name)
        return None if found is None or (self.ignore_internal_classes and found.is_internal) else found


def _none(name: str) -> None:
    return None


def _not_evaluated(name: str, arguments: list[Any], strict: bool) -> None:
    return None


class CompileContext:
    """One compilation; see the module's docstring."""

    __slots__ = ("script", "options", "file", "op_array", "scope", "class_entry", "lineno", "loop_vars", "delayed",
                 "flushed", "short_circuiting", "inner_nodes", "memoized", "memoize_mode", "rtd_key_counter",
                 "extra_fn_flags", "filename", "depth", "tree", "substitute_constants", "deferred_bodies",
                 "classes_above", "constants_above")

    def __init__(self, filename: str, options: CompilerOptions) -> None:
        op_array = OpArray(filename)
        self._begin(filename, options, op_array, Script(op_array), FileContext())
        self.tree: Node | None = None  # the whole file (CG(ast))

    def beside(self, op_array: OpArray, file: FileContext, class_entry: Any) -> CompileContext:
        """A context of the same file for another op-array, as if nothing had been compiled."""
        other = CompileContext.__new__(CompileContext)
        other._begin(self.filename, self.options, op_array, self.script, file)
        other.tree, other.class_entry = self.tree, class_entry
        return other

    def _begin(self, filename: str, options: CompilerOptions, op_array: OpArray, script: Script, file: FileContext,
               ) -> None:
        self.filename = filename
        self.substitute_constants = True  # not in parameters' defaults (ZEND_COMPILE_NO_CONSTANT_SUBSTITUTION)
        self.options = options
        self.op_array, self.script, self.file = op_array, script, file
        self.scope = ArrayContext()
        self.class_entry: Any = None
        self.lineno = 1
        self.loop_vars: list[LoopVar] = []
        self.delayed: list[Opline] = []
        self.flushed: set[Opline] = set()  # of those: appended already, by flush_delayed()
        self.short_circuiting: list[int] = []  # opline numbers of JMP_NULLs whose target is not known yet
        self.inner_nodes: set[int] = set()  # ids of AST nodes, see visitor.mark_inner()
        self.memoized: dict[int, Operand] = {}
        self.memoize_mode = MEMOIZE_NONE
        self.rtd_key_counter = 0
        self.extra_fn_flags = 0
        self.depth = 0
        self.classes_above: int | None = None  # the file's classes where a body stands that has waited; None: all
        self.constants_above: frozenset[str] | None = None  # likewise the constants of its class, by name
        self.deferred_bodies: Any = None  # what the functions have in common whose bodies wait (deferral/bodies.py)

    # diagnostics

    def error(self, message: str, line: int | None = None) -> NoReturn:
        """Raise PHP's E_COMPILE_ERROR at `line` (default: the current one)."""
        raise CompileError(message, self.lineno if line is None else line)

    def deprecated(self, message: str) -> None:
        """Note an E_DEPRECATED at the current line."""
        self.script.diagnostics.append((E_DEPRECATED, message, self.lineno))

    def warning(self, message: str, level: int = E_WARNING) -> None:
        """Note a warning at the current line."""
        self.script.diagnostics.append((level, message, self.lineno))

    # op-arrays

    def begin_op_array(self, op_array: OpArray) -> tuple[OpArray, ArrayContext]:
        """Make `op_array` the one being filled; give what end_op_array() restores (zend_oparray_context_begin)."""
        saved = self.op_array, self.scope
        self.op_array, self.scope = op_array, ArrayContext()
        return saved

    def end_op_array(self, saved: tuple[OpArray, ArrayContext]) -> None:
        """Go back to the op-array begin_op_array() left (zend_oparray_context_end)."""
        self.op_array, self.scope = saved

    def runtime_definition_key(self, name: str, start_lineno: int) -> str:
        """The key of a function or class that an opline declares later (zend_build_runtime_definition_key)."""
        key = f"\0{name}{self.op_array.filename}:{start_lineno}${self.rtd_key_counter:x}"
        self.rtd_key_counter += 1
        return key

    def lookup_cv(self, name: str) -> int:
        """The number of the CV `name`, new on first use."""
        numbers = self.scope.cv_numbers
        number = numbers.get(name)
        if number is None:
            number = numbers[name] = len(self.op_array.vars)
            self.op_array.vars.append(name)
        return number

    def cv(self, name: str) -> Operand:
        """lookup_cv() as an operand."""
        return Operand(CV, self.lookup_cv(name))

    def new_temporary(self) -> int:
        """The number of a new TMP or VAR (get_temporary_variable)."""
        number = self.op_array.T
        self.op_array.T = number + 1
        return number

    # literals

    def add_literal(self, value: Any) -> int:
        """Append a literal; equal ones are not shared, as in Zend's compiler."""
        literals = self.op_array.literals
        literals.append(value)
        return len(literals) - 1

    def add_func_name_literal(self, name: str) -> int:
        """Name, lower-case name."""
        literals = self.op_array.literals
        literals += (name, lower(name))
        return len(literals) - 2

    def add_ns_func_name_literal(self, name: str) -> int:
        """Name, lower-case name and, when it has a namespace, the lower-case unqualified name."""
        number = self.add_func_name_literal(name)
        separator = name.rfind("\\")
        if separator >= 0:
            self.add_literal(lower(name[separator + 1:]))
        return number

    def add_class_name_literal(self, name: str) -> int:
        """Name, lower-case name."""
        return self.add_func_name_literal(name)

    def add_const_name_literal(self, name: str, unqualified: bool) -> int:
        """Name; for a namespaced one the name with its namespace lower-cased, then (if written unqualified) the bare
        name; for a global one the name again."""
        number = self.add_literal(name)
        separator = name.rfind("\\")
        if separator >= 0:
            self.add_literal(lower(name[:separator]) + name[separator:])
            if unqualified:
                self.add_literal(name[separator + 1:])
        else:
            self.add_literal(name)
        return number

    # oplines

    @property
    def next_opnum(self) -> int:
        """The number the next opline will have (get_next_op_number)."""
        return len(self.op_array.opcodes)

    def new_opline(self, opcode: int) -> Opline:
        """Append a bare opline (get_next_op)."""
        opline = Opline(opcode, self.lineno)
        self.op_array.opcodes.append(opline)
        return opline

    def set_op1(self, opline: Opline, operand: Operand) -> None:
        """SET_NODE(opline->op1, operand)."""
        kind = operand.kind
        opline.op1_type = kind
        opline.op1 = self.add_literal(operand.value) if kind == CONST else operand.value

    def set_op2(self, opline: Opline, operand: Operand) -> None:
        """SET_NODE(opline->op2, operand)."""
        kind = operand.kind
        opline.op2_type = kind
        opline.op2 = self.add_literal(operand.value) if kind == CONST else operand.value

    def set_result(self, opline: Opline, operand: Operand) -> None:
        """SET_NODE(opline->result, operand): let `opline` write into a temporary that exists already."""
        opline.result_type = operand.kind
        opline.result = self.add_literal(operand.value) if operand.kind == CONST else operand.value

    def emit_op(self, opcode: int, op1: Operand | None = None, op2: Operand | None = None) -> Opline:
        """Append an opline without a result."""
        opline = Opline(opcode, self.lineno)
        self.op_array.opcodes.append(opline)
        if op1 is not None:
            self.set_op1(opline, op1)
        if op2 is not None:
            self.set_op2(opline, op2)
        return opline

    def emit_op_var(self, opcode: int, op1: Operand | None = None, op2: Operand | None = None) -> Opline:
        """Append an opline with a new VAR as its result (zend_emit_op with a result)."""
        opline = self.emit_op(opcode, op1, op2)
        self.make_var_result(opline)
        return opline

    def emit_op_tmp(self, opcode: int, op1: Operand | None = None, op2: Operand | None = None) -> Opline:
        """Append an opline with a new TMP_VAR as its result (zend_emit_op_tmp with a result)."""
        opline = self.emit_op(opcode, op1, op2)
        self.make_tmp_result(opline)
        return opline

    def make_var_result(self, opline: Opline) -> Operand:
        """Give an opline a new VAR result."""
        opline.result_type = VAR
        opline.result = self.new_temporary()
        return Operand(VAR, opline.result)

    def make_tmp_result(self, opline: Opline) -> Operand:
        """Give an opline a new TMP_VAR result."""
        opline.result_type = TMP_VAR
        opline.result = self.new_temporary()
        return Operand(TMP_VAR, opline.result)

    def emit_op_data(self, value: Operand) -> Opline:
        """Append the OP_DATA that carries a third operand."""
        return self.emit_op(ops.OP_DATA, value)

    # jumps

    def emit_jump(self, target: int = 0) -> int:
        """Append JMP; give its opline number (zend_emit_jump)."""
        number = len(self.op_array.opcodes)
        self.emit_op(ops.JMP).op1 = target
        return number

    def emit_cond_jump(self, opcode: int, cond: Operand, target: int = 0) -> int:
        """Append JMPZ or JMPNZ; give its opline number (zend_emit_cond_jump)."""
        number = len(self.op_array.opcodes)
        self.emit_op(opcode, cond).op2 = target
        return number

    def update_jump_target(self, opnum: int, target: int) -> None:
        """Point the jump at `opnum` to opline number `target`."""
        opline = self.op_array.opcodes[opnum]
        if opline.opcode == ops.JMP:
            opline.op1 = target
        else:
            opline.op2 = target

    def update_jump_target_to_next(self, opnum: int) -> None:
        """Point the jump at `opnum` to the opline that comes next."""
        self.update_jump_target(opnum, len(self.op_array.opcodes))

    # delayed oplines

    def delayed_emit_op(self, opcode: int, op1: Operand | None = None, op2: Operand | None = None,
                        result: bool = True) -> Opline:
        """Make an opline (with a VAR result) that delayed_end() will append."""
        opline = self.emit_op_var(opcode, op1, op2) if result else self.emit_op(opcode, op1, op2)
        self.delayed.append(self.op_array.opcodes.pop())
        return opline

    def delayed_begin(self) -> int:
        """Open a region of delayed oplines; give what delayed_end() wants."""
        return len(self.delayed)

    def delayed_end(self, offset: int) -> Opline | None:
        """Append the oplines delayed since; give the last of them."""
        delayed, flushed = self.delayed[offset:], self.flushed
        del self.delayed[offset:]
        if flushed:
            self.op_array.opcodes += [opline for opline in delayed if opline not in flushed]
            flushed.difference_update(delayed)
        else:
            self.op_array.opcodes += delayed
        return delayed[-1] if delayed else None

    def flush_delayed(self, temporary: Operand) -> None:
        """Append at once the delayed oplines that make `temporary`, one from the other's result."""
        var = temporary.value
        first = len(self.delayed)
        while first and self.delayed[first - 1].result_type == TMP_VAR and self.delayed[first - 1].result == var:
            first -= 1
            if self.delayed[first].op1_type != TMP_VAR:
                break
            var = self.delayed[first].op1
        for opline in self.delayed[first:]:
            if opline not in self.flushed:
                self.flushed.add(opline)
                self.op_array.opcodes.append(opline)

    def emit_jmp_null(self, obj: Operand) -> Opline:
        """Append a JMP_NULL, to be pointed after the chain it is part of (zend_emit_jmp_null)."""
        self.short_circuiting.append(len(self.op_array.opcodes))
        return self.emit_op(ops.JMP_NULL, obj)

    # freeing

    def do_free(self, operand: Operand) -> None:
        """Discard the value of an expression statement: drop the result of the opline that made it where that opline
        can do without one, turn $i++ into ++$i, else append FREE (zend_do_free)."""
        if operand.kind == TMP_VAR:
            self._free_tmp(operand)
        elif operand.kind == VAR:
            self._free_var(operand)

    def _free_tmp(self, operand: Operand) -> None:
        opcodes = self.op_array.opcodes
        index = len(opcodes) - 1
        while opcodes[index].opcode in (ops.END_SILENCE, ops.OP_DATA):
            index -= 1
        opline = opcodes[index]
        if opline.result_type == TMP_VAR and opline.result == operand.value:
            if opline.opcode in (ops.BOOL, ops.BOOL_NOT):
                return
            if opline.opcode in _POST_TO_PRE:
                opline.opcode = _POST_TO_PRE[opline.opcode]
                opline.result_type = UNUSED
                opline.result = 0
                return
            if opline.opcode in _RESULT_OPTIONAL:
                opline.result_type = UNUSED
                opline.result = 0
                return
        self.emit_op(ops.FREE, operand)

    def _free_var(self, operand: Operand) -> None:
        opcodes = self.op_array.opcodes
        index = len(opcodes) - 1
        while opcodes[index].opcode in (ops.END_SILENCE, ops.EXT_FCALL_END, ops.OP_DATA):
            index -= 1
        opline = opcodes[index]
        if opline.result_type == VAR and opline.result == operand.value:
            if opline.opcode == ops.FETCH_THIS:
                opline.opcode = ops.NOP
            opline.result_type = UNUSED  # the number stays, as in Zend: handlers/call_fusion uses that slot
            return
        while index >= 0:
            opline = opcodes[index]
            if (opline.opcode in (ops.FETCH_LIST_R, ops.FETCH_LIST_W) and opline.op1_type == VAR
                    and opline.op1 == operand.value):
                self.emit_op(ops.FREE, operand)
                return
            if opline.result_type == VAR and opline.result == operand.value:
                if opline.opcode == ops.NEW:
                    self.emit_op(ops.FREE, operand)
                return
            index -= 1

    # loops, tries

    def begin_loop(self, free_opcode: int, loop_var: Operand | None, is_switch: bool) -> None:
        """Open a loop or switch whose variable `free_opcode` frees (zend_begin_loop)."""
        scope = self.scope
        element = BreakContinue(scope.current_brk_cont, is_switch)
        scope.current_brk_cont = len(scope.brk_cont)
        scope.brk_cont.append(element)
        if loop_var is not None and loop_var.kind in (VAR, TMP_VAR):
            self.loop_vars.append(LoopVar(free_opcode, loop_var.kind, loop_var.value))
            element.start = self.next_opnum
        else:
            self.loop_vars.append(LoopVar(ops.NOP))

    def end_loop(self, cont_opnum: int) -> None:
        """Close it: `continue` goes to `cont_opnum`, `break` to the next opline (zend_end_loop)."""
        scope = self.scope
        element = scope.brk_cont[scope.current_brk_cont]
        element.cont = cont_opnum
        element.brk = self.next_opnum
        scope.current_brk_cont = element.parent
        self.loop_vars.pop()

    def add_try_element(self, try_op: int) -> int:
        """A new try element; give its offset (zend_add_try_element)."""
        self.op_array.try_catch_array.append(TryCatchElement(try_op))
        return len(self.op_array.try_catch_array) - 1

    # symbols of this file

    def register_seen_symbol(self, name: str, kind: int) -> None:
        """Remember that this file used or declared `name`; `kind` is a flags.SYMBOL_* (zend_register_seen_symbol)."""
        self.file.seen_symbols[name] = self.file.seen_symbols.get(name, 0) | kind

    def have_seen_symbol(self, name: str, kind: int) -> bool:
        """zend_have_seen_symbol()."""
        return self.file.seen_symbols.get(name, 0) & kind != 0


_POST_TO_PRE = {
    ops.POST_INC_STATIC_PROP: ops.PRE_INC_STATIC_PROP, ops.POST_DEC_STATIC_PROP: ops.PRE_DEC_STATIC_PROP,
    ops.POST_INC_OBJ: ops.PRE_INC_OBJ, ops.POST_DEC_OBJ: ops.PRE_DEC_OBJ,
    ops.POST_INC: ops.PRE_INC, ops.POST_DEC: ops.PRE_DEC,
}
_RESULT_OPTIONAL = frozenset((
    ops.ASSIGN, ops.ASSIGN_DIM, ops.ASSIGN_OBJ, ops.ASSIGN_STATIC_PROP, ops.ASSIGN_OP, ops.ASSIGN_DIM_OP,
    ops.ASSIGN_OBJ_OP, ops.ASSIGN_STATIC_PROP_OP, ops.PRE_INC_STATIC_PROP, ops.PRE_DEC_STATIC_PROP, ops.PRE_INC_OBJ,
    ops.PRE_DEC_OBJ, ops.PRE_INC, ops.PRE_DEC,
))
