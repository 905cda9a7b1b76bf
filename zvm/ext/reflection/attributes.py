"""ReflectionAttribute: an attribute's arguments, and the object it stands for. Reads Attribute records."""
from __future__ import annotations

from zvm.ext.reflection.attribute_lists import IS_INSTANCEOF
from zvm.ext.reflection.defaults import evaluated
from zvm.ext.reflection.mirrors import CLASS_FLAGS, HOOKS, Mirror, fail
from zvm.ext.vocabulary import PRIVATE, Array, Bool, Int, Object, Str, Untyped, Void, method, php_class, prop, since
from zvm.opcodes import attribute as records
from zvm.opcodes.flags import ACC_PUBLIC
from zvm.runtime.classes.visibility import visibility_name
from zvm.runtime.objects.lifecycle import forget_destructor, instantiate
from zvm.runtime.signals import EXCEPTIONS
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import type_name
from zvm.targets import V8_4, V8_5

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.opcodes.attribute import Attribute
    from zvm.opcodes.op_array import OpArray
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject

# ruff: noqa: F821, N802, N805, UP037


def _repeatable(engine: Any) -> int:
    """Attribute::IS_REPEATABLE, whose place PHP 8.5 gave to a target."""
    return records.IS_REPEATABLE_8_5 if engine.target >= V8_5 else records.IS_REPEATABLE


def _all_targets(engine: Any) -> int:
    """Attribute::TARGET_ALL, which has constants since PHP 8.5."""
    return records.TARGET_ALL | records.TARGET_CONST if engine.target >= V8_5 else records.TARGET_ALL


def _marker(ce: Any) -> Any:
    """The #[Attribute] of an attribute class, None where there is none."""
    return records.find_attribute(ce.attributes, "attribute")


# what PHP's own attributes may stand on since PHP 8.5
_ALSO_ALLOWED = {"override": records.TARGET_PROPERTY, "deprecated": records.TARGET_CLASS | records.TARGET_CONST}


def _declared_flags(engine: Any, ce: Any, marker: Any) -> int:
    """What #[Attribute(…)] says the class may be used for; throws Error when it says nonsense."""
    if not marker.args:
        return _all_targets(engine)
    value = evaluated(engine, marker.args[0][1], ce)
    if type(value) is not int:
        engine.throw("Error", f"Attribute::__construct(): Argument #1 ($flags) must be of type int, {type_name(value)} "
                              "given")
    if value & ~(_all_targets(engine) | _repeatable(engine)):
        engine.throw("Error", "Invalid attribute flags specified")
    return value  # type: ignore[no-any-return]


def _is_repeated(attribute: Any, attributes: list[Any]) -> bool:
    return [other.lc_name for other in attributes].count(attribute.lc_name) > 1


@php_class("ReflectionAttribute", implements=("Reflector",), flags=CLASS_FLAGS, native=HOOKS,
           constants={"IS_INSTANCEOF": IS_INSTANCEOF}, properties=[since(80400, prop("name", type="Str"))])
