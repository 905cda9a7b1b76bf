"""Classes with the same members everywhere, so that code meets objects of many classes, and expressions over objects.

All classes know the properties PROPERTIES and the methods METHODS; which of them a class declares itself, inherits or
leaves to magic methods varies.
"""
from __future__ import annotations

from zvm.fuzzing.language.functions import body
from zvm.fuzzing.language.program import Parameter, Program, Scope, Signature, indented
from zvm.fuzzing.language.rules import expression, statement

METHODS = (
    Signature("m0", (Parameter("$m0", "any"), Parameter("$s0", "str", default="'d'"))),
    Signature("m1", (Parameter("$a0", "arr", default="[]"), Parameter("$i0", "int", default="3"),
                     Parameter("$a1", "any", variadic=True))),
    Signature("m2", (Parameter("$r0", "any", by_reference=True), Parameter("$i1", "int", type="int", default="1"))),
    Signature("m3", (Parameter("$i0", "int", type="int"), Parameter("$s0", "str", type="?string", default="null"))),
    Signature("sm0", (Parameter("$m0", "any", default="null"),), static=True),
    Signature("sm1", (Parameter("$i0", "int", default="self::K"), Parameter("$i1", "int", default="2")), static=True),
    Signature("each", (), "gen", generator=True),
)
PROPERTIES = {  # name → (types, defaults)
    "u0": (("",), ("1", "null", "'u'", "[1, 2]", "self::K")), "u1": (("",), ("", "'x'", "2.5")),
    "i": (("int", "int", "?int", "", "int|string"), ("0", "1", "PHP_INT_MAX", "-3")),
    "f": (("float", "float", "?float", "", "int|float"), ("0.5", "1.0")),
    "s": (("string", "string", "?string", ""), ("'str'", "''", "'9'")),
    "a": (("array", "array", "?array", "", "iterable"), ("[]", "[1, 2, 3]", "['k1' => 1]")),
    "o": (("?object", "mixed", "?self", ""), ("null",)),
}
STATICS = {"su": ("", ("1", "null", "[]")), "si": ("int ", ("0", "5")), "sa": ("array ", ("[]", "[1]")),
           "ss": ("string ", ("''", "'st'"))}
MAGIC = {
    "__get": r'function __get($name) { echo "get $name\n"; return [1, 2]; }',
    "__get by reference": (r"private $store = ['undefinedProperty' => 5]; "
                           r'function &__get($name) { echo "get& $name\n"; return $this->store[$name]; }'),
    "__set": r'function __set($name, $value) { echo "set $name\n"; }',
    "__isset": r'function __isset($name) { echo "isset $name\n"; return true; }',
    "__unset": r'function __unset($name) { echo "unset $name\n"; }',
    "__call": r'function __call($name, $list) { echo "call $name ", count($list), "\n"; return $list; }',
    "__callStatic": r'''static function __callStatic($name, $list) { echo "callStatic $name\n"; return 'cs'; }''',
    "__toString": "function __toString(): string { return 'obj'; }",
    "__invoke": "function __invoke($x = 0, $y = 0) { return $x <=> $y; }",
    "__clone": r'''function __clone() { echo 'clone ', spl_object_id($this), "\n"; $this->u0 = 'cloned'; }''',
    "__destruct": r'''function __destruct() { echo '~', static::class, '#', spl_object_id($this), "\n"; }''',
    "__debugInfo": "function __debugInfo() { return ['dbg' => 1]; }",
    "__serialize": "function __serialize(): array { return ['x' => 1]; }",
}
TRAITS = (
    "use Shared;\n", "use Shared;\n", "use Shared, Second { Shared::traitMethod insteadof Second; }\n",
    "use Shared { traitMethod as protected; traitStatic as private ownStatic; }\n",
    "use Shared, Second { Second::traitMethod insteadof Shared; Shared::traitMethod as m0; traitStatic as sm1; }\n",
)
INTERFACES = {
    "Countable": "function count(): int { return 3; }",
    "IteratorAggregate": "function getIterator(): Iterator { return new ArrayIterator([1, 'k1' => 2]); }",
    "ArrayAccess": r"""private $box = ['a' => 1, 0 => 'zero'];
function offsetExists($k): bool { echo "exists\n"; return isset($this->box[$k]); }
function offsetGet($k): mixed { echo "at\n"; return $this->box[$k] ?? null; }
function offsetSet($k, $v): void
{
    echo "put\n";
    if ($k === null) { $this->box[] = $v; } else { $this->box[$k] = $v; }
}
function offsetUnset($k): void { echo "drop\n"; unset($this->box[$k]); }""",
    "Iterator": """private $at = 0;
function current(): mixed { return $this->at * 10; }
function key(): mixed { return "k{$this->at}"; }
function next(): void { $this->at++; }
function valid(): bool { return $this->at < 3; }
function rewind(): void { $this->at = 0; }""",
}


