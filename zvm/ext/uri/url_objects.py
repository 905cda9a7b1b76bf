"""Uri\\WhatWg\\Url, its validation errors and exception."""
from __future__ import annotations

from zvm.ext.core.exceptions import ExceptionObject, make_exception
from zvm.ext.uri import hosts, whatwg
from zvm.ext.uri.parsed import ParsedHooks, ParsedObject, serialized, stored_text
from zvm.ext.vocabulary import (
    EMPTY,
    PUBLIC,
    READONLY,
    UNDEF,
    Array,
    Bool,
    ByRef,
    Cases,
    Int,
    Null,
    Scope,
    Static,
    Str,
    Untyped,
    Void,
    method,
    php_class,
    prop,
)
from zvm.opcodes import flags
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.objects.class_constants import fetch_class_constant
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.signals import Thrown
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.php_object import PhpObject
from zvm.runtime.values.zval import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable
    from typing import Any, NoReturn

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined"
# ruff: noqa: F722, F821, N802, N805, UP037


@php_class("Uri\\WhatWg\\UrlValidationErrorType", since=80500, implements=("UnitEnum",), cases=Cases(
    "DomainToAscii", "DomainToUnicode", "DomainInvalidCodePoint", "HostInvalidCodePoint", "Ipv4EmptyPart",
    "Ipv4TooManyParts", "Ipv4NonNumericPart", "Ipv4NonDecimalPart", "Ipv4OutOfRangePart", "Ipv6Unclosed",
    "Ipv6InvalidCompression", "Ipv6TooManyPieces", "Ipv6MultipleCompression", "Ipv6InvalidCodePoint",
    "Ipv6TooFewPieces", "Ipv4InIpv6TooManyPieces", "Ipv4InIpv6InvalidCodePoint", "Ipv4InIpv6OutOfRangePart",
    "Ipv4InIpv6TooFewParts", "InvalidUrlUnit", "SpecialSchemeMissingFollowingSolidus", "MissingSchemeNonRelativeUrl",
    "InvalidReverseSoldius", "InvalidCredentials", "HostMissing", "PortOutOfRange", "PortInvalid",
    "FileInvalidWindowsDriveLetter", "FileInvalidWindowsDriveLetterHost"))
class UrlValidationErrorType(PhpObject):
    __slots__ = ()


@php_class("Uri\\WhatWg\\UrlValidationError", since=80500, final=True, flags=flags.ACC_READONLY_CLASS, dynamic=False,
           properties=[prop("context", visibility=PUBLIC | READONLY, type="Str"),
                       prop("type", visibility=PUBLIC | READONLY, type="'Uri\\\\WhatWg\\\\UrlValidationErrorType'"),
                       prop("failure", visibility=PUBLIC | READONLY, type="Bool")])
class UrlValidationError(PhpObject):
    __slots__ = ()

    @method
    def __construct(
        self, context: Str,
        type: 'Uri\\WhatWg\\UrlValidationErrorType',
        failure: Bool
    ) -> Untyped:
        self.slots[:3] = [context, type, failure]


@php_class("Uri\\WhatWg\\InvalidUrlException", since=80500, extends="Uri\\InvalidUriException",
           properties=[prop("errors", visibility=PUBLIC | READONLY, type="Array")])
class InvalidUrlException(ExceptionObject):
    __slots__ = ()

    @method
    def __construct(self, engine: Engine, message: Str = "", errors: Array = EMPTY, code: Int = 0,
                    previous: 'Throwable' | Null = None) -> Untyped:
        kind = engine.classes["uri\\whatwg\\urlvalidationerror"]
        if errors.packed is None or any(getattr(error, "ce", None) is not kind for error in errors.plain_values()):
            value_error(engine, 2, "must be a list of Uri\\WhatWg\\UrlValidationError")
        engine.call_function(engine.classes["exception"].constructor, [message, code, previous], this=self,
                             called_scope=self.ce)
        self.slots[self.ce.properties_info["errors"].slot] = errors


def _text(value: str) -> str:
    """A PHP string as code points."""
    return value.encode("latin-1").decode("utf-8", "surrogateescape")


