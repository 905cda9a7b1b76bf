"""Statements that make and break references, and assignments between places."""
from __future__ import annotations

from zvm.fuzzing.language.program import Program
from zvm.fuzzing.language.rules import statement

COMPOUND = ("+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "**=", "??=")


@statement(weight=12)
def assign(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "int", "str", "str", "float", "bool", "arr", "obj", "any", "call"))
    place = g.var(kind) if g.chance.often(0.6) else g.place(kind)
    return f"{place} = {g.expr(kind) if place.isidentifier() else g.storable(kind)};\n"


@statement(weight=8)
def compound(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "float", "any"))
    return f"{g.place(kind)} {g.chance.pick(COMPOUND)} {g.expr(kind)};\n"


@statement(weight=6)
def step(g: Program) -> str:
    place, sign = g.place(g.chance.pick(("int", "int", "float", "str", "any"))), g.chance.pick(("++", "--"))
    return f"{g.chance.pick((place + sign, sign + place))};\n"


@statement(weight=3)
def copy(g: Program) -> str:
    """Two variables with the same value, then one changes."""
    kind = g.chance.pick(("int", "float", "str"))
    first, second = g.var(kind), g.var(kind)
    change = {"int": f"{second}++", "float": f"{second} += 0.5", "str": f"{second} .= 'c'"}[kind]
    return f"{first} = {second};\n{change};\n"


@statement(weight=4)
def assign_reference(g: Program) -> str:
    kind = g.chance.pick(("int", "str", "arr", "any"))
    source = g.place(kind)
    target = g.chance.pick((g.var(kind), "$r0", f"{g.var('arr')}[{g.key()}]", g.property(kind),
                            g.static_property(kind)))
    return f"{target} = &{source};\n"


@statement(weight=2)
def drop(g: Program) -> str:
    kind = g.chance.pick(("obj", "arr", "any", "int", "str"))
    return g.chance.pick((f"unset({g.var(kind)});\n", f"{g.var(kind)} = null;\n"))


@statement()
def swap(g: Program) -> str:
    kind = g.chance.pick(("int", "str", "any"))
    first, second = g.var(kind), g.var(kind)
    return f"[{first}, {second}] = [{second}, {first}];\n"


@statement()
def global_or_static(g: Program) -> str:
    if not g.scope.is_function:
        return f"$GLOBALS[{g.chance.pick(('i0', 's0', 'a0', 'g9'))!r}] = {g.storable()};\n"
    if g.chance.often(0.5):
        return f"global {g.chance.pick(('$i0', '$s0', '$a0', '$m0'))};\n"
    name = g.unique("$st")
    first, then = g.chance.pick(("0", "'s'", "[]", "null")), g.chance.pick((g.scalar(), g.var("int")))
    return f"static {name} = {first}; {name} = {then};\n"


@statement()
def variable_variable(g: Program) -> str:
    name = g.chance.pick(("i0", "s1", "m0", "a0"))
    return f"$vv = {name!r};\n$$vv = {g.storable()};\n"