# ---- declarations --------------------------------------------------------------------------------------------------

def declare_class(g: Program) -> str:
    """A class; the later ones may extend the earlier."""
    name = g.unique("C")
    bases = [known for known in g.classes if known != "Counted"]
    parent = g.chance.pick(bases) if bases and g.chance.often(0.5) else ""
    interfaces = g.chance.sample(list(INTERFACES), 1) if not parent and g.chance.often(0.3) else []
    promoted = g.chance.pick(("public $u1 = 1", "public $u1 = new Counted(4)", "$x = 2", "")) if not parent else \
        g.chance.pick(("$x = 1", ""))
    lines = inherited_members(g) if parent else own_members(g, "$u1" in promoted)
    lines += "private $priv = 'hidden';\n" * g.chance.often(0.3)
    lines += "".join(f"{INTERFACES[interface]}\n" for interface in interfaces)
    lines += "".join(declare_method(g, name, method) for method in METHODS
                     if g.chance.often(0.4 if parent else 0.8))
    lines += declare_constructor(g, name, promoted) if promoted else ""
    lines += magic_methods(g)
    g.classes.append(name)
    attribute = "#[AllowDynamicProperties]\n" if g.chance.often(0.6) else ""
    extends = f" extends {parent}" if parent else ""
    implements = f" implements {', '.join(interfaces)}" if interfaces else ""
    return f"{attribute}class {name}{extends}{implements}\n{{\n{indented(lines)}}}\n"


def own_members(g: Program, promotes: bool) -> str:
    """Constant and properties of a class without parent; one promotes $u1 in its constructor."""
    lines = f"const K = {g.chance.pick(('1', '2', 'LIMIT + 1'))};\n"
    lines += "".join(declare_property(g, name) for name in PROPERTIES
                     if g.chance.often(0.8) and not (promotes and name == "u1"))
    lines += "".join(f"public static {type_}${name} = {g.chance.pick(defaults)};\n"
                     for name, (type_, defaults) in STATICS.items())
    lines += "public readonly int $ro;\n" * g.chance.often(0.15)
    return lines + g.chance.pick(TRAITS) * g.chance.often(0.4)


def inherited_members(g: Program) -> str:
    """What a class declares again of its parent's constant and properties."""
    lines = f"const K = {g.chance.pick(('3', 'parent::K + 1'))};\n" * g.chance.often(0.5)
    return lines + "public static $su = 'own';\n" * g.chance.often(0.4)


def declare_property(g: Program, name: str) -> str:
    types, defaults = PROPERTIES[name]
    type_, default = g.chance.pick(types), g.chance.pick(defaults)
    value = f" = {default}" if default and g.chance.often(0.85) else ""
    return f"public {type_}{' ' * bool(type_)}${name}{value};\n"


def declare_method(g: Program, class_name: str, method: Signature) -> str:
    scope = Scope(class_name, not method.static, True, method.generator, True, repeats=True)
    lines = body(g, scope, method.parameters, g.chance.between(1, 3))
    return f"{'static ' * method.static}function {method}\n{{\n{lines}}}\n"


def declare_constructor(g: Program, class_name: str, parameter: str) -> str:
    lines = body(g, Scope(class_name, True, True, False, True), (), 2).replace("return ", "$this->u0 = ")
    return f"function __construct({parameter})\n{{\n{lines}}}\n"


