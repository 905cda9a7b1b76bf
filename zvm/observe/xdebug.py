"""PHP's extension "xdebug" (3.2): its modes, and what covers: lines that were executed, that were not, that cannot be.

It is loaded by `-d zend_extension=xdebug`; xdebug.mode, or XDEBUG_MODE in the environment, names "coverage", "debug"
(xdebug_debugging.py) or "profile" (xdebug_profiling.py). What else Xdebug has is not there.
"""
from __future__ import annotations

import os
from itertools import chain

from zvm.ext.vocabulary import Array, Bool, Int, Null, Str
from zvm.handlers.generated.misc import NOP
from zvm.observe import xdebug_debugging, xdebug_profiling
from zvm.observe.branches import BranchCoverage
from zvm.observe.loading import Extension
from zvm.observe.marks import Marks
from zvm.observe.reachable import Walk
from zvm.opcodes import metadata as meta
from zvm.opcodes.flags import ACC_ABSTRACT
from zvm.opcodes.op_array import OpArray
from zvm.opcodes.script import with_dynamic_defs
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine
    from zvm.opcodes.script import Script

# ruff: noqa: F821, UP037

MODES = ("develop", "coverage", "debug", "gcstats", "profile", "trace")
UNUSED, DEAD_CODE, BRANCH_CHECK = 1, 2, 4  # options of xdebug_start_code_coverage()
_ALL = UNUSED | DEAD_CODE | BRANCH_CHECK  # what branches are told with
EXECUTED, NOT_EXECUTED, DEAD = 1, -1, -2
FILTER_COVERAGE = 256  # group of xdebug_set_filter()
FILTER_NONE, PATH_INCLUDE, PATH_EXCLUDE, NAMESPACE_INCLUDE, NAMESPACE_EXCLUDE = 0, 1, 2, 17, 18
_NO_LINES = frozenset((meta.NOP, meta.EXT_NOP, meta.RECV, meta.RECV_INIT, meta.OP_DATA, meta.TICKS, meta.FAST_CALL,
                       meta.RECV_VARIADIC))
_TABLES = (meta.SWITCH_LONG, meta.SWITCH_STRING)
# oplines whose execution Xdebug notices
_NOTICED = frozenset((
    meta.EXT_STMT, meta.ADD, meta.SUB, meta.MUL, meta.DIV, meta.CONCAT, meta.FAST_CONCAT, meta.BOOL, meta.BOOL_NOT,
    meta.IS_IDENTICAL, meta.IS_NOT_IDENTICAL, meta.IS_EQUAL, meta.IS_NOT_EQUAL, meta.IS_SMALLER,
    meta.IS_SMALLER_OR_EQUAL, meta.CASE, meta.TYPE_CHECK, meta.INSTANCEOF, meta.COALESCE, meta.ASSIGN,
    meta.ASSIGN_DIM, meta.ASSIGN_OBJ, meta.ASSIGN_STATIC_PROP, meta.QM_ASSIGN, meta.BIND_STATIC, meta.BIND_LEXICAL,
    meta.JMP, meta.JMPZ, meta.JMPNZ, meta.JMPZ_EX, meta.SWITCH_LONG, meta.SWITCH_STRING, meta.FAST_RET, meta.CATCH,
    meta.RETURN, meta.RETURN_BY_REF, meta.GENERATOR_CREATE, meta.INIT_ARRAY, meta.ADD_ARRAY_ELEMENT, meta.ROPE_ADD,
    meta.ROPE_END, meta.NEW, meta.INIT_FCALL, meta.INIT_NS_FCALL_BY_NAME, meta.INIT_METHOD_CALL,
    meta.INIT_STATIC_METHOD_CALL, meta.SEND_VAL, meta.SEND_VAL_EX, meta.SEND_VAR, meta.SEND_VAR_EX,
    meta.SEND_VAR_NO_REF, meta.SEND_VAR_NO_REF_EX, meta.SEND_REF, meta.FETCH_DIM_R, meta.FETCH_DIM_W,
    meta.FETCH_DIM_FUNC_ARG, meta.FETCH_DIM_UNSET, meta.FETCH_OBJ_R, meta.FETCH_OBJ_W, meta.FETCH_OBJ_FUNC_ARG,
    meta.FETCH_OBJ_UNSET, meta.FETCH_STATIC_PROP_FUNC_ARG, meta.FETCH_CLASS, meta.FETCH_CONSTANT,
    meta.FETCH_CLASS_CONSTANT, meta.ISSET_ISEMPTY_DIM_OBJ, meta.ISSET_ISEMPTY_PROP_OBJ, meta.DECLARE_LAMBDA_FUNCTION,
    meta.DECLARE_CLASS, meta.DECLARE_CLASS_DELAYED, meta.INCLUDE_OR_EVAL))


