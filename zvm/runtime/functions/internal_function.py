"""Functions and methods written in Python, as calls see them (zend_internal_function).

Reads the signature of the Python function (names, annotations, defaults); makes `weak` and `strict`, the two checked
entry points, by generating their source on the first call. Built by zvm/ext/registry.py; called by handlers and engine.

Calling convention: `function.weak(engine, args)`, `function.weak(engine, this, args)` for methods (`this` is the called
scope for static ones). `args` is a list of values, References where `arg_info` says by-ref, UNDEF for an optional
parameter that named arguments skipped; it is not kept or changed. `strict` is for callers with strict_types=1.
"""
from __future__ import annotations

from zvm.opcodes import flags, types
from zvm.opcodes.attribute import Attribute
from zvm.opcodes.op_array import BY_REFERENCE, BY_VALUE, PREFER_REFERENCE, ArgInfo, Function
from zvm.opcodes.types import DeclaredType
from zvm.runtime.functions.code_writer import CodeWriter
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF
from zvm.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any


_VARARGS, _VARKEYWORDS = 0x04, 0x08  # code object flags
_NO_OPTIONS: dict[str, Any] = {}

_MASKS = {
    "Str": types.MAY_BE_STRING, "Path": types.MAY_BE_STRING, "Int": types.MAY_BE_LONG, "Float": types.MAY_BE_DOUBLE,
    "Numeric": types.MAY_BE_LONG | types.MAY_BE_DOUBLE, "Bool": types.MAY_BE_BOOL, "False_": types.MAY_BE_FALSE,
    "True_": types.MAY_BE_TRUE, "Null": types.MAY_BE_NULL, "None": types.MAY_BE_NULL, "Array": types.MAY_BE_ARRAY,
    "Object": types.MAY_BE_OBJECT, "Mixed": types.MAY_BE_ANY, "Callable": types.MAY_BE_CALLABLE,
    "Iterable": types.MAY_BE_ITERABLE, "Resource": types.MAY_BE_RESOURCE, "Void": types.MAY_BE_VOID,
    "Never": types.MAY_BE_NEVER, "Static": types.MAY_BE_STATIC, "Untyped": 0,
}


class ParameterType:
    """What an annotation of zvm/ext/vocabulary.py says; `declared` is what reflection shows, None for no type."""

    __slots__ = ("mask", "names", "by_ref", "is_path", "declared", "class_key")

    def __init__(self, text: str) -> None:
        """Parse e.g. "ByRef[Array]", "Str | Int | Null", "'Traversable' | Array". Raises TypeError naming the text."""
        self.by_ref = BY_VALUE
        for prefix, how in (("ByRef", BY_REFERENCE), ("PreferRef", PREFER_REFERENCE)):
            if text.startswith(prefix):
                self.by_ref = how
                text = text[len(prefix) + 1:-1] or "Untyped"
        self.mask = 0
        names = []
        for part in text.split("|"):
            word = part.strip(" ")
            if word[:1] in ("'", '"'):
                names.append(word[1:-1].replace("\\\\", "\\"))  # as source has namespaces
            elif word in _MASKS:
                self.mask |= _MASKS[word]
            else:
                raise TypeError(f"no type of the extension vocabulary: {text!r}")
        self.names = tuple(names)
        self.class_key = "|".join(names)  # names the classes in parameters.ACCEPTED
        self.is_path = "Path" in text
        shown = self.mask & ~types.MAY_BE_RESOURCE if self.mask != types.MAY_BE_ANY else self.mask
        if self.mask & types.MAY_BE_RESOURCE and self.mask != types.MAY_BE_ANY:
            shown, names = 0, []  # PHP has no declared type for resources
        self.declared = DeclaredType(shown, tuple(names)) if shown or names else None


_types: dict[str, ParameterType] = {}  # by annotation text: a memo of pure values


def parse_type(text: str) -> ParameterType:
    """The ParameterType of an annotation's text."""
    found = _types.get(text)
    if found is None:
        found = _types[text] = ParameterType(text)
    return found


