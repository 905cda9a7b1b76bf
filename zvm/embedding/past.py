"""What `engine.debugger` shows of the past: values as Python data, which a process that repeats the run has sent."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zvm.embedding.conversions import php_text, python_text
from zvm.observe.debugger.evaluating import EvaluationFailed, evaluate, run_code
from zvm.observe.debugger.stack import plain
from zvm.observe.debugger.values import format_value, parts_of, readable
from zvm.observe.past.inspecting import Inspector
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import UNDEF

if TYPE_CHECKING:
    from zvm.engine import Engine as World

_DEEPEST = 20  # levels of arrays and objects


class PastObject:
    """A PHP object as it was. `properties` are all it has, by name; an object that is met again within itself has
    none."""

    __slots__ = ("php_class", "handle", "properties")

    def __init__(self, php_class: str, handle: int, properties: dict[str, Any]) -> None:
        self.php_class, self.handle, self.properties = php_class, handle, properties

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PastObject) and (self.php_class, self.handle, self.properties) == \
            (other.php_class, other.handle, other.properties)

    def __hash__(self) -> int:
        return hash((self.php_class, self.handle))

    def __getattr__(self, name: str) -> Any:
        try:
            return object.__getattribute__(self, "properties")[name]
        except KeyError:
            raise AttributeError(name) from None

    def __repr__(self) -> str:
        return f"<{self.php_class} #{self.handle} {self.properties}>"


def snapshot(engine: World, value: Any, inside: tuple[int, ...] = ()) -> Any:
    """A value as Python data of its own."""
    value = plain(value)
    if type(value) is str:
        return python_text(value)
    if value is None or type(value) in (bool, int, float):
        return value
    if value is UNDEF:
        return None
    deeper = (*inside, id(value))
    is_whole = id(value) not in inside and len(inside) < _DEEPEST
    if isinstance(value, PhpArray):
        if not is_whole:
            return "…"
        elements = [(key, snapshot(engine, element, deeper)) for key, element in value.items()]
        if [key for key, _ in elements] == list(range(len(elements))):
            return [element for _, element in elements]
        return {python_text(key) if type(key) is str else key: element for key, element in elements}
    if isinstance(value, PhpObject):
        properties = {part.name: snapshot(engine, part.value, deeper) for part in parts_of(engine, value)
                      if not part.is_static} if is_whole else {}
        return PastObject(readable(value.ce.display_name), value.handle, properties)
    return format_value(engine, value)


class PastInspector(Inspector):
    """Answers what Stop and Frame ask."""

    def on_stop(self) -> dict[str, Any]:
        """What a Stop shows at once."""
        stop = self.stop
        assert stop is not None
        return {"file": readable(stop.file), "line": stop.line, "message": readable(stop.message),
                "exception_class": readable(stop.name),
                "exception": None if stop.exception is None else snapshot(self.engine, stop.exception),
                "returned": snapshot(self.engine, stop.returned[0]) if stop.returned else None,
                "stack": [(readable(frame.name), readable(frame.file), frame.line, frame.is_internal)
                          for frame in self.stack]}

    def on_variables(self, number: int) -> dict[Any, Any]:
        """The variables of a frame."""
        return {readable(name): snapshot(self.engine, value) for name, value in self.stack[number].variables().items()
                if value is not UNDEF and name != "this"}

    def on_this(self, number: int) -> Any:
        """The object of a frame."""
        this = self.stack[number].data.this
        return None if this is None else snapshot(self.engine, this)

    def on_evaluate(self, number: int, expression: str) -> Any:
        """The value of an expression in a frame."""
        return self._evaluated(evaluate, number, expression)

    def on_execute(self, number: int, code: str) -> Any:
        """What statements return in a frame."""
        return self._evaluated(run_code, number, code)

    def _evaluated(self, how: Any, number: int, code: str) -> Any:
        try:
            return snapshot(self.engine, how(self.engine, self.stack[number].data, php_text(code)))
        except EvaluationFailed as failure:
            raise ValueError(readable(str(failure))) from None