def magic_methods(g: Program) -> str:
    """Some of the magic methods, never both forms of one."""
    chosen = {name.partition(" ")[0]: MAGIC[name] for name in g.chance.sample(list(MAGIC), g.chance.between(0, 3))}
    return "".join(f"{text}\n" for text in chosen.values())


# ---- expressions ---------------------------------------------------------------------------------------------------

@expression("obj", weight=5)
def instantiate(g: Program) -> str:
    return f"(new {g.class_name()}{g.chance.pick(('', '()', f'({g.scalar()})'))})"


@expression("obj")
def anonymous_class(g: Program) -> str:
    with g.inside(in_class=True, has_this=True, is_function=True, loops=0):
        value = g.expr()
    return (f"new class({g.scalar()}) {{ public $u0 = 5; public int $i = 1; function __construct(public $u1) {{}} "
            f"function m0($m0, $s0 = 'd') {{ return {value}; }} }}")


@expression("obj")
def clone(g: Program) -> str:
    return f"(clone {g.expr('obj')})"


@expression("any", "int", "str", "arr", weight=5)
def method_call(g: Program) -> str:
    method = g.chance.pick([method for method in METHODS if not method.static])
    holder = "$this" if g.scope.has_this and g.chance.often(0.5) else g.chance.pick(
        (g.var("obj"), g.var("obj"), f"({g.expr('obj')})", g.property("obj")))
    name = method.name if g.chance.often(0.96) else g.chance.pick(("undefinedMethod", "sm0", "{'m0'}"))
    call = f"{holder}{'?->' if g.chance.often(0.08) else '->'}{name}({g.args(method.parameters)})"
    return f"drain({call})" if method.generator else call


@expression("any", "int", "str", weight=4)
def static_call(g: Program) -> str:
    callable_ = [method for method in METHODS if method.static or g.scope.has_this and not method.generator]
    method = g.chance.pick(callable_)
    return f"{g.class_reference()}::{method.name}({g.args(method.parameters)})"


@expression("any", "int", "float", "str", "arr", "obj", weight=5)
def read_property(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "str", "float", "arr", "any", "obj"))
    return g.chance.pick((g.property(kind), g.property(kind), g.static_property(kind),
                          g.property(kind).replace("->", "?->", 1), f"{g.property('obj')}->u0"))


@expression("int", "any")
def class_constant(g: Program) -> str:
    return f"{g.class_reference()}::{g.chance.pick(('K', 'K', 'K', 'class', 'UNDEFINED'))}"


@expression("obj", "any")
def enum_case(g: Program) -> str:
    return g.chance.pick(("Suit::Hearts", "Suit::from('S')", "Suit::tryFrom('X')", "Suit::cases()",
                          "Suit::Spades->label()", "Suit::Hearts->value"))


# ---- statements ----------------------------------------------------------------------------------------------------

@statement(weight=5)
def change_property(g: Program) -> str:
    kind = g.chance.pick(("int", "int", "str", "arr", "any", "float"))
    place = g.property(kind)
    operator = {"int": ("+=", "=", "-=", "*="), "float": ("+=", "="), "str": (".=", "="), "arr": ("=",),
                "any": ("=", "??=", "+=", ".=")}[kind]
    return f"{place} {g.chance.pick(operator)} {g.storable(kind)};\n"


@statement(weight=3)
def dynamic_property(g: Program) -> str:
    return g.chance.pick((f"{g.var('obj')}->d0 = {g.storable()};\n", f"{g.var('obj')}->d1[] = {g.scalar()};\n",
                          f"unset({g.var('obj')}->{g.property_name('any')});\n",
                          f"isset({g.var('obj')}->{g.property_name('any')}) && print('set');\n",
                          f"foreach ({g.var('obj')} as $m0 => $m1) {{ show($m0); }}\n"))


@statement(weight=2)
def new_object(g: Program) -> str:
    return f"{g.var('obj')} = {g.expr('obj')};\n"
