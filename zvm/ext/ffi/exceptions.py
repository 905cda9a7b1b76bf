"""The exceptions of FFI."""
from __future__ import annotations

from zvm.ext.core.exceptions import Error
from zvm.ext.vocabulary import php_class


@php_class("FFI\\Exception", extends="Error")
class FFIException(Error):
    __slots__ = ()


@php_class("FFI\\ParserException", extends="FFI\\Exception", final=True)
class ParserException(FFIException):
    __slots__ = ()
