"""Expressions and statements of arrays: literals, reads, nested writes, destructuring, references to elements."""
from __future__ import annotations

from zvm.fuzzing.language.program import Program
from zvm.fuzzing.language.rules import expression, statement

FUNCTIONS = ("array_merge({a}, {a})", "array_keys({a})", "array_values({a})", "array_reverse({a}, true)",
             "array_flip({a})", "array_slice({a}, {i}, {i})", "range(1, 4)", "array_unique({a})", "explode(',', {s})",
             "str_split({p})", "array_fill_keys({a}, {n})", "array_combine([1, 2], ['x', {n}])",
             "array_diff({a}, {a})", "array_chunk({a}, 2)",
             "array_intersect_key({a}, {a})", "array_pad({a}, 4, {n})", "compact('i0', 's1')", "array_column({a}, 'a')",
             "array_count_values({a})", "array_fill(3, 2, {n})", "array_replace({a}, {a})", "get_object_vars({o})")
IN_PLACE = ("sort({r})", "rsort({r})", "ksort({r})", "asort({r})", "arsort({r})", "array_pop({r})", "array_shift({r})",
            "array_push({r}, {n})", "array_unshift({r}, {n})", "array_splice({r}, 1, 1)",
            "array_splice({r}, 0, 1, [{n}, 9])", "reset({r})", "next({r})", "end({r})", "current({r})", "key({r})",
            "prev({r})",
            "array_walk({r}, function (&$v, $k) { if (is_int($v)) $v++; })")
HOLES = {"{a}": "arr", "{i}": "int", "{s}": "str", "{o}": "obj"}


def filled(g: Program, text: str) -> str:
    """The text with its holes filled: {n} by something small, {r} by an array that may be changed, {p} by a string
    that is not empty."""
    for hole, kind in HOLES.items():
        while hole in text:
            text = text.replace(hole, g.expr(kind), 1)
    while "{n}" in text:
        text = text.replace("{n}", g.scalar(), 1)
    return text.replace("{r}", g.var("arr") if g.chance.often(0.8) else g.place("arr")).replace(
        "{p}", f"'x' . {g.expr('str')}")


@expression("arr", weight=6)
def array_literal(g: Program) -> str:
    items = []
    for _ in range(g.chance.between(0, 4)):
        value = g.storable()
        forms = [value, value, f"{g.key()} => {value}"]
        if not g.scope.repeats:
            forms += [f"...{g.storable('arr')}", f"&{g.place()}"]
        items.append(g.chance.pick(forms))
    return f"[{', '.join(items)}]"


@expression("any", "int", "str", weight=6)
def element(g: Program) -> str:
    holder = g.var("arr") if g.chance.often(0.6) else f"({g.expr('arr')})"
    text = f"{holder}[{g.key()}]"
    return f"{text}[{g.key()}]" if g.chance.often(0.15) else text


@expression("arr", weight=4)
def array_function(g: Program) -> str:
    return filled(g, g.chance.pick(FUNCTIONS))


@expression("arr")
def array_union(g: Program) -> str:
    return f"({g.expr('arr')} + {g.expr('arr')})"


@statement(weight=10)
def write_element(g: Program) -> str:
    name = g.var("arr") if g.chance.often(0.8) else g.place("arr")
    target = g.chance.pick((f"{name}[]", f"{name}[{g.key()}]", f"{name}[{g.key()}]", f"{name}[{g.key()}][{g.key()}]",
                            f"{name}[{g.key()}][]"))
    operator = "=" if target.endswith("[]") or g.chance.often(0.7) else g.chance.pick(
        ("+=", "-=", ".=", "*=", "??=", "|=", "&=", "<<=", "%="))
    return f"{target} {operator} {g.storable()};\n"


@statement(weight=3)
def change_element(g: Program) -> str:
    sign = g.chance.pick(("++", "--"))
    return f"{g.var('arr')}[{g.key()}]{sign};\n"


@statement(weight=3)
def unset_place(g: Program) -> str:
    element = f"{g.var('arr')}[{g.key()}]"
    return f"unset({g.chance.pick((element, g.place(), g.property()))});\n"


@statement(weight=3)
def destructure(g: Program) -> str:
    if g.chance.often(0.6):
        places = ", ".join(g.chance.pick((g.place(), g.var("int"), "", f"[{g.var('any')}, {g.var('int')}]"))
                           for _ in range(g.chance.between(1, 3)))
        places = places if places.strip(", ") else g.var("any")
    else:
        places = ", ".join(f"{g.key()} => {g.place()}" for _ in range(g.chance.between(1, 2)))
    value = g.chance.pick((g.var("arr"), g.storable("arr"), f"[{g.var('int')}, {g.var('int')}]"))
    return f"[{places}] = {value};\n"


@statement(weight=2)
def destructure_by_reference(g: Program) -> str:
    return f"[{g.chance.pick(('', '0 => ', repr('a') + ' => '))}&{g.var('any')}] = {g.var('arr')};\n"


@statement(weight=4)
def change_in_place(g: Program) -> str:
    return f"{filled(g, g.chance.pick(IN_PLACE))};\n"


@statement(weight=2)
def copy_then_write(g: Program) -> str:
    """A second owner, then a write by one of the two."""
    first, second = g.var("arr"), g.var("arr")
    writer = g.chance.pick((first, second))
    return f"{first} = {second};\n{writer}[{g.key()}] = {g.scalar()};\n"
