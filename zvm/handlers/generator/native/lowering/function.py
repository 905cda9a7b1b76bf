"""One function of zvm/ext → its kernel."""
from __future__ import annotations

import ast
from typing import Any

from zvm.handlers.generator.native.lowering import ranges, signature, templates
from zvm.handlers.generator.native.lowering.body import Helpers
from zvm.handlers.generator.native.lowering.calls import helper_kernel
from zvm.handlers.generator.native.lowering.ranges import Number
from zvm.handlers.generator.native.lowering.signature import CHECKS, Parameter, Signature, UnknownType
from zvm.handlers.generator.native.lowering.statements import Statements
from zvm.handlers.generator.native.lowering.types import (
    ARGUMENTS,
    ARRAY,
    BOOL,
    CALLABLE,
    CHAR,
    DATA,
    FLOAT,
    INT,
    KERNEL_TYPES,
    NONE,
    PART,
    REFERENCE,
    ROW,
    STR,
    VALUE,
    WORD,
    Variable,
)

_ARGUMENTS = "engine: Object, arguments: Cells, count: i64"
_ENTRY_ARGUMENTS = {  # lines that make a helper's parameter x{0} of an argument
    INT: ("x{0} = unbox_int(arguments[{0}])",), WORD: ("x{0} = PyLong_AsUnsignedLongLongMask(arguments[{0}])",),
    DATA: ("x{0} = arguments[{0}]",), STR: ("x{0} = Str(arguments[{0}])",),
    ROW: ("x{0} = local_array(Words, LONGEST_LIST)", "size{0} = fill_words(x{0}, List(arguments[{0}]))")}
_ENTRY_RESULTS = {INT: "return PyLong_FromLongLong(value)", WORD: "return PyLong_FromUnsignedLongLong(value)",
                  STR: "return Object(value)", NONE: "return NONE"}
_PLAIN_DEFAULTS = {INT: "0", BOOL: "False", FLOAT: "0.0", STR: "Str(EMPTY)", REFERENCE: "NONE",
                   VALUE: "NONE", ARRAY: "PhpArray(None)"}  # of what is not there


class Declared(Statements):
    """A function with a signature."""

    def __init__(self, path: str, node: ast.FunctionDef, namespace: dict[str, Any],
                 helpers: Helpers) -> None:
        super().__init__(path, node, namespace, helpers)
        self.begin()
        try:
            self.signature: Signature = signature.read(node)
        except UnknownType as error:
            raise self.effects.refuse(node, str(error)) from None