def _bytes(text: str) -> str:
    """Code points as a PHP string."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def _errors(engine: Engine, remarks: list[whatwg.Remark]) -> PhpArray:
    """UrlValidationErrors, the last remark first."""
    types = engine.classes["uri\\whatwg\\urlvalidationerrortype"]
    errors = []
    for remark in whatwg.kinds_of(remarks):
        error = instantiate(engine, engine.classes["uri\\whatwg\\urlvalidationerror"])
        kind = fetch_class_constant(engine, types, remark.kind, None, types.name)
        error.slots[:3] = [_bytes(remark.context), kind, remark.is_failure]
        errors.append(error)
    return PhpArray.from_list(errors)


def _assign_errors(engine: Engine, target: Any, remarks: list[whatwg.Remark]) -> None:
    """Give them to an argument that was passed by reference."""
    if type(target) is Reference:
        target.value = _errors(engine, remarks)


def _refuse(engine: Engine, what: str, remarks: list[whatwg.Remark]) -> NoReturn:
    """Throw InvalidUrlException with the remarks."""
    kind = next((remark.kind for remark in remarks if remark.is_failure), None)
    suffix = f" ({kind})" if kind is not None else ""
    exception = make_exception(engine, "Uri\\WhatWg\\InvalidUrlException", f"The specified {what} is malformed{suffix}")
    exception.slots[exception.ce.properties_info["errors"].slot] = _errors(engine, remarks)
    raise Thrown(exception)


@php_class("Uri\\WhatWg\\Url", since=80500, final=True, flags=flags.ACC_READONLY_CLASS, dynamic=False,
           native=ParsedHooks())
class WhatWgUrl(ParsedObject):
    __slots__ = ()
    parts: whatwg.Url | None

    def _parts(self) -> whatwg.Url:
        if self.parts is None:
            self.ce.engine.throw("Error", "Uri\\WhatWg\\Url object has not been correctly initialized by its "
                                          "constructor")
        return self.parts

    def described(self) -> PhpArray:
        """The parts by name."""
        return PhpArray.from_dict({
            "scheme": self.getScheme(), "username": self.getUsername(), "password": self.getPassword(),
            "host": self._host(hosts.to_unicode), "port": self.getPort(), "path": self.getPath(),
            "query": self.getQuery(), "fragment": self.getFragment()})

    def _host(self, convert: Callable[[str], str]) -> str | None:
        host = self._parts().host
        return None if host is None else _bytes(convert(host))

    def _with(self, engine: Engine, what: str, text: str | None, change: Callable[[whatwg.Parser], None]) -> WhatWgUrl:
        """A copy that a setter has changed. Throws for values that are malformed."""
        parser = whatwg.Parser(_text(text or "").translate({9: None, 10: None, 13: None}))
        parser.url = self._parts().copy()
        try:
            change(parser)
        except whatwg.Failure:
            _refuse(engine, what, parser.remarks)
        changed: WhatWgUrl = instantiate(engine, self.ce)
        changed.parts = parser.url
        return changed

    def _read(self, text: str, base: Any) -> tuple[list[whatwg.Remark], bool]:
        """Parse a text: what is to be said of it, and whether it is a URL."""
        parser = whatwg.Parser(_text(text), None if base is None else base._parts())
        try:
            self.parts = parser.parse()
        except whatwg.Failure:
            return parser.remarks, False
        return parser.remarks, True

    @method
    def __construct(
        self, engine: Engine, uri: Str,
        baseUrl: 'Uri\\WhatWg\\Url' | Null = None,
        softErrors: ByRef = None
    ) -> Untyped:
        if self.parts is not None:
            engine.throw("Error", "Cannot modify readonly object of class Uri\\WhatWg\\Url")
        remarks, is_url = self._read(uri, baseUrl)
        if not is_url:
            _refuse(engine, "URI", remarks)
        _assign_errors(engine, softErrors, remarks)

    @method(static=True)
    def parse(
        scope: Scope, engine: Engine, uri: Str,
        baseUrl: 'Uri\\WhatWg\\Url' | Null = None,
        errors: ByRef = None
    ) -> Static | Null:
        parsed: WhatWgUrl = instantiate(engine, scope)
        remarks, is_url = parsed._read(uri, baseUrl)
        _assign_errors(engine, errors, remarks)
        return parsed if is_url else None

    @method
    def getScheme(self) -> Str:
        return self._parts().scheme

    @method
    def withScheme(self, engine: Engine, scheme: Str) -> Static:
        name = scheme.partition(":")[0].lower()

        def change(parser: whatwg.Parser) -> None:
            url = parser.url
            if not whatwg.is_scheme(name):
                raise parser.fail(None)
            if (name in whatwg.SPECIAL) is not url.is_special or name == "file" and (
                    url.has_credentials or url.port is not None) or url.scheme == "file" and not url.host:
                return
            url.scheme = name
            if whatwg.SPECIAL.get(name) == url.port:
                url.port = None

        return self._with(engine, "scheme", None, change)

    @method
    def getUsername(self) -> Str | Null:
        url = self._parts()
        return url.username if url.has_credentials else None

    @method
    def withUsername(self, engine: Engine, username: Str | Null) -> Static:
        def change(parser: whatwg.Parser) -> None:
            if _may_have_credentials(parser.url):
                parser.url.username = whatwg.encode(_text(username or ""), whatwg.USER_INFO)

        return self._with(engine, "username", None, change)

    @method
    def getPassword(self) -> Str | Null:
        url = self._parts()
        return url.password if url.has_credentials else None

    @method
    def withPassword(self, engine: Engine, password: Str | Null) -> Static:
        def change(parser: whatwg.Parser) -> None:
            if _may_have_credentials(parser.url):
                parser.url.password = whatwg.encode(_text(password or ""), whatwg.USER_INFO)

        return self._with(engine, "password", None, change)

    @method
    def getAsciiHost(self) -> Str | Null:
        return self._host(str)

    @method
    def getUnicodeHost(self) -> Str | Null:
        return self._host(hosts.to_unicode)

    @method
    def withHost(self, engine: Engine, host: Str | Null) -> Static:
        return self._with(engine, "host", host, whatwg.change_host)

    @method
    def getPort(self) -> Int | Null:
        return self._parts().port

    @method
    def withPort(self, engine: Engine, port: Int | Null) -> Static:
        def change(parser: whatwg.Parser) -> None:
            if not _may_have_credentials(parser.url):
                return
            parser.url.port = None
            if port is not None:
                if port < 0:
                    raise parser.fail(None)
                parser.set_port(0, len(parser.text))

        return self._with(engine, "port", None if port is None or port < 0 else str(port), change)

    @method
    def getPath(self) -> Str:
        return self._parts().path_text()

    @method
    def withPath(self, engine: Engine, path: Str) -> Static:
        def change(parser: whatwg.Parser) -> None:
            if isinstance(parser.url.path, list):
                parser.set_path()

        return self._with(engine, "path", path, change)

    @method
    def getQuery(self) -> Str | Null:
        return self._parts().query

    @method
    def withQuery(self, engine: Engine, query: Str | Null) -> Static:
        def change(parser: whatwg.Parser) -> None:
            parser.url.query = None
            if parser.text:
                parser.set_query()

        return self._with(engine, "query", (query or "").removeprefix("?"), change)

    @method
    def getFragment(self) -> Str | Null:
        return self._parts().fragment

    @method
    def withFragment(self, engine: Engine, fragment: Str | Null) -> Static:
        def change(parser: whatwg.Parser) -> None:
            parser.url.fragment = whatwg.encode(parser.text, whatwg.FRAGMENT) if parser.text else None

        return self._with(engine, "fragment", (fragment or "").removeprefix("#"), change)

    @method(defaults={"comparisonMode": "Uri\\UriComparisonMode::ExcludeFragment"})
    def equals(
        self,
        url: 'Uri\\WhatWg\\Url',
        comparisonMode: 'Uri\\UriComparisonMode' = UNDEF
    ) -> Bool:
        has_fragment = comparisonMode is not UNDEF and comparisonMode.slots[0] == "IncludeFragment"
        one, other = self._parts(), url._parts()
        return bool(one.text(one.host, has_fragment) == other.text(other.host, has_fragment))

    @method
    def toAsciiString(self) -> Str:
        return self._parts().text(self._host(str))

    @method
    def toUnicodeString(self) -> Str:
        return self._parts().text(self._host(hosts.to_unicode))

    @method
    def resolve(self, engine: Engine, uri: Str, softErrors: ByRef = None) -> Static:
        self._parts()
        resolved: WhatWgUrl = instantiate(engine, self.ce)
        remarks, is_url = resolved._read(uri, self)
        _assign_errors(engine, softErrors, remarks)
        if not is_url:
            _refuse(engine, "URI", remarks)
        return resolved

    @method
    def __serialize(self) -> Array:
        url = self._parts()
        return serialized(url.text(url.host))

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        text = stored_text(data)
        if text is None or not self._read(text, None)[1]:
            engine.throw("Exception", "Invalid serialization data for Uri\\WhatWg\\Url object")

    @method
    def __debugInfo(self) -> Array:
        return self.described()


def _may_have_credentials(url: whatwg.Url) -> bool:
    """Whether it has a host that may have a user, a password and a port."""
    return bool(url.host) and url.scheme != "file"
