"""The kernel language: small functions over machine words, written as typed Python, compiled to LLVM IR.

Kernels (zvm/handlers/native/kernels/) are parsed, never imported. Their types are `i1 i8 i16 i32 i64 f64`, `void`,
and the records of abi.py, which are pointers: `value.type` loads a field, `frame.flags = x` stores one, `cells[i]` an
element. There are if (as an expression, too), while, break, continue, return, locals (one type each), `and or not`,
comparisons of signed ints (`is` compares pointers), arithmetic without overflow checks, and calls of kernels, of C
functions (EXTERNALS) and of:

    List(x), i64(x), f64(x) …     another view of a pointer, a conversion of a number
    at(cells, i), cell(x.field)   the address of an element, of a field
    offset(pointer, bytes, Type)  the address so many bytes on
    likely(x), unlikely(x)        the same, as a hint
    below(x, n), shift_right(x, n)   unsigned < and >>
    add_overflows(x, y, z) …      z := x + y; whether that left 64 bits (sub, mul likewise)
    local_array(Cells, bytes)     memory of this call
    call_handler(h, frame, …)     call a handler by its address, not as the last thing
    call_region(code, frame, words)   call the code of a region
    goto(frame, slots, op, run)   in a handler: go on with that opline; `return goto(…)`
    jump(kernel, …)               in a handler: go on in another handler; `return jump(slow, frame, slots, op, run)`
    call_pointer(p, …)            call a C function by its address: ptr(ptr…)
    constant_data(b"…", Type)     the address of bytes that never change
    syscall(number, …), c_text("…")   in a program without a C library: a system call, a text's bytes up to NUL

Decorators: @inline (always inlined), @cold (out of line, preserves the caller's registers), @handler (a step of the
threaded code, of signature `(frame: ExecuteData, slots: Cells, op: Op, run: Run) -> i32`; `@handler(1)`: it finds one
owned value in the run's arguments), @entry (a C function), @methods("exception", "error") (a C function that stands for
the method of that name of those classes, see kernels/functions/), none: an ordinary function.
Names in capitals are objects (abi.symbol_objects) or constants (abi.constants, module level assignments). References to
those of abi.UNCOUNTED are not counted: NONE is owned as well as borrowed. `b"x"` is a byte's number; a text is that of
a Python object (base/provided.py): `"module.name"`, `".method"`, `"'string"`.
"""
from __future__ import annotations

import ast
import re
from builtins import type as type_of  # `type` is a local's name here
from dataclasses import dataclass
from pathlib import Path

from zvm.handlers.generator.definition_vocabulary import Function
from zvm.handlers.generator.native.ir import LIKELY, METADATA, UNLIKELY, Writer, float_literal, llvm_type
from zvm.handlers.generator.native.lowering.sources import lowered_kernels, module_name, native_files
from zvm.handlers.generator.native.stress import with_refusals
from zvm.handlers.native import abi

HANDLER_CONVENTION = "preserve_nonecc"
CONVENTIONS = {"inline": "", "cold": "preserve_mostcc ", "handler": HANDLER_CONVENTION + " ", "entry": "", "": ""}
_COMPARISONS = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "slt", ast.LtE: "sle", ast.Gt: "sgt", ast.GtE: "sge",
                ast.Is: "eq", ast.IsNot: "ne"}
_FLOAT_COMPARISONS = {ast.Eq: "oeq", ast.NotEq: "une", ast.Lt: "olt", ast.LtE: "ole", ast.Gt: "ogt", ast.GtE: "oge"}
_ARITHMETIC = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "sdiv", ast.Mod: "srem",
               ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "ashr"}
_FLOAT_ARITHMETIC = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
# What may call PHP code; and kernels that do so at most where something dies, call C or Python for something that
# cannot, or do nothing where the function has no frame.
CALLING = frozenset(("PyObject_Vectorcall", "PyObject_VectorcallMethod", "call_handler", "call_pointer"))
QUIET = frozenset(("dies", "decref", "drop_operand", "release", "provided_object", "learn_elements", "has_plain_point",
                   "match_at", "asked_quietly", "compiled_pattern", "drawn_anew", "poll_now", "string_fits",
                   "array_fits", "python_step", "is_quiet", "add_mark", "text_of_selection", "asked_for_key",
                   "html_table"))
