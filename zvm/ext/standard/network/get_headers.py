"""get_headers(): the headers of an answer by HTTP (ext/standard/url.c)."""
from __future__ import annotations

from zvm.ext.standard.streams.wrapper_base import ONLY_GET_HEADERS, USE_URL
from zvm.ext.standard.streams.wrappers import open_stream
from zvm.ext.vocabulary import Array, Bool, False_, Null, Path, Resource, function
from zvm.runtime.values.arrays import PhpArray, normalize_key

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine


@function
def get_headers(engine: Engine, url: Path, associative: Bool = False,
                context: Resource | Null = None) -> Array | False_:
    stream = open_stream(engine, url, "r", context=context, options=USE_URL | ONLY_GET_HEADERS)
    if stream is None:
        return False
    headers = stream.options.get("wrapper_data")
    stream.close()
    if type(headers) is not PhpArray:
        return False
    lines = headers.plain_values()
    return _by_name(lines) if associative else PhpArray.from_list(lines)


def _by_name(lines: list[str]) -> PhpArray:
    """Headers by name, those that come more than once as arrays; status lines by number."""
    found: dict[Any, Any] = {}
    number = 0
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            found[number] = line
            number += 1
            continue
        value = value.lstrip(" \t\r\n\v\f")
        held = found.get(name)
        if type(held) is list:
            held.append(value)
        else:
            found[name] = value if held is None else [held, value]
    return PhpArray.from_dict({normalize_key(name) if type(name) is str else name:
                               PhpArray.from_list(value) if type(value) is list else value
                               for name, value in found.items()})
