"""The words in which PHP's functions and classes are declared in Python.

Imported by the modules of zvm/ext; read by zvm/ext/registry.py and scripts/gen_ext_index.py. Decorating does next to
nothing: it stores the options on the Python function or class. Annotations stay text (`from __future__ import
annotations` is required) and are parsed by runtime/functions/internal_function.py when the function is first looked up.

    @function
    def str_repeat(engine: Engine, string: Str, times: Int) -> Str: ...

    @function(aliases=("join",))
    def implode(engine: Engine, separator: Str | Array, array: Array | Null = None) -> Str: ...

Types: Str, Path (a string without NUL bytes), Int, Float, Numeric (int|float), Bool, True_, False_, Null, Array,
Object, Callable (arrives resolved: `.call(args)`), Iterable, Resource, Mixed, Untyped, class names in quotes, `|`;
ByRef[…] (a Reference arrives), PreferRef[…]; for returns also Void, Never, Static. A default of UNDEF makes an
argument optional without a default value; EMPTY is `[]`. A trailing underscore is dropped from names (`from_`,
`print_`).

Functions, classes and methods take `since=80400` and `until=80500`, versions as zvm/targets.py numbers them: they are
there from the one on and before the other. A function that another version declares otherwise is declared twice. Values
of constants are `since(80400, value)`, or `since(80400, value, before=old)` for one that changes.
"""
from __future__ import annotations

from zvm.opcodes import flags

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable as Function
    from collections.abc import Iterator
    from typing import Any, Generic, TypeAlias, overload
    from typing import Protocol as Protocol

    from typing_extensions import TypeVar

    from zvm.runtime.values.arrays import PhpArray
    from zvm.runtime.values.php_object import PhpObject
    from zvm.runtime.values.zval import Reference

    Implementation = TypeVar("Implementation", bound=Function[..., Any])
    Declared = TypeVar("Declared", bound=type)
    Referenced = TypeVar("Referenced", default=Any)

    Str: TypeAlias = str
    Path: TypeAlias = str
    Int: TypeAlias = int
    Float: TypeAlias = float
    Numeric: TypeAlias = int | float
    Bool: TypeAlias = bool
    True_: TypeAlias = bool
    False_: TypeAlias = bool
    Null: TypeAlias = None
    Void: TypeAlias = None
    Never: TypeAlias = None
    Array: TypeAlias = PhpArray
    Object: TypeAlias = PhpObject
    Static: TypeAlias = PhpObject
    Scope: TypeAlias = Any  # the called class, as a ClassEntry, which a static method gets where others get self
    Callable: TypeAlias = Any
    Iterable: TypeAlias = Any
    Resource: TypeAlias = Any
    Mixed: TypeAlias = Any
    Untyped: TypeAlias = Any

    class Referring(Reference, Generic[Referenced]):
        """A Reference, with the type of what it holds when the function is called."""

    # a default, of another type, stands for an argument that is not given
    ByRef: TypeAlias = Referring[Referenced] | Any  # a Reference
    PreferRef: TypeAlias = Referring[Referenced] | Any  # a Reference, where the caller has a variable to give

    UNDEF: Any
    EMPTY: PhpArray
else:
    from zvm.runtime.values.zval import UNDEF as UNDEF

    Str = Path = Int = Float = Numeric = Bool = True_ = False_ = Null = Void = Never = Array = Object = Static = None
    Scope = Callable = Iterable = Resource = Mixed = Untyped = ByRef = PreferRef = None

    class Protocol:
        """The base of PHP's interfaces, whose methods have no bodies: typing.Protocol to the type checker."""

    def overload(implementation):
        """typing.overload, whose declarations only the type checker reads."""
        return implementation

PUBLIC, PROTECTED, PRIVATE = flags.ACC_PUBLIC, flags.ACC_PROTECTED, flags.ACC_PRIVATE
STATIC, FINAL, ABSTRACT, READONLY = flags.ACC_STATIC, flags.ACC_FINAL, flags.ACC_ABSTRACT, flags.ACC_READONLY


@overload
def function(implementation: Implementation) -> Implementation: ...
@overload
def function(**options: Any) -> Function[[Implementation], Implementation]: ...  # noqa: F811
def function(implementation: Any = None, **options: Any) -> Any:  # noqa: F811
    """Declare a PHP function. Options:

    `native=True` (the body is lowered to a kernel, see zvm/ext/native.py; written there literally), `since`, `until`,
    `aliases` (further names, each a function of its own), `frameless` (the number of arguments: it answers such calls
    since 8.4, if they are compiled as FRAMELESS_ICALL_n, in place of the function of that name), `deprecated` (True, or
    the version since which it is), `deprecation` (what reports of versions from 8.4 on add: since when, and
    what to do instead), `pure` (has no effect, at least none before it first asks something of the engine: hot calls go
    without a frame and without the engine, as handlers/call_fusion/internal.py says), `looks_at_references` (counts who
    holds its arguments: its calls must stay as they are), `name` (where Python's cannot be PHP's), `unchecked`
    (arguments arrive as they are, the declared types are for reflection only: the function checks itself),
    `at_least` (of one that PHP checks by zend_parse_parameters(), which refuses unknown names first, for more
    arguments than it declares: how many it needs), `at_most` (of a variadic one that PHP counts the arguments of
    itself, by WRONG_PARAM_COUNT: how many it takes), `too_many` (the message about more arguments than that),
    `before` (a function of the engine that is called before the arguments are checked), `shown` (the annotations
    reflection shows, where others are checked), `sensitive` (the names of parameters whose arguments back traces
    hide), `added` (parameter → version that has added it, at the end and with a default), `optional` (parameter →
    version since which it has its default), `typed_later` (parameters without a type here, whose arguments are
    checked by the type that later versions show). """
    if implementation is not None:
        return implementation
    return _keep("php_options", options)


