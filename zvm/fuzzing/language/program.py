"""One random program: its scopes, what it has declared, and the text it becomes."""
from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from zvm.fuzzing.chance import Chance
from zvm.fuzzing.language.rules import GRAMMAR, KINDS, STATEMENT

INDENT = "    "
EXPRESSION_DEPTHS = (1, 2, 2, 3, 4)  # of a program: small ones are quicker, large ones nest more
BLOCK_DEPTHS = (1, 2, 2, 3)
ROLES = {"int": ("$i0", "$i1", "$i2"), "float": ("$f0", "$f1"), "str": ("$s0", "$s1", "$s2"), "bool": ("$b0",),
         "arr": ("$a0", "$a1", "$a2"), "obj": ("$o0", "$o1"), "any": ("$m0", "$m1", "$r0"), "call": ("$c0",)}
LEAVES = {
    "int": ("0", "1", "2", "3", "7", "-1", "10", "255", "1 << 30", "PHP_INT_MAX", "PHP_INT_MIN", "4294967296"),
    "float": ("0.0", "1.5", "-0.0", "2.5e3", "0.1", "1e18", "1e300", "NAN", "INF", "-1.0"),
    "str": ("''", "'a'", "'abc'", "'0'", "'12'", "' 12'", "'12 '", "'1.5'", "'1e3'", "'12abc'", '"x\\ny"', "'k1'",
            "'-7'", "'9223372036854775807'", "'9223372036854775808'", "'Zz9'", '"\\xff"', "'az'", "'0x1A'", "'.5'"),
    "bool": ("true", "false"),
    "arr": ("[]", "[1, 2, 3]", "['a' => 1, 'b' => 2]", "[5 => 'x', 'y']", "[1.5, null, true]", "[[1], [2, 3]]",
            "['k1' => ['z' => 1]]", "[3, 1, 2]", "['3' => 'three', -5 => 'm', 'q']"),
    "obj": ("new stdClass", "(object) ['u0' => 1]", "new Counted(1)"),
    "any": ("null", "null", "true", "1", "'s'", "[]", "2.0"),
    "call": ("'strlen'", "'abs'", "fn($x) => $x", "static fn($x = 0, $y = 0) => $x <=> $y", "'undefined_function'"),
}

