"""PropertyHookType (PHP 8.4)."""
from __future__ import annotations

from zvm.ext.vocabulary import Cases, php_class
from zvm.runtime.values.php_object import PhpObject


@php_class("PropertyHookType", since=80400, implements=("BackedEnum",), cases=Cases(Get="get", Set="set"))
class PropertyHookType(PhpObject):
    __slots__ = ()