@overload
def method(implementation: Implementation) -> Implementation: ...
@overload
def method(**options: Any) -> Function[[Implementation], Implementation]: ...  # noqa: F811
def method(implementation: Any = None, **options: Any) -> Any:  # noqa: F811
    """Declare a method of a class marked with php_class.

    Options: `since`, `until`, `deprecated`, `deprecation`, as of functions; `static`, `final`, `abstract`,
    `visibility` (PUBLIC, PROTECTED, PRIVATE), `tentative` (the
    return type is one of those that since 8.1 only deprecate a mismatch), `aliases`, `name`, `defaults` (parameter →
    PHP source of its default, where Python's is not it), `hidden` (parameters that are checked though PHP declares no
    type for them), `added`, `optional`, `typed_later`, `unchecked`, `uncounted` (missing arguments arrive as UNDEF: the
    method itself complains), `exactly` (messages about their number ask for all of them).
    A static method gets the called scope where others get `self`.
    """
    if implementation is not None:
        implementation.php_options = {}
        return implementation
    return _keep("php_options", options)


def php_class(name: str, **options: Any) -> Function[[Declared], Declared]:
    """Declare a PHP class; the decorated Python class is that of its instances.

    Options: `since`, `until`, `extends`, `implements`, `interface`, `trait`, `abstract`, `final`, `flags` (further
    ACC_*), `constants` (name → value or (value, flags)), `properties` (a list of `prop(…)`), `attributes`, `native`
    (an object of hooks for ClassEntry.native), `create_object`, `get_iterator` (ClassEntry's hooks),
    `serializable=False`, `dynamic=False`
    (no dynamic properties), `cases` (Cases: it is an enum), `aliases` (pairs of the version since which there is
    one and its name in lower case), `changes` (a version, and the options it has otherwise).
    """
    options["name"] = name
    return _keep("php_class", options)  # type: ignore[no-any-return]


class Versioned:
    """The value of a constant in each version: `value` from the version `first` on, `before` before it (ABSENT: there
    is no such constant)."""

    __slots__ = ("first", "value", "before")

    def __init__(self, first: int, value: Any, before: Any) -> None:
        self.first, self.value, self.before = first, value, before

    def of(self, target: int) -> Any:
        """The value in that version, or ABSENT."""
        return in_version(self.value if target >= self.first else self.before, target)


ABSENT = UNDEF


def in_version(value: Any, target: int) -> Any:
    """A constant's value, as it is declared, in a version; ABSENT where there is no such constant."""
    return value.of(target) if type(value) is Versioned else value


def since(version: int, value: Any, before: Any = ABSENT) -> Any:
    """The value of a constant that a version has brought or changed."""
    return Versioned(version, value, before)


def until(version: int, value: Any) -> Any:
    """The value of a constant that a version has taken away."""
    return Versioned(version, ABSENT, value)


def is_in(options: dict[str, Any], target: int) -> bool:
    """Whether a declaration with these options is there in a version."""
    return bool(options.get("since", 0) <= target < options.get("until", 1 << 30))


def is_deprecated(options: dict[str, Any], target: int) -> bool:
    """Whether it is deprecated there: `deprecated` is a flag or the version since which it is."""
    deprecated = options.get("deprecated", False)
    return deprecated is True or type(deprecated) is int and target >= deprecated


class Cases:
    """The cases of an internal enum, by name, in php_class's `cases`: values are None where it has none."""

    __slots__ = ("values",)

    def __init__(self, *names: str, **values: Any) -> None:
        self.values: dict[str, Any] = dict.fromkeys(names) | values


class Methods:
    """Methods that several PHP classes have in common, in the body of each: `shared_walking = Methods(Walking)`.

    They are those of a Python class; `names` are the ones that are taken, by default all. PHP lists methods in the
    order of the body, so that this stands where they belong. Its own name is never used.
    """

    __slots__ = ("source", "names")

    def __init__(self, source: type, names: str = "") -> None:
        self.source, self.names = source, names.split()

    def __iter__(self) -> Iterator[Any]:
        """The methods."""
        found = {member.__name__: member for member in self.source.__dict__.values() if hasattr(member, "php_options")}
        return iter([found[name] for name in self.names or found])


def prop(name: str, default: Any = None, visibility: int = PUBLIC, type: str | None = None) -> tuple[Any, ...]:
    """A property for php_class: `type` is an annotation's text, `visibility` may include STATIC and READONLY."""
    return name, default, visibility, type


def _keep(attribute: str, options: dict[str, Any]) -> Any:
    def keep(declared: Any) -> Any:
        setattr(declared, attribute, options)
        return declared
    return keep


def __getattr__(name: str) -> Any:
    """EMPTY, an array: made on demand, as zvm/runtime/values/arrays.py is not needed to declare functions."""
    if name == "EMPTY":
        from zvm.runtime.values.arrays import PhpArray
        return PhpArray()
    raise AttributeError(name)
