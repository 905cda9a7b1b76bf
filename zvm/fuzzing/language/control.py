"""Statements of control flow: branches, loops, foreach in all its forms, switch, exceptions, output."""
from __future__ import annotations

import re

from zvm.fuzzing.language.program import Program, indented
from zvm.fuzzing.language.rules import statement

INDENT = "    "
GROWING = re.compile(r"(\$[sm]\d) ?(?:\.?=)|(\$r0)")
LONGEST_STRING = 300


def loop_body(g: Program, first: str = "") -> str:
    """The block of a loop. Strings that it may have grown are cut, so that no number of turns makes them huge."""
    with g.inside(loops=g.scope.loops + 1, repeats=True):
        body = g.block()
    names = sorted({found for pair in GROWING.findall(body) for found in pair if found})
    cuts = "".join(f"if (is_string({name}) && strlen({name}) > {LONGEST_STRING}) {name} = 'cut';\n" for name in names)
    return f"{{\n{indented(first)}{body}{indented(cuts)}}}\n"


def simple(g: Program) -> str:
    """What stands for a nested block where no more may be nested."""
    return f"show({g.expr()});\n"


@statement(weight=8)
def show(g: Program) -> str:
    return f"show({', '.join(g.expr() for _ in range(g.chance.between(1, 2)))});\n"


@statement(weight=4)
def echo(g: Program) -> str:
    return f"echo {g.expr(g.chance.pick(('int', 'str', 'float', 'bool')))}, \"\\n\";\n"


@statement(weight=5)
def branch(g: Program) -> str:
    if g.blocks <= 0:
        return simple(g)
    text = f"if ({g.expr(g.chance.pick(('bool', 'bool', 'int', 'any')))}) {{\n{g.block()}}}"
    if g.chance.often(0.4):
        text += f" elseif ({g.expr('bool')}) {{\n{g.block()}}}"
    if g.chance.often(0.5):
        text += f" else {{\n{g.block()}}}"
    return text + "\n"


@statement(weight=7)
def counted_loop(g: Program) -> str:
    if g.blocks <= 0:
        return simple(g)
    counter = g.unique("$k")
    turns = g.chance.pick((2, 3, 5, 10, 30)) if not g.scope.repeats else g.chance.between(2, 4)
    body = loop_body(g)
    if g.chance.often(0.3):
        body = body.replace("$i0", counter) if f"&{counter}" not in body else body
    head = g.chance.pick((
        f"for ({counter} = 0; {counter} < {turns}; {counter}++)",
        f"for ({counter} = {turns}; {counter} > 0; --{counter})",
        f"for ({counter} = 0, {g.var('int')} = 0; {counter} < {turns}; $i1 = {counter}, ++{counter})"))
    return counted(head, body, counter, turns, g)


def counted(head: str, body: str, counter: str, turns: int, g: Program) -> str:
    """The loop; where its body may write the counter, another one ends it."""
    if not re.search(rf"\{counter}\b", body):
        return f"{head} {body}"
    guard = g.unique("$n")
    return f"{guard} = 0;\n{head} {{\n{INDENT}if (++{guard} > {turns + 2}) break;\n{body[2:]}"


@statement(weight=3)
def while_loop(g: Program) -> str:
    if g.blocks <= 0:
        return simple(g)
    counter, turns = g.unique("$k"), g.chance.between(2, 6)
    if g.chance.often(0.5):
        return f"{counter} = {turns};\nwhile ({counter}-- > 0) {loop_body(g)}"
    return f"{counter} = 0;\ndo {loop_body(g).rstrip()} while (++{counter} < {turns});\n"


