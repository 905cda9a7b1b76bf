"""Definition files → Opcode records.

Reads zvm/handlers/definitions/*.py with `ast`, never importing them; makes model.Opcode. Raises DefinitionError for
anything @opcode does not know.
"""
from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path

from zvm.handlers.generator import model
from zvm.handlers.generator.folding import leaves
from zvm.handlers.generator.macros import Macro, expand, is_macro, parse_macro
from zvm.handlers.generator.model import DefinitionError, Opcode, Operand, Parameter

_KEYWORDS = ("op1", "op2", "op_data", "result", "ext", "rules", "split", "op1_holds", "op2_holds", "result_holds",
             "op1_literal", "op2_literal", "call", "changes")
_Fail = Callable[[ast.AST, str], DefinitionError]  # makes the error for a place in the file


def parse_directory(directory: Path) -> list[Opcode]:
    """Every opcode defined in the directory, by number; the macros of macros.py are every file's. Raises
    DefinitionError, also when a number is used twice."""
    shared: dict[str, Macro] = {}
    common = directory / "macros.py"
    if common.exists():
        shared = parse_macros(common.read_text(encoding="utf-8"), str(common))
    opcodes: list[Opcode] = []
    for path in sorted(directory.glob("*.py")):
        if path.name not in ("__init__.py", "macros.py"):
            opcodes += parse_source(path.read_text(encoding="utf-8"), str(path), path.stem, shared)
    return check_numbers(opcodes)


def check_numbers(opcodes: list[Opcode]) -> list[Opcode]:
    """Sorted by number; refuses a number or a name defined twice."""
    seen: dict[int | str, Opcode] = {}
    for opcode in opcodes:
        for key in (opcode.number, opcode.name):
            if key in seen:
                raise opcode.error(opcode.line, f"{key} is defined in {seen[key].path}:{seen[key].line} already")
            seen[key] = opcode
    return sorted(opcodes, key=lambda opcode: opcode.number)


def parse_source(source: str, path: str, topic: str, shared: Mapping[str, Macro] | None = None) -> list[Opcode]:
    """The opcodes of one definition file, which may use the macros of `shared` and its own."""
    macros = dict(shared or {})
    opcodes = []
    for node in _functions(source, path):
        if is_macro(node):
            macros[node.name] = parse_macro(node, path, macros)
        else:
            opcodes.append(_parse_opcode(node, path, topic, macros))
    return opcodes


def parse_macros(source: str, path: str) -> dict[str, Macro]:
    """The macros of a file that holds nothing else, by name."""
    macros: dict[str, Macro] = {}
    for node in _functions(source, path):
        if not is_macro(node):
            raise DefinitionError(path, node.lineno, f"{node.name}: only @macro functions stand here")
        macros[node.name] = parse_macro(node, path, macros)
    return macros


def _functions(source: str, path: str) -> list[ast.FunctionDef]:
    try:
        module = ast.parse(source, path)
    except SyntaxError as error:
        raise DefinitionError(path, error.lineno or 0, error.msg) from None
    functions = []
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            functions.append(node)
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            raise DefinitionError(path, node.lineno, "only @opcode and @macro functions stand in a definition file")
    return functions


