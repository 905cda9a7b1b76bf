"""The class SoapClient."""
from __future__ import annotations

from zvm.ext.soap.coding import find_text_encoding, given_arguments, plain
from zvm.ext.soap.descriptions import show_function, show_type
from zvm.ext.soap.encoders import new_coding
from zvm.ext.soap.faults import SoapFault, make_fault
from zvm.ext.soap.http import Connection, Exchange, Settings, basic_permit, context_headers
from zvm.ext.soap.loading import SoapResource, cache_mode, load_description, make_type_map
from zvm.ext.soap.messages import write_request
from zvm.ext.soap.namespaces import DOCUMENT, ENCODED, LITERAL, RPC, SOAP_1_1, SOAP_1_2, WAIT_ONE_WAY_CALLS
from zvm.ext.soap.records import FatalError, SoapFunction
from zvm.ext.soap.responses import ResponseFault, read_response
from zvm.ext.soap.state import SoapState
from zvm.ext.soap.values import SoapHeader
from zvm.ext.soap.xml_tree import write_and_dissolve
from zvm.ext.standard.streams.contexts import ContextResource, check_context
from zvm.ext.vocabulary import (
    EMPTY,
    PRIVATE,
    UNDEF,
    Array,
    Bool,
    ByRef,
    Int,
    Mixed,
    Null,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import is_resource, to_int
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.soap.coding import Coding
    from zvm.ext.soap.records import Description

# ruff: noqa: N802, N803


class CLIENT:
    """Where a SoapClient's properties are."""

    (URI, STYLE, USE, LOCATION, TRACE, COMPRESSION, SDL, TYPEMAP, HTTPSOCKET, HTTPURL, LOGIN, PASSWORD, USE_DIGEST,
     DIGEST, PROXY_HOST, PROXY_PORT, PROXY_LOGIN, PROXY_PASSWORD, EXCEPTIONS, ENCODING, CLASSMAP, FEATURES, TIMEOUT,
     CONTEXT, USER_AGENT, KEEP_ALIVE, SSL_METHOD, SOAP_VERSION, USE_PROXY, COOKIES, HEADERS, FAULT, LAST_REQUEST,
     LAST_RESPONSE, LAST_REQUEST_HEADERS, LAST_RESPONSE_HEADERS) = range(36)


_TEXT, _INTEGER = "Str | Null", "Int | Null"
_PROPERTIES = [prop(name, default, PRIVATE, kind) for name, default, kind in (
    ("uri", None, _TEXT), ("style", None, _INTEGER), ("use", None, _INTEGER), ("location", None, _TEXT),
    ("trace", False, "Bool"), ("compression", None, _INTEGER), ("sdl", None, None), ("typemap", None, None),
    ("httpsocket", None, None), ("httpurl", None, None), ("_login", None, _TEXT), ("_password", None, _TEXT),
    ("_use_digest", False, "Bool"), ("_digest", None, _TEXT), ("_proxy_host", None, _TEXT),
    ("_proxy_port", None, _INTEGER), ("_proxy_login", None, _TEXT), ("_proxy_password", None, _TEXT),
    ("_exceptions", True, "Bool"), ("_encoding", None, _TEXT), ("_classmap", None, "Array | Null"),
    ("_features", None, _INTEGER), ("_connection_timeout", 0, "Int"), ("_stream_context", None, None),
    ("_user_agent", None, _TEXT), ("_keep_alive", True, "Bool"), ("_ssl_method", None, _INTEGER),
    ("_soap_version", UNDEF, "Int"), ("_use_proxy", None, _INTEGER), ("_cookies", EMPTY, "Array"),
    ("__default_headers", None, "Array | Null"), ("__soap_fault", None, "'SoapFault' | Null"),
    ("__last_request", None, _TEXT), ("__last_response", None, _TEXT), ("__last_request_headers", None, _TEXT),
    ("__last_response_headers", None, _TEXT))]
_TEXT_OPTIONS = (("location", CLIENT.LOCATION), ("user_agent", CLIENT.USER_AGENT))
_PERMITS = (("login", CLIENT.LOGIN, "password", CLIENT.PASSWORD),)
_HEADERS_TYPE = "must be of type SoapHeader|array|null, {} given"


class _ClientCode:
    """What a client does: a fatal error in it is a fault (SOAP_CLIENT_BEGIN_CODE)."""

    __slots__ = ("client", "state", "outer")

    def __init__(self, engine: Engine, client: SoapClient) -> None:
        self.client, self.state = client, engine.state_of(SoapState)

    def __enter__(self) -> None:
        state = self.state
        self.outer = state.handles_errors, state.code, state.owner, state.version
        state.handles_errors, state.code, state.owner = True, "Client", self.client

    def __exit__(self, kind: Any, value: Any, trace: Any) -> None:
        state = self.state
        code, engine = state.code, state.engine
        try:
            if isinstance(value, FatalError):
                _fail(engine, self.client, code, value.message)
        finally:
            state.handles_errors, state.code, state.owner, state.version = self.outer


def _fail(engine: Engine, client: SoapClient, code: str, message: str) -> NoReturn:
    """Throw a fault, or report a fatal error where the client is to."""
    if client.field(CLIENT.EXCEPTIONS) is False:
        engine.diagnostics.fatal(message)
    fault = make_fault(engine, code, message)
    client.slots[CLIENT.FAULT] = fault
    raise Thrown(fault) from None


@php_class("SoapClient", properties=_PROPERTIES)
class SoapClient(PhpObject):
    __slots__ = ("connection",)

    def __init__(self) -> None:
        self.connection = Connection()

    def field(self, number: int) -> Any:
        """A property's value."""
        return plain(self.slots[number])

    def text(self, number: int) -> str | None:
        """A property that is text or null."""
        value: str | None = self.field(number)
        return value

    # ---- options ----------------------------------------------------------------------------------------------------

    @method
    def __construct(self, engine: Engine, wsdl: Str | Null, options: Array = EMPTY) -> Untyped:
        given = given_arguments(engine) > 1
        with _ClientCode(engine, self):
            _take_options(engine, self, wsdl, options if given else None)

    # ---- calls ------------------------------------------------------------------------------------------------------

    @method(tentative=True)
    def __call(self, engine: Engine, name: Str, args: Array) -> Mixed:
        return _call(engine, self, name, args, None, None, None)

    @method(tentative=True)
    def __soapCall(self, engine: Engine, name: Str, args: Array, options: Array | Null = None,
                   inputHeaders: Untyped = None, outputHeaders: ByRef = None) -> Mixed:
        outgoing = outputHeaders if given_arguments(engine) > 4 else None
        return _call(engine, self, name, args, options, inputHeaders, outgoing)

    # ---- what there is ----------------------------------------------------------------------------------------------

    @property
    def description(self) -> Description | None:
        """What its WSDL document says."""
        resource = self.field(CLIENT.SDL)
        return resource.content if isinstance(resource, SoapResource) else None

    @method(tentative=True)
    def __getFunctions(self) -> Array | Null:
        description = self.description
        if description is None:
            return None
        return PhpArray.from_list([show_function(function) for function in description.functions.values()])

    @method(tentative=True)
    def __getTypes(self) -> Array | Null:
        description = self.description
        if description is None:
            return None
        return PhpArray.from_list([show_type(type_) for type_ in description.types])

    @method(tentative=True)
    def __getLastRequest(self) -> Str | Null:
        return self.text(CLIENT.LAST_REQUEST)

    @method(tentative=True)
    def __getLastResponse(self) -> Str | Null:
        return self.text(CLIENT.LAST_RESPONSE)

    @method(tentative=True)
    def __getLastRequestHeaders(self) -> Str | Null:
        return self.text(CLIENT.LAST_REQUEST_HEADERS)

    @method(tentative=True)
    def __getLastResponseHeaders(self) -> Str | Null:
        return self.text(CLIENT.LAST_RESPONSE_HEADERS)

    # ---- requests ---------------------------------------------------------------------------------------------------

    @method(tentative=True, until=80500)
    def __doRequest(self, engine: Engine, request: Str, location: Str, action: Str, version: Int,
                    oneWay: Bool = False) -> Str | Null:
        return self.do_request(engine, request, location, action, version, oneWay)

    @method(name="__doRequest", tentative=True, since=80500)
    def do_request_later(self, engine: Engine, request: Str, location: Str, action: Str, version: Int,
                         oneWay: Bool = False, uriParserClass: Str | Null = None) -> Str | Null:
        return self.do_request(engine, request, location, action, version, oneWay)

    def do_request(self, engine: Engine, request: str, location: str, action: str, version: int,
                   oneWay: bool) -> str | None:
        """The response to a request, None where a fault has been kept."""
        if (self.field(CLIENT.FEATURES) or 0) & WAIT_ONE_WAY_CALLS:
            oneWay = False
        exchange = Exchange(engine, _settings(self), self.connection)
        self.connection.cookies = self.field(CLIENT.COOKIES)
        try:
            return exchange.send(request, location, action, version, oneWay)
        except ResponseFault as fault:
            self.slots[CLIENT.FAULT] = make_fault(engine, fault.code, fault.text)
            return None
        finally:
            self.slots[CLIENT.COOKIES] = self.connection.cookies
            if self.field(CLIENT.TRACE):
                if exchange.request_headers is not None:
                    self.slots[CLIENT.LAST_REQUEST_HEADERS] = exchange.request_headers
                if exchange.response_headers is not None:
                    self.slots[CLIENT.LAST_RESPONSE_HEADERS] = exchange.response_headers

    # ---- settings ---------------------------------------------------------------------------------------------------

    @method(tentative=True)
    def __setCookie(self, name: Str, value: Str | Null = None) -> Void:
        cookies = self.field(CLIENT.COOKIES).clone()
        if value is None:
            cookies.delete(name)
        else:
            cookies.set(name, PhpArray.from_list([value]))
        self.slots[CLIENT.COOKIES] = cookies

    @method(tentative=True)
    def __getCookies(self) -> Array:
        cookies: PhpArray = self.field(CLIENT.COOKIES)
        return cookies

    @method(tentative=True)
    def __setSoapHeaders(self, engine: Engine, headers: Untyped = None) -> Bool:
        if type(headers) is PhpArray:
            _check_headers(engine, self, headers)
        elif isinstance(headers, SoapHeader):
            headers = PhpArray.from_list([headers])
        elif headers is not None:
            argument_type_error(engine, 1, _HEADERS_TYPE.format(type_name(headers)))
        self.slots[CLIENT.HEADERS] = headers
        return True

    @method(tentative=True)
    def __setLocation(self, location: Str | Null = None) -> Str | Null:
        known = self.text(CLIENT.LOCATION)
        self.slots[CLIENT.LOCATION] = location or None
        return known


# ---- options --------------------------------------------------------------------------------------------------------

def _option(options: PhpArray, name: str, kind: type) -> Any:
    """An option of that type, None where it is none."""
    value = plain(options.get(name))
    return value if type(value) is kind else None


def _take_options(engine: Engine, client: SoapClient, wsdl: str | None, options: PhpArray | None) -> None:
    slots = client.slots
    prefix = f"{running_function(engine)}(): "
    mode = cache_mode(engine)
    version, type_map = SOAP_1_1, None
    if options is None:
        if wsdl is None:
            raise FatalError(f"{prefix}'location' and 'uri' options are required in nonWSDL mode")
    else:
        if wsdl is None:
            slots[CLIENT.URI] = uri = _option(options, "uri", str)
            if uri is None:
                raise FatalError(f"{prefix}'uri' option is required in nonWSDL mode")
            style, use = _option(options, "style", int), _option(options, "use", int)
            slots[CLIENT.STYLE] = style if style in (RPC, DOCUMENT) else None
            slots[CLIENT.USE] = use if use in (LITERAL, ENCODED) else None
        context = plain(options.get("stream_context"))
        context = check_context(engine, context) if is_resource(context) else ContextResource(engine)
        for name, number in _TEXT_OPTIONS:
            slots[number] = _option(options, name, str)
        if wsdl is None and slots[CLIENT.LOCATION] is None:
            raise FatalError(f"{prefix}'location' option is required in nonWSDL mode")
        given = _option(options, "soap_version", int)
        version = given if given in (SOAP_1_1, SOAP_1_2) else SOAP_1_1
        _take_permits(engine, slots, options)
        _take_switches(engine, slots, options, prefix, context)
        type_map = _option(options, "typemap", PhpArray)
        slots[CLIENT.CONTEXT] = context
        given = _option(options, "cache_wsdl", int)
        mode = mode if given is None else given
    slots[CLIENT.SOAP_VERSION] = version
    description = None
    if wsdl is not None:
        state = engine.state_of(SoapState)
        state.version = version
        description = _load(engine, client, wsdl, mode)
        slots[CLIENT.SDL] = SoapResource(engine, "sdl", description)
    if type_map is not None and len(type_map):
        made = make_type_map(engine, description, type_map)
        if made:
            slots[CLIENT.TYPEMAP] = SoapResource(engine, "table", made)


def _load(engine: Engine, client: SoapClient, wsdl: str, mode: int) -> Description:
    """Read the WSDL document, with a context that has what the options say."""
    settings = _settings(client)
    context = settings.context or ContextResource(engine)
    options = context.context_options.setdefault("http", {})
    headers = f"User-Agent: {settings.user_agent}\r\n" if settings.user_agent else ""
    left_out = set()
    if settings.proxy is not None:
        options["proxy"] = f"tcp://{settings.proxy[0]}:{settings.proxy[1]}"
        if lower(wsdl[:8]) != "https://":
            options["request_fulluri"] = True
        if settings.proxy_login is not None:
            left_out.add("proxy-authorization")
            headers += basic_permit("Proxy-Authorization", settings.proxy_login, settings.proxy_password)
    if settings.login is not None and not settings.use_digest:
        left_out.add("authorization")
        headers += basic_permit("Authorization", settings.login, settings.password)
    if "protocol_version" not in options:
        options["protocol_version"] = 1.1
        headers += "Connection: close\r\n"
    if headers:
        options["header"] = headers + context_headers(options, left_out)
    if client.field(CLIENT.EXCEPTIONS) is False:
        return load_description(engine, wsdl, mode, context)
    with engine.diagnostics.counting():
        return load_description(engine, wsdl, mode, context)


def _take_permits(engine: Engine, slots: list[Any], options: PhpArray) -> None:
    login = _option(options, "login", str)
    if login is not None:
        slots[CLIENT.LOGIN], slots[CLIENT.PASSWORD] = login, _option(options, "password", str)
        slots[CLIENT.USE_DIGEST] = _option(options, "authentication", int) == 1
    name = _option(options, "proxy_host", str)
    if name is None:
        return
    slots[CLIENT.PROXY_HOST] = name
    if "proxy_port" in options:
        slots[CLIENT.PROXY_PORT] = to_int(engine, plain(options.get("proxy_port")))
    login = _option(options, "proxy_login", str)
    if login is not None:
        slots[CLIENT.PROXY_LOGIN], slots[CLIENT.PROXY_PASSWORD] = login, _option(options, "proxy_password", str)


def _take_switches(engine: Engine, slots: list[Any], options: PhpArray, prefix: str,
                   context: ContextResource | None) -> None:
    certificate = _option(options, "local_cert", str)
    if certificate is not None and context is not None:
        secure = context.context_options.setdefault("ssl", {})
        secure["local_cert"] = certificate
        if (phrase := _option(options, "passphrase", str)) is not None:
            secure["passphrase"] = phrase
    if plain(options.get("trace")) in (True, 1):
        slots[CLIENT.TRACE] = True
    if "exceptions" in options and plain(options.get("exceptions")) in (False, 0):
        slots[CLIENT.EXCEPTIONS] = False
    slots[CLIENT.COMPRESSION] = _option(options, "compression", int)
    encoding = _option(options, "encoding", str)
    if encoding is not None:
        if find_text_encoding(encoding) is None:
            raise FatalError(f"{prefix}Invalid 'encoding' option - '{encoding}'")
        slots[CLIENT.ENCODING] = encoding
    slots[CLIENT.CLASSMAP] = _option(options, "classmap", PhpArray)
    slots[CLIENT.FEATURES] = _option(options, "features", int)
    if "connection_timeout" in options:
        slots[CLIENT.TIMEOUT] = max(to_int(engine, plain(options.get("connection_timeout"))), 0)
    if "keep_alive" in options and plain(options.get("keep_alive")) in (False, 0):
        slots[CLIENT.KEEP_ALIVE] = False
    ssl_method = _option(options, "ssl_method", int)
    if ssl_method is not None:
        slots[CLIENT.SSL_METHOD] = ssl_method
        engine.diagnostics.deprecated(f'{prefix}The "ssl_method" option is deprecated. Use "ssl" stream context '
                                      "options instead")


def _settings(client: SoapClient) -> Settings:
    """What the options say of requests."""
    made = Settings()
    field = client.field
    made.login, made.password, made.use_digest = field(CLIENT.LOGIN), field(CLIENT.PASSWORD), field(CLIENT.USE_DIGEST)
    name, port = field(CLIENT.PROXY_HOST), field(CLIENT.PROXY_PORT)
    if type(name) is str and type(port) is int:
        made.proxy = name, port
    made.proxy_login, made.proxy_password = field(CLIENT.PROXY_LOGIN), field(CLIENT.PROXY_PASSWORD)
    made.timeout, made.user_agent = field(CLIENT.TIMEOUT), field(CLIENT.USER_AGENT)
    context = field(CLIENT.CONTEXT)
    made.context = context if isinstance(context, ContextResource) else None
    made.keep_alive, made.ssl_method = field(CLIENT.KEEP_ALIVE), field(CLIENT.SSL_METHOD)
    made.compression = field(CLIENT.COMPRESSION)
    return made


# ---- calls ----------------------------------------------------------------------------------------------------------

def _check_headers(engine: Engine, client: SoapClient, headers: PhpArray) -> None:
    if not all(isinstance(plain(header), SoapHeader) for header in headers.plain_values()):
        engine.diagnostics.fatal(f"{running_function(engine)}(): Invalid SOAP header")


def _call(engine: Engine, client: SoapClient, name: str, arguments: PhpArray, options: PhpArray | None, headers: Any,
          outgoing: Any) -> Any:
    """Call a function of the service (soap_client_call_impl)."""
    given = options if options is not None else PhpArray()
    location, action, uri = (_option(given, key, str) for key in ("location", "soapaction", "uri"))
    if type(headers) is PhpArray:
        _check_headers(engine, client, headers)
    elif isinstance(headers, SoapHeader):
        headers = PhpArray.from_list([headers])
    elif headers is not None:
        argument_type_error(engine, 4, _HEADERS_TYPE.format(type_name(headers)))
    defaults = client.field(CLIENT.HEADERS)
    if type(defaults) is PhpArray:
        more = [header for header in defaults.plain_values() if isinstance(plain(header), PhpObject)]
        headers = PhpArray.from_list([*headers.plain_values(), *more]) if headers is not None else defaults
    values = [plain(value) for value in arguments.plain_values()]
    received = None
    if outgoing is not None:
        received = outgoing.value = PhpArray()
    with _ClientCode(engine, client):
        return _Call(engine, client, headers, received).run(name, values, location, action, uri)


class _Call:
    """One call (do_soap_call)."""

    __slots__ = ("engine", "client", "coding", "headers", "received", "version")

    def __init__(self, engine: Engine, client: SoapClient, headers: PhpArray | None,
                 received: PhpArray | None) -> None:
        self.engine, self.client, self.headers, self.received = engine, client, headers, received
        self.version = SOAP_1_2 if client.field(CLIENT.SOAP_VERSION) == SOAP_1_2 else SOAP_1_1
        engine.state_of(SoapState).version = self.version
        self.coding = self._new_coding()

    def _new_coding(self) -> Coding:
        coding, client = new_coding(self.engine), self.client
        coding.version, coding.description = self.version, client.description
        encoding, type_map = client.field(CLIENT.ENCODING), client.field(CLIENT.TYPEMAP)
        coding.text_encoding = find_text_encoding(encoding) if type(encoding) is str else None
        coding.class_map = client.field(CLIENT.CLASSMAP)
        coding.type_map = type_map.content if isinstance(type_map, SoapResource) else None
        coding.features = client.field(CLIENT.FEATURES) or 0
        return coding

    def run(self, name: str, arguments: list[Any], location: str | None, action: str | None, uri: str | None) -> Any:
        """What it returns; throws the fault it ends in, or returns that."""
        client = self.client
        if client.field(CLIENT.TRACE):
            client.slots[CLIENT.LAST_REQUEST] = client.slots[CLIENT.LAST_RESPONSE] = None
        client.slots[CLIENT.FAULT] = None
        location = location if location is not None else client.field(CLIENT.LOCATION)
        value: Any = None
        try:
            value = self._perform(name, arguments, location, action, uri)
        except ResponseFault as fault:
            client.slots[CLIENT.FAULT] = make_fault(self.engine, fault.code, fault.text, fault.actor, fault.details)
        known = client.field(CLIENT.FAULT)
        if isinstance(known, PhpObject):
            value = known
        if isinstance(value, SoapFault) and client.field(CLIENT.EXCEPTIONS) is not False:
            raise Thrown(value)
        return value

    def _perform(self, name: str, arguments: list[Any], location: str | None, action: str | None,
                 uri: str | None) -> Any:
        description = self.coding.description
        if description is None:
            own = self.client.field(CLIENT.URI)
            if type(own) is not str:
                raise ResponseFault("Client", 'Error finding "uri" property')
            if location is None:
                raise ResponseFault("Client", 'Error could not find "location" property')
            uri = uri if uri is not None else own
            action = action if action is not None else f"{uri}#{name}"
            return self._exchange(None, name, uri, arguments, location, action, False)
        function = description.function(lower(name))
        if function is None:
            raise ResponseFault("Client", f'Function ("{name}") is not a valid method for this service')
        one_way = function.response_name is None and function.response is None and self.headers is None
        location = location if location is not None else function.binding.location
        attributes = function.attributes
        if attributes is not None:
            return self._exchange(function, None, attributes.input.namespace, arguments, location, attributes.action,
                                  one_way)
        return self._exchange(function, None, description.target, arguments, location, None, one_way)

    def _exchange(self, function: SoapFunction | None, name: str | None, uri: str | None, arguments: list[Any],
                  location: str, action: str | None, one_way: bool) -> Any:
        client = self.client
        request = write_and_dissolve(write_request(
            self.coding, function, name, uri, arguments, self.version, self.headers, client.field(CLIENT.STYLE),
            client.field(CLIENT.USE)))
        traces = client.field(CLIENT.TRACE)
        if traces:
            client.slots[CLIENT.LAST_REQUEST] = request
        response = plain(self.engine.call_function(client.ce.function_table["__dorequest"],
                                                   [request, location, action or "", self.version, one_way], client,
                                                   client.ce))
        if type(response) is not str:
            if client.field(CLIENT.FAULT) is None:
                raise ResponseFault("Client", "SoapClient::__doRequest() returned non string value")
            return None
        if traces:
            client.slots[CLIENT.LAST_RESPONSE] = response
        if client.field(CLIENT.FAULT) is not None:
            return None
        return read_response(self.coding, response, function, self.received)
