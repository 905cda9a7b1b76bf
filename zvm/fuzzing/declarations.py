"""Small programs of declarations that contradict each other or PHP's rules now and then: modifiers, types and defaults,
inheritance, interfaces, traits, enums, attributes, magic methods, constant expressions, and statements out of place.

Most end in an error when they are compiled or linked, so that its message and line are what is compared; what can be
declared is used and shown by reflection.
"""
from __future__ import annotations

from pathlib import Path

from zvm.fuzzing.chance import Chance

TYPES = ("", "", "int", "?int", "string", "float", "bool", "array", "?array", "iterable", "callable", "object",
         "mixed", "self", "static", "parent", "A", "B", "?B", "I", "int|string", "int|float|null", "A|B", "I&J",
         "(I&J)|null", "(A&I)|int", "null", "false", "true", "false|int", "null|int", "?false", "int|INT", "?mixed",
         "int|mixed", "A|a", "bool|false", "iterable|array", "I&int", "?I&J", "never", "void", "void|int",
         "Undefined", "Traversable|array", "Closure", "Stringable", "string|Stringable", "E", "static|A", "self|int",
         "object|A")
DEFAULTS = ("", "", "", "1", "'s'", "1.5", "null", "[]", "true", "A::K", "self::K", "static::K", "new A", "new B(1)",
            "1 + 1", "PHP_INT_MAX", "E::X", "E::X->name", "E::X->value", "[1, ...[2]]", "UNDEFINED_CONSTANT", "-'x'",
            "K ?? 1", "$x", "f()", "fn() => 1", "strlen(...)", "A::$s", "__CLASS__", "__FUNCTION__", "new class {}",
            "new static", "1 ? 2 : 3", "[1][0]", "[1][5]", "'a' . 1", "1 / 0", "1 % 0", "1 << -1", "A::class",
            "static::class", "I::K")
MODIFIERS = ("public", "protected", "private", "static", "final", "abstract", "readonly", "var")
CLASS_MODIFIERS = ("", "", "", "", "abstract ", "final ", "readonly ", "final readonly ", "abstract final ",
                   "abstract abstract ", "readonly readonly ")
NAMES = ("m", "n", "p", "__construct", "__toString", "__get", "__set", "__call", "__callStatic", "__isset", "__unset",
         "__invoke", "__clone", "__destruct", "__debugInfo", "__serialize", "__unserialize", "__set_state", "__sleep",
         "__wakeup", "M", "count", "getIterator", "offsetGet", "current", "jsonSerialize", "cases", "from")
INTERFACES = ("I", "J", "Countable", "IteratorAggregate", "Iterator", "Traversable", "ArrayAccess", "Stringable",
              "JsonSerializable", "Serializable", "Throwable", "UnitEnum", "BackedEnum", "DateTimeInterface", "A",
              "E", "T", "Undefined", "self", "i")
ATTRIBUTES = ("", "", "", "", "", "#[Attribute]\n", "#[Attribute(Attribute::TARGET_METHOD)]\n", "#[Own]\n",
              "#[Own, Own]\n", "#[Attribute, Attribute]\n", "#[AllowDynamicProperties]\n",
              "#[ReturnTypeWillChange]\n", "#[SensitiveParameter]\n", "#[Own(1, ...[2])]\n", "#[Own(x: 1, 2)]\n",
              "#[Own(...)]\n", "#[Undefined]\n")
BODIES = ("", "", "", "return;", "return 1;", "return null;", "return $this;", "return 's';", "yield 1;",
          "return []; yield;", "return new static;", "echo __METHOD__, \"\\n\";", "return parent::m();",
          "static $v = 1; return $v++;", "global $g; return $g;", "throw new Exception('thrown');", "exit;",
          "return func_get_args();")
BACKINGS = (("", ""), (": int", " = 1"), (": string", " = 'v'"), (": bool", ""), (": int", ""))
FOLDER = Path(__file__).parent
PREAMBLE, END = (FOLDER.joinpath(f"declarations_{name}.php").read_text().removeprefix("<?php\n")
                 for name in ("preamble", "end"))
STATEMENTS = [line.encode().decode("unicode_escape")
              for line in FOLDER.joinpath("declarations_statements.txt").read_text().splitlines()]


