"""Functions that PHP has only behind a web server: getallheaders() and its kin (sapi/cli/php_cli_server.c)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from zvm.ext.standard.network.headers import Headers
from zvm.ext.vocabulary import Array, function
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.values.arrays import PhpArray, normalize_key

if TYPE_CHECKING:
    from zvm.engine import Engine


@function
def apache_request_headers(engine: Engine) -> Array:
    sent = {} if engine.web is None else engine.web.headers
    return PhpArray.from_dict({normalize_key(name): value for name, value in sent.items()})


@function
def apache_response_headers(engine: Engine) -> Array:
    found = {}
    for line in engine.state_of(Headers).complete(engine):
        name, _, value = line.partition(":")
        found[normalize_key(name.rstrip(" \t"))] = value.lstrip(" \t")
    return PhpArray.from_dict(found)


_IMPLEMENTATIONS = {"apache_request_headers": apache_request_headers, "getallheaders": apache_request_headers,
                    "apache_response_headers": apache_response_headers}
_built: dict[str, InternalFunction] = {}  # stateless, as those of the registry


def add_to(engine: Engine, names: tuple[str, ...]) -> None:
    """Enter them into an engine's table."""
    for name in names:
        if name not in _built:
            _built[name] = InternalFunction(name, _IMPLEMENTATIONS[name], "standard")
        engine.functions[name] = _built[name]