_NAMED, _DEFINED = re.compile(r"@([\w.]+)"), re.compile(r"^define [^@]*@([\w.]+)", re.MULTILINE)
LOWERED = "library."  # prefix of the modules of kernels that were lowered
SYSTEM_CALL_WORDS = 6  # a number, and at most five arguments
_WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


def is_uncounted(kernel: str, pointer: str) -> bool:
    """Whether a call only counts references to an object that is not counted."""
    return kernel in abi.COUNTING and pointer.removeprefix("@py_") in abi.UNCOUNTED


class KernelError(Exception):
    """A kernel breaks the language; says where."""


@dataclass
class Signature:
    name: str
    kind: str  # inline, cold, handler, entry or ""
    parameters: list[tuple[str, str]]
    result: str
    symbol: str = ""  # external: the C name
    takes: int = 0  # a handler: how many values it finds in the run's arguments, owned

    def call(self, arguments: list[str]) -> str:
        """The call, without a name for its result. Arguments are LLVM operands."""
        given = ", ".join(f"{llvm_type(type)} {argument}"
                          for (_, type), argument in zip(self.parameters, arguments, strict=True))
        return f"{CONVENTIONS[self.kind]}{llvm_type(self.result)} @{self.symbol or self.name}({given})"


@dataclass
class Kernel:
    signature: Signature
    node: ast.FunctionDef
    path: str


