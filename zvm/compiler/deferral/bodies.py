"""Bodies that are compiled when their function is first called, or when something else asks for its code.

`defer()` takes the place of compiling a body, where shapes.py says that nothing in it is to be reported: the function
becomes a StoredOpArray whose StoredCode is a DeferredCode, with parameters and types compiled, and is compiled and
linked as a function of an op-array file is decoded. What compiling depends on is kept: namespace and imports by
`_FileState`, the ini setting `precision` by DeferredBodies, classes of the file and constants that there were by
DeferredCode. Functions that the file declares below may be known then: what is compiled means the same.

Only what runs at once is compiled so (CompilerOptions.defers): dumps, files for the cache and optimized code are
compiled whole.
"""
from __future__ import annotations

from _struct import Struct

from zvm.compiler.builder import CompileContext, FileContext, LoopVar
from zvm.compiler.deferral import shapes
from zvm.compiler.passes.pass_two import pass_two
from zvm.compiler.statements.simple import emit_final_return
from zvm.compiler.visitor import compile_stmt
from zvm.frontend.generated import ast
from zvm.linker.links import link_with_dynamic
from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes import types as t
from zvm.opcodes.op_array import OpArray, Opline
from zvm.opcodes.stored_op_array import (
    SIGNATURE,
    CodeFile,
    StoredCode,
    become_stored,
)
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Iterable
    from typing import Any

    from zvm.runtime.classes.class_entry import ClassEntry

# one function's record, as in op-array files: of a signature that Python reads, and of a body without oplines
_DATA = Struct("<10I3I9I").pack(0, 0, 0, 0, 0, 0, 0, 0, 40, 52, 0, 0, 1, *[0] * 9)
_COPIED = ("opcode", "lineno", "op1_type", "op1", "op2_type", "op2", "result_type", "result", "extended_value")
_BODY = ("opcodes", "literals", "vars", "T", "live_range", "try_catch_array", "dynamic_func_defs", "static_variables",
         "tails", "entries", "tail", "entry", "takes_references", "frame_size")


class _FileState:
    """Namespace and imports as they are where functions stand; `use` only adds to the tables."""

    __slots__ = ("file", "sizes")

    def __init__(self, file: FileContext) -> None:
        self.file = copy = FileContext()
        copy.current_namespace, copy.in_namespace = file.current_namespace, file.in_namespace
        copy.imports, copy.imports_function, copy.imports_const = (
            file.imports, file.imports_function, file.imports_const)
        self.sizes = len(file.imports), len(file.imports_function), len(file.imports_const)

    def is_of(self, file: FileContext) -> bool:
        """Whether nothing has changed in the meantime."""
        own = self.file
        return (own.imports is file.imports and own.imports_function is file.imports_function
                and own.imports_const is file.imports_const and own.current_namespace == file.current_namespace
                and self.sizes == (len(file.imports), len(file.imports_function), len(file.imports_const)))

    def restore(self) -> FileContext:
        """The state, without what was added later."""
        own = self.file
        tables = own.imports, own.imports_function, own.imports_const
        if self.sizes != (len(own.imports), len(own.imports_function), len(own.imports_const)):
            own.imports, own.imports_function, own.imports_const = (
                table if len(table) == size else dict(list(table.items())[:size]) for table, size
                in zip(tables, self.sizes, strict=True))
        return own


class DeferredBodies(CodeFile):
    """What the deferred functions of one script have in common; the loader of their code."""

    __slots__ = ("context", "state", "precision", "positions", "constants")

    def __init__(self, context: CompileContext) -> None:
        self.data, self.strings, self.signatures, self.op_arrays_linked = _DATA, {}, {}, True
        self.context = context
        self.state = _FileState(context.file)
        self.precision = context.options.engine.ini.precision
        self.positions: dict[str, int] = {}  # of classes in the file, by name
        self.constants: tuple[ClassEntry | None, frozenset[str]] = None, frozenset()  # of the class asked for last

    def position_of(self, name: str) -> int:
        """How many classes stand above a class of the file."""
        classes = self.context.script.classes
        if len(self.positions) != len(classes):
            self.positions = {each: position for position, each in enumerate(classes)}
        return self.positions[name]

    def state_of(self, file: FileContext) -> _FileState:
        """The state to keep for a function that stands here."""
        if not self.state.is_of(file):
            self.state = _FileState(file)
        return self.state

    def constants_of(self, class_entry: ClassEntry) -> frozenset[str]:
        """The names of a class's constants that there are now; one object as long as there are no others."""
        asked, constants = self.constants
        if asked is not class_entry or len(constants) != len(class_entry.constants_table):
            constants = frozenset(class_entry.constants_table)
            self.constants = class_entry, constants
        return constants

    def load_natively(self, op_array: OpArray) -> bool:
        return False

    def load_signature(self, op_array: OpArray, code: StoredCode) -> None:
        assert isinstance(code, DeferredCode)
        if op_array is not code.function:
            for name in SIGNATURE:
                setattr(op_array, name, getattr(code.function, name))

    def load_body(self, op_array: OpArray, code: StoredCode) -> None:
        """Compile and link the code."""
        assert isinstance(code, DeferredCode)
        ini, finished = self.context.options.engine.ini, code.function.fn_flags & f.ACC_DONE_PASS_TWO
        precision, ini.precision = ini.precision, self.precision
        code.function.fn_flags &= ~f.ACC_DONE_PASS_TWO  # for calls of itself
        try:
            made = self._compile(code)
        finally:
            ini.precision = precision
            code.function.fn_flags |= finished
        op_array.fn_flags |= made.fn_flags & (f.ACC_USES_THIS | f.ACC_HAS_FINALLY_BLOCK)
        link_with_dynamic(made)
        for name in _BODY:
            setattr(op_array, name, getattr(made, name))

    def has_static_variables(self, code: StoredCode) -> bool:
        return False

    def _compile(self, code: DeferredCode) -> OpArray:
        node, function = code.node, code.function
        op_array = code.begun.begin(function)
        ctx = self.context.beside(op_array, code.state.restore(), code.class_entry)
        ctx.classes_above, ctx.constants_above, ctx.deferred_bodies = code.classes_above, code.constants_above, self
        for number, name in enumerate(op_array.vars):
            ctx.scope.cv_numbers[name] = number
        ctx.loop_vars.append(LoopVar(ops.RETURN))
        compile_stmt(ctx, node.stmt)
        ctx.lineno = node.end_lineno
        emit_final_return(ctx, return_one=False)
        pass_two(ctx, op_array)
        return op_array


