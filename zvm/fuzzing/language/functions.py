"""Functions, closures, generators, and calls of them in every form."""
from __future__ import annotations

from zvm.fuzzing.language.program import ROLES, STARTS, Parameter, Program, Scope, Signature, indented
from zvm.fuzzing.language.rules import expression, statement

TYPES = {"int": ("", "", "int", "?int", "int|string", "int|float", "mixed"), "float": ("", "float", "?float"),
         "str": ("", "string", "?string", "int|string", "string|Stringable"), "bool": ("", "bool"),
         "arr": ("", "array", "iterable", "array|null"),
         "obj": ("", "", "object", "?object", "Countable&Traversable"), "any": ("", "", "mixed"),
         "call": ("", "callable")}
DEFAULTS = {"int": ("0", "1", "-5", "PHP_INT_MAX", "1 + 2"), "float": ("0.5", "1.0"), "str": ("'d'", "''", "PHP_OS"),
            "bool": ("true", "false"), "arr": ("[]", "[1, 2]", "[LIMIT => 1]"), "obj": ("new Counted(7)",),
            "any": ("null", "1", "LIMIT", "[]"), "call": ("'strlen'",)}
USE_FUEL = "if (--Fuel::$left < 0) throw new Exception('fuel');\n"
CALLBACKS = ("array_map({f1}, {a})", "array_filter({a}, {f1})", "array_reduce({a}, {f2}, {i})", "usort_({f2}, {a})",
             "array_map({f2}, {a}, {a})", "call_user_func({f1}, {x})", "call_user_func_array({f2}, [{x}, {i}])",
             "iterator_to_array(Counted::gen(3), false)", "uasort_({f2}, {a})",
             "preg_replace_callback('/[a-z]/', {fm}, {s})", "array_walk_({fr}, {a})", "uksort_({f2}, {a})",
             "array_filter({a}, {f1}, ARRAY_FILTER_USE_KEY)", "array_diff_ukey({a}, {a}, {f2})",
             "iterator_apply_(Counted::gen(2), {f0})")


def parameters(g: Program) -> tuple[Parameter, ...]:
    """A random list of parameters; those with defaults come last."""
    names = g.chance.sample(("$i0", "$i1", "$s0", "$s1", "$a0", "$m0", "$f0", "$o0", "$c0"), g.chance.between(0, 4))
    kinds = {"i": "int", "s": "str", "a": "arr", "m": "any", "f": "float", "o": "obj", "c": "call"}
    made: list[Parameter] = []
    with_default = False
    for name in names:
        kind = kinds[name[1]]
        with_default = with_default or g.chance.often(0.35)
        by_reference = g.chance.often(0.2)
        default = g.chance.pick(DEFAULTS[kind]) if with_default else ""
        type_ = g.chance.pick(TYPES[kind])
        if type_ == "callable" and default:
            default = ""
            with_default = False
            made = [Parameter(p.name, p.kind, p.type, "", p.by_reference) for p in made]
        made.append(Parameter(name, kind, type_, default, by_reference))
    if g.chance.often(0.2):
        made.append(Parameter("$a2", "any", g.chance.pick(("", "", "int", "mixed")), by_reference=g.chance.often(0.15),
                              variadic=True))
    return tuple(made)


def body(g: Program, scope: Scope, given: tuple[Parameter, ...] = (), count: int | None = None) -> str:
    """The statements of a function with the parameters `given`; most of its other variables get a value first."""
    before, depth, blocks = g.scope, g.depth, g.blocks
    g.scope, g.depth, g.blocks = scope, g.most_depth - 1, min(g.blocks, 2)
    try:
        lines = "".join(g.statement() for _ in range(g.chance.between(1, 5) if count is None else count))
        if scope.is_generator:
            lines += f"yield {g.expr()};\n"
        if g.chance.often(0.8):
            lines += f"return {g.expr()};\n"
        return indented(f"{USE_FUEL}{first_values(g, lines, given)}\n{lines}")
    finally:
        g.scope, g.depth, g.blocks = before, depth, blocks


def first_values(g: Program, lines: str, given: tuple[Parameter, ...]) -> str:
    """Assignments to most of the variables that lines use and that are no parameters."""
    parameters = {parameter.name for parameter in given}
    return "".join(f"{name} = {g.chance.pick(STARTS[kind])}; " for kind, names in ROLES.items() for name in names
                   if name in lines and name not in parameters and g.chance.often(0.6))


def declare_function(g: Program) -> str:
    """A function; it may call those declared before."""
    generator = g.chance.often(0.2)
    signature = Signature(g.unique("f"), parameters(g), "gen" if generator else "any", generator=generator)
    by_reference = "" if generator or g.chance.often(0.95) else "&"
    returns = "" if generator or by_reference else g.chance.pick(("", "", "", ": mixed"))
    scope = Scope(is_function=True, is_generator=generator, repeats=True)
    text = f"function {by_reference}{signature}{returns}\n{{\n{body(g, scope, signature.parameters)}}}\n"
    g.functions.append(signature)
    return text


