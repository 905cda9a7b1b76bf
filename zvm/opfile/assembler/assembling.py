"""Assembler text as a Script (docs/reference/assembler.md): what listing.py writes, and what people write.

Line by line: a directive opens a function or class, fills in one of its fields, or closes it. Labels and literals of a
function are settled at its end. Raises AssemblyError, also for what the verifier finds, at the line of the opline.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zvm.opcodes import flags as f
from zvm.opcodes import metadata as ops
from zvm.opcodes.attribute import Attribute
from zvm.opcodes.op_array import (
    CONST,
    CV,
    LIVE_NAMES,
    TMP_VAR,
    UNUSED,
    VAR,
    ArgInfo,
    LiveRange,
    OpArray,
    Opline,
    TryCatchElement,
)
from zvm.opcodes.operands import literal_kind
from zvm.opcodes.script import Script
from zvm.opcodes.verify import violations
from zvm.opfile.assembler.constants import Switch, constant, declared_type, is_constant, variable_name
from zvm.opfile.assembler.lines import LITERAL, NAME, NUMBER, STRING, VARIABLE, AssemblyError, Line, lines_of
from zvm.opfile.assembler.listing import SUPERGLOBALS
from zvm.opfile.writer import Origin, write
from zvm.runtime.classes.class_entry import ClassConstant, ClassEntry, PropertyInfo, TraitAlias, TraitPrecedence
from zvm.runtime.values.strings import lower

OPCODES = {name: number for number, name in enumerate(ops.NAMES) if name}


def _keys(opline: Opline, field: str, name: str) -> list[str]:
    """What a name given in an operand is looked up by: the literals after it."""
    kind = literal_kind(opline.opcode, field == "op2")
    namespace, separator, last = name.rpartition("\\")
    if kind == ops.LITERAL_KEYED_NAME:
        return [lower(name)]
    if kind == ops.LITERAL_NAMESPACED_NAME:
        return [lower(name), lower(last)]
    if kind == ops.LITERAL_CONSTANT_NAME:
        keys = [lower(namespace) + separator + last]
        return [*keys, last] if opline.op1 & f.CONSTANT_UNQUALIFIED_IN_NAMESPACE else keys
    return []


class _Function:
    """A function being assembled: what refers to labels waits in `waiting`."""

    __slots__ = ("op_array", "key", "labels", "waiting", "line", "has_required", "variables", "last_result", "places")

    def __init__(self, op_array: OpArray, key: str, line: Line) -> None:
        self.op_array, self.key = op_array, key
        self.places = [(line, 0)]  # tokens: where the function begins, then of each opline
        self.labels: dict[str, int] = {}
        self.waiting: list[tuple[Callable[[int], None], str, Line, int]] = []
        self.line = 0
        self.has_required = False
        self.variables: dict[str, int] = {}


class Assembler:
    """One file being assembled."""

    def __init__(self, file: str) -> None:
        self.file = self.path = file
        self.superglobals = 0
        self.script = Script(OpArray(file))
        self.functions: list[_Function] = []  # the innermost last
        self.ce: ClassEntry | None = None
        self.class_key = ""
        self.attributed: Any = None  # what an .attribute belongs to
        self.has_main = False
        self.places: dict[OpArray, list[tuple[Line, int]]] = {}  # _Function.places of those that are finished

    def assemble(self, text: str, verified: bool) -> bytes:
        """The op-array file that a text stands for."""
        line = Line(self.file, 1, "")
        for line in lines_of(text, self.file):
            self._line(line)
        if self.functions or self.ce is not None:
            line.fail(".end is missing", 1)
        if not self.has_main:
            line.fail("there is no .main", 1)
        if verified:
            self._verify()
        return write(self.script, Origin(self.path), self.superglobals)

    def _verify(self) -> None:
        """Complain about the first rule that an op-array breaks."""
        try:
            found = [violation for op_array in self.script.op_arrays()
                     for violation in violations(op_array, self.script.by_types)]
        except (LookupError, ValueError, TypeError, AttributeError):  # numbers that lead nowhere: checking.py says it
            return
        if found:
            places = self.places[found[0].op_array]
            number = found[0].number
            line, at = places[0 if number is None or number + 1 >= len(places) else number + 1]
            line.fail(str(found[0]).partition("\n")[0], line.tokens[at][2])

    def _line(self, line: Line) -> None:
        if line.kind == NAME and len(line.tokens) > 1 and line.tokens[1][1] == ":":
            function = self._function(line)
            name = line.take(NAME, "a label")
            line.expect(":")
            if name in function.labels:
                line.fail(f"label {name} stands here for the second time", line.tokens[0][2])
            function.labels[name] = len(function.op_array.opcodes)
            if line.at == len(line.tokens):
                return
        if line.kind == "directive":
            rule = _DIRECTIVES.get(line.text)
            if rule is None:
                line.fail(f"there is no directive {line.text}")
            line.at += 1
            rule(self, line)
        elif line.kind == NAME:
            self._opline(line)
        else:
            line.fail("an opcode, label or directive expected")
        line.end()

    def _function(self, line: Line) -> _Function:
        if not self.functions:
            line.fail("this must stand in a function", line.tokens[0][2])
        return self.functions[-1]

    # the file

    def source(self, line: Line) -> None:
        self.path = self.script.main.filename = line.string("the path of the source")

    def superglobal(self, line: Line) -> None:
        numbers = {name: flag for flag, name in SUPERGLOBALS}
        while line.kind == NAME:
            if line.text not in numbers:
                line.fail(f"{line.text} is not made on demand")
            self.superglobals |= numbers[line.take(NAME, "a name")]

    def halt(self, line: Line) -> None:
        self.script.halt_offset = line.integer("the offset of the data")

    def by_types(self, line: Line) -> None:
        self.script.by_types = True

    def diagnostic(self, line: Line) -> None:
        level, at = line.integer("a level"), line.integer("a line")
        self.script.diagnostics.append((level, line.string("a message"), at))

    # functions

    def begin_main(self, line: Line) -> None:
        if self.has_main or self.functions or self.ce is not None:
            line.fail("there is one .main, outside of everything else", line.tokens[0][2])
        self.has_main = True
        self.script.main.filename = self.path
        self._begin(self.script.main, "", line)

    def begin_function(self, line: Line) -> None:
        if self.functions or self.ce is not None:
            line.fail("functions stand outside of everything else", line.tokens[0][2])
        key = line.string("the name of a function")
        self._begin(self._new(key), lower(key), line)
        self.script.functions[lower(key)] = self.functions[-1].op_array

    def begin_closure(self, line: Line) -> None:
        outer = self._function(line)
        op_array = self._new("{closure}")
        op_array.fn_flags |= f.ACC_CLOSURE
        outer.op_array.dynamic_func_defs.append(op_array)
        self._begin(op_array, "", line)

    def begin_method(self, line: Line) -> None:
        ce = self._class(line)
        key = line.string("the name of a method")
        op_array = self._new(key)
        op_array.fn_flags |= f.ACC_PUBLIC
        op_array.scope = ce
        ce.function_table[lower(key)] = op_array
        self._begin(op_array, lower(key), line)

    def _new(self, name: str) -> OpArray:
        op_array = OpArray(self.path)
        op_array.function_name = name
        op_array.fn_flags = f.ACC_DONE_PASS_TWO
        return op_array

    def _begin(self, op_array: OpArray, key: str, line: Line) -> None:
        op_array.fn_flags |= f.ACC_DONE_PASS_TWO
        self.functions.append(_Function(op_array, key, line))
        self.attributed = op_array

    def name(self, line: Line) -> None:
        name = line.string("a name")
        if self.functions:
            self.functions[-1].op_array.function_name = name
        else:
            self._class(line).name = name

    def flags(self, line: Line) -> None:
        flags = line.integer("flags")
        if self.functions:
            self.functions[-1].op_array.fn_flags = flags
        else:
            self._class(line).flags = flags

    def lines(self, line: Line) -> None:
        target: Any = self.functions[-1].op_array if self.functions else self._class(line)
        target.line_start, target.line_end = line.integer("the first line"), line.integer("the last line")
        if self.functions:
            self.functions[-1].line = target.line_start

    def doc(self, line: Line) -> None:
        target: Any = self.functions[-1].op_array if self.functions else self._class(line)
        target.doc_comment = line.string("a comment")

    def attribute(self, line: Line) -> None:
        name = line.string("the name of an attribute")
        at = line.integer("a line")
        strict = line.skip("strict")
        args: list[tuple[str | None, Any]] = []
        while line.skip("("):
            args.append((line.optional(), constant(line)))
            line.expect(")")
        if self.attributed.attributes is None:
            self.attributed.attributes = []
        self.attributed.attributes.append(Attribute(name, lower(name), args, strict, at))

    def no_attributes(self, line: Line) -> None:
        line.expect("none")
        self.attributed.attributes = []

    def _info(self, line: Line, what: str) -> ArgInfo:
        info = self.attributed = ArgInfo(line.string(what), declared_type(line))
        info.by_ref = line.skip("by-reference")
        if line.skip("prefers-reference"):
            info.by_ref = 2  # type: ignore[assignment]
        info.variadic, info.promoted = line.skip("variadic"), line.skip("promoted")
        return info

    def param(self, line: Line) -> None:
        function = self._function(line)
        info = self._info(line, "the name of a parameter")
        op_array = function.op_array
        op_array.arg_info.append(info)
        if info.variadic:
            op_array.fn_flags |= f.ACC_VARIADIC
        else:
            op_array.num_args += 1
            op_array.required_num_args += 1

    def required(self, line: Line) -> None:
        self._function(line).op_array.required_num_args = line.integer("a number of parameters")

    def returns(self, line: Line) -> None:
        op_array = self._function(line).op_array
        op_array.return_info = self._info(line, "a name")
        op_array.fn_flags |= f.ACC_HAS_RETURN_TYPE

    def vars(self, line: Line) -> None:
        function = self._function(line)
        while line.kind == VARIABLE:
            self._variable(function, line.take(VARIABLE, "a variable"))

    def _variable(self, function: _Function, text: str) -> int:
        """The number of a CV, which is made when it is first named."""
        name = variable_name(text)
        number = function.variables.get(name)
        if number is None:
            number = function.variables[name] = len(function.op_array.vars)
            function.op_array.vars.append(name)
        return number

    def temporaries(self, line: Line) -> None:
        self._function(line).op_array.T = line.integer("a number of temporaries")

    def static(self, line: Line) -> None:
        op_array = self._function(line).op_array
        if op_array.static_variables is None:
            op_array.static_variables = {}
        name = line.string("the name of a variable")
        op_array.static_variables[name] = constant(line)

    def literal(self, line: Line) -> None:
        self._add_literal(self._function(line), constant(line))

    def _add_literal(self, function: _Function, value: Any) -> int:
        literals = function.op_array.literals
        literals.append(value)
        if isinstance(value, Switch):
            table: dict[Any, int] = {}
            literals[-1] = table
            for key, label, line, at in value.cases:
                table[key] = 0
                function.waiting.append((_item_setter(table, key), label, line, at))
        return len(literals) - 1

    def code(self, line: Line) -> None:
        self._function(line)

    def line(self, line: Line) -> None:
        self._function(line).line = line.integer("a line")

    def live(self, line: Line) -> None:
        function = self._function(line)
        slot = line.take(NAME, "a temporary")
        kind = line.string("a kind of range")
        if kind not in LIVE_NAMES or not slot[1:].isdigit():
            line.fail(f"there is no kind of live range {kind}")
        one = LiveRange(int(slot[1:]), LIVE_NAMES.index(kind), 0, 0)
        function.op_array.live_range.append(one)
        for field in ("start", "end"):
            self._wait(function, line, _setter(one, field))

    def try_(self, line: Line) -> None:
        function = self._function(line)
        element = TryCatchElement(0)
        function.op_array.try_catch_array.append(element)
        self._wait(function, line, _setter(element, "try_op"))
        for word, field in (("catch", "catch_op"), ("finally", "finally_op"), ("end", "finally_end")):
            if line.skip(word):
                self._wait(function, line, _setter(element, field))

    def _wait(self, function: _Function, line: Line, use: Callable[[int], None]) -> None:
        """Have a label's number used when all are known."""
        at = line.at
        function.waiting.append((use, line.take(NAME, "a label"), line, at))

    # oplines

    def _opline(self, line: Line) -> None:
        function = self._function(line)
        function.places.append((line, line.at))
        name = line.take(NAME, "an opcode")
        if name not in OPCODES:
            line.fail(f"there is no opcode {name}", line.tokens[line.at - 1][2])
        opline = Opline(OPCODES[name], function.line or function.op_array.line_start)
        function.op_array.opcodes.append(opline)
        for number, field in enumerate(("op1", "op2")):
            if line.at == len(line.tokens) or line.text in ("->", "ext", "spelled"):
                break
            if number:
                line.expect(",")
            self._operand(function, line, opline, field)
        if line.skip("->"):
            self._operand(function, line, opline, "result")
        if line.skip("ext"):
            if line.kind == NAME:
                self._wait(function, line, _setter(opline, "extended_value"))
            else:
                opline.extended_value = line.integer()
        if line.skip("spelled"):
            opline.cache = line.string()
            if opline.op2 + 1 == len(function.op_array.literals):
                function.op_array.literals.append(opline.cache)

    def _operand(self, function: _Function, line: Line, opline: Opline, field: str) -> None:
        kind, value = UNUSED, 0
        if line.kind == VARIABLE:
            kind, value = CV, self._variable(function, line.take(VARIABLE, "a variable"))
        elif line.kind == LITERAL:
            kind, value = CONST, int(line.take(LITERAL, "a literal")[1:])
        elif line.kind == NUMBER:
            value = int(line.take(NUMBER, "a number")[1:])
        elif line.skip("_"):
            pass
        elif is_constant(line):
            given = constant(line)
            kind, value = CONST, self._add_literal(function, given)
            if type(given) is str:
                function.op_array.literals += _keys(opline, field, given)
        elif line.kind == NAME and line.text[0] in "TV" and line.text[1:].isdigit():
            text = line.take(NAME, "a temporary")
            kind, value = (TMP_VAR if text[0] == "T" else VAR), int(text[1:])
            function.op_array.T = max(function.op_array.T, value + 1)
        elif line.kind == NAME:
            self._wait(function, line, _setter(opline, field))
        else:
            line.fail("an operand expected")
        setattr(opline, f"{field}_type", kind)
        setattr(opline, field, value)

    # the end of functions and classes

    def finish(self, line: Line) -> None:
        if self.functions:
            self._finish_function(self.functions.pop())
            self.attributed = None
        elif self.ce is not None:
            self.script.classes[self.class_key] = self.ce
            self.ce = None
        else:
            line.fail("there is nothing to end", line.tokens[0][2])

    def _finish_function(self, function: _Function) -> None:
        """Settle labels; temporaries come after the variables, now that their number is known."""
        op_array = function.op_array
        self.places[op_array] = function.places
        first = len(op_array.vars)
        for opline in op_array.opcodes:
            for field in ("op1", "op2", "result"):
                if getattr(opline, f"{field}_type") & (TMP_VAR | VAR):
                    setattr(opline, field, getattr(opline, field) + first)
        for one in op_array.live_range:
            one.var += first
        for use, label, line, at in function.waiting:
            if label[0] == "%":
                use(int(label[1:]))
                continue
            if label not in function.labels:
                line.fail(f"there is no label {label}", line.tokens[at][2])
            use(function.labels[label])

    # classes

    def begin_class(self, line: Line) -> None:
        if self.functions or self.ce is not None:
            line.fail("classes stand outside of everything else", line.tokens[0][2])
        key = line.string("the key of a class")
        ce = self.ce = self.attributed = ClassEntry(key, None)  # type: ignore[arg-type]
        self.class_key = key if key[:1] == "\0" else lower(key)
        ce.filename = self.path

    def _class(self, line: Line) -> ClassEntry:
        if self.ce is None or self.functions:
            line.fail("this must stand in a class", line.tokens[0][2])
        return self.ce

    def extends(self, line: Line) -> None:
        self._class(line).parent_name = line.string("the name of a class")

    def backing(self, line: Line) -> None:
        self._class(line).enum_backing_type = line.integer("a type")

    def implements(self, line: Line) -> None:
        self._class(line).interface_names.append(line.string("the name of an interface"))

    def use(self, line: Line) -> None:
        self._class(line).trait_names.append(line.string("the name of a trait"))

    def alias(self, line: Line) -> None:
        trait, method, alias = line.optional(), line.string("a method"), line.optional()
        self._class(line).trait_aliases.append(TraitAlias(trait, method, alias, line.integer("modifiers")))

    def precedence(self, line: Line) -> None:
        trait, method, excluded = line.string("a trait"), line.string("a method"), []
        while line.kind == STRING:
            excluded.append(line.string())
        self._class(line).trait_precedences.append(TraitPrecedence(trait, method, excluded))

    def constant(self, line: Line) -> None:
        ce = self._class(line)
        name, flags = line.string("the name of a constant"), line.integer("flags")
        one = ce.constants_table[name] = self.attributed = ClassConstant(constant(line), flags, ce)
        if line.skip("doc"):
            one.doc_comment = line.string()

    def property(self, line: Line) -> None:
        ce = self._class(line)
        name, flags, declared = line.string("the name of a property"), line.integer("flags"), declared_type(line)
        defaults = ce.default_static_members if flags & f.ACC_STATIC else ce.default_properties
        info = ce.properties_info[name] = self.attributed = PropertyInfo(name, len(defaults), flags, ce, declared)
        defaults.append(constant(line))
        if line.skip("doc"):
            info.doc_comment = line.string()