class Kernels:
    """All kernels and what they may name: `records` give offsets, `constants` numbers, `symbols` objects."""

    def __init__(self, folder: Path, version: tuple[int, int], records: dict[str, abi.Fields], symbols: set[str],
                 stress: bool = False, library: Path | None = None) -> None:
        """`stress`: fast paths give up now and then (stress.py). `library`: the folder of Python functions that are
        lowered to kernels (lowering/). Raises Refusal."""
        self.records, self.symbols, self.stress = records, symbols, stress
        self.constants: dict[str, int | float] = dict(abi.constants(version))
        self.signatures: dict[str, Signature] = {}
        self.kernels: list[Kernel] = []
        self.provisions: dict[str, int] = {}
        self.folder = folder
        for path in sorted(folder.rglob("*.py")):
            if stress or path.name != "stress.py":
                self._read(path)
        self.library = library
        if library is not None:
            for path in native_files(library):
                for node in lowered_kernels(path, module_name(path, library.parent)):
                    self._declare(node, path)

    def for_function(self, function: Function) -> Signature | None:
        """The kernel that stands for a function of the runtime, by its name; None where there is none."""
        return self.signatures.get(f"{function.module}__{function.name}")

    def _read(self, path: Path) -> None:
        for node in ast.parse(path.read_text(encoding="utf-8"), str(path)).body:
            if isinstance(node, ast.Assign):
                self._define(node, path)
            elif isinstance(node, ast.FunctionDef):
                self._declare(node, path)

    def _define(self, node: ast.Assign, path: Path) -> None:
        """Constants: arithmetic of what is declared before. All kernels see them."""
        found: dict[str, int | float] = {}
        exec(compile(ast.Module([node], []), str(path), "exec"), {"__builtins__": {}, **self.constants}, found)
        for name, value in found.items():
            if self.constants.setdefault(name, value) != value:
                raise KernelError(f"{path}:{node.lineno}: {name} is {self.constants[name]} already")

    def _declare(self, node: ast.FunctionDef, path: Path) -> None:
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        parameters = [(argument.arg, ast.unparse(argument.annotation)) for argument in node.args.args
                      if argument.annotation is not None]
        result = "void" if node.returns is None else ast.unparse(node.returns).replace("None", "void")
        if decorators and decorators[0].startswith("external"):
            symbol = ast.literal_eval(decorators[0][len("external("):-1])
            self.signatures[node.name] = Signature(node.name, "", parameters, result, f"c_{symbol}")
            return
        if decorators and decorators[0].startswith("methods("):
            for class_name in decorators[0][len("methods("):-1].split(", "):
                name = f"method__{ast.literal_eval(class_name)}__{node.name}"
                self._declare(ast.FunctionDef(name, node.args, node.body, [ast.Name("entry")], node.returns,
                                              lineno=node.lineno), path)
            return
        kind, _, takes = (decorators[0] if decorators else "").partition("(")
        signature = Signature(node.name, kind, parameters, result, takes=int(takes[:-1] or 0))
        if node.name in self.signatures:
            raise KernelError(f"{path}:{node.lineno}: {node.name} is defined twice")
        self.signatures[node.name] = signature
        if self.stress:
            node = with_refusals(node, kind, len(self.kernels))
        self.kernels.append(Kernel(signature, node, str(path)))

    def provided(self, text: str) -> int:
        """The number of an object that is looked up at run time: `module.name`, `.method`, `'string` or `#float`."""
        return self.provisions.setdefault(text, len(self.provisions))

    def externals(self) -> dict[str, Signature]:
        """C functions by their names."""
        return {signature.symbol[2:]: signature for signature in self.signatures.values() if signature.symbol}

    def ground(self) -> dict[str, str]:
        """What units may name, by its symbol: objects and C functions declared, kernels inlined or declared."""
        found = {f"py_{name}": f"@py_{name} = external global i8" for name in sorted(self.symbols)}
        found["shared"] = "@shared = external global i8"
        for signature in self.externals().values():
            found[signature.symbol] = f"{_declaration(signature)} nonlazybind"
        for kind in ("sadd", "ssub", "smul"):
            name = f"llvm.{kind}.with.overflow.i64"
            found[name] = f"declare {{i64, i1}} @{name}(i64, i64)"
        for kernel in self.kernels:
            signature = kernel.signature
            found[signature.name] = self.text(kernel) if signature.kind == "inline" else _declaration(signature)
        return found

    def text(self, kernel: Kernel) -> str:
        """A kernel's own text."""
        return _Compiler(self, kernel).run()

    def by_file(self) -> dict[str, list[Kernel]]:
        """The kernels that are not part of others, by the module they are in (`values.arrays`)."""
        found: dict[str, list[Kernel]] = {}
        for kernel in self.kernels:
            if kernel.signature.kind != "inline":
                path = Path(kernel.path)
                prefix, folder = "", self.folder
                if self.library is not None and path.is_relative_to(self.library):
                    prefix, folder = LOWERED, self.library
                module = prefix + ".".join(path.relative_to(folder).with_suffix("").parts)
                found.setdefault(module, []).append(kernel)
        return found

    def pure(self) -> list[str]:
        """The kernels of internal functions that neither call PHP code nor look at the running frame."""
        called = {kernel.signature.name: _called(kernel.node) for kernel in self.kernels}
        needing = {kernel.signature.name for kernel in self.kernels if _looks_at_frame(kernel.node)} | CALLING
        size = 0
        while size != len(needing):
            size = len(needing)
            needing |= {name for name, names in called.items() if names & needing}
        return [name for name in called if name.startswith("function__") and name not in needing]


def _called(node: ast.FunctionDef) -> set[str]:
    """The names of what a kernel calls, but for QUIET ones."""
    return {each.func.id for each in ast.walk(node)
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)} - QUIET


def _looks_at_frame(node: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Attribute) and each.attr == "current_execute_data" for each in ast.walk(node))


def complete_unit(texts: list[str], ground: dict[str, str]) -> str:
    """A unit of these functions, with what they name of the ground, directly or through what is inlined."""
    own = {match[1] for text in texts for match in _DEFINED.finditer(text)}
    needed: set[str] = set()
    pending = list(texts)
    while pending:
        for name in set(_NAMED.findall(pending.pop())) - needed - own:
            if name in ground:
                needed.add(name)
                pending.append(ground[name])
    return "\n".join([text for name, text in ground.items() if name in needed] + texts) + METADATA


def _declaration(signature: Signature) -> str:
    types = ", ".join(llvm_type(type) for _, type in signature.parameters)
    local = "" if signature.symbol else f"dso_local {CONVENTIONS[signature.kind]}"
    return f"declare {local}{llvm_type(signature.result)} @{signature.symbol or signature.name}({types})"


