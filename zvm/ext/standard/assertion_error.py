"""The class AssertionError (assert.c)."""
from __future__ import annotations

from zvm.ext.core.exceptions import Error
from zvm.ext.vocabulary import php_class


@php_class("AssertionError", extends="Error")
class AssertionErrorObject(Error):
    __slots__ = ()