class StoredSignature:
    """What a module of zvm/ext declares of a function, as zvm/cli/module_bundle.py keeps it, so that the module need
    not be imported while native code stands for the function. `find` imports it and gives the Python function; `shape`
    is shape_of() the function, where that is known."""

    __slots__ = ("find", "names", "count", "code_flags", "annotations", "defaults", "options", "shape")

    def __init__(self, find: Callable[[], Any], names: list[str], count: int, code_flags: int,
                 annotations: dict[str, str], defaults: list[Any], options: dict[str, Any],
                 shape: tuple[Any, ...] | None = None) -> None:
        self.find, self.names, self.count, self.code_flags, self.shape = find, names, count, code_flags, shape
        self.annotations, self.defaults, self.options = annotations, defaults, options


def signature_of(impl: Any) -> StoredSignature:
    """That of a Python function. `names` are those of its positional parameters, `count` of them, and of a variadic
    one."""
    code = impl.__code__
    names = list(code.co_varnames[:code.co_argcount])
    if code.co_flags & _VARARGS:
        names.append(code.co_varnames[code.co_argcount + code.co_kwonlyargcount])
    options = getattr(impl, "php_options", _NO_OPTIONS)
    return StoredSignature(lambda: impl, names, code.co_argcount, code.co_flags,
                           impl.__annotations__, list(impl.__defaults__ or ()), options)


class InternalFunction(Function):
    """A PHP function or method implemented by the Python function `impl`.

    Everything that follows from the signature (`arg_info`, `num_args`, …) and the entry points `weak` and `strict` are
    made when first asked for: until then their slots are empty and `__getattr__` runs.
    """

    __slots__ = ("impl", "extension_name", "module", "is_method", "parameters", "defaults", "passes_engine",
                 "collects_named", "default_texts", "weak", "strict", "arg_flags", "stored", "target", "accepted",
                 "is_sensitive")
    is_internal = True
    impl: Any  # the Python function
    stored: StoredSignature | None  # of one that is not imported yet
    target: int  # the version of PHP whose parameters it has
    parameters: list[ParameterType]
    defaults: list[Any]
    passes_engine: bool
    collects_named: bool
    arg_flags: list[int]
    accepted: list[int]  # by parameter, the types (MAY_BE_*) of what native code passes as it is
    is_sensitive: bool  # a parameter has an attribute
    weak: Callable[..., Any]
    strict: Callable[..., Any]

    def __init__(self, name: str, impl: Any, extension_name: str, fn_flags: int = flags.ACC_PUBLIC, scope: Any = None,
                 is_method: bool = False, target: int = DEFAULT) -> None:
        """`impl`: the Python function, or what is stored of it."""
        self.target = target
        self.function_name = name
        if type(impl) is StoredSignature:
            self.stored = impl
            code_flags, annotations = impl.code_flags, impl.annotations
            if impl.shape is not None:
                (self.num_args, self.required_num_args, self.passes_engine, self.collects_named, self.arg_flags,
                 self.accepted, self.is_sensitive) = impl.shape
        else:
            self.impl, self.stored = impl, None
            code_flags, annotations = impl.__code__.co_flags, impl.__annotations__
        self.extension_name = extension_name
        self.fn_flags = fn_flags
        self.scope = scope
        self.is_method = is_method
        self.prototype = None
        self.attributes = None
        self.doc_comment = None
        self.static_variables = None
        self.native = None
        if code_flags & _VARARGS:
            self.fn_flags |= flags.ACC_VARIADIC
        returned = annotations.get("return")
        if returned is not None and parse_type(returned).declared is not None:
            self.fn_flags |= flags.ACC_HAS_RETURN_TYPE

    def __getattr__(self, name: str) -> Any:
        if name in ("weak", "strict"):
            entry = compile_entry(self, strict=name == "strict")
            setattr(self, name, entry)
            return entry
        if name == "default_texts":
            self.default_texts: dict[str, str] = {}
            return self.default_texts
        if name == "impl":
            stored = self.stored
            if stored is not None:  # no other thread has found it meanwhile
                self.impl = stored.find()
                self.stored = None
            return self.impl
        if name not in _FROM_SIGNATURE:
            raise AttributeError(name)
        read_signature(self)
        return getattr(self, name)

    @property
    def options(self) -> dict[str, Any]:
        """What it was declared with (zvm/ext/vocabulary.py)."""
        if self.stored is not None:
            return self.stored.options
        options: dict[str, Any] = getattr(self.impl, "php_options", _NO_OPTIONS)
        return options

    @property
    def display_name(self) -> str:
        """`name` or `Class::name`, as messages give it (get_active_function_or_method_name)."""
        return f"{self.scope.name}::{self.function_name}" if self.scope is not None else str(self.function_name)

    def argument_name(self, number: int) -> str | None:
        """The name of argument `number`, counted from 0; None for those of a variadic (zend_get_function_arg_name)."""
        return self.arg_info[number].name if number < self.num_args else None


