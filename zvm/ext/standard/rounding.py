"""RoundingMode (PHP 8.4)."""
from __future__ import annotations

from zvm.ext.vocabulary import Cases, php_class
from zvm.runtime.values.php_object import PhpObject


@php_class("RoundingMode", since=80400, implements=("UnitEnum",),
           cases=Cases("HalfAwayFromZero", "HalfTowardsZero", "HalfEven", "HalfOdd", "TowardsZero", "AwayFromZero",
                       "NegativeInfinity", "PositiveInfinity"))
class RoundingMode(PhpObject):
    __slots__ = ()