@statement(weight=7)
def foreach(g: Program) -> str:
    if g.blocks <= 0:
        return simple(g)
    reference = g.chance.often(0.3)
    name = g.var("arr")
    subject = (name if g.chance.often(0.8) else g.place("arr")) if reference else \
        g.chance.pick((name, name, g.expr("arr"), g.expr("obj"), "Counted::gen(3)"))
    key = f"{g.chance.pick((g.var('any'), g.unique('$key'), g.place('int')))} => " if g.chance.often(0.5) else ""
    value = g.chance.pick((g.var("any"), g.unique("$v"), g.var("int"), g.place("any"), g.var("str")))
    if not reference and g.chance.often(0.1):
        value = f"[{g.var('any')}, {g.var('int')}]"
    guard = g.unique("$n")  # a loop by reference goes on over what its body appends
    body = loop_body(g, f"if (++{guard} > 12) break;\n")
    return f"{guard} = 0;\nforeach ({subject} as {key}{'&' * reference}{value}) {body}"


@statement(weight=3)
def leave_loop(g: Program) -> str:
    if not g.scope.loops or g.scope.finally_depth:
        return simple(g)
    levels = g.chance.pick(("", "", f" {g.scope.loops}"))
    word = g.chance.pick(("break", "continue"))
    return f"if ({g.expr('bool')}) {{ {word}{levels}; }}\n"


@statement(weight=3)
def switch(g: Program) -> str:
    if g.blocks <= 0:
        return simple(g)
    kind = g.chance.pick(("int", "str", "any"))
    only_literals = g.chance.often(0.6)
    text = ""
    with g.inside(loops=g.scope.loops + 1):
        for _ in range(g.chance.between(1, 4)):
            value = g.literal(kind) if only_literals else g.expr(kind)
            text += f"case {value}:\n{g.block(g.chance.between(0, 2))}" + f"{INDENT}break;\n" * g.chance.often(0.6)
        if g.chance.often(0.7):
            text += f"default:\n{g.block(1)}"
    return f"switch ({g.expr(kind)}) {{\n{text}}}\n"


@statement(weight=5)
def try_block(g: Program) -> str:
    if g.blocks <= 0:
        return simple(g)
    text = f"try {{\n{g.block()}}}"
    kinds = g.chance.pick((("Throwable",), ("TypeError", "Throwable"), ("Oops",), ("Error|Exception",), ()))
    for kind in kinds:
        text += f" catch ({kind} $e) {{\n{INDENT}caught($e);\n" + (g.block(1) if g.chance.often(0.3) else "") + "}"
    if not kinds or g.chance.often(0.4):
        with g.inside(finally_depth=g.scope.finally_depth + 1):
            text += f" finally {{\n{g.block(g.chance.between(1, 2))}}}"
    return text + "\n"


@statement(weight=2)
def throw(g: Program) -> str:
    exception = g.chance.pick((f"new Oops({g.expr('str')})", "new Exception('x', 3)", "new Error('e')",
                               "new LogicException('prev', 1, new Oops('p'))"))
    return f"if ({g.expr('bool')}) {{ throw {exception}; }}\n"


@statement(weight=1)
def jump(g: Program) -> str:
    """Over some statements, or back as long as a counter allows."""
    if g.blocks <= 0 or g.scope.finally_depth:
        return simple(g)
    label = g.unique("label")
    if g.chance.often(0.6):
        return f"if ({g.expr('bool')}) {{ goto {label}; }}\n{simple(g)}{label}:\n{simple(g)}"
    guard = g.unique("$n")
    with g.inside(repeats=True):
        lines = simple(g)
    return f"{guard} = 0;\n{label}:\n{lines}if (++{guard} < 3) {{ goto {label}; }}\n"


@statement(weight=2)
def return_early(g: Program) -> str:
    if not g.scope.is_function:
        return simple(g)
    return f"if ({g.expr('bool')}) {{ return {g.expr()}; }}\n"


@statement(weight=1)
def handles(g: Program) -> str:
    return f"echo '#', spl_object_id({g.expr('obj')}), \"\\n\";\n"


@statement(weight=1)
def evaluate(g: Program) -> str:
    code = f"return {g.expr()};".replace("\\", "\\\\").replace("'", "\\'")
    return f"show(eval('{code}'));\n"