class Coverage:
    """Of one engine: what xdebug_get_code_coverage() gives, by file and line."""

    def __init__(self, engine: Engine) -> None:
        modes = os.environ.get("XDEBUG_MODE") or engine.ini.get("xdebug.mode") or ""
        named = modes.replace(" ", "").split(",")
        self.modes = [mode for mode in MODES if mode in named]
        self.is_on = "coverage" in self.modes
        self.options = 0
        self.is_active = False
        self.filter: tuple[int, list[str]] = FILTER_NONE, []  # kind of list, and the beginnings of paths
        self.lines: dict[str, dict[int, int]] = {}
        self._filled: set[OpArray] = set()  # functions whose lines were entered
        self._known: set[Script] = set()  # files all of whose functions are among them
        self.branches: BranchCoverage | None = None  # while they are asked for
        if self.is_on:
            self.marks = engine.observer or Marks(engine)
            self.marks.statements = True

    def executed(self, function: OpArray, marks: bytes | bytearray) -> None:
        """Take what was executed (a tool of Marks)."""
        path = function.filename
        if path is None or not self._wants(path):
            return
        if any(marks[:function.num_args + 1]):  # it was entered meanwhile
            self._fill(function)
        lines = self.lines.setdefault(path, {})
        for opline, mark in zip(function.opcodes, marks, strict=True):
            if mark and opline.opcode in _NOTICED:
                lines[opline.lineno] = EXECUTED

    def compiled(self, script: Script) -> None:
        """Enter the lines of a file that is compiled meanwhile, where they are asked for (a tool of Marks). Its jump
        tables are passed over, so that the comparisons after them are executed (xdebug_switch_handler)."""
        for function in script.op_arrays():
            for opline in function.opcodes:
                if opline.opcode in _TABLES:
                    opline.handler = NOP
        if self.options & UNUSED:
            self._fill(script.main)
            for each in self.marks.scripts.values():  # functions that were declared before this began, too
                if each not in self._known:
                    self._known.add(each)
                    for function in chain(each.function_op_arrays(), each.method_op_arrays()):
                        self._fill(function)

    def clear(self) -> None:
        """Forget all lines."""
        self.lines.clear()
        self._filled.clear()
        self.branches = None

    def watch_branches(self) -> None:
        """Note which branches are taken from now on, if that is asked for."""
        if self.options & BRANCH_CHECK and self.branches is None:
            self.branches = BranchCoverage(
                self.marks.watches, lambda function: self.options & _ALL == _ALL and function.filename is not None
                and self._wants(function.filename), self._fill)

    def _wants(self, path: str) -> bool:
        kind, beginnings = self.filter
        if kind == PATH_INCLUDE:
            return any(path.lower().startswith(each) for each in beginnings)
        return kind != PATH_EXCLUDE or not any(path.lower().startswith(each) for each in beginnings)

    def _fill(self, function: OpArray) -> None:
        """Enter the lines of a function, and of those declared in it, as not executed."""
        for each in with_dynamic_defs(function):
            path = each.filename
            if path is None or each in self._filled or each.fn_flags & ACC_ABSTRACT or not self._wants(path):
                continue
            self._filled.add(each)
            lines = self.lines.setdefault(path, {})
            if not self.options & UNUSED:
                continue
            if self.branches is not None and self.options & _ALL == _ALL:
                self.branches.analyse(each)
            alive = Walk(each).alive if self.options & DEAD_CODE else None
            for opline in each.opcodes:
                if opline.opcode not in _NO_LINES:
                    is_alive = alive is None or opline.number in alive
                    before = lines.get(opline.lineno, DEAD)
                    lines[opline.lineno] = max(before, NOT_EXECUTED if is_alive else DEAD)


