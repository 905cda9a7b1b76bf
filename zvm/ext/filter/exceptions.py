"""What filter_var() throws with FILTER_THROW_ON_FAILURE (PHP 8.5)."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import php_class


@php_class("Filter\\FilterException", since=80500, extends="Exception")
class FilterException(ExceptionObject):
    __slots__ = ()


@php_class("Filter\\FilterFailedException", since=80500, extends="Filter\\FilterException")
class FilterFailedException(ExceptionObject):
    __slots__ = ()