_BY_VERSION = {"added", "optional"}
_FROM_SIGNATURE = frozenset(("num_args", "required_num_args", "arg_info", "return_info", "parameters", "defaults",
                             "passes_engine", "collects_named", "arg_flags", "accepted", "is_sensitive"))


def shape_of(function: InternalFunction) -> tuple[Any, ...]:
    """What native calls of a function ask for, as the bundle keeps it."""
    return (function.num_args, function.required_num_args, function.passes_engine, function.collects_named,
            function.arg_flags, function.accepted, function.is_sensitive)


def read_signature(function: InternalFunction) -> None:
    """Fill what follows from the Python signature."""
    signature = function.stored or signature_of(function.impl)
    annotations = signature.annotations
    names = list(signature.names)
    count = signature.count
    if function.is_method:
        del names[0]
        count -= 1
    function.passes_engine = names[:1] == ["engine"]
    if function.passes_engine:
        del names[0]
        count -= 1
    defaults = list(signature.defaults)
    if signature.options.keys() & _BY_VERSION:
        count = _keep_to_version(function, names, defaults, count)
    function.num_args = count
    function.required_num_args = count - len(defaults)
    function.defaults = defaults
    function.collects_named = bool(signature.code_flags & _VARKEYWORDS)
    function.parameters = [parse_type(annotations.get(name, "Untyped")) for name in names]
    function.arg_info = [_argument(function, index, name) for index, name in enumerate(names)]
    function.arg_flags = [parameter.by_ref for parameter in function.parameters]
    is_unchecked = bool(signature.options.get("unchecked"))
    function.accepted = [0 if parameter.by_ref or parameter.is_path or parameter.names else
                         _plain_mask(0 if is_unchecked else parameter.mask) for parameter in function.parameters]
    function.is_sensitive = any(info.attributes for info in function.arg_info)
    function.return_info = None
    if "return" in annotations:
        returned = ArgInfo("", parse_type(annotations["return"]).declared)
        if returned.type is not None:
            returned.tentative = bool(function.options.get("tentative"))
            function.return_info = returned


def _plain_mask(mask: int) -> int:
    """Of a parameter's type, what is passed as it is. Callables and iterables are checked in Python."""
    return types.MAY_BE_ANY & ~types.MAY_BE_RESOURCE if mask == 0 else mask & types.MAY_BE_ANY & ~types.MAY_BE_RESOURCE


def _keep_to_version(function: InternalFunction, names: list[str], defaults: list[Any], count: int) -> int:
    """Take away the parameters and the defaults that the function's version of PHP does not have; returns how many
    parameters are left. See `added` and `optional` in zvm/ext/vocabulary.py."""
    added = [name for name, version in function.options.get("added", {}).items() if function.target < version]
    if added:
        del names[count - len(added):count], defaults[len(defaults) - len(added):]
    required = [name for name, version in function.options.get("optional", {}).items() if function.target < version]
    del defaults[:len(required)]
    return count - len(added)


