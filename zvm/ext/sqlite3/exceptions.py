"""What SQLite3 throws since PHP 8.3."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject
from zvm.ext.vocabulary import php_class


@php_class("SQLite3Exception", since=80300, extends="Exception")
class SQLite3Exception(ExceptionObject):
    __slots__ = ()
