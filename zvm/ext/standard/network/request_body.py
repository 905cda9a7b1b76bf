"""request_parse_body(), and the headers of the last answer of http:// (PHP 8.4; ext/standard/http.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import Array, Null, Void, function
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_ANY_PLACE = 7  # where a directive may be set
_LIMITS = ("max_file_uploads", "max_input_vars", "max_multipart_body_parts", "post_max_size", "upload_max_filesize")


class LastAnswer:
    """The headers of one engine's last answer."""

    __slots__ = ("headers",)

    def __init__(self, engine: Engine) -> None:
        self.headers: list[str] | None = None


@function(since=80400)
def http_get_last_response_headers(engine: Engine) -> Array | Null:
    headers = engine.state_of(LastAnswer).headers
    return None if headers is None else PhpArray.from_list(list(headers))


@function(since=80400)
def http_clear_last_response_headers(engine: Engine) -> Void:
    engine.state_of(LastAnswer).headers = None


@function(since=80400)
def request_parse_body(engine: Engine, options: Array | Null = None) -> Array:
    limits = {} if options is None else _checked(engine, options)
    web = engine.web
    kind = None if web is None else web.header("content-type")
    if web is None or kind is None:
        engine.throw("RequestParseBodyException", "Request does not provide a content type")
    if not web.has_form:
        engine.throw("RequestParseBodyException", f'Content-Type "{kind}" is not supported')
    ini = engine.ini
    try:
        for name, value in limits.items():
            ini.activate(name, value, _ANY_PLACE)
        with engine.diagnostics.throwing("RequestParseBodyException"):
            return PhpArray.from_list(list(web.read_form(engine)))
    finally:
        for name in limits:
            ini.restore(name)


def _checked(engine: Engine, options: PhpArray) -> dict[str, str]:
    """The limits that the options give. Throws ValueError for others."""
    limits = {}
    for name, value in options.plain_items():
        if name not in _LIMITS:
            shown = "integer key" if type(name) is int else f'key "{name}"'
            engine.throw("ValueError", f"Invalid {shown} in $options argument")
        if type(value) not in (int, str):
            engine.throw("ValueError", f"Invalid {type_name(value)} value in $options argument")
        limits[str(name)] = str(value)
    return limits