def _item_setter(table: dict[Any, int], key: Any) -> Callable[[int], None]:
    return lambda number: table.__setitem__(key, number)


def _setter(record: Any, field: str) -> Callable[[int], None]:
    return lambda number: setattr(record, field, number)


_DIRECTIVES: dict[str, Callable[[Assembler, Line], None]] = {
    ".source": Assembler.source, ".superglobals": Assembler.superglobal, ".halt": Assembler.halt,
    ".optimized": Assembler.by_types,
    ".diagnostic": Assembler.diagnostic, ".main": Assembler.begin_main, ".function": Assembler.begin_function,
    ".closure": Assembler.begin_closure, ".method": Assembler.begin_method, ".class": Assembler.begin_class,
    ".end": Assembler.finish, ".name": Assembler.name, ".flags": Assembler.flags, ".lines": Assembler.lines,
    ".doc": Assembler.doc, ".attribute": Assembler.attribute, ".attributes": Assembler.no_attributes,
    ".param": Assembler.param, ".required": Assembler.required, ".returns": Assembler.returns, ".vars": Assembler.vars,
    ".temporaries": Assembler.temporaries, ".static": Assembler.static, ".literal": Assembler.literal,
    ".code": Assembler.code, ".line": Assembler.line, ".live": Assembler.live, ".try": Assembler.try_,
    ".extends": Assembler.extends, ".backing": Assembler.backing, ".implements": Assembler.implements,
    ".use": Assembler.use, ".alias": Assembler.alias, ".precedence": Assembler.precedence,
    ".constant": Assembler.constant, ".property": Assembler.property,
}


def assemble(text: str, file: str, verified: bool = True) -> bytes:
    """The op-array file that an assembler text stands for. Raises AssemblyError."""
    try:
        return Assembler(file).assemble(text, verified)
    except RecursionError:
        raise AssemblyError(f"{file}: nested too deep") from None