@expression("int", "str", "any", "arr", "float", weight=4)
def function_call(g: Program) -> str:
    if not g.functions:
        return g.leaf("any")
    function = g.chance.pick(g.functions)
    if function.generator:
        return f"drain({function.name}({g.args(function.parameters)}))"
    return f"{function.name}({g.args(function.parameters)})"


@statement(weight=4)
def call_statement(g: Program) -> str:
    return f"{function_call(g)};\n"


@expression("call", weight=4)
def closure(g: Program) -> str:
    listed = parameters(g)
    uses = g.chance.sample(("$i2", "$s2", "$a1", "$m1", "$f1"), g.chance.below(3))
    use = f" use ({', '.join('&' * g.chance.often(0.4) + name for name in uses)})" if uses else ""
    static = g.chance.often(0.2)
    if g.chance.often(0.4):
        return f"{'static ' * static}fn({', '.join(map(str, listed))}) => {g.expr()}"
    scope = Scope(class_name=g.scope.class_name, has_this=g.scope.has_this and not static, is_function=True,
                  in_class=g.scope.in_class, repeats=True)
    return f"{'static ' * static}function ({', '.join(map(str, listed))}){use} {{\n{body(g, scope, listed, 2)}}}"


@expression("call")
def first_class_callable(g: Program) -> str:
    choices = ["strlen(...)", "Counted::twice(...)", "'Counted::twice'", "['Counted', 'twice']",
               "[new Counted(2), 'm0']"]
    choices += [f"{function.name}(...)" for function in g.functions] + [repr(function.name) for function in g.functions]
    return g.chance.pick(choices)


@expression("any", "int", weight=2)
def dynamic_call(g: Program) -> str:
    return g.chance.pick((f"$c0({g.scalar()})", f"({g.expr('call')})({g.scalar()}, {g.expr()})", f"$c0({g.expr()})",
                          f"$c0(...{g.expr('arr')})"))


@expression("arr", "any", weight=3)
def callback(g: Program) -> str:
    text = g.chance.pick(CALLBACKS)
    functions = {
        "{f0}": "fn() => true",
        "{f1}": g.chance.pick((f"fn($m0) => {g.expr()}", f"function ($m0) {{ return {g.expr()}; }}", "'is_int'", "$c0",
                               g.expr("call"))),
        "{f2}": g.chance.pick((f"fn($m0, $m1) => {g.expr('int')}", "fn($x, $y) => $x <=> $y", "'strcmp'",
                               "fn($m0, $m1 = 0) => $m0 . $m1 === 'x' ? 1 : 0", g.expr("call"))),
        "{fm}": "fn($m0) => strtoupper($m0[0])",
        "{fr}": g.chance.pick(("function (&$v, $k) { $v = [$k]; }", f"function (&$m0, $m1) {{ $m0 = {g.scalar()}; }}")),
        "{a}": g.expr("arr"), "{i}": g.expr("int"), "{x}": g.expr(), "{s}": g.expr("str"),
    }
    for hole, value in functions.items():
        text = text.replace(hole, value)
    return text


@statement(weight=2)
def yield_statement(g: Program) -> str:
    if not g.scope.is_generator or g.scope.finally_depth:
        return f"show({g.expr('call')} instanceof Closure);\n"
    return g.chance.pick((f"yield {g.expr()};\n", f"{g.var('any')} = yield {g.key()} => {g.expr()};\n",
                          f"{g.var('int')} = yield from {g.chance.pick((g.expr('arr'), 'Counted::gen(2)'))};\n",
                          "try { yield 1; } finally { echo \"gen finally\\n\"; }\n"))


@statement(weight=2)
def drive_generator(g: Program) -> str:
    generators = [function for function in g.functions if function.generator]
    if not generators:
        return f"{g.var('call')} = {g.expr('call')};\n"
    function = g.chance.pick(generators)
    steps = "; ".join(g.chance.sample(("show($g->current())", "$g->next()", "show($g->key())", "show($g->send(5))",
                                       "show($g->valid())", "$g->throw(new Oops('in'))", "show($g->getReturn())",
                                       "$g->rewind()"), g.chance.between(2, 5)))
    return f"$g = {function.name}({g.args(function.parameters)}); {steps};\n" + "unset($g);\n" * g.chance.often(0.3)


@statement()
def fiber(g: Program) -> str:
    """In functions the variable is static: PHP loses its place where a fiber dies while a frame is unwound."""
    inner = g.unique("$fb")
    keep = f"static {inner};\n" * g.scope.is_function
    with g.inside(is_function=True, is_generator=False, loops=0, repeats=True, has_this=False, in_class=False):
        first, last = g.expr(), g.expr()
    return (f"{keep}{inner} = new Fiber(function ($m0) {{ "
            f"try {{ $m1 = Fiber::suspend({first}); show($m1); return {last}; }} "
            f"finally {{ echo \"fiber finally\\n\"; }} }});\nshow({inner}->start(1));\n"
            + g.chance.pick((f"show({inner}->resume({g.scalar()}), {inner}->isTerminated());\n",
                             f"{inner}->throw(new Oops('fiber'));\n")))
