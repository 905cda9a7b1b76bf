"""The exceptions of the extension random."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import php_class


@php_class("Random\\RandomError", extends="Error")
class RandomError(ExceptionObject):
    __slots__ = ()


@php_class("Random\\BrokenRandomEngineError", extends="Random\\RandomError")
class BrokenRandomEngineError(RandomError):
    __slots__ = ()


@php_class("Random\\RandomException", extends="Exception")
class RandomException(ExceptionObject):
    __slots__ = ()