class Function(Declared):
    """A PHP function."""

    def kernels(self, names: list[str]) -> list[ast.FunctionDef]:
        """The kernel `function__NAME` of each of the function's names; all but the first jump to it, or are the same
        where Python is called: those ask for their own frame."""
        self.kernel_name = f"function__{names[0]}"
        self.arguments()
        body = self.lowered_body()
        first = _definition(f"function__{names[0]}", _ARGUMENTS, "Object", "entry", body, self.node)
        if any(isinstance(each, ast.Name) and each.id == self.kernel_name for each in ast.walk(first)):
            others = (Function(self.effects.path, self.node, self.namespace, self.helpers) for _ in names[1:])
            return [first, *(each.kernels([name])[0] for each, name in zip(others, names[1:], strict=True))]
        jumps = [
            _definition(
                f"function__{name}",
                _ARGUMENTS,
                "Object",
                "entry",
                templates.statements(f"return function__{names[0]}(engine, arguments, count)", self.node.lineno),
                self.node,
            )
            for name in names[1:]
        ]
        return [first, *jumps]

    def lowered_body(self) -> list[ast.stmt]:
        self.block(self.node.body)
        if self.is_reached:
            raise self.effects.refuse(self.node, "the body ends without return")
        if self.calls_helpers:
            self.statements = [
                *templates.statements("failure = local_array(Words, 8)\nfailure[0] = 0", self.node.lineno),
                *self.statements,
            ]
        return self.completed_body()

    def arguments(self) -> None:
        """Checks of the arguments, and what the parameters become."""
        parameters, required = self.signature.parameters, self.signature.required
        variadic = self.signature.variadic
        if variadic is None:
            self.emit(f"if not below(count - {required}, {len(parameters) - required + 1}):\n    return None")
        else:
            self.emit(f"if count < {required}:\n    return None")
        for index, each in enumerate(parameters):
            self.parameter(index, each)
        if variadic is not None:
            if variadic.type != ARRAY:
                raise self.effects.refuse(self.node, f"variadic arguments are {variadic.type}")
            self.emit(f"if not are_arrays_from(arguments, {len(parameters)}, count):\n    return None")
            self.variables[variadic.name] = Variable(ARGUMENTS, "", size=len(parameters))

    def parameter(self, index: int, parameter: Parameter) -> None:
        if parameter.type == CALLABLE:
            self.callable_parameter(index, parameter)
            return
        name = f"v_{parameter.name}"
        value, check = CHECKS[parameter.type]
        check = parameter.check or check
        pieces: dict[str, ast.expr] = {"name": templates.name(name), "it": templates.expression(f"arguments[{index}]")}
        body = [] if check is None else templates.statements(f"if not ({check}):\n    return None", self.line, **pieces)
        body += templates.statements(f"name = {value}", self.line, **pieces)
        if parameter.type == STR:
            body += templates.statements("if name is None:\n    return None", self.line, **pieces)
        flag = f"{name}_given" if parameter.is_nullable else ""
        self.variables[parameter.name] = Variable(parameter.type, name, flag)
        if parameter.default is not None or flag:
            pieces["default"] = self.default(parameter)
            self.emit("name = default", **pieces)
            test = f"count > {index}" if parameter.default is not None else "True"
            if flag:
                test = f"{test} and arguments[{index}] is not NONE"
                pieces["flag"] = templates.name(flag)
                has_default = parameter.default is not None and not self.is_null(parameter.default)
                self.emit(f"flag = {has_default}", **pieces)
                body += templates.statements("flag = True", self.line, **pieces)
                if has_default:
                    raise self.effects.refuse(self.node, f"{parameter.name} may be null and has another default")
            self.append(ast.If(templates.expression(test, **pieces), body, [], lineno=self.line))
        else:
            self.statements += body
        if parameter.type == STR:
            default = None if parameter.default is None else self.constant(parameter.default)
            if isinstance(default, str):
                self.default_texts[parameter.name] = default, index
            self.emit(f"{name}_data = str_data({name})")
        elif parameter.type == INT:
            self.facts[parameter.name] = ranges.ANY

    def callable_parameter(self, index: int, parameter: Parameter) -> None:
        """A callback, which only a function that has its frame calls."""
        name = f"v_{parameter.name}"
        flag = f"{name}_given" if parameter.is_nullable else ""
        self.variables[parameter.name] = Variable(CALLABLE, name, flag, size=index)
        text = f"if not begins_calls(engine, {self.kernel_name}, name, arguments[{index}]):\n    return None"
        pieces = {"name": templates.name(name), "flag": templates.name(flag)}
        self.emit("name = local_array(Cells, 40)", **pieces)
        if not flag:
            self.emit(text, **pieces)
            return
        self.emit(f"flag = count > {index} and arguments[{index}] is not NONE", **pieces)
        self.append(ast.If(templates.name(flag), templates.statements(text, self.line, **pieces), [], lineno=self.line))

    def default(self, parameter: Parameter) -> ast.expr:
        """The kernel expression of a default; what is not there is "", 0 or false."""
        if parameter.default is None or self.is_null(parameter.default):
            return templates.expression(_PLAIN_DEFAULTS[parameter.type])
        value = self.value(parameter.default)
        if parameter.type == VALUE:
            return self.as_object(self.node, value)
        return self.as_text(value).node if parameter.type == STR else value.node


