"""Expressions of operators, casts and conversions."""
from __future__ import annotations

from zvm.fuzzing.language.program import Program
from zvm.fuzzing.language.rules import expression

ARITHMETIC = ("+", "+", "-", "-", "*", "%", "/", "**")
BITS = ("&", "|", "^", "<<", ">>")
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=", "===", "!==")
CASTS = ("int", "float", "string", "bool", "array")
CAST_KINDS = {"int": "int", "float": "float", "str": "string", "bool": "bool", "arr": "array"}


@expression("int", weight=8)
def int_arithmetic(g: Program) -> str:
    return f"({g.expr('int')} {g.chance.pick(ARITHMETIC)} {g.expr('int')})"


@expression("int", weight=3)
def bit_operation(g: Program) -> str:
    return f"({g.expr('int')} {g.chance.pick(BITS)} {g.chance.pick((g.expr('int'), g.literal('int')))})"


@expression("float", weight=6)
def float_arithmetic(g: Program) -> str:
    left, right = g.chance.pick((("float", "float"), ("int", "float"), ("float", "int")))
    return f"({g.expr(left)} {g.chance.pick(ARITHMETIC)} {g.expr(right)})"


@expression("any", weight=3)
def mixed_operation(g: Program) -> str:
    return f"({g.expr()} {g.chance.pick((*ARITHMETIC, *BITS, '.'))} {g.expr()})"


@expression("int", "float")
def negation(g: Program) -> str:
    return f"{g.chance.pick(('-', '+'))}({g.expr(g.chance.pick(('int', 'float')))})"


@expression("int", "str")
def complement(g: Program) -> str:
    return f"~{g.expr(g.chance.pick(('int', 'int', 'str')))}"


@expression("bool", weight=6)
def comparison(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "str", "float", "any", "arr"))
    return f"({g.expr(kind)} {g.chance.pick(COMPARISONS)} {g.expr(kind)})"


@expression("bool", weight=2)
def mixed_comparison(g: Program) -> str:
    return f"({g.expr()} {g.chance.pick(COMPARISONS)} {g.expr()})"


@expression("int", weight=2)
def spaceship(g: Program) -> str:
    kind = g.chance.pick(("int", "str", "float", "any", "arr"))
    return f"({g.expr(kind)} <=> {g.expr(kind)})"


@expression("bool", weight=3)
def logic(g: Program) -> str:
    return f"({g.expr('bool')} {g.chance.pick(('&&', '||', 'and', 'or', 'xor'))} {g.expr()})"


@expression("bool")
def inverted(g: Program) -> str:
    return f"!{g.expr()}"


@expression("int", "float", "str", "bool", "arr", weight=1)
def cast(g: Program) -> str:
    return f"({g.chance.pick(CASTS)}) {g.expr(g.chance.pick(('int', 'float', 'str', 'bool', 'any', 'arr')))}"


@expression("obj")
def object_cast(g: Program) -> str:
    return f"(object) {g.expr(g.chance.pick(('arr', 'obj', 'any')))}"


@expression("int", "float", "str", "bool", "arr", "obj", "any")
def ternary(g: Program) -> str:
    kind = g.chance.pick(("int", "str", "any"))
    return g.chance.pick((f"({g.expr('bool')} ? {g.expr(kind)} : {g.expr(kind)})", f"({g.expr()} ?: {g.expr(kind)})"))


@expression("int", "str", "arr", "any")
def coalesce(g: Program) -> str:
    return f"({g.place()} ?? {g.expr(g.chance.pick(('int', 'str', 'any')))})"


@expression("bool", weight=2)
def isset_or_empty(g: Program) -> str:
    return f"{g.chance.pick(('isset', 'empty'))}({g.place()})"


@expression("int", weight=3)
def increment(g: Program) -> str:
    place, sign = g.place("int"), g.chance.pick(("++", "--"))
    return g.chance.pick((f"{sign}{place}", f"{place}{sign}"))


@expression("int", "float", "str", "any", weight=2)
def assignment_expression(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "str", "float", "any"))
    return f"({g.place(kind)} = {g.storable(kind)})"


@expression("int", "float", weight=2)
def compound_expression(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "float"))
    return f"({g.place(kind)} {g.chance.pick((*ARITHMETIC, *BITS))}= {g.expr(kind)})"


@expression("any")
def silenced(g: Program) -> str:
    return f"@{g.place()}"


@expression("int", "str", "any")
def match_expression(g: Program) -> str:
    arms = ", ".join(f"{g.expr(g.chance.pick(('int', 'str', 'bool')))} => {g.expr()}"
                     for _ in range(g.chance.between(1, 3)))
    default = f", default => {g.expr()}" if g.chance.often(0.8) else ""
    return f"match({g.chance.pick(('true', g.expr('int'), g.expr('str')))}) {{ {arms}{default} }}"


@expression("any")
def print_expression(g: Program) -> str:
    return f"print({g.expr(g.chance.pick(('int', 'str', 'float')))})"


@expression("bool")
def instance_test(g: Program) -> str:
    return f"({g.expr('obj')} instanceof {g.chance.pick((g.class_name(), 'Countable', 'stdClass', 'Iterator'))})"
