"""The class Generator; what its methods do is in zvm/executor/generators.py."""
from __future__ import annotations

from zvm.executor import generators
from zvm.executor.calls import function_name
from zvm.executor.generators import GeneratorObject
from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import Array, Bool, Mixed, Void, method, php_class
from zvm.opcodes import flags
from zvm.runtime.objects.exceptions import set_previous
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import UNDEF

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine
    from zvm.runtime.classes.class_entry import ClassEntry
    from zvm.runtime.values.php_object import PhpObject as Throwable

# ruff: noqa: F821, N802, UP037


class _Hooks:
    """What is particular about generators as objects."""

    @staticmethod
    def destroy_object(generator: Any) -> None:
        """At the end of the request: finally blocks run."""
        generators.destroy(generator)


def _refuse(engine: Any, ce: ClassEntry) -> Any:
    """`new Generator`."""
    engine.throw("Error", 'The "Generator" class is reserved for internal use and cannot be manually instantiated')


@php_class("Generator", implements=("Iterator",), final=True,
           flags=flags.ACC_NOT_SERIALIZABLE | flags.ACC_NOT_CLONEABLE | flags.ACC_NO_DYNAMIC_PROPERTIES,
           create_object=_refuse, get_iterator=generators.get_iterator, native=_Hooks())
class Generator(GeneratorObject):
    __slots__ = ()

    @method
    def rewind(self) -> Void:
        generators.rewind(self)

    @method
    def valid(self) -> Bool:
        generators.ensure_initialised(self)
        generators.current(self)
        return self.frame is not None

    @method
    def current(self) -> Mixed:
        generators.ensure_initialised(self)
        return generators.current_value(self)

    @method
    def key(self) -> Mixed:
        generators.ensure_initialised(self)
        return generators.current_key(self)

    @method
    def next(self) -> Void:
        generators.ensure_initialised(self)
        generators.resume(self)

    @method
    def send(self, value: Mixed) -> Mixed:
        generators.ensure_initialised(self)
        if self.frame is None:
            return None
        generators.send(self, value)
        return generators.current_value(self)

    @method
    def throw(self, exception: 'Throwable') -> Mixed:
        try:
            generators.ensure_initialised(self)
        except Thrown as thrown:  # on the way to the first yield
            set_previous(self.ce.engine, exception, thrown.object)
        if self.frame is None:
            raise Thrown(exception)
        generators.throw_into(self, exception)
        generators.resume(self)
        return generators.current_value(self)

    @method
    def getReturn(self, engine: Engine) -> Mixed:
        generators.ensure_initialised(self)
        if self.retval is UNDEF:
            engine.throw("Exception", "Cannot get return value of a generator that hasn't returned")
        return self.retval

    @method(since=80400)
    def __debugInfo(self) -> Array:
        frame = self.frame
        return PhpArray.from_dict({} if frame is None else {"function": function_name(frame.func)})


@php_class("ClosedGeneratorException", extends="Exception")
class ClosedGeneratorException(ExceptionObject):
    __slots__ = ()
