"""SPL's exceptions (ext/spl/spl_exceptions.c)."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import php_class


@php_class("LogicException", extends="Exception")
class LogicException(ExceptionObject):
    __slots__ = ()


@php_class("BadFunctionCallException", extends="LogicException")
class BadFunctionCallException(LogicException):
    __slots__ = ()


@php_class("BadMethodCallException", extends="BadFunctionCallException")
class BadMethodCallException(BadFunctionCallException):
    __slots__ = ()


@php_class("DomainException", extends="LogicException")
class DomainException(LogicException):
    __slots__ = ()


@php_class("InvalidArgumentException", extends="LogicException")
class InvalidArgumentException(LogicException):
    __slots__ = ()


@php_class("LengthException", extends="LogicException")
class LengthException(LogicException):
    __slots__ = ()


@php_class("OutOfRangeException", extends="LogicException")
class OutOfRangeException(LogicException):
    __slots__ = ()


@php_class("RuntimeException", extends="Exception")
class RuntimeException(ExceptionObject):
    __slots__ = ()


@php_class("OutOfBoundsException", extends="RuntimeException")
class OutOfBoundsException(RuntimeException):
    __slots__ = ()


@php_class("OverflowException", extends="RuntimeException")
class OverflowException(RuntimeException):
    __slots__ = ()


@php_class("RangeException", extends="RuntimeException")
class RangeException(RuntimeException):
    __slots__ = ()


@php_class("UnderflowException", extends="RuntimeException")
class UnderflowException(RuntimeException):
    __slots__ = ()


@php_class("UnexpectedValueException", extends="RuntimeException")
class UnexpectedValueException(RuntimeException):
    __slots__ = ()
