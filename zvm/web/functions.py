"""Functions that PHP has only in a web server: getallheaders() and the like (sapi/cli/php_cli_server.c)."""
from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from zvm.ext.standard.network.headers import Headers
from zvm.ext.vocabulary import Array, Bool, Callable, False_, function
from zvm.runtime.functions.internal_function import InternalFunction
from zvm.runtime.values.arrays import PhpArray, normalize_key

if TYPE_CHECKING:
    from zvm.engine import Engine


class RequestLoop(ABC):
    """What zvm_handle_request() asks (zvm/web/persistent.py)."""

    @abstractmethod
    def handle(self, callable: Any) -> bool:
        """Have a request answered by the callable; False where there will be no more."""


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


@function
def fastcgi_finish_request(engine: Engine) -> Bool:
    web = engine.web
    if web is None or web.finish is None:
        return False
    engine.output.end_all()
    engine.output.send_headers()
    engine.output.flush()
    web.finish()
    web.finish = None
    engine.output.broken = True  # nothing more goes to the client
    return True


@function
def fpm_get_status(engine: Engine) -> Array | False_:
    web = engine.web
    if web is None or web.pool_status is None:
        return False
    fields, processes = web.pool_status()
    return PhpArray.from_dict({name.replace(" ", "-"): value for name, value in fields.items()} |
                              {"procs": PhpArray.from_list([_process(each) for each in processes])})


def _process(fields: dict[str, Any]) -> PhpArray:
    """A worker's fields by the names that fpm_get_status() gives them."""
    uri, _, query = fields["request URI"].partition("?")
    found: dict[int | str, Any] = {}
    for name, value in fields.items():
        if name == "request URI":
            found["request-uri"], found["query-string"] = uri, query
        elif name == "content length":
            found["request-length"] = value
        else:
            found[name.replace(" ", "-")] = float(value) if name == "last request cpu" else value
    return PhpArray.from_dict(found)


@function
def zvm_handle_request(engine: Engine, callback: Callable) -> Bool:
    """Wait for a request and have the callable answer it; false where there will be no more."""
    requests: RequestLoop = engine.states[RequestLoop]
    return requests.handle(callback)


_IMPLEMENTATIONS = {"fastcgi_finish_request": fastcgi_finish_request, "zvm_handle_request": zvm_handle_request,
                    "fpm_get_status": fpm_get_status,
                    "apache_request_headers": apache_request_headers, "getallheaders": apache_request_headers,
                    "apache_response_headers": apache_response_headers}
_built: dict[str, InternalFunction] = {}  # stateless, as those of the registry


def add_to(engine: Engine, names: tuple[str, ...]) -> None:
    """Enter them into an engine's table."""
    for name in names:
        if name not in _built:
            _built[name] = InternalFunction(name, _IMPLEMENTATIONS[name], "standard")
        engine.functions[name] = _built[name]
