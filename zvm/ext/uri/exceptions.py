"""What uri throws, and how URIs are compared."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import Cases, php_class
from zvm.runtime.values.php_object import PhpObject


@php_class("Uri\\UriException", since=80500, extends="Exception")
class UriException(ExceptionObject):
    __slots__ = ()


@php_class("Uri\\UriError", since=80500, extends="Error")
class UriError(ExceptionObject):
    __slots__ = ()


@php_class("Uri\\InvalidUriException", since=80500, extends="Uri\\UriException")
class InvalidUriException(ExceptionObject):
    __slots__ = ()


@php_class("Uri\\UriComparisonMode", since=80500, implements=("UnitEnum",),
           cases=Cases("IncludeFragment", "ExcludeFragment"))
class UriComparisonMode(PhpObject):
    __slots__ = ()
