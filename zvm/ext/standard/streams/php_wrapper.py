"""php:// streams (ext/standard/php_fopen_wrapper.c)."""
from __future__ import annotations

import os
from errno import EPERM

from zvm.ext.standard.network.url import urldecode
from zvm.ext.standard.streams.wrapper_base import OPEN_FOR_INCLUDE, StreamWrapper, WrapperError
from zvm.runtime.execute_data import running_function
from zvm.runtime.services.streams import STANDARD, StandardStream, Stream, open_php

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine
    from zvm.ext.standard.streams.contexts import ContextResource

_OUTSIDE = ("input", "stdin", "stdout", "stderr", "fd/")  # what is included only where allow_url_include is on
_READ, _WRITE = 1, 2


class PhpWrapper(StreamWrapper):
    """php://memory, php://stdin and the like; php://filter opens another stream by `open_stream` of wrappers.py."""

    __slots__ = ("open_stream",)
    label = "PHP"

    def __init__(self, open_stream: Callable[..., Stream | None]) -> None:
        self.open_stream = open_stream

    def open(self, engine: Engine, path: str, mode: str, options: int, context: ContextResource | None) -> Stream:
        rest = path[6:]
        name = rest.lower()
        if name.startswith("filter/"):
            return self._open_filtered(engine, path, rest[7:], mode, options)
        if options & OPEN_FOR_INCLUDE and name.startswith(_OUTSIDE) and not engine.ini.get_bool("allow_url_include"):
            raise WrapperError
        if name.startswith("fd/"):
            return _open_descriptor(engine, path, rest[3:], mode)
        stream = open_php(engine, path, mode)
        if stream is None:
            if name in STANDARD:  # which is closed
                raise WrapperError
            engine.diagnostics.warning(f"{running_function(engine)}(): Invalid php:// URL specified")
            raise WrapperError
        return stream

    def _open_filtered(self, engine: Engine, path: str, rest: str, mode: str, options: int) -> Stream:
        """php://filter/read=…/write=…/resource=…; without filters PHP takes the resource's name for one, too."""
        before, mark, resource = f"/{rest}".partition("/resource=")
        if not mark:
            engine.throw("Error", "No URL resource specified")
        stream = self.open_stream(engine, resource, mode, report=False, options=options)
        if stream is None:
            raise WrapperError
        stream.wrapper_type = self.label
        from zvm.ext.standard.streams.filters import attach_named

        both = (_READ if set(mode) & set("r+") else 0) | (_WRITE if set(mode) & set("wa+") else 0)
        for part in (before or f"resource={resource}").split("/"):
            kind, _, names = part.partition("=")
            ways = {"read": _READ, "write": _WRITE}.get(kind.lower()) if names else None
            for name in (part if ways is None else names).split("|"):
                if name:
                    attach_named(engine, stream, urldecode(name), both if ways is None else ways)
        return stream


def _open_descriptor(engine: Engine, path: str, number: str, mode: str) -> StandardStream:
    """php://fd/NUMBER"""
    limit = os.sysconf("SC_OPEN_MAX")
    digits = number.removeprefix("-")
    if digits and not set(digits) - set("0123456789") and not 0 <= int(number) < limit:
        raise WrapperError(f"The file descriptors must be non-negative numbers smaller than {limit}")
    if not number or set(number) - set("0123456789"):
        raise WrapperError("php://fd/ stream must be specified in the form php://fd/<orig fd>")
    try:
        if engine.descriptors is not None and int(number) not in engine.descriptors:
            raise PermissionError(EPERM, "")
        return StandardStream(engine, os.dup(int(number)), mode, path)
    except OSError as error:
        raise WrapperError(f"Error duping file descriptor {number}; possibly it doesn't exist: [{error.errno}]: "
                           f"{os.strerror(error.errno or 0)}") from None