STARTS = {"int": ("0", "5", "-1", "PHP_INT_MAX", "1000"), "float": ("0.5", "2.0", "-1e10"), "bool": ("true", "false"),
          "str": ("'start'", "''", "'10'", "str_repeat('ab', 3)"), "obj": ("new Counted(0)", "new stdClass"),
          "arr": ("[1, 2, 3]", "[]", "['a' => 1, 'b' => 'x', 3 => 2.5]", "[[1, 2], [3]]", "range(0, 5)"),
          "any": ("null", "1", "'m'", "[1]"), "call": ("'strlen'", "fn($x = 0, $y = 0) => $x <=> $y")}


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a generated function; `kind` is what its argument should be."""

    name: str
    kind: str
    type: str = ""
    default: str = ""
    by_reference: bool = False
    variadic: bool = False

    def __str__(self) -> str:
        text = f"{self.type} " if self.type else ""
        text += "&" * self.by_reference + "..." * self.variadic + self.name
        return text + (f" = {self.default}" if self.default else "")


@dataclass(frozen=True, slots=True)
class Signature:
    """A function or method that may be called; `returns` is the kind of its result."""

    name: str
    parameters: tuple[Parameter, ...]
    returns: str = "any"
    static: bool = False
    generator: bool = False

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.parameters))})"


@dataclass(frozen=True, slots=True)
class Scope:
    """Where code stands."""

    class_name: str = ""
    has_this: bool = False
    is_function: bool = False
    is_generator: bool = False
    in_class: bool = False
    loops: int = 0  # those that break and continue can reach
    repeats: bool = False  # whether the code may run several times
    finally_depth: int = 0


@dataclass
class Program:
    """The state of generation."""

    chance: Chance
    scope: Scope = field(default_factory=Scope)
    functions: list[Signature] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    constants: list[str] = field(default_factory=list)
    counters: int = 0  # of names that must be unique

    def __post_init__(self) -> None:
        self.most_depth = self.depth = self.chance.pick(EXPRESSION_DEPTHS)
        self.blocks = self.chance.pick(BLOCK_DEPTHS)

    # -- expressions ---------------------------------------------------------------------------------------------

    def expr(self, kind: str = "any") -> str:
        """An expression that mostly has that kind of value."""
        if self.chance.often(0.03):
            kind = self.chance.pick(KINDS)
        elif kind == "any":
            kind = self.chance.pick(("int", "int", "str", "str", "float", "arr", "obj", "bool", "any", "any"))
        if self.depth <= 0 or self.chance.often(0.25):
            return self.leaf(kind)
        alternatives = GRAMMAR[kind]
        self.depth -= 1
        try:
            return self.chance.weighted(alternatives.rules, alternatives.cumulative)(self)
        finally:
            self.depth += 1

    def leaf(self, kind: str) -> str:
        """A literal or a variable."""
        if self.scope.has_this and kind in ("obj", "any") and self.chance.often(0.3):
            return "$this"
        if self.chance.often(0.7):
            return self.var(kind)
        return self.chance.pick(LEAVES[kind])

    def literal(self, kind: str) -> str:
        """A literal."""
        return self.chance.pick(LEAVES[kind])

    def var(self, kind: str) -> str:
        """A variable's name."""
        if self.chance.often(0.03):
            kind = self.chance.pick(KINDS)
        return self.chance.pick(ROLES[kind])

    def scalar(self) -> str:
        """An expression that is small whatever happens: what may be kept in a loop."""
        return self.expr(self.chance.pick(("int", "int", "float", "bool"))) if self.chance.often(0.7) else \
            self.literal(self.chance.pick(("str", "any", "int")))

    def storable(self, kind: str = "any") -> str:
        """An expression whose value may be put into a container that lives on."""
        return self.scalar() if self.scope.repeats and kind in ("any", "arr", "str", "obj") else self.expr(kind)

    def args(self, parameters: tuple[Parameter, ...]) -> str:
        """Arguments for these parameters; now and then by name, spread, or of a wrong number."""
        given: list[str] = []
        named = spread = False
        for parameter in parameters:
            optional = bool(parameter.default) or parameter.variadic
            if optional and self.chance.often(0.3):
                named = named or not parameter.variadic
                continue
            if optional and self.chance.often(0.03) or not optional and self.chance.often(0.01):
                break
            value = self.argument(parameter)
            if parameter.variadic:
                if not named:
                    spread = self.chance.often(0.4)
                    given.append(f"...{self.expr('arr')}" if spread else
                                 self.chance.pick((value, f"{value}, {self.scalar()}")))
            elif named or self.chance.often(0.05):
                named = True
                given.append(f"{parameter.name[1:]}: {value}")
            else:
                given.append(value)
        if not named and not spread and self.chance.often(0.03):
            given.append(self.scalar())
        return ", ".join(given)

    def argument(self, parameter: Parameter) -> str:
        """An argument for a parameter."""
        if parameter.by_reference and self.chance.often(0.97):
            return self.place(parameter.kind)
        return self.expr(parameter.kind)

    # -- places --------------------------------------------------------------------------------------------------

    def place(self, kind: str = "any") -> str:
        """Something that can be written to: variable, element, property, static property."""
        choice = self.chance.below(20)
        if choice < 9:
            return self.var(kind)
        if choice < 13:
            return f"{self.var('arr')}[{self.key()}]"
        if choice == 13:
            return f"{self.var('arr')}[{self.key()}][{self.key()}]"
        if choice < 18:
            return self.property(kind)
        return self.static_property(kind)

    def property(self, kind: str = "any") -> str:
        """A property of some object."""
        holder = "$this" if self.scope.has_this and self.chance.often(0.6) else self.var("obj")
        return f"{holder}->{self.property_name(kind)}" + (f"[{self.key()}]" if self.chance.often(0.1) else "")

    def property_name(self, kind: str) -> str:
        """The name of a property that holds values of that kind in most classes."""
        if self.chance.often(0.04):
            return self.chance.pick(("d0", "d1", "ro", "{'u0'}", "priv", "undefinedProperty"))
        return {"int": "i", "float": "f", "str": "s", "arr": "a", "obj": "o"}.get(
            kind if self.chance.often(0.9) else "any", self.chance.pick(("u0", "u1", "i", "s")))

    def static_property(self, kind: str = "any") -> str:
        """A static property of some class."""
        return f"{self.class_reference()}::${ {'int': 'si', 'arr': 'sa', 'str': 'ss'}.get(kind, 'su')}"

    def class_reference(self) -> str:
        """A class as it may stand before `::`."""
        if self.scope.in_class and self.chance.often(0.7):
            return self.chance.pick(("self", "static"))
        return self.class_name()

    def class_name(self) -> str:
        """The name of a class that can be instantiated."""
        return self.chance.pick(self.classes) if self.classes else "Counted"

    def key(self) -> str:
        """An array key."""
        choice = self.chance.below(10)
        if choice < 4:
            return self.chance.pick(("0", "1", "2", "3", "-1", "7", "'a'", "'b'", "'k1'", "'0'", "'3'", "'z'"))
        if choice < 7:
            return self.var("int")
        if choice < 8:
            return self.var("str")
        return self.expr(self.chance.pick(("int", "str", "str", "bool", "float", "any")))

    # -- statements ----------------------------------------------------------------------------------------------

    def statement(self) -> str:
        """One statement, as lines."""
        alternatives = GRAMMAR[STATEMENT]
        return self.chance.weighted(alternatives.rules, alternatives.cumulative)(self)

    def block(self, count: int | None = None) -> str:
        """Some statements for a nested block, indented."""
        if count is None:
            count = self.chance.between(1, 4)
        self.blocks -= 1
        try:
            return indented("".join(self.statement() for _ in range(count)))
        finally:
            self.blocks += 1

    @contextlib.contextmanager
    def inside(self, **changes: object) -> Iterator[None]:
        """Code made meanwhile stands in a changed scope."""
        before = self.scope
        self.scope = replace(before, **changes)  # type: ignore[arg-type]
        try:
            yield
        finally:
            self.scope = before

    def unique(self, prefix: str) -> str:
        """A name that has not been given yet."""
        self.counters += 1
        return f"{prefix}{self.counters}"


def indented(lines: str) -> str:
    """The lines, one step to the right."""
    return "".join(f"{INDENT}{line}\n" for line in lines.splitlines())
