"""Uri\\Rfc3986\\Uri."""
from __future__ import annotations

from zvm.ext.uri import rfc3986
from zvm.ext.uri.parsed import ParsedHooks, ParsedObject, serialized, stored_text
from zvm.ext.vocabulary import UNDEF, Array, Bool, Int, Null, Scope, Static, Str, Untyped, Void, method, php_class
from zvm.opcodes import flags
from zvm.runtime.objects.lifecycle import instantiate
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any, NoReturn

    from zvm.engine import Engine

# mypy: disable-error-code="valid-type, name-defined"
# ruff: noqa: F722, F821, N802, N805, UP037


def refuse(engine: Engine, problem: str) -> NoReturn:
    """Throw InvalidUriException."""
    engine.throw("Uri\\InvalidUriException", problem)


@php_class("Uri\\Rfc3986\\Uri", since=80500, final=True, flags=flags.ACC_READONLY_CLASS, dynamic=False,
           native=ParsedHooks())
class Rfc3986Uri(ParsedObject):
    __slots__ = ()
    parts: rfc3986.Uri | None  # as they were written

    def _parts(self, is_normalized: bool = True) -> rfc3986.Uri:
        if self.parts is None:
            self.ce.engine.throw("Error", "Uri\\Rfc3986\\Uri object has not been correctly initialized by its "
                                          "constructor")
        return self.parts.normalized() if is_normalized else self.parts

    def described(self) -> PhpArray:
        """The parts as they were written, by name."""
        raw = self._parts(False)
        user, password = _split(raw.user_info)
        return PhpArray.from_dict({"scheme": raw.scheme, "username": user, "password": password, "host": raw.host,
                                   "port": _number(raw.port), "path": raw.path, "query": raw.query,
                                   "fragment": raw.fragment})

    def _read(self, engine: Any, text: str, base: Any) -> rfc3986.Uri | None:
        """The URI of a text, in that of a base; None where it is none. Throws for a base that is not absolute."""
        parsed = rfc3986.parse(text)
        if parsed is None or base is None:
            return parsed
        if base.parts.scheme is None:
            refuse(engine, "The specified base URI must be absolute")
        return rfc3986.resolve(base.parts, parsed)

    def _with(self, engine: Any, raw: rfc3986.Uri) -> Rfc3986Uri:
        changed: Rfc3986Uri = instantiate(engine, self.ce)
        changed.parts = raw
        return changed

    @method
    def __construct(
        self, engine: Engine, uri: Str,
        baseUrl: 'Uri\\Rfc3986\\Uri' | Null = None
    ) -> Untyped:
        if self.parts is not None:
            engine.throw("Error", "Cannot modify readonly object of class Uri\\Rfc3986\\Uri")
        self.parts = self._read(engine, uri, baseUrl)
        if self.parts is None:
            refuse(engine, "The specified URI is malformed")

    @method(static=True)
    def parse(
        scope: Scope, engine: Engine, uri: Str,
        baseUrl: 'Uri\\Rfc3986\\Uri' | Null = None
    ) -> Static | Null:
        parsed: Rfc3986Uri = instantiate(engine, scope)
        parsed.parts = parsed._read(engine, uri, baseUrl)
        return None if parsed.parts is None else parsed

    @method
    def getScheme(self) -> Str | Null:
        return self._parts().scheme

    @method
    def getRawScheme(self) -> Str | Null:
        return self._parts(False).scheme

    @method
    def withScheme(self, engine: Engine, scheme: Str | Null) -> Static:
        if scheme is not None and not rfc3986.is_scheme(scheme):
            refuse(engine, "The specified scheme is malformed")
        raw = self._parts(False).copy()
        raw.scheme = scheme
        return self._with(engine, raw)

    @method
    def getUserInfo(self) -> Str | Null:
        return self._parts().user_info

    @method
    def getRawUserInfo(self) -> Str | Null:
        return self._parts(False).user_info

    @method
    def withUserInfo(self, engine: Engine, userinfo: Str | Null) -> Static:
        raw = self._parts(False).copy()
        if userinfo is not None:
            if not rfc3986.is_user_info(userinfo):
                refuse(engine, "The specified userinfo is malformed")
            if raw.host is None:
                refuse(engine, "Cannot set a userinfo without having a host")
        raw.user_info = userinfo
        return self._with(engine, raw)

    @method
    def getUsername(self) -> Str | Null:
        return _split(self._parts().user_info)[0]

    @method
    def getRawUsername(self) -> Str | Null:
        return _split(self._parts(False).user_info)[0]

    @method
    def getPassword(self) -> Str | Null:
        return _split(self._parts().user_info)[1]

    @method
    def getRawPassword(self) -> Str | Null:
        return _split(self._parts(False).user_info)[1]

    @method
    def getHost(self) -> Str | Null:
        return self._parts().host

    @method
    def getRawHost(self) -> Str | Null:
        return self._parts(False).host

    @method
    def withHost(self, engine: Engine, host: Str | Null) -> Static:
        raw = self._parts(False).copy()
        if host is None:
            if raw.user_info is not None:
                refuse(engine, "Cannot remove the host from a URI that has a userinfo")
            if raw.port is not None:
                refuse(engine, "Cannot remove the host from a URI that has a port")
            raw.host = None
            return self._with(engine, raw)
        if not rfc3986.is_host(host):
            refuse(engine, "The specified host is malformed")
        if raw.path and raw.path[0] != "/":
            raw.path = "/" + raw.path
        raw.host = host
        return self._with(engine, raw)

    @method
    def getPort(self) -> Int | Null:
        return _number(self._parts().port)

    @method
    def withPort(self, engine: Engine, port: Int | Null) -> Static:
        raw = self._parts(False).copy()
        if port is not None:
            if port < 0:
                refuse(engine, "The specified port is malformed")
            if raw.host is None:
                refuse(engine, "Cannot set a port without having a host")
        raw.port = None if port is None else str(port)
        return self._with(engine, raw)

    @method
    def getPath(self) -> Str:
        return str(self._parts().path)

    @method
    def getRawPath(self) -> Str:
        return str(self._parts(False).path)

    @method
    def withPath(self, engine: Engine, path: Str) -> Static:
        raw = self._parts(False).copy()
        begins_wrong = raw.host is not None and path[:1] not in ("", "/") or \
            raw.scheme is None and raw.host is None and ":" in path.partition("/")[0]
        if begins_wrong or not rfc3986.is_path(path):
            refuse(engine, "The specified path is malformed")
        raw.path = path
        return self._with(engine, raw)

    @method
    def getQuery(self) -> Str | Null:
        return self._parts().query

    @method
    def getRawQuery(self) -> Str | Null:
        return self._parts(False).query

    @method
    def withQuery(self, engine: Engine, query: Str | Null) -> Static:
        raw = self._parts(False).copy()
        if not rfc3986.is_query(query or ""):
            refuse(engine, "The specified query is malformed")
        raw.query = query
        return self._with(engine, raw)

    @method
    def getFragment(self) -> Str | Null:
        return self._parts().fragment

    @method
    def getRawFragment(self) -> Str | Null:
        return self._parts(False).fragment

    @method
    def withFragment(self, engine: Engine, fragment: Str | Null) -> Static:
        raw = self._parts(False).copy()
        if not rfc3986.is_query(fragment or ""):
            refuse(engine, "The specified fragment is malformed")
        raw.fragment = fragment
        return self._with(engine, raw)

    @method(defaults={"comparisonMode": "Uri\\UriComparisonMode::ExcludeFragment"})
    def equals(
        self,
        uri: 'Uri\\Rfc3986\\Uri',
        comparisonMode: 'Uri\\UriComparisonMode' = UNDEF
    ) -> Bool:
        one, other = self._parts(), uri._parts()
        if comparisonMode is UNDEF or comparisonMode.slots[0] == "ExcludeFragment":
            one.fragment = other.fragment = None
        return bool(one.text() == other.text())

    @method
    def toString(self) -> Str:
        return str(self._parts().text())

    @method
    def toRawString(self) -> Str:
        return str(self._parts(False).text())

    @method
    def resolve(self, engine: Engine, uri: Str) -> Static:
        self._parts()
        raw = self._read(engine, uri, self)
        if raw is None:
            refuse(engine, "The specified URI is malformed")
        return self._with(engine, raw)

    @method
    def __serialize(self) -> Array:
        return serialized(self._parts(False).text())

    @method
    def __unserialize(self, engine: Engine, data: Array) -> Void:
        text = stored_text(data)
        self.parts = None if text is None else rfc3986.parse(text)
        if self.parts is None:
            engine.throw("Exception", "Invalid serialization data for Uri\\Rfc3986\\Uri object")

    @method
    def __debugInfo(self) -> Array:
        return self.described()


def _split(user_info: str | None) -> tuple[str | None, str | None]:
    """User and password."""
    if user_info is None:
        return None, None
    user, _, password = user_info.partition(":")
    return user, password


def _number(port: str | None) -> int | None:
    return int(port) if port else None