class _Compiler:
    """The work on one kernel."""

    def __init__(self, kernels: Kernels, kernel: Kernel) -> None:
        self.kernels, self.kernel = kernels, kernel
        self.signature = kernel.signature
        self.out = Writer()
        self.locals: dict[str, tuple[str, str]] = {}  # name → (its alloca, type)
        self.loops: list[tuple[str, str]] = []
        self.texts: dict[bytes, str] = {}  # definitions of the constant bytes it names

    def fail(self, node: ast.AST, message: str) -> KernelError:
        return KernelError(f"{self.kernel.path}:{getattr(node, 'lineno', 0)}: {self.signature.name}: {message}")

    def run(self) -> str:
        for name, type in self.signature.parameters:
            self.bind(name, type, f"%{name}")
        self.block(self.kernel.node.body)
        if not self.out.left:
            if self.signature.result != "void":
                raise self.fail(self.kernel.node, "a path ends without return")
            self.out.leave("ret void")
        kind = self.signature.kind
        given = ", ".join(f"{llvm_type(type)} %{name}" for name, type in self.signature.parameters)
        linkage = "internal " if kind == "inline" else "dso_local "
        flags = {"inline": " alwaysinline", "cold": " noinline", "": ""}.get(kind, "")
        return "".join(self.texts.values()) + (
            f"define {linkage}{CONVENTIONS[kind]}{llvm_type(self.signature.result)} @{self.signature.name}({given})"
            f"{flags} nounwind {{\n{self.out.body()}\n}}\n")

    def bind(self, name: str, type: str, value: str) -> None:
        type = "i64" if type == "number" else type
        if name not in self.locals:
            self.locals[name] = (self.out.alloca(type), type)
        place, known = self.locals[name]
        if known != type and llvm_type(known) != llvm_type(type):
            raise self.fail(self.kernel.node, f"{name} is {known} and {type}")
        self.out.emit(f"store {llvm_type(type)} {value}, ptr {place}")

    # -- statements ---------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Expr):
            if not isinstance(node.value, ast.Constant):  # a docstring
                self.expression(node.value)
        elif isinstance(node, ast.Return):
            self.returns(node)
        elif isinstance(node, ast.If):
            self.conditional(node)
        elif isinstance(node, ast.While):
            self.loop(node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            assert node.value is not None
            value, type = self.expression(node.value)
            if isinstance(node, ast.AnnAssign):
                type = ast.unparse(node.annotation)
            self.assign(target, value, type)
        elif isinstance(node, ast.AugAssign):
            value, type = self.expression(ast.copy_location(ast.BinOp(node.target, node.op, node.value), node))
            self.assign(node.target, value, type)
        elif isinstance(node, ast.Break):
            self.out.jump(self.loops[-1][1])
        elif isinstance(node, ast.Continue):
            self.out.jump(self.loops[-1][0])
        elif not isinstance(node, ast.Pass):
            raise self.fail(node, f"{type_of(node).__name__} has no place in a kernel")

    def returns(self, node: ast.Return) -> None:
        if node.value is None:
            self.out.leave("ret void")
            return
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("goto", "jump"):
            self.tail(call)
            return
        value, type = self.expression(node.value)
        value = self.converted(node, value, type, self.signature.result)
        self.out.leave(f"ret {llvm_type(self.signature.result)} {value}")

    def tail(self, call: ast.Call) -> None:
        assert isinstance(call.func, ast.Name)
        arguments = call.args if call.func.id == "goto" else call.args[1:]
        given = [self.expression(argument)[0] for argument in arguments]
        if call.func.id == "goto":
            target = self.out.load(given[2], 0, "Raw")
        else:
            name = call.args[0].id if isinstance(call.args[0], ast.Name) else None
            target = f"@{name}" if name in self.kernels.signatures else self.expression(call.args[0])[0]
        tail_call(self.out, target, given)

    def conditional(self, node: ast.If) -> None:
        static = self.static(node.test)
        if static is not None:
            self.block(node.body if static else node.orelse)
            return
        yes, no, end = self.out.fresh("yes"), self.out.fresh("no"), self.out.fresh("end")
        self.condition(node.test, yes, no)
        self.out.label(yes)
        self.block(node.body)
        first_left = self.out.left
        if not first_left:
            self.out.jump(end)
        self.out.label(no)
        self.block(node.orelse)
        if first_left and self.out.left:
            return
        self.out.label(end)

    def static(self, node: ast.expr) -> bool | None:
        """A test of constants only."""
        if isinstance(node, ast.Name) and node.id in self.kernels.constants:
            return bool(self.kernels.constants[node.id])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self.static(node.operand)
            return None if inner is None else not inner
        return None

    def loop(self, node: ast.While) -> None:
        head, body, end = self.out.fresh("head"), self.out.fresh("body"), self.out.fresh("end")
        self.out.label(head)
        if isinstance(node.test, ast.Constant) and node.test.value is True:
            self.out.jump(body)
        else:
            self.condition(node.test, body, end)
        self.out.label(body)
        self.loops.append((head, end))
        self.block(node.body)
        self.loops.pop()
        self.out.jump(head)
        self.out.label(end)

    def assign(self, target: ast.expr, value: str, type: str) -> None:
        if isinstance(target, ast.Name):
            if target.id in self.locals:
                value = self.converted(target, value, type, self.locals[target.id][1])
                type = self.locals[target.id][1]
            self.bind(target.id, type, value)
        elif isinstance(target, ast.Attribute):
            base, record = self.expression(target.value)
            offset, field = self.field(target, record)
            self.out.store(base, offset, field, self.converted(target, value, type, field))
        elif isinstance(target, ast.Subscript):
            address, element = self.element(target)
            self.out.store(address, 0, element, self.converted(target, value, type, element))
        else:
            raise self.fail(target, "cannot be assigned to")

    # -- expressions: (LLVM operand, type) ----------------------------------------------------------------------

    def field(self, node: ast.Attribute, record: str) -> tuple[int, str]:
        fields = self.kernels.records.get(record, {})
        if node.attr not in fields:
            raise self.fail(node, f"{record} has no field {node.attr}")
        return fields[node.attr]

    def element(self, node: ast.Subscript) -> tuple[str, str]:
        base, record = self.expression(node.value)
        if record not in abi.ELEMENTS:
            raise self.fail(node, f"{record} has no elements")
        index, type = self.expression(node.slice)
        element = abi.ELEMENTS[record]
        index = self.converted(node, index, type, "i64")
        return self.out.value(f"getelementptr {llvm_type(element)}, ptr {base}, i64 {index}"), element

    def expression(self, node: ast.expr) -> tuple[str, str]:
        if isinstance(node, ast.Constant):
            return self.constant(node)
        if isinstance(node, ast.Name):
            return self.name(node)
        if isinstance(node, ast.Attribute):
            base, record = self.expression(node.value)
            offset, type = self.field(node, record)
            return self.out.load(base, offset, type), type
        if isinstance(node, ast.Subscript):
            address, element = self.element(node)
            return self.out.load(address, 0, element), element
        if isinstance(node, ast.BinOp):
            return self.binary(node)
        if isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
            value, type = self.expression(node.operand)
            if type == "number":
                return str(~int(value) if isinstance(node.op, ast.Invert) else -int(value)), type
            if isinstance(node.op, ast.Invert):
                return self.out.value(f"xor {type} {value}, -1"), type
            return self.out.value(f"fneg double {value}" if type == "f64" else f"sub {type} 0, {value}"), type
        if isinstance(node, ast.Call):
            return self.call(node)
        if isinstance(node, ast.IfExp):
            return self.choice(node)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            return self.compare(node), "i1"
        if isinstance(node, (ast.BoolOp, ast.UnaryOp)):
            return self.truth(node), "i1"
        raise self.fail(node, f"{ast.unparse(node)} has no place in a kernel")

    def choice(self, node: ast.IfExp) -> tuple[str, str]:
        """`a if test else b`: only the one that is wanted is evaluated."""
        place = "%" + self.out.fresh("a")
        on, other, end = self.out.fresh("yes"), self.out.fresh("no"), self.out.fresh("end")
        self.condition(node.test, on, other)
        self.out.label(on)
        yes, type = self.expression(node.body)
        stored = len(self.out.lines)
        self.out.jump(end)
        self.out.label(other)
        no, second = self.expression(node.orelse)
        yes, no, type = self.matched(node, yes, type, no, second)
        type = "i64" if type == "number" else type
        self.out.emit(f"store {llvm_type(type)} {no}, ptr {place}")
        self.out.lines.insert(stored, f"  store {llvm_type(type)} {yes}, ptr {place}")
        self.out.allocas.append(f"  {place} = alloca {llvm_type(type)}")
        self.out.label(end)
        return self.out.value(f"load {llvm_type(type)}, ptr {place}"), type

    def constant(self, node: ast.Constant) -> tuple[str, str]:
        if node.value is None:
            return "null", "Raw"
        if isinstance(node.value, bool):
            return str(node.value).lower(), "i1"
        if isinstance(node.value, float):
            return float_literal(node.value), "f64"
        if isinstance(node.value, bytes):
            return str(ord(node.value)), "number"
        if isinstance(node.value, str):
            return str(self.kernels.provided(node.value)), "number"
        return str(node.value), "number"

    def name(self, node: ast.Name) -> tuple[str, str]:
        if node.id in self.locals:
            place, type = self.locals[node.id]
            return self.out.value(f"load {llvm_type(type)}, ptr {place}"), type
        if node.id in self.kernels.constants:
            value = self.kernels.constants[node.id]
            return (float_literal(value), "f64") if isinstance(value, float) else (str(value), "number")
        if node.id in self.kernels.symbols:
            return f"@py_{node.id}", "Object"
        if node.id == "SHARED":
            return "@shared", "Shared"
        if node.id in self.kernels.signatures:
            return f"@{node.id}", "Raw"
        raise self.fail(node, f"{node.id} is not known")

    def matched(self, node: ast.AST, left: str, left_type: str, right: str, right_type: str) -> tuple[str, str, str]:
        """Both operands in one type: a number takes the other's."""
        if left_type == "number":
            return self.converted(node, left, left_type, right_type), right, right_type
        return left, self.converted(node, right, right_type, left_type), left_type

    def converted(self, node: ast.AST, value: str, type: str, wanted: str) -> str:
        if type == wanted or wanted == "number":
            return value
        if type == "number":
            if wanted == "f64":
                return f"{value}.0"
            if llvm_type(wanted) == "ptr":
                return "null" if value == "0" else f"inttoptr (i64 {value} to ptr)"
            return value
        if llvm_type(type) == llvm_type(wanted) == "ptr":
            return value
        raise self.fail(node, f"{type} where {wanted} is needed")

    def binary(self, node: ast.BinOp) -> tuple[str, str]:
        (left, left_type), (right, right_type) = self.expression(node.left), self.expression(node.right)
        if left_type == right_type == "number":
            return str(eval(f"{left}{_symbol(node.op)}{right}", {"__builtins__": {}})), "number"  # noqa: S307
        left, right, type = self.matched(node, left, left_type, right, right_type)
        table = _FLOAT_ARITHMETIC if type == "f64" else _ARITHMETIC
        operation = table.get(type_of(node.op))
        if operation is None or type not in ("f64", *_WIDTHS):
            raise self.fail(node, f"{ast.unparse(node)} on {type}")
        return self.out.value(f"{operation} {llvm_type(type)} {left}, {right}"), type

    def compare(self, node: ast.Compare) -> str:
        left, left_type = self.expression(node.left)
        right, right_type = self.expression(node.comparators[0])
        left, right, type = self.matched(node, left, left_type, right, right_type)
        if type == "f64":
            return self.out.value(f"fcmp {_FLOAT_COMPARISONS[type_of(node.ops[0])]} double {left}, {right}")
        return self.out.value(f"icmp {_COMPARISONS[type_of(node.ops[0])]} {llvm_type(type)} {left}, {right}")

    def truth(self, node: ast.expr) -> str:
        """An i1."""
        if isinstance(node, ast.BoolOp) or isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            place = self.out.alloca("i1")
            yes, no, end = self.out.fresh("yes"), self.out.fresh("no"), self.out.fresh("end")
            self.condition(node, yes, no)
            for label, value in ((yes, "true"), (no, "false")):
                self.out.label(label)
                self.out.emit(f"store i1 {value}, ptr {place}")
                self.out.jump(end)
            self.out.label(end)
            return self.out.value(f"load i1, ptr {place}")
        value, type = self.expression(node)
        if type == "i1":
            return value
        if type == "f64":
            raise self.fail(node, "a float is no truth value")
        zero = "null" if llvm_type(type) == "ptr" else "0"
        return self.out.value(f"icmp ne {llvm_type(type)} {value}, {zero}")

    def condition(self, node: ast.expr, yes: str, no: str, weight: str = "") -> None:
        """Go to one of the labels."""
        if isinstance(node, ast.BoolOp):
            for value in node.values[:-1]:
                more = self.out.fresh("and")
                if isinstance(node.op, ast.And):
                    self.condition(value, more, no, weight)
                else:
                    self.condition(value, yes, more, weight)
                self.out.label(more)
            self.condition(node.values[-1], yes, no, weight)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.condition(node.operand, no, yes, {LIKELY: UNLIKELY, UNLIKELY: LIKELY}.get(weight, ""))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("likely", "unlikely"):
            self.condition(node.args[0], yes, no, LIKELY if node.func.id == "likely" else UNLIKELY)
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            self.out.jump(yes if node.value else no)
        else:
            self.out.branch(self.truth(node), yes, no, weight)

    def call(self, node: ast.Call) -> tuple[str, str]:
        if not isinstance(node.func, ast.Name):
            raise self.fail(node, "only names are called")
        name = node.func.id
        if name in ("likely", "unlikely"):
            return self.truth(node.args[0]), "i1"
        if name in _WIDTHS or name == "f64":
            return self.convert(node.args[0], name), name
        if name in self.kernels.records:
            value, type = self.expression(node.args[0])
            if llvm_type(type) == "ptr":
                return value, name
            return self.out.value(f"inttoptr i64 {value} to ptr"), name
        if name == "at":
            return self.element(ast.Subscript(node.args[0], node.args[1]))[0], "Cells"
        if name == "cell":
            field = node.args[0]
            assert isinstance(field, ast.Attribute)
            base, record = self.expression(field.value)
            return self.out.address(base, self.field(field, record)[0]), "Cells"
        if name == "call_handler":
            given = [self.expression(argument)[0] for argument in node.args]
            arguments = ", ".join(f"ptr {each}" for each in given[1:])
            return self.out.value(f"call {HANDLER_CONVENTION} i32 {given[0]}({arguments})"), "i32"
        if name == "call_region":
            return self.call_region(node), "i64"
        if name == "offset":
            base, _ = self.expression(node.args[0])
            distance, type = self.expression(node.args[1])
            distance = self.converted(node, distance, type, "i64")
            return self.out.value(f"getelementptr i8, ptr {base}, i64 {distance}"), ast.unparse(node.args[2])
        if name in ("below", "shift_right"):  # unsigned
            (left, type), (right, other) = self.expression(node.args[0]), self.expression(node.args[1])
            left, right, type = self.matched(node, left, type, right, other)
            if name == "below":
                return self.out.value(f"icmp ult {type} {left}, {right}"), "i1"
            return self.out.value(f"lshr {type} {left}, {right}"), type
        if name == "call_pointer":
            given = [self.expression(argument)[0] for argument in node.args]
            return self.out.value(f"call ptr {given[0]}({', '.join(f'ptr {each}' for each in given[1:])})"), "Object"
        if name == "local_array":  # a C array in this frame
            place = "%" + self.out.fresh("a")
            size = self.expression(node.args[1])[0]
            self.out.allocas.append(f"  {place} = alloca i8, i64 {int(size)}, align 16")
            return place, ast.unparse(node.args[0])
        if name in ("add_overflows", "sub_overflows", "mul_overflows"):
            return self.overflow(node, name), "i1"
        if name == "syscall":
            words = [self.convert(each, "i64") for each in node.args]
            words += ["poison"] * (SYSTEM_CALL_WORDS - len(words))
            return self.out.value(f"call i64 @system_call({', '.join(f'i64 {word}' for word in words)})"), "i64"
        if name == "c_text":
            return self.data(ast.literal_eval(node.args[0]).encode() + b"\0"), "Bytes"
        if name == "constant_data":
            return self.data(ast.literal_eval(node.args[0])), ast.unparse(node.args[1])
        signature = self.kernels.signatures.get(name)
        if signature is None:
            raise self.fail(node, f"{name} is no kernel")
        return self.call_kernel(node, signature)

    def call_region(self, node: ast.Call) -> str:
        """Code stitched from stencils, whose signature this is (generator/stencils/places.py)."""
        code, frame, words = (self.expression(argument)[0] for argument in node.args)
        given = ", ".join([f"ptr {frame}", *["i64 poison"] * 8, f"ptr {words}", *["double poison"] * 6])
        return self.out.value(f"call {HANDLER_CONVENTION} i64 {code}({given})")

    def overflow(self, node: ast.Call, name: str) -> str:
        left, right = (self.expression(argument)[0] for argument in node.args[:2])
        pair = self.out.value(f"call {{i64, i1}} @llvm.s{name[:3]}.with.overflow.i64(i64 {left}, i64 {right})")
        target = node.args[2]
        assert isinstance(target, ast.Name)
        self.bind(target.id, "i64", self.out.value(f"extractvalue {{i64, i1}} {pair}, 0"))
        return self.out.value(f"extractvalue {{i64, i1}} {pair}, 1")

    def call_kernel(self, node: ast.Call, signature: Signature) -> tuple[str, str]:
        if len(node.args) != len(signature.parameters):
            raise self.fail(node, f"{signature.name} takes {len(signature.parameters)} arguments")
        given = []
        for argument, (_, wanted) in zip(node.args, signature.parameters, strict=True):
            value, type = self.expression(argument)
            given.append(self.converted(argument, value, type, wanted))
        if given and is_uncounted(signature.name, given[0]):
            raise self.fail(node, f"references to {given[0].removeprefix('@py_')} are not counted")
        text = "call " + signature.call(given)
        if signature.result == "void":
            self.out.emit(text)
            return "undef", "void"
        return self.out.value(text), signature.result

    def data(self, data: bytes) -> str:
        """The address of bytes that never change."""
        if data not in self.texts:
            name = f"@text.{self.signature.name}.{len(self.texts)}"
            literal = "".join(f"\\{byte:02X}" for byte in data)
            self.texts[data] = f'{name} = private unnamed_addr constant [{len(data)} x i8] c"{literal}", align 8\n'
        return self.texts[data].partition(" ")[0]

    def convert(self, node: ast.expr, wanted: str) -> str:
        value, type = self.expression(node)
        if type in ("number", wanted):
            return f"{value}.0" if wanted == "f64" and type == "number" else value
        if llvm_type(type) == "ptr":
            return self.out.value(f"ptrtoint ptr {value} to {wanted}")
        if wanted == "f64":
            return self.out.value(f"sitofp {type} {value} to double")
        if type == "f64":
            return self.out.value(f"fptosi double {value} to {wanted}")
        if _WIDTHS[type] > _WIDTHS[wanted]:
            return self.out.value(f"trunc {type} {value} to {wanted}")
        return self.out.value(f"{'zext' if type in ('i1', 'i8') else 'sext'} {type} {value} to {wanted}")


def tail_call(out: Writer, target: str, arguments: list[str]) -> None:
    """Leave a handler for another."""
    given = ", ".join(f"ptr {argument}" for argument in arguments)
    result = out.value(f"musttail call {HANDLER_CONVENTION} i32 {target}({given})")
    out.leave(f"ret i32 {result}")


def _symbol(operator: ast.operator) -> str:
    return {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.LShift: "<<", ast.BitOr: "|", ast.BitAnd: "&",
            ast.FloorDiv: "//"}[type_of(operator)]

