"""Random\\IntervalBoundary (PHP 8.3)."""
from __future__ import annotations

from zvm.ext.vocabulary import Cases, php_class
from zvm.runtime.values.php_object import PhpObject


@php_class("Random\\IntervalBoundary", since=80300, implements=("UnitEnum",),
           cases=Cases("ClosedOpen", "ClosedClosed", "OpenClosed", "OpenOpen"))
class IntervalBoundary(PhpObject):
    __slots__ = ()
