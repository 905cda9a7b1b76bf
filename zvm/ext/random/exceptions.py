"""The exceptions of the extension random."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import php_class
from zvm.opcodes.flags import ACC_NO_DYNAMIC_PROPERTIES


@php_class("Random\\RandomError", extends="Error", flags=ACC_NO_DYNAMIC_PROPERTIES)
class RandomError(ExceptionObject):
    __slots__ = ()


@php_class("Random\\BrokenRandomEngineError", extends="Random\\RandomError", flags=ACC_NO_DYNAMIC_PROPERTIES)
class BrokenRandomEngineError(RandomError):
    __slots__ = ()


@php_class("Random\\RandomException", extends="Exception", flags=ACC_NO_DYNAMIC_PROPERTIES)
class RandomException(ExceptionObject):
    __slots__ = ()