def xdebug_start_code_coverage(engine: Engine, options: Int = 0) -> Bool:
    coverage = engine.state_of(Coverage)
    if not coverage.is_on:
        engine.diagnostics.warning(
            "Code coverage needs to be enabled in php.ini by setting 'xdebug.mode' to 'coverage'")
        return False
    coverage.options = options
    if not coverage.is_active:
        coverage.is_active = True
        coverage.marks.attach(coverage)
        coverage.watch_branches()
    return True


def xdebug_stop_code_coverage(engine: Engine, cleanUp: Bool = True) -> Bool:  # noqa: N803
    coverage = engine.state_of(Coverage)
    if not coverage.is_active:
        return False
    coverage.is_active = False
    coverage.marks.detach(coverage)
    if coverage.branches is not None:
        coverage.branches.end()
    if cleanUp:
        coverage.clear()
    return True


def xdebug_get_code_coverage(engine: Engine) -> Array:
    coverage = engine.state_of(Coverage)
    if coverage.is_active:
        coverage.marks.forget()
    result = {}
    for path, executed in coverage.lines.items():
        if executed:
            lines = PhpArray.from_dict(dict(sorted(executed.items())))
            result[path] = lines if coverage.branches is None else PhpArray.from_dict(
                {"lines": lines, "functions": coverage.branches.as_array(path)})
    return PhpArray.from_dict(result)


def xdebug_code_coverage_started(engine: Engine) -> Bool:
    return engine.state_of(Coverage).is_active


def xdebug_set_filter(engine: Engine, group: Int, listType: Int, configuration: Array) -> Null:  # noqa: N803
    """Only code coverage is filtered, by paths."""
    if group != FILTER_COVERAGE:
        return
    if listType in (NAMESPACE_INCLUDE, NAMESPACE_EXCLUDE):
        engine.throw("ValueError", "The code coverage filter (XDEBUG_FILTER_CODE_COVERAGE) only supports the "
                                   "XDEBUG_PATH_INCLUDE, XDEBUG_PATH_EXCLUDE, and XDEBUG_FILTER_NONE list types")
    engine.state_of(Coverage).filter = listType, [str(each).lower() for each in configuration.values()]


def xdebug_info(engine: Engine, category: Str | Null = None) -> Array:
    """Only the category "mode" has something to say."""
    return PhpArray.from_list(list(engine.state_of(Coverage).modes) if category == "mode" else [])


def _start(engine: Engine) -> None:
    """Begin what the modes ask for."""
    if "debug" in engine.state_of(Coverage).modes:
        engine.state_of(xdebug_debugging.Debugging).start()
    if "profile" in engine.state_of(Coverage).modes:
        engine.state_of(xdebug_profiling.Profiling).start()


EXTENSION = Extension(
    "xdebug", "3.2.0",
    {implementation.__name__: implementation
     for implementation in (xdebug_start_code_coverage, xdebug_stop_code_coverage, xdebug_get_code_coverage,
                            xdebug_code_coverage_started, xdebug_set_filter, xdebug_info)} | xdebug_debugging.FUNCTIONS
    | xdebug_profiling.FUNCTIONS,
    {"XDEBUG_CC_UNUSED": UNUSED, "XDEBUG_CC_DEAD_CODE": DEAD_CODE, "XDEBUG_CC_BRANCH_CHECK": BRANCH_CHECK,
     "XDEBUG_FILTER_CODE_COVERAGE": FILTER_COVERAGE, "XDEBUG_FILTER_STACK": 512, "XDEBUG_FILTER_TRACING": 768,
     "XDEBUG_FILTER_NONE": FILTER_NONE, "XDEBUG_PATH_INCLUDE": PATH_INCLUDE, "XDEBUG_PATH_EXCLUDE": PATH_EXCLUDE,
     "XDEBUG_NAMESPACE_INCLUDE": NAMESPACE_INCLUDE, "XDEBUG_NAMESPACE_EXCLUDE": NAMESPACE_EXCLUDE},
    {"xdebug.mode": ("develop", 4), **xdebug_debugging.DIRECTIVES, **xdebug_profiling.DIRECTIVES},
    _start)