class _Source:
    """One program."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def type(self) -> str:
        text = self.chance.pick(TYPES)
        return f"{text} " if text else ""

    def default(self) -> str:
        text = self.chance.pick(DEFAULTS)
        return f" = {text}" if text else ""

    def modifiers(self) -> str:
        return "".join(f"{word} " for word in self.chance.sample(MODIFIERS, self.chance.pick((0, 1, 1, 1, 2, 2, 3))))

    def attribute(self) -> str:
        return self.chance.pick(ATTRIBUTES)

    def parameters(self, promoting: bool) -> str:
        given = []
        for name in ("$a", "$b", "$c")[:self.chance.pick((0, 1, 1, 2, 2, 3))]:
            attribute = self.attribute().strip() + " " if self.chance.often(0.1) else ""
            modifier = self.modifiers() if promoting and self.chance.often(0.4) else ""
            mark = self.chance.pick(("", "", "", "", "&", "..."))
            given.append(f"{attribute}{modifier}{self.type()}{mark}{name}{self.default()}")
        return ", ".join(given)

    def method(self, in_interface: bool = False) -> str:
        name = self.chance.pick(NAMES) if self.chance.often(0.6) else self.chance.pick(("m", "n"))
        result = self.type().strip()
        body = ";" if self.chance.often(0.9 if in_interface else 0.08) else f" {{ {self.chance.pick(BODIES)} }}"
        reference = "&" * self.chance.often(0.05)
        return (f"{self.attribute() if self.chance.often(0.3) else ''}{self.modifiers()}function {reference}{name}"
                f"({self.parameters(name == '__construct')}){f': {result}' if result else ''}{body}\n")

    def property(self) -> str:
        modifiers = self.modifiers() or "public "
        attribute = self.attribute() if self.chance.often(0.2) else ""
        return f"{attribute}{modifiers}{self.type()}${self.chance.pick('pqs')}{self.default()};\n"

    def constant(self) -> str:
        return f"{self.modifiers()}const {self.chance.pick(('K', 'L', 'class', 'X'))}{self.default() or ' = 1'};\n"

    def uses(self) -> str:
        return self.chance.pick(("use T;\n", "use T, U;\n", "use T { m as n; }\n", "use T { m as protected; }\n",
                                 "use V;\n",
                                 "use U { m as private; }\n", "use T, U { T::m insteadof U; }\n",
                                 "use T { T::n as final; }\n"))

    def members(self, in_interface: bool = False, count: int = 3) -> str:
        kinds = (self.property, self.constant, self.method, self.method, self.method, self.uses)
        return "".join(self.method(True) if in_interface and self.chance.often(0.7) else self.chance.pick(kinds)()
                       for _ in range(self.chance.between(0, count)))

    def declared(self) -> str:
        """A class-like declaration by the name of X or Y."""
        name = self.chance.pick(("X", "Y"))
        kind = self.chance.below(10)
        interfaces = ", ".join(self.chance.sample(INTERFACES, self.chance.pick((1, 1, 2))))
        if kind == 0:
            extends = f" extends {interfaces}" if self.chance.often(0.4) else ""
            return f"{self.attribute()}interface {name}{extends}\n{{\n{self.members(True)}}}\n"
        if kind == 1:
            return f"{self.attribute()}trait {name}\n{{\n{self.members()}}}\n"
        implements = f" implements {interfaces}" if self.chance.often(0.35) else ""
        if kind == 2:
            backing, value = self.chance.pick(BACKINGS)
            return (f"{self.attribute()}enum {name}{backing}{implements}\n{{\ncase C{value};\n"
                    f"{self.members(count=2)}}}\n")
        parent = self.chance.pick(("A", "A", "B", "B", "Y", "P", "Exception", "ArrayObject", "E", "I", "F", "Undefined",
                                   "self"))
        extends = f" extends {parent}" if self.chance.often(0.6) else ""
        return (f"{self.attribute()}{self.chance.pick(CLASS_MODIFIERS)}class {name}{extends}{implements}\n{{\n"
                f"{self.members(count=4)}}}\n")


def program(seed: int | str) -> str:
    """The program of that seed."""
    chance = Chance(f"declarations {seed}")
    source = _Source(chance)
    if chance.often(0.35):
        lines = "".join(f"{chance.pick(STATEMENTS)}\n" for _ in range(chance.pick((1, 1, 2, 3))))
        kind = chance.below(4)
        if kind == 0:
            lines = f"function outer() {{\n{lines}}}\nouter();\n"
        elif kind == 1:
            lines = f"(new class extends A {{ function run() {{\n{lines}}} }})->run();\n"
        return f"<?php\n{PREAMBLE if chance.often(0.8) else ''}{lines}echo 'end';\n"
    text = "".join(source.declared() for _ in range(chance.pick((1, 1, 2))))
    return f"<?php\n{text}{PREAMBLE}{END}" if chance.often(0.3) else f"<?php\n{PREAMBLE}{text}{END}"