class _Begun:
    """What compiling the parameters has put into a function."""

    __slots__ = ("opcodes", "literals", "vars", "T", "is_used")

    def __init__(self, op_array: OpArray) -> None:
        self.opcodes, self.literals, self.vars, self.T = (
            op_array.opcodes, op_array.literals, op_array.vars, op_array.T)
        self.is_used = False  # the oplines are those of an op-array that was compiled, or was to be

    def begin(self, function: OpArray) -> OpArray:
        """A new op-array of that name, flags and types, to be filled further."""
        op_array = OpArray(function.filename)
        for name in ("function_name", "scope", "fn_flags", "num_args", "required_num_args", "arg_info", "return_info",
                     "line_start", "line_end", "static_variables"):
            setattr(op_array, name, getattr(function, name))
        if function.fn_flags & f.ACC_CLOSURE:  # while it is compiled it has none
            op_array.scope = None
        op_array.opcodes = [_copy(opline) for opline in self.opcodes] if self.is_used else self.opcodes.copy()
        self.is_used = True
        op_array.literals, op_array.vars, op_array.T = self.literals.copy(), self.vars.copy(), self.T
        return op_array


def _copy(opline: Opline) -> Opline:
    copy = Opline(opline.opcode, opline.lineno)
    for name in _COPIED:
        setattr(copy, name, getattr(opline, name))
    return copy


class DeferredCode(StoredCode):
    """One function: its node, where it stands, and the function as it was declared."""

    __slots__ = ("node", "state", "class_entry", "function", "begun", "constants_above",
                 "classes_above")

    def __init__(self, bodies: DeferredBodies, ctx: CompileContext, node: Any, function: OpArray) -> None:
        super().__init__(bodies, 0)
        self.node, self.state, self.class_entry = node, bodies.state_of(ctx.file), ctx.class_entry
        self.function, self.begun = function, _Begun(function)
        self.classes_above, self.constants_above = ctx.classes_above, ctx.constants_above
        if self.classes_above is None:
            self.classes_above = len(ctx.script.classes)
            if ctx.class_entry is not None:
                self.constants_above = bodies.constants_of(ctx.class_entry)


def defer(ctx: CompileContext, node: ast.FuncDecl | ast.Method | ast.Closure | ast.ArrowFunc) -> bool:
    """Have the body of the function being compiled, whose parameters are, compiled later. False, and nothing done,
    where it has to be compiled now."""
    op_array = ctx.op_array
    flags = op_array.fn_flags
    if flags & f.ACC_RETURN_REFERENCE or node.stmt is None or ctx.file.ticks or op_array.return_info is not None \
            and op_array.return_info.type is not None and op_array.return_info.type.mask & t.MAY_BE_NEVER:
        return False
    result = shapes.check(node.stmt, _flags(ctx, op_array))
    if result == shapes.REFUSED or result == shapes.USES_CONSTANTS and _has_array_constants(_classes_of(ctx)):
        return False
    bodies = ctx.deferred_bodies
    if bodies is None:
        bodies = ctx.deferred_bodies = DeferredBodies(ctx)
    op_array.fn_flags |= f.ACC_DONE_PASS_TWO
    code = DeferredCode(bodies, ctx, node, op_array)
    become_stored(op_array, code)
    return True


def _flags(ctx: CompileContext, op_array: OpArray) -> int:
    """What shapes.check() has to know of the function."""
    flags = 0
    if ctx.class_entry is not None:
        flags = shapes.IN_CLASS
        if ctx.class_entry.parent_name is not None or ctx.class_entry.flags & f.ACC_TRAIT:
            flags |= shapes.HAS_PARENT
    info = op_array.return_info
    if op_array.fn_flags & f.ACC_GENERATOR or info is None or info.type is None:
        return flags | shapes.RETURNS_VALUES | shapes.RETURNS_NOTHING
    return flags | (shapes.RETURNS_NOTHING if info.type.mask & t.MAY_BE_VOID else shapes.RETURNS_VALUES)


def _classes_of(ctx: CompileContext) -> Iterable[ClassEntry]:
    """The classes of the file whose constants may be known."""
    yield from ctx.script.classes.values()
    if ctx.class_entry is not None:
        yield ctx.class_entry


def _has_array_constants(classes: Iterable[ClassEntry]) -> bool:
    return any(type(constant.value) is PhpArray for each in classes for constant in each.constants_table.values())
