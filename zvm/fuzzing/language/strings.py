"""Expressions and statements of strings: concatenation, interpolation, offsets, functions."""
from __future__ import annotations

from zvm.fuzzing.language.program import Program
from zvm.fuzzing.language.rules import expression, statement

FUNCTIONS = ("strtoupper({s})", "strrev({s})", "substr({s}, {i})", "substr({s}, {i}, {i})", "trim({s})", "ucfirst({s})",
             "str_replace({s}, {s}, {s})", "sprintf('%d|%s|%05.1f', {i}, {s}, {f})", "implode(',', {a})", "chr({i})",
             "dechex({i})", "str_pad({s}, 6, '-', STR_PAD_BOTH)", "gettype({x})", "json_encode({i})", "md5({s})",
             "var_export({i}, true)", "serialize({i})", "number_format({f}, 2)", "ucwords({s})", "nl2br({s})",
             "strtr({s}, 'ab', 'xy')", "get_debug_type({x})", "bin2hex({s})", "wordwrap({s}, 3, '|', true)")
NUMBERS = ("strlen({s})", "ord({s})", "strpos({s}, {s})", "(strcmp({s}, {s}) <=> 0)", "substr_count({s}, 'a')",
           "crc32({s})", "intval({s})", "levenshtein('abc', 'axc')", "strcasecmp({s}, {s})", "count({a})",
           "abs({i})", "max({i}, {i})", "min({a})", "intdiv({i}, 3)", "array_sum({a})", "similar_text({s}, 'abc')",
           "(int) round({f})")
TESTS = ("str_contains({s}, 'a')", "is_numeric({s})", "ctype_digit({s})", "str_starts_with({s}, {s})", "is_int({x})",
         "in_array({i}, {a})", "array_key_exists({s}, {a})", "is_callable({c})", "is_string({x})", "is_array({x})",
         "is_null({x})", "is_object({x})", "is_float({x})", "array_is_list({a})", "method_exists({o}, 'm0')")
HOLES = {"{s}": "str", "{i}": "int", "{f}": "float", "{a}": "arr", "{x}": "any", "{c}": "call", "{o}": "obj"}


def filled(g: Program, text: str) -> str:
    """The text with its holes filled by expressions of their kinds."""
    for hole, kind in HOLES.items():
        while hole in text:
            text = text.replace(hole, g.expr(kind), 1)
    return text


@expression("str", weight=7)
def concatenation(g: Program) -> str:
    parts = [g.expr(g.chance.pick(("str", "str", "int", "float"))) for _ in range(g.chance.between(2, 4))]
    return f"({' . '.join(parts)})"


@expression("str", weight=5)
def interpolation(g: Program) -> str:
    parts = "".join(g.chance.pick((
        "x", " - ", f"{{{g.var('str')}}}", f"{{{g.var('int')}}}", g.var("int"), "{$a0['a']}", "$a1[0]", "$a2[b]",
        f"{{$o0->{g.property_name('str')}}}", "$o1->u0", f"{{{g.var('any')}}}", "\\n"))
        for _ in range(g.chance.between(2, 5)))
    return f'"{parts}"'


@expression("str", weight=3)
def offset(g: Program) -> str:
    return f"{g.var('str')}[{g.chance.pick((g.expr('int'), g.key(), '0', '-1', '1'))}]"


@expression("str", weight=4)
def string_function(g: Program) -> str:
    return filled(g, g.chance.pick(FUNCTIONS))


@expression("int", weight=4)
def numeric_function(g: Program) -> str:
    return filled(g, g.chance.pick(NUMBERS))


@expression("bool", weight=3)
def test_function(g: Program) -> str:
    return filled(g, g.chance.pick(TESTS))


@statement(weight=6)
def append(g: Program) -> str:
    return f"{g.place('str')} .= {g.expr(g.chance.pick(('str', 'str', 'int', 'float', 'any')))};\n"


@statement(weight=4)
def write_offset(g: Program) -> str:
    name = g.var("str")
    if g.chance.often(0.3):
        return f"{name}[{g.chance.pick((g.var('int'), '3', '-1', '40'))}] = {g.expr('str')};\n"
    return f"if (is_string({name}) && {name} !== '') {{ {name}[{g.var('int')} % strlen({name})] = {g.expr('str')}; }}\n"


@statement(weight=2)
def build(g: Program) -> str:
    """A string grown in a loop, with a second owner now and then."""
    name, counter = g.var("str"), g.unique("$k")
    copy = f" if ({counter} % 3 == 1) {g.var('str')} = {name};" if g.chance.often(0.5) else ""
    return (f"for ({counter} = 0; {counter} < {g.chance.between(2, 30)}; {counter}++) "
            f"{{ {name} .= {g.chance.pick((counter, repr('ab'), f'chr(65 + {counter})', name + '[0]'))};{copy} }}\n")