class ReflectionAttribute(Mirror):
    __slots__ = ("attribute", "attributes", "scope", "target", "filename")
    attribute: Attribute
    attributes: list[Attribute]
    scope: ClassEntry | None
    target: int
    filename: str | None

    @method
    def getName(self) -> Str:
        return self.attribute.name

    @method
    def getTarget(self) -> Int:
        return self.target

    @method
    def isRepeated(self) -> Bool:
        return _is_repeated(self.attribute, self.attributes)

    @method
    def getArguments(self, engine: Engine) -> Array:
        arguments = PhpArray()
        for name, value in self.attribute.args:
            value = evaluated(engine, value, self.scope)
            if name is None:
                arguments.append(value)
            else:
                arguments.set(name, value)
        return arguments

    @method
    def newInstance(self, engine: Engine) -> Object:
        attribute = self.attribute
        ce = engine.lookup_class(attribute.name)
        if ce is None:
            engine.throw("Error", f'Attribute class "{attribute.name}" not found')
        marker = _marker(ce)
        if marker is None:
            engine.throw("Error", f'Attempting to use non-attribute class "{attribute.name}" as attribute')
        if not ce.is_internal or engine.target >= V8_5:  # which may delay the compiler's check
            allowed = _declared_flags(engine, ce, marker)
            self._check_use(engine, allowed | _ALSO_ALLOWED.get(attribute.lc_name, 0) if ce.is_internal else allowed)
        instance = self._made(engine, ce)
        positional = [evaluated(engine, value, self.scope) for name, value in attribute.args if name is None]
        named = None
        for name, value in attribute.args:
            if name is not None:
                named = named or PhpArray()
                named.set(name, evaluated(engine, value, self.scope))
        _construct(engine, instance, attribute, positional, named, self.filename)
        return instance

    def _made(self, engine: Engine, ce: ClassEntry) -> PhpObject:
        """A new object of the class, not constructed yet. In 8.4 what it throws comes from where the attribute is."""
        instance: PhpObject
        if engine.target != V8_4:
            instance = instantiate(engine, ce)
        else:
            with _Place(engine, self.attribute, self.filename):
                instance = instantiate(engine, ce)
        return instance

    def _check_use(self, engine: Any, allowed: int) -> None:
        name = self.attribute.name
        repeatable = _repeatable(engine)
        if not self.target & allowed & ~repeatable:
            engine.throw("Error", f'Attribute "{name}" cannot target {records.target_names(self.target)} '
                                  f"(allowed targets: {records.target_names(allowed & ~repeatable)})")
        if not allowed & repeatable and _is_repeated(self.attribute, self.attributes):
            engine.throw("Error", f'Attribute "{name}" must not be repeated')

    @method
    def __toString(self, engine: Engine) -> Str:
        from zvm.ext.reflection.text import attribute_text

        return attribute_text(engine, self.attribute)

    @method(visibility=PRIVATE)
    def __clone(self) -> Void:
        return None

    @method(visibility=PRIVATE, unchecked=True, uncounted=True)
    def __construct(self, engine: Engine) -> Untyped:
        fail(engine, "Cannot directly instantiate ReflectionAttribute")


def _construct(engine: Any, instance: Any, attribute: Any, positional: list[Any], named: Any,
               filename: str | None) -> None:
    """Call the constructor as if from where the attribute stands (call_attribute_constructor)."""
    ce = instance.ce
    constructor = ce.constructor
    if constructor is None:
        if positional or named is not None:
            engine.throw("Error", f"Attribute class {ce.display_name} does not have a constructor, cannot pass "
                                  "arguments")
        return
    try:
        if not constructor.fn_flags & ACC_PUBLIC and engine.target != V8_4:
            engine.throw("Error", f"Attribute constructor of class {ce.display_name} must be public")
        with _Place(engine, attribute, filename):
            if not constructor.fn_flags & ACC_PUBLIC:
                kind = visibility_name(constructor.fn_flags)
                engine.throw("Error", f"Call to {kind} {ce.display_name}::__construct() from global scope")
            engine.call_function(constructor, positional, this=instance, called_scope=ce, named=named)
    except EXCEPTIONS:
        forget_destructor(instance)
        raise


class _Place:
    """A frame that stands for the line an attribute is on, while its constructor runs."""

    __slots__ = ("engine", "caller", "attribute", "filename")

    def __init__(self, engine: Any, attribute: Any, filename: str | None) -> None:
        self.engine, self.attribute, self.filename = engine, attribute, filename

    def __enter__(self) -> None:
        from zvm.runtime.execute_data import CALL_CODE, new_frame

        self.caller = self.engine.current_execute_data
        if self.filename is None:
            return
        attributes = self.engine.state_of(_Lines).op_arrays
        line = self.filename, self.attribute.lineno, self.attribute.strict_types
        op_array = attributes.get(line)
        if op_array is None:
            op_array = attributes[line] = _op_array_of_line(*line)
        frame = new_frame(self.engine, op_array, flags=CALL_CODE)
        frame.opline = op_array.opcodes[0]
        frame.prev = self.caller
        frame.stack_left = self.caller.stack_left
        self.engine.current_execute_data = frame

    def __exit__(self, *signal: object) -> None:
        self.engine.current_execute_data = self.caller


class _Lines:
    """The op-arrays that stand for lines on which attributes are, by file, line and strictness."""

    __slots__ = ("op_arrays",)

    def __init__(self, engine: Any) -> None:
        self.op_arrays: dict[tuple[str, int, bool], OpArray] = {}


def _op_array_of_line(filename: str, lineno: int, strict_types: bool) -> OpArray:
    from zvm.opcodes.flags import ACC_STRICT_TYPES
    from zvm.opcodes.metadata import DO_FCALL
    from zvm.opcodes.op_array import OpArray, Opline

    op_array = OpArray(filename)
    op_array.opcodes = [Opline(DO_FCALL, lineno)]
    if strict_types:
        op_array.fn_flags |= ACC_STRICT_TYPES
    return op_array