def _parse_opcode(node: ast.FunctionDef, path: str, topic: str, macros: Mapping[str, Macro]) -> Opcode:
    def fail(at: ast.AST, message: str) -> DefinitionError:
        return DefinitionError(path, getattr(at, "lineno", node.lineno), f"{node.name}: {message}")

    if len(node.decorator_list) != 1 or not isinstance(node.decorator_list[0], ast.Call):
        raise fail(node, "needs exactly one decorator, @opcode(...)")
    call = node.decorator_list[0]
    if not (isinstance(call.func, ast.Name) and call.func.id == "opcode"):
        raise fail(call, "the decorator is not @opcode")
    if len(call.args) != 1 or not (isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, int)):
        raise fail(call, "@opcode takes the number first, everything else by keyword")
    keywords: dict[str, ast.expr] = {}
    for keyword in call.keywords:
        if keyword.arg not in _KEYWORDS:
            raise fail(call, f"@opcode has no keyword {keyword.arg}")
        keywords[keyword.arg] = keyword.value

    def names(key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        found = _joined(keywords[key]) if key in keywords else ()
        for name in found:
            if name not in allowed:
                raise fail(keywords[key], f"{name} is not a {key}")
        return found

    docstring = ast.get_docstring(node)
    if not docstring:
        raise fail(node, "needs a docstring: the register transfer in one line")
    kinds = model.REAL_KINDS + model.MEANINGS
    operands = {key: _operand(keywords[key], fail, kinds) for key in model.OPERANDS if key in keywords}
    split = keywords.get("split")
    holds = {key: names(f"{key}_holds", model.CONTENTS) for key in ("op1", "op2", "result")}
    parameters = tuple(_parameter(argument, fail) for argument in _arguments(node, fail))
    opcode = Opcode(
        number=call.args[0].value, name=node.name, topic=topic, path=path, line=node.lineno, docstring=docstring,
        op1=operands.get("op1", Operand()), op2=operands.get("op2", Operand()), op_data=operands.get("op_data"),
        result=names("result", ("TMP", "VAR", "CV", "UNUSED")), ext=names("ext", model.EXTENDED),
        rules=frozenset(names("rules", model.RULES)),
        split=() if split is None else tuple(_name(element, fail) for element in _elements(split, fail)),
        holds={key: found or (("VALUE",) if key == "result" else model.ANY_VALUE) for key, found in holds.items()},
        literals={key: next(iter(names(f"{key}_literal", tuple(model.LITERALS))), "VALUE") for key in ("op1", "op2")},
        changes=frozenset(names("changes", model.CHANGES)),
        call=next(iter(names("call", model.CALL_ROLES)), None),
        parameters=parameters,
        body=expand(node.body[1:], tuple(parameter.name for parameter in parameters), macros, fail))
    _check_operands(opcode)
    _check_reached(opcode, opcode.body)
    return opcode


def _joined(node: ast.expr) -> tuple[str, ...]:
    """The names of `A | B | C`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _joined(node.left) + _joined(node.right)
    return (ast.unparse(node),)


def _operand(node: ast.expr, fail: _Fail, allowed: tuple[str, ...]) -> Operand:
    valid: tuple[str, ...] = ()
    if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:  # ANY(CONST | CV)
        valid = _joined(node.args[0])
        node = node.func
    if isinstance(node, ast.Subscript):  # ANY[CV | VAR]
        if ast.unparse(node.value) != "ANY":
            raise fail(node, "only ANY takes a subscript")
        declared: tuple[str, ...] = ("ANY",)
        split = _joined(node.slice)
    else:
        declared, split = _joined(node), ()
    for name in declared + split + valid:
        if name != "ANY" and name not in allowed:
            raise fail(node, f"{name} is not a kind of operand")
    return Operand(declared, split, valid)


def _name(node: ast.expr, fail: _Fail) -> str:
    if not isinstance(node, ast.Name):
        raise fail(node, "a name is wanted here")
    return node.id


def _elements(node: ast.expr, fail: _Fail) -> list[ast.expr]:
    if not isinstance(node, ast.Tuple):
        raise fail(node, "split takes a tuple of names")
    return node.elts


def _arguments(node: ast.FunctionDef, fail: _Fail) -> list[ast.arg]:
    arguments = node.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs or arguments.defaults:
        raise fail(node, "parameters are plain names with a fetch mode as annotation")
    return arguments.args


def _parameter(node: ast.arg, fail: _Fail) -> Parameter:
    annotation = node.annotation
    if not (isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name)
            and isinstance(annotation.slice, ast.Name)):
        raise fail(node, f"parameter {node.arg} needs an annotation like Read[op1]")
    mode, operand = annotation.value.id, annotation.slice.id
    if mode not in model.MODES:
        raise fail(node, f"{mode} is not a fetch mode")
    if operand not in model.OPERANDS:
        raise fail(node, f"{operand} is not an operand")
    return Parameter(node.arg, mode, operand, node.lineno)


def _check_reached(opcode: Opcode, body: list[ast.stmt]) -> None:
    """Refuse statements after an exit."""
    for statement, following in zip(body, body[1:], strict=False):
        if leaves(statement):
            raise opcode.error(following, "is never reached")
    for statement in body:
        for block in (getattr(statement, "body", []), getattr(statement, "orelse", [])):
            _check_reached(opcode, block)


def _check_operands(opcode: Opcode) -> None:
    for key, literal in opcode.literals.items():
        if literal != "VALUE" and "CONST" not in opcode.operand(key).valid_kinds:
            raise opcode.error(opcode.line, f"{key} is never CONST, so no {literal}")
    seen = set()
    for parameter in opcode.parameters:
        if parameter.operand == "op_data" and opcode.op_data is None:
            raise opcode.error(parameter.line, "op_data is not declared")
        if parameter.operand in seen:
            raise opcode.error(parameter.line, f"{parameter.operand} is fetched twice")
        seen.add(parameter.operand)
        kinds = opcode.operand(parameter.operand).kinds
        if parameter.mode == "Place" and not set(kinds) <= {"VAR", "CV", "UNUSED", "TMPVAR"}:
            raise opcode.error(parameter.line, f"{parameter.operand} is not a variable always: no Place")
        if kinds == (model.ANY,) and parameter.mode not in ("Num", "Slot") and "GENERIC" not in opcode.rules:
            raise opcode.error(parameter.line,
                               f"{parameter.operand} is ANY: fetch it as Num or Slot, or give its kinds")
    if opcode.has_handler and not opcode.body:
        raise opcode.error(opcode.line, "has no body; a declaration takes rules=NO_HANDLER")
    if not opcode.has_handler and opcode.body:
        raise opcode.error(opcode.line, "is declared NO_HANDLER but has a body")