def _argument(function: InternalFunction, index: int, name: str) -> ArgInfo:
    parameter = function.parameters[index]
    shown = function.options.get("shown", _NO_OPTIONS).get(name)
    declared = parameter.declared if shown is None else parse_type(shown).declared
    info = ArgInfo(name[:-1] if name.endswith("_") else name,
                   declared, parameter.by_ref,  # type: ignore[arg-type]
                   index >= function.num_args)
    if function.required_num_args <= index < function.num_args:
        value = function.defaults[index - function.required_num_args]
        text = function.default_texts.get(name)
        if text is not None or value is not UNDEF:
            info.default = text or default_text(value)
    if name in function.options.get("sensitive", ()):
        info.attributes = [Attribute("SensitiveParameter", "sensitiveparameter", [], False, 0)]
    return info


_ESCAPED = (("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"), ("\v", "\\v"), ("\f", "\\f"), ("\0", "\\x00"), ("$", "\\$"))


def default_text(value: Any) -> str:
    """A default as PHP source, for those that are plain literals."""
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if type(value) is str:
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        for char, name in _ESCAPED:
            escaped = escaped.replace(char, name)
        return f'"{escaped}"'
    return "[]" if type(value) is PhpArray else str(value)


# ---- generated entry points --------------------------------------------------------------------------------------

def compile_entry(function: InternalFunction, strict: bool, implementation: Any = None) -> Any:
    """Generate, compile and return the checked entry point of `function`, or one that checks for another
    implementation."""
    from zvm.runtime.functions import parameters

    namespace = dict(parameters.NAMESPACE)
    namespace.update(function=function, impl=implementation or function.impl, tails=_tails(function))
    namespace["coerce"] = parameters.coerce_strict if strict else parameters.coerce_weak
    return entry_writer(function).compile_once("call", namespace)


def _tails(function: InternalFunction) -> list[list[Any]]:
    """By number of arguments passed: the defaults of the rest."""
    skipped = [[]] * function.required_num_args  # type: list[list[Any]]
    return skipped + [function.defaults[count:] for count in range(len(function.defaults))]


def entry_writer(function: InternalFunction) -> CodeWriter:
    """The source of `function`'s entry point, call(); `coerce` in it is the weak or the strict one."""
    total = function.num_args
    names = [f"a{index}" for index in range(total)]
    variadic = bool(function.fn_flags & flags.ACC_VARIADIC)
    writer = CodeWriter(f"entry of {function.display_name}")
    writer.begin(f"def call(engine, {'this, ' if function.is_method else ''}args):")
    if "before" in function.options:
        writer.add("function.impl.php_options['before'](engine)")
    writer.add(*_arity_lines(function, total, function.required_num_args, variadic))
    if names or variadic:
        starred = [*names, "*rest"] if variadic else names
        writer.add(f"{', '.join(starred)}{',' if len(starred) == 1 else ''} = args")
        if total != function.required_num_args:
            writer.add("args = None")  # objects that become strings die then
    for index in range(total):
        writer.add(*check_lines(function, index))
    if variadic:
        writer.add(*_check_rest(function))
    passed = ["this"] * function.is_method + ["engine"] * function.passes_engine + names
    passed += ["*rest"] * variadic + ["**named_arguments(engine)"] * function.collects_named
    writer.add(f"return impl({', '.join(passed)})")
    return writer


def _arity_lines(function: InternalFunction, total: int, required: int, variadic: bool) -> list[str]:
    """The lines that make `args` as long as they are to be, or refuse their number."""
    options = function.options
    if "at_most" in options:
        return [f"if not {required} <= len(args) <= {options['at_most']}: arity(engine, function, len(args))"]
    required = max(required, options.get("at_least", 0))
    if options.get("uncounted"):
        return [f"args = (args + [UNDEF] * {total})[:{total}]"]
    if total != required:
        bound = f"n < {total}" if variadic else f"n != {total}"
        test = f"{required} <= n < {total}" if required else f"n < {total}"
        return ["n = len(args)", f"if {bound}: args = args + tails[n] if {test} else arity(engine, function, n)"]
    if variadic:
        return [f"if len(args) < {required}: arity(engine, function, len(args))"] if required else []
    wrong = f"len(args) != {total}" if total else "args"
    return [f"if {wrong}: arity(engine, function, len(args))"]


_SCALARS = ((types.MAY_BE_LONG, "int"), (types.MAY_BE_STRING, "str"), (types.MAY_BE_DOUBLE, "float"),
            (types.MAY_BE_ARRAY, "PhpArray"))