class Helper(Declared):
    """A function marked @native, called by other lowered functions. Where it gives up or Python raised it sets a word
    of its caller, `failure`, and the caller does the same."""

    def __init__(self, path: str, node: ast.FunctionDef, namespace: dict[str, Any],
                 helpers: Helpers) -> None:
        super().__init__(path, node, namespace, helpers)
        self.result_numbers: list[Number] = []
        self.result_type, *others = self.signature.results
        if others:
            raise self.effects.refuse(node, "a helper has one type of result")

    def kernel(self) -> ast.FunctionDef:
        """The kernel `native__NAME`."""
        taken = ["engine: Object", "failure: Words"]
        for each in self.signature.parameters:
            name = f"v_{each.name}"
            taken.append(f"{name}: {KERNEL_TYPES[each.type]}")
            flag = f"{name}_given" if each.is_nullable else ""
            if flag:
                taken.append(f"{flag}: i1")
            self.variables[each.name] = Variable(each.type, name, flag)
            if each.type == STR:
                self.emit(f"{name}_data = str_data({name})")
            elif each.type == DATA:
                self.emit(f"{name}_data = offset({name}, BYTES_DATA, Bytes)\n{name}_size = List({name}).size")
            elif each.type == ROW:
                taken.append(f"{name}_size: i64")
                self.variables[each.name] = Variable(ROW, name, element=WORD)
            elif each.type == INT:
                self.facts[each.name] = ranges.ANY
        self.block(self.node.body)
        if self.is_reached:
            if self.result_type != NONE:
                raise self.effects.refuse(self.node, "the body ends without return")
            self.statements += self.resources.releases(self.line)
        result = KERNEL_TYPES.get(self.result_type, "Object" if self.result_type == STR else "None")
        name = helper_kernel(self.node.name)
        return _definition(name, ", ".join(taken), result, "", self.completed_body(), self.node)

    def entry(self) -> ast.FunctionDef | None:
        """The kernel `helper__NAME`, which Python calls by compiled() of zvm/ext/native.py. None of a helper without
        bytes or a string among its first two parameters, or with a parameter of other types than these, int and
        list[int]."""
        names: list[str] = []
        before: list[str] = ["failure = local_array(Words, 8)", "failure[0] = 0"]
        after: list[str] = []
        for index, each in enumerate(self.signature.parameters):
            if each.type not in _ENTRY_ARGUMENTS or each.is_nullable:
                return None
            before += [line.format(index) for line in _ENTRY_ARGUMENTS[each.type]]
            names.append(f"x{index}")
            if each.type == ROW:
                names.append(f"size{index}")
                after.append(f"if not fill_list(List(arguments[{index}]), x{index}):\n    return None")
        call = f"{helper_kernel(self.node.name)}({', '.join(('NONE', 'failure', *names))})"
        first_types = {each.type for each in self.signature.parameters[:2]}
        if self.result_type not in _ENTRY_RESULTS or not {DATA, STR} & first_types:
            return None
        end = "if failure[0] != 0:\n    note_failure()\n    return None\n" + _ENTRY_RESULTS[self.result_type]
        text = "\n".join([*before, call if self.result_type == NONE else f"value = {call}", *after, end])
        return _definition(
            f"helper__{self.node.name.strip('_')}",
            _ARGUMENTS.replace("engine", "self"),
            "Object",
            "entry",
            templates.statements(text, self.node.lineno),
            self.node,
        )

    def result_number_of_all(self) -> Number:
        """The range of the results, if they are ints. A helper that fails gives 0, at which nobody looks."""
        if self.result_type != INT:
            return ranges.ANY
        first, *others = self.result_numbers
        for each in others:
            first = first.join(each)
        return Number(first.low, first.high)

    def leave(self, value: ast.expr, kept: str = "") -> list[ast.stmt]:
        """The helper fails."""
        body = super().leave(value, kept)
        zero = templates.expression({STR: "Str(None)", BOOL: "False", FLOAT: "0.0"}.get(self.result_type, "0"))
        end = templates.statements("failure[0] = 1\nreturn value", self.line, value=zero)
        if self.result_type == NONE:
            end[-1] = ast.Return(None, lineno=self.line)
        return [*body[:-1], *end]

    def result(self, node: ast.Return) -> list[ast.stmt]:
        """Statements that return a value, unboxed; a string is owned."""
        if self.result_type == NONE:
            return [*self.resources.releases(self.line), ast.Return(None, lineno=self.line)]
        if node.value is None:
            raise self.effects.refuse(node, "there is no result")
        if self.result_type == STR and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute) \
                and node.value.func.attr == "text":
            return self.text_result(node, node.value.func)
        value = self.value(node.value)
        if self.result_type == STR and value.type in (STR, CHAR, PART):
            value = self.as_text(value)
            return self.returned_after_releases(templates.expression("Str(own(Object(text)))", text=value.node))
        is_word = self.result_type == WORD and self.is_natural(value)
        if value.type != self.result_type and not is_word:
            raise self.effects.refuse(node, f"{value.type} is returned, not {self.result_type}")
        self.result_numbers.append(value.number)
        return self.returned_after_releases(value.node)

    def text_result(self, node: ast.Return, function: ast.Attribute) -> list[ast.stmt]:
        """Statements that return the text of a builder; without memory the helper fails."""
        variable = self.variables.get(function.value.id) if isinstance(function.value, ast.Name) else None
        if variable is None:
            raise self.effects.refuse(node, f"{ast.unparse(function)}() is returned")
        *made, last = self.result_of_builder(node, variable)
        assert isinstance(last, ast.Return) and last.value is not None
        target = templates.name(self.temporary())
        text = "target = Str(value)\nif target is None:\n    failure[0] = 1\nreturn target"
        end = templates.statements(text, self.line, target=target, value=last.value)
        return [*made, *end]


def _definition(name: str, arguments: str, result: str, kind: str, body: list[ast.stmt],
                source: ast.FunctionDef) -> ast.FunctionDef:
    """A kernel's definition, at the line of its source."""
    node, = ast.parse(f"def {name}({arguments}) -> {result}: pass").body
    assert isinstance(node, ast.FunctionDef)
    node.body = body
    node.decorator_list = [ast.Name(kind, ast.Load())] if kind else []
    node.lineno = source.lineno
    return ast.fix_missing_locations(node)


