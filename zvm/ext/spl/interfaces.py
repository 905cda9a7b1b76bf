"""SPL's interfaces (ext/spl/spl_iterators.c, spl_observer.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Bool, Int, Null, Protocol, Void, method, php_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from zvm.runtime.values.php_object import PhpObject as Iterator

# ruff: noqa: F821, N802, UP037


@php_class("OuterIterator", implements=("Iterator",), interface=True)
class OuterIterator(Protocol):
    @method(tentative=True)
    def getInnerIterator(self) -> 'Iterator' | Null: ...


@php_class("RecursiveIterator", implements=("Iterator",), interface=True)
class RecursiveIterator(Protocol):
    @method(tentative=True)
    def hasChildren(self) -> Bool: ...

    @method(tentative=True)
    def getChildren(self) -> 'RecursiveIterator' | Null: ...


@php_class("SeekableIterator", implements=("Iterator",), interface=True)
class SeekableIterator(Protocol):
    @method(tentative=True)
    def seek(self, offset: Int) -> Void: ...


@php_class("SplObserver", interface=True)
class SplObserver(Protocol):
    @method(tentative=True)
    def update(self, subject: 'SplSubject') -> Void: ...


@php_class("SplSubject", interface=True)
class SplSubject(Protocol):
    @method(tentative=True)
    def attach(self, observer: 'SplObserver') -> Void: ...

    @method(tentative=True)
    def detach(self, observer: 'SplObserver') -> Void: ...

    @method(tentative=True)
    def notify(self) -> Void: ...