ALWAYS = "True"  # the type_test() of types only coercion can tell


def type_test(parameter: ParameterType, name: str) -> str | None:
    """The test that `name` needs a closer look, as source; None when anything goes."""
    mask = parameter.mask
    if mask == types.MAY_BE_ANY or not (mask or parameter.names):
        return None
    if mask & types.MAY_BE_CALLABLE:
        return f"{name} is not None" if mask & types.MAY_BE_NULL else ALWAYS
    tests = [f"type({name}) is not {kind}" for bit, kind in _SCALARS if mask & bit]
    if mask & types.MAY_BE_BOOL:
        tests.append(f"type({name}) is not bool" if mask & types.MAY_BE_BOOL == types.MAY_BE_BOOL else
                     f"{name} is not {bool(mask & types.MAY_BE_TRUE)}")
    if mask & types.MAY_BE_NULL:
        tests.append(f"{name} is not None")
    if mask & types.MAY_BE_OBJECT:
        tests.append(f"not isinstance({name}, PhpObject)")
    if mask & types.MAY_BE_RESOURCE:
        tests.append(f"not isinstance({name}, Resource)")
    test = " and ".join(tests)
    if parameter.is_path:
        test = f"{test} or type({name}) is str and '\\0' in {name}"
    return test or ALWAYS


def parameter_of(function: InternalFunction, index: int) -> ParameterType:
    """The type of parameter `index`, counted from 0; what follows the last one belongs to it (it is variadic)."""
    return function.parameters[min(index, len(function.parameters) - 1)]


def check_lines(function: InternalFunction, index: int, may_be_skipped: bool = True) -> list[str]:
    """The lines that check and coerce argument `index`, which is called e.g. `a0`.

    Without `may_be_skipped` it is known not to be UNDEF.
    """
    if function.options.get("unchecked"):
        return []
    parameter = parameter_of(function, index)
    name = f"a{index}"
    lines = []
    default = None
    if index >= function.required_num_args and may_be_skipped:
        default = function.defaults[index - function.required_num_args]
    value = "given" if parameter.by_ref == PREFER_REFERENCE else f"{name}.value" if parameter.by_ref else name
    wrong = type_test(parameter, value)
    if parameter.by_ref == PREFER_REFERENCE:
        if wrong is not None:  # of a type that nothing else is made into
            lines.append(f"given = {name}.value if type({name}) is Reference else {name}")
            lines.append(f"if {wrong}: coerce(engine, function, {index}, given)")
    elif parameter.by_ref == BY_REFERENCE:
        guard = f"type({name}) is Reference"
        if function.scope is not None:  # an op-array file may say that the method takes a value: which one is not known
            lines.append(f"if {name} is not UNDEF and not {guard}: {name} = Reference({name})")
        if wrong is not None:
            test = f"{guard} and ({wrong})" if index >= function.required_num_args else wrong
            lines.append(f"if {test}: {value} = coerce(engine, function, {index}, {value})")
    elif wrong is not None:
        if parameter.names and not parameter.mask & types.MAY_BE_CALLABLE:
            wrong = "" if wrong == ALWAYS else f"{wrong} and "
            wrong += f"type({name}) not in accepted[{parameter.class_key!r}]"
        if default is UNDEF:
            wrong = f"{name} is not UNDEF and ({wrong})"
        lines.append(f"if {wrong}: {name} = coerce(engine, function, {index}, {name})")
    if index >= function.required_num_args and may_be_skipped and default is not UNDEF \
            and (wrong is None or parameter.by_ref):
        lines.append(f"if {name} is UNDEF: {name} = tails[{index}][0]")
    return lines


def _check_rest(function: InternalFunction) -> list[str]:
    """The lines that check and coerce what a variadic parameter collected."""
    if function.options.get("unchecked"):
        return []
    index = function.num_args
    parameter = function.parameters[index]
    wrong = None if parameter.by_ref else type_test(parameter, "x")
    if wrong is None:
        return []
    return [f"rest = [coerce(engine, function, i, x) if {wrong} else x for i, x in enumerate(rest, {index})]"]
