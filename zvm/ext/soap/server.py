"""The class SoapServer."""
from __future__ import annotations

from zvm.ext.soap.coding import find_text_encoding, given_arguments, plain
from zvm.ext.soap.encoders import new_coding
from zvm.ext.soap.faults import SoapFault, make_fault
from zvm.ext.soap.loading import cache_mode, load_description, make_type_map
from zvm.ext.soap.messages import RequestHeader, write_response
from zvm.ext.soap.namespaces import ENVELOPE_11, ENVELOPE_12, SOAP_1_1, SOAP_1_2
from zvm.ext.soap.records import FatalError, ServerFault, SoapFunction
from zvm.ext.soap.requests import Request, read_request
from zvm.ext.soap.state import SoapState
from zvm.ext.soap.values import SoapHeader
from zvm.ext.soap.xml_tree import DTD, Node, parse, write_and_dissolve
from zvm.ext.standard.network.headers import Headers, add_header
from zvm.ext.vocabulary import (
    EMPTY,
    PRIVATE,
    Array,
    Int,
    Mixed,
    Null,
    Object,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes.error_levels import E_ERROR, E_FATAL_ERRORS
from zvm.opcodes.flags import ACC_NOT_CLONEABLE, ACC_PUBLIC
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import argument_type_error, class_argument, is_instance, value_error
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.signals import Thrown, UnwindExit
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.convert import to_string
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.strings import lower
from zvm.runtime.values.zval import type_name
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine
    from zvm.ext.soap.coding import Coding
    from zvm.ext.soap.records import Description
    from zvm.runtime.classes.class_entry import ClassEntry

# ruff: noqa: F821, N802, N803, UP037

ALL_FUNCTIONS = 999
_ALL_FUNCTIONS_DEPRECATED = (
    "Enabling all functions via SOAP_FUNCTIONS_ALL is deprecated since 8.4, due to possible security concerns. If all "
    "PHP functions should be enabled, the flattened return value of get_defined_functions() can be used")
PERSISTENT, PER_REQUEST = 1, 2
BY_FUNCTIONS, BY_CLASS, BY_OBJECT = 1, 2, 3
_KEPT_OBJECT = "_bogus_session_name"


FAULT = 0  # where a SoapServer's only property is


class Service:
    """What a server offers (soapService): `headers` are those of the request under way."""

    __slots__ = ("version", "description", "kind", "functions", "offers_all", "ce", "arguments", "persistence",
                 "target", "uri", "actor", "encoding", "class_map", "type_map", "features", "sends_errors", "headers")

    def __init__(self) -> None:
        self.version = SOAP_1_1
        self.description: Description | None = None
        self.kind = BY_FUNCTIONS
        self.functions: dict[str, str] = {}
        self.offers_all = False
        self.ce: ClassEntry | None = None
        self.arguments: list[Any] = []
        self.persistence = PER_REQUEST
        self.target: PhpObject | None = None
        self.uri: str | None = None
        self.actor: str | None = None
        self.encoding: Any = None
        self.class_map: PhpArray | None = None
        self.type_map: dict[str, Any] | None = None
        self.features = 0
        self.sends_errors = True
        self.headers: list[RequestHeader] | None = None

    def new_coding(self, engine: Engine, version: int) -> Coding:
        """What a message is read or written with."""
        coding = new_coding(engine)
        coding.version, coding.description = version, self.description
        coding.text_encoding, coding.class_map, coding.type_map = self.encoding, self.class_map, self.type_map
        coding.features = self.features
        return coding


class _ServerCode:
    """What a server does: a fatal error in it is answered with a fault (SOAP_SERVER_BEGIN_CODE)."""

    __slots__ = ("server", "state", "outer", "diagnostics")

    def __init__(self, engine: Engine, server: SoapServer) -> None:
        self.server, self.state, self.diagnostics = server, engine.state_of(SoapState), engine.diagnostics

    def __enter__(self) -> None:
        state = self.state
        self.outer = state.handles_errors, state.code, state.owner, state.version, self.diagnostics.receiver
        state.handles_errors, state.code, state.owner = True, "Server", self.server
        self.diagnostics.receiver = self.receive

    def __exit__(self, kind: Any, value: Any, trace: Any) -> None:
        state, engine = self.state, self.state.engine
        try:
            if isinstance(value, FatalError):
                file, line = engine.diagnostics.position()
                self.receive(E_ERROR, value.message, file, line)
                engine.diagnostics.bail_out()
            if isinstance(value, ServerFault):
                _answer_and_end(engine, self.server, value)
        finally:
            state.handles_errors, state.code, state.owner, state.version, self.diagnostics.receiver = self.outer

    def receive(self, level: int, message: str, file: str, line: int) -> bool:
        """Log what is reported; answer with it if it is fatal (soap_real_error_handler)."""
        engine, diagnostics = self.state.engine, self.diagnostics
        fault = None
        if level & E_FATAL_ERRORS:
            service = self.server.service
            details = None
            if service is not None and not service.sends_errors:
                text = "Internal Error"
            else:
                text = message
                if engine.output.get_length() is not None:
                    details = engine.output.get_contents() or None
                    engine.output.end(True)
            fault = make_fault(engine, self.state.code, text, None, details)
        ini = engine.ini
        displays, diagnostics.receiver = ini.display_errors, None
        ini.display_errors = "0"
        try:
            diagnostics.report(level, message, file, line)
        finally:
            ini.display_errors, diagnostics.receiver = displays, self.receive
        if fault is not None:
            _send_fault(engine, self.server, None, fault, [])
        return True


def _answer_and_end(engine: Engine, server: SoapServer, problem: ServerFault) -> NoReturn:
    """Answer with a fault; the request ends (soap_server_fault)."""
    _send_fault(engine, server, None, make_fault(engine, problem.code, problem.message), [])
    _end(engine)


def _end(engine: Engine) -> NoReturn:
    """End the request as a fatal error does, but with the exit status that it has (zend_bailout)."""
    engine.diagnostics.bailed_out = engine.is_unclean = True
    engine.objects.disable_destructors()
    raise UnwindExit(engine.exit_status)


def _send_fault(engine: Engine, server: SoapServer, function: SoapFunction | None, fault: PhpObject,
                headers: list[RequestHeader]) -> None:
    """Answer with a fault (soap_server_fault_ex)."""
    version = engine.state_of(SoapState).version
    service = server.service or Service()
    envelope = write_response(service.new_coding(engine, version), function, None, None, fault, headers, version)
    text = write_and_dissolve(envelope) if envelope is not None else ""
    known = engine.symbol_table.lookup("_SERVER")
    agent = plain(known.get("HTTP_USER_AGENT")) if type(known) is PhpArray else None
    if agent != "Shockwave Flash":
        sent = engine.state_of(Headers)
        sent.code, sent.status_line = 500, "HTTP/1.1 500 Internal Server Error"
    _send(engine, text, version, True)


def _send(engine: Engine, text: str, version: int, is_fault: bool = False) -> None:
    """Send an answer; PHP's headers have another order in faults."""
    kind = "application/soap+xml" if version == SOAP_1_2 else "text/xml"
    compressed = engine.ini.get_int("zlib.output_compression")
    headers = [f"Content-Type: {kind}; charset=utf-8",
               "Connection: close" if compressed else f"Content-Length: {len(text)}"]
    for header in reversed(headers) if is_fault else headers:
        add_header(engine, header)
    engine.output.write(text)


@php_class("SoapServer", changes=(80400, {"flags": ACC_NOT_CLONEABLE}),
           properties=[prop("__soap_fault", None, PRIVATE, "'SoapFault' | Null")])
class SoapServer(PhpObject):
    __slots__ = ("service",)

    def __init__(self) -> None:
        self.service: Service | None = None  # what it offers, once its constructor has run

    def opened(self, engine: Engine) -> Service:
        """What it offers; throws Error before its constructor has run."""
        service = self.service
        if service is None:
            engine.throw("Error", "Cannot fetch SoapServer object")
        return service

    @method
    def __construct(self, engine: Engine, wsdl: Str | Null, options: Array = EMPTY) -> Untyped:
        given = given_arguments(engine) > 1
        with _ServerCode(engine, self):
            self.service = _make_service(engine, wsdl, options if given else None)

    @method(tentative=True)
    def fault(self, engine: Engine, code: Str, string: Str, actor: Str = "", details: Mixed = None,
              name: Str = "") -> Void:
        given = given_arguments(engine)
        with _ServerCode(engine, self):
            self.opened(engine)
            fault = make_fault(engine, code, string, actor if given > 2 else None, details, name if given > 4 else None)
            _send_fault(engine, self, None, fault, [])
            _end(engine)

    @method(tentative=True)
    def addSoapHeader(self, engine: Engine, header: 'SoapHeader') -> Void:
        service = self.opened(engine)
        if service.headers is None:
            engine.throw("Error", "SoapServer::addSoapHeader() may be called only during SOAP request processing")
        added = RequestHeader(None)
        added.value = header
        service.headers.append(added)

    @method(tentative=True)
    def setPersistence(self, engine: Engine, mode: Int) -> Void:
        service = self.opened(engine)
        if service.kind != BY_CLASS:
            engine.throw("Error", "SoapServer::setPersistence(): Persistence cannot be set when the SOAP server is "
                                  "used in function mode")
        if mode not in (PERSISTENT, PER_REQUEST):
            value_error(engine, 1, "must be either SOAP_PERSISTENCE_SESSION or SOAP_PERSISTENCE_REQUEST when the SOAP "
                                   "server is used in class mode")
        service.persistence = mode

    @method(tentative=True)
    def setClass(self, engine: Engine, class_: Str, *args: Mixed) -> Void:
        ce = class_argument(engine, 1, class_)
        service = self.opened(engine)
        service.kind, service.ce, service.persistence, service.arguments = BY_CLASS, ce, PER_REQUEST, list(args)

    @method(tentative=True)
    def setObject(self, engine: Engine, object: Object) -> Void:
        service = self.opened(engine)
        service.kind, service.target = BY_OBJECT, object

    @method(tentative=True)
    def getFunctions(self, engine: Engine) -> Array:
        service = self.opened(engine)
        ce = service.ce if service.kind == BY_CLASS else service.target.ce if service.target is not None else None
        if service.kind != BY_FUNCTIONS and ce is not None:
            return PhpArray.from_list([function.function_name for function in ce.function_table.values()
                                       if function.fn_flags & ACC_PUBLIC])
        if service.offers_all:
            return PhpArray.from_list([engine.functions[name].function_name for name in list(engine.functions)])
        return PhpArray.from_list(list(service.functions.values()))

    @method(tentative=True)
    def addFunction(self, engine: Engine, functions: Untyped) -> Void:
        service = self.opened(engine)
        if type(functions) is PhpArray:
            for name in functions.plain_values() if service.kind == BY_FUNCTIONS else ():
                name = plain(name)
                if type(name) is not str:
                    argument_type_error(engine, 1, "must contain only strings")
                if not _add_function(engine, service, name):
                    engine.throw("TypeError", f'SoapServer::addFunction(): Function "{name}" not found')
        elif type(functions) is str:
            if not _add_function(engine, service, functions):
                argument_type_error(engine, 1, f'must be a valid function name, function "{functions}" not found')
        elif type(functions) is int:
            if functions != ALL_FUNCTIONS:
                value_error(engine, 1, "must be SOAP_FUNCTIONS_ALL when an integer is passed")
            if engine.target >= V8_4:
                engine.diagnostics.deprecated("SoapServer::addFunction(): " + _ALL_FUNCTIONS_DEPRECATED)
            service.functions, service.offers_all = {}, True
        else:
            argument_type_error(engine, 1, f"must be of type array|string|int, {type_name(functions)} given")

    @method(tentative=True, name="handle")
    def answer(self, engine: Engine, request: Str | Null = None) -> Void:
        with _ServerCode(engine, self):
            service = self.opened(engine)
            engine.state_of(SoapState).version = service.version
            _handle(engine, self, service, request)


def _add_function(engine: Engine, service: Service, name: str) -> bool:
    key = lower(name)
    function = engine.functions.get(key)
    if function is None:
        return False
    service.functions[key] = function.function_name
    service.offers_all = False
    return True


def _make_service(engine: Engine, wsdl: str | None, options: PhpArray | None) -> Service:
    """What a constructor's options say."""
    service = Service()
    prefix = f"{running_function(engine)}(): "
    mode, type_map = cache_mode(engine), None
    if options is None:
        if wsdl is None:
            raise FatalError(f"{prefix}'uri' option is required in nonWSDL mode")
    else:
        given = {name: plain(value) for name, value in options.plain_items()}
        if "soap_version" in given:
            if given["soap_version"] not in (SOAP_1_1, SOAP_1_2) or type(given["soap_version"]) is not int:
                raise FatalError(f"{prefix}'soap_version' option must be SOAP_1_1 or SOAP_1_2")
            service.version = given["soap_version"]
        if type(given.get("uri")) is str:
            service.uri = given["uri"]
        elif wsdl is None:
            raise FatalError(f"{prefix}'uri' option is required in nonWSDL mode")
        service.actor = given["actor"] if type(given.get("actor")) is str else None
        if type(given.get("encoding")) is str:
            service.encoding = find_text_encoding(given["encoding"])
            if service.encoding is None:
                raise FatalError(f"{prefix}Invalid 'encoding' option - '{given['encoding']}'")
        service.class_map = given["classmap"] if type(given.get("classmap")) is PhpArray else None
        type_map = given.get("typemap")
        service.features = given["features"] if type(given.get("features")) is int else 0
        mode = given["cache_wsdl"] if type(given.get("cache_wsdl")) is int else mode
        if type(given.get("send_errors")) in (bool, int):
            service.sends_errors = bool(given["send_errors"])
    if wsdl is not None:
        service.description = load_description(engine, wsdl, mode, None)
        service.uri = service.uri or service.description.target or "http://unknown-uri/"
    if type(type_map) is PhpArray and len(type_map):
        service.type_map = make_type_map(engine, service.description, type_map) or None
    return service


# ---- requests -------------------------------------------------------------------------------------------------------

def _handle(engine: Engine, server: SoapServer, service: Service, text: str | None) -> None:
    """Answer a request (SoapServer::handle)."""
    web = engine.web
    if web is not None and web.method == "GET" and lower(web.query or "") == "wsdl":
        _send_description(engine, service)
        return
    if text is None and web is None:
        engine.output.start()
        return
    engine.output.start()
    document = _document(engine, text)
    if document is None:
        raise ServerFault("Client", "Bad Request")
    if any(node.kind == DTD for node in document.children):
        _refuse_types(engine, document)
    request = None
    try:
        coding = service.new_coding(engine, service.version)
        request = read_request(coding, document, service.actor)
        coding.reset()
        document.dissolve()
        service.headers = request.headers
        value = _Call(engine, server, service, request).run()
        if value is _ANSWERED:
            return
        version = request.version
        coding = service.new_coding(engine, version)
        function = request.function
        name = function.response_name if function is not None and function.response_name else f"{request.name}Response"
        envelope = write_response(coding, function, name, service.uri, value, request.headers, version)
    except Thrown as thrown:
        engine.output.end(True)
        if _answer_exception(engine, server, service, request, thrown.object):
            return
        raise
    finally:
        service.headers = None
    engine.output.end(True)
    if envelope is not None:
        _send(engine, write_and_dissolve(envelope), version)
        return
    sent = engine.state_of(Headers)
    sent.code, sent.status_line = 202, "HTTP/1.1 202 Accepted"
    add_header(engine, "Content-Length: 0")


_ANSWERED: Any = object()


def _send_description(engine: Engine, service: Service) -> None:
    """Answer with the WSDL document."""
    if service.description is None:
        raise ServerFault("Server", "WSDL generation is not supported yet")
    add_header(engine, "Content-Type: text/xml; charset=utf-8")
    engine.call_function(engine.functions["readfile"], [service.description.source])


def _document(engine: Engine, text: str | None) -> Node | None:
    if text is None:
        web = engine.web
        text = web.body.decode("latin-1") if web is not None else ""
        encoding = web.headers.get("content-encoding") if web is not None else None
        if encoding in ("gzip", "x-gzip", "deflate"):
            import zlib

            text = zlib.decompressobj(47).decompress(text.encode("latin-1")).decode("latin-1")
    return parse(engine, text)


def _refuse_types(engine: Engine, document: Node) -> NoReturn:
    envelope = document.find("Envelope")
    if envelope is not None and envelope.namespace is not None:
        versions = {ENVELOPE_11: SOAP_1_1, ENVELOPE_12: SOAP_1_2}
        state = engine.state_of(SoapState)
        state.version = versions.get(envelope.namespace.href, state.version)
    raise ServerFault("Server", "DTD are not supported by SOAP")


def _answer_exception(engine: Engine, server: SoapServer, service: Service, request: Request | None,
                      exception: PhpObject) -> bool:
    """Answer with what PHP code threw, if that is a fault or an Error (_soap_server_exception)."""
    function = request.function if request is not None else None
    if isinstance(exception, SoapFault):
        _send_fault(engine, server, function, exception, [])
        return True
    if not is_instance(engine, exception, "Error"):
        return False
    text = "Internal Error"
    if service.sends_errors:
        text = to_string(engine, plain(exception.slots[0]))
    fault = make_fault(engine, "Server", text)
    server.slots[FAULT] = fault
    _send_fault(engine, server, function, fault, [])
    return True


class _Call:
    """The functions that a request calls."""

    __slots__ = ("engine", "server", "service", "request", "target")

    def __init__(self, engine: Engine, server: SoapServer, service: Service, request: Request) -> None:
        self.engine, self.server, self.service, self.request = engine, server, service, request
        self.target: PhpObject | None = None

    def run(self) -> Any:
        """What the function returned; _ANSWERED where a fault has been sent."""
        engine, request = self.engine, self.request
        if self.service.kind == BY_OBJECT:
            self.target = self.service.target
        elif self.service.kind == BY_CLASS:
            self.target = self._make_target()
        for header in list(request.headers):
            name = header.name or ""
            if self._offers(name):
                header.value = self._call(name, header.arguments)
                if isinstance(header.value, SoapFault):
                    return self._answer(header.value, [header])
            elif header.must_understand:
                raise ServerFault("MustUnderstand", "Header not understood")
        if not self._offers(request.name):
            raise FatalError(f"Function '{request.name}' doesn't exist")
        value = self._call(request.name, request.arguments)
        self.target = None if self.service.persistence != PERSISTENT else self.target
        if isinstance(value, SoapFault):
            return self._answer(value, [])
        engine.state_of(SoapState).version = request.version
        return value

    def _answer(self, fault: SoapFault, headers: list[RequestHeader]) -> Any:
        self.engine.output.end(True)
        _send_fault(self.engine, self.server, self.request.function, fault, headers)
        return _ANSWERED

    def _make_target(self) -> PhpObject:
        """The object that the class's methods are called on, the session's if it is to last."""
        engine, service = self.engine, self.service
        ce = service.ce
        assert ce is not None
        variables = self._session() if service.persistence == PERSISTENT else None
        if variables is not None:
            known = plain(variables.get(_KEPT_OBJECT))
            if isinstance(known, PhpObject) and known.ce is ce:
                return known
        made: PhpObject = instantiate(engine, ce)
        if ce.constructor is not None:
            engine.call_function(ce.constructor, list(service.arguments), this=made, called_scope=ce)
        if variables is not None:
            variables.set(_KEPT_OBJECT, made)
        return made

    def _session(self) -> PhpArray | None:
        """The session's variables, the session started if need be."""
        engine = self.engine
        start = engine.functions.get("session_start")
        status = engine.functions.get("session_status")
        if start is None or status is None:
            return None
        if engine.call_function(status, []) != 2:
            engine.call_function(start, [])
        variables = engine.symbol_table.lookup("_SESSION")
        return variables if type(variables) is PhpArray else None

    def _offers(self, name: str) -> bool:
        key = lower(name)
        if self.target is not None:
            table = self.target.ce.function_table
            return key in table or "__call" in table
        if self.service.offers_all:
            return self.engine.functions.get(key) is not None
        return key in self.service.functions

    def _call(self, name: str, arguments: list[Any]) -> Any:
        from zvm.executor.callables import call_callable

        called: Any = name if self.target is None else PhpArray.from_list([self.target, name])
        return plain(call_callable(self.engine, called, list(arguments)))
