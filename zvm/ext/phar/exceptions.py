"""PharException, and making exceptions of the failures of archives."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.phar.errors import PharError
from zvm.ext.vocabulary import php_class

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine


@php_class("PharException", extends="Exception")
class PharException(ExceptionObject):
    __slots__ = ()


class throwing:  # noqa: N801  # used as a function
    """A context in which a PharError is thrown as an exception of a class, unless it has no text."""

    __slots__ = ("engine", "class_name")

    def __init__(self, engine: Engine, class_name: str = "PharException") -> None:
        self.engine, self.class_name = engine, class_name

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        if not isinstance(error, PharError):
            return False
        if error.text is not None:
            text = error.text
            del error
            self.engine.throw(self.class_name, text)
        return True
