"""TLS on socket streams: the ssl://, tls:// … transports and stream_socket_enable_crypto() (ext/openssl/xp_ssl.c).

Made by sockets.py when a transport asks for it. What the context's "ssl" options say is put to Python's ssl module.
With allow_self_signed only a self-signed certificate is taken, since that module says too late that one was met.
"""
from __future__ import annotations

import socket as host
import ssl

from zvm.ext.standard.streams.arguments import stream_argument
from zvm.ext.standard.streams.contexts import options_of
from zvm.ext.standard.streams.filters import refitted
from zvm.ext.standard.streams.socket_stream import SocketStream
from zvm.ext.vocabulary import Bool, Int, Null, Resource, function
from zvm.runtime.execute_data import running_function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.strings import lower

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_CLIENT = 1  # a bit of STREAM_CRYPTO_METHOD_*, as are those of the versions
_VERSIONS = ((8, ssl.TLSVersion.TLSv1), (16, ssl.TLSVersion.TLSv1_1), (32, ssl.TLSVersion.TLSv1_2),
             (64, ssl.TLSVersion.TLSv1_3))
_ANY_VERSION = 8 | 16 | 32 | 64
_TRANSPORTS = {"tlsv1.0": 8, "tlsv1.1": 16, "tlsv1.2": 32, "tlsv1.3": 64}
_ERRORS, _MOST_ERRORS = 20 << 23, 1200  # the numbers of libssl's errors begin there (ERR_LIB_SSL); alerts are the last
_FINGERPRINTS = {32: "md5", 40: "sha1", 64: "sha256"}


class CryptoStream(SocketStream):
    """A socket stream whose `socket` is an SSLSocket."""

    __slots__ = ()

    def read_raw(self, length: int) -> str:
        try:
            return super().read_raw(length)
        except ssl.SSLWantReadError:
            return ""

    def receive(self, length: int) -> bytes:
        try:
            return self.socket.recv(length)
        except ssl.SSLWantReadError:
            raise BlockingIOError from None
        except ssl.SSLError:
            return b""  # the other side broke off

    def write_raw(self, data: str) -> int:
        try:
            return super().write_raw(data)
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return 0

    def peek(self) -> bytes:
        if self.socket.pending():  # type: ignore[attr-defined]
            return b"?"
        return host.socket.recv(self.socket, 1, host.MSG_PEEK | host.MSG_DONTWAIT)

    @property
    def metadata(self) -> dict[str, Any]:
        connection: Any = self.socket
        cipher = connection.cipher()
        if cipher is None:
            return super().metadata
        facts = {"protocol": connection.version() or cipher[1], "cipher_name": cipher[0], "cipher_bits": cipher[2],
                 "cipher_version": cipher[1]}
        chosen = connection.selected_alpn_protocol()
        if chosen is not None:
            facts["alpn_protocol"] = chosen
        return {"crypto": PhpArray.from_dict(facts), **super().metadata}


def start_transport(engine: Engine, stream: SocketStream, transport: str, is_client: bool) -> bool:
    """Set up what "ssl://" or its like asks for; False after warnings."""
    if secure(engine, stream, _TRANSPORTS.get(transport, _ANY_VERSION), is_client):
        return True
    engine.diagnostics.warning(f"{running_function(engine)}(): Failed to enable crypto")
    return False


def secure(engine: Engine, stream: SocketStream, versions: int = _ANY_VERSION, is_client: bool = True) -> bool:
    """Start TLS in one of the versions, or as the context's crypto_method has it; False after a warning."""
    method = _options(stream).get("crypto_method")
    bits = method if type(method) is int else versions
    return set_up(engine, stream, bits | _CLIENT if is_client else bits & ~_CLIENT) and \
        bool(_shake_hands(engine, stream))


def _options(stream: SocketStream) -> dict[Any, Any]:
    return options_of(stream.options.get("context"), "ssl")


def set_up(engine: Engine, stream: SocketStream, method: int) -> bool:
    """Wrap the stream's socket, without a handshake yet; False after warnings (php_openssl_setup_crypto)."""
    if isinstance(stream, CryptoStream):
        if not stream.socket.gettimeout():
            return True  # a handshake under way
        engine.diagnostics.warning(f"{running_function(engine)}(): SSL/TLS already set-up for this stream")
        return False
    context = _make_context(engine, _options(stream), method)
    if context is None:
        return False
    name = _peer_name(stream) if method & _CLIENT and _is_on(engine, stream, "SNI_enabled") else ""
    stream.socket = context.wrap_socket(stream.socket, server_side=not method & _CLIENT, server_hostname=name or None,
                                        do_handshake_on_connect=False)
    stream.stream_type = "tcp_socket/ssl"
    stream.__class__ = refitted(stream, CryptoStream)
    return True


def _is_on(engine: Engine, stream: SocketStream, name: str) -> bool:
    """A switch of the options that is on unless it was turned off."""
    return convert.to_bool(engine, _options(stream).get(name, True))


def _peer_name(stream: SocketStream) -> str:
    name = _options(stream).get("peer_name")
    return name if type(name) is str else stream.options.get("host", "")


def _make_context(engine: Engine, options: dict[Any, Any], method: int) -> ssl.SSLContext | None:
    """The options as Python's ssl has them; None, with a warning where PHP gives one, for what cannot be."""
    is_client = bool(method & _CLIENT)
    versions = [version for bit, version in _VERSIONS if method & bit]
    if not versions:
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid crypto method")
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT if is_client else ssl.PROTOCOL_TLS_SERVER)
    context.check_hostname = False
    context.minimum_version = _version(engine, options.get("min_proto_version"), versions[0])
    context.maximum_version = _version(engine, options.get("max_proto_version"), versions[-1])
    verifies = convert.to_bool(engine, options.get("verify_peer", is_client))
    self_signed = convert.to_bool(engine, options.get("allow_self_signed", False))
    context.verify_mode = ssl.CERT_REQUIRED if verifies and not self_signed else ssl.CERT_NONE
    if verifies and not _load_authorities(engine, context, options):
        return None
    ciphers = options.get("ciphers")
    level = options.get("security_level")
    try:
        if type(ciphers) is str or level is not None:
            wanted = ciphers if type(ciphers) is str else "DEFAULT"
            context.set_ciphers(wanted + ("" if level is None else f":@SECLEVEL={convert.to_int(engine, level)}"))
    except ssl.SSLError:
        return None
    protocols = options.get("alpn_protocols")
    if type(protocols) is str:
        context.set_alpn_protocols(protocols.split(","))
    return context if _load_own(engine, context, options) else None


def _version(engine: Engine, option: Any, default: ssl.TLSVersion) -> ssl.TLSVersion:
    """The version that a STREAM_CRYPTO_PROTO_* names, `default` where the option is not set."""
    number = 0 if option is None else convert.to_int(engine, option)
    return next((version for bit, version in _VERSIONS if number == bit), default)


def _load_authorities(engine: Engine, context: ssl.SSLContext, options: dict[Any, Any]) -> bool:
    file = options.get("cafile") or engine.ini.get("openssl.cafile")
    folder = options.get("capath") or engine.ini.get("openssl.capath")
    if not file and not folder:
        context.set_default_verify_paths()
        return True
    try:
        if type(file) is str and "://" in file:
            context.load_verify_locations(capath=folder or None, cadata=_contents(engine, file))
        else:
            context.load_verify_locations(file or None, folder or None)
    except (OSError, ValueError):
        engine.diagnostics.warning(f"failed loading cafile stream: `{file}'")
        return False
    return True


def _contents(engine: Engine, url: str) -> str:
    """Of a stream. Raises OSError."""
    from zvm.ext.standard.streams.wrappers import open_stream

    stream = open_stream(engine, url, "rb")
    if stream is None:
        raise OSError
    text = stream.read_all()
    stream.close()
    return text


def _load_own(engine: Engine, context: ssl.SSLContext, options: dict[Any, Any]) -> bool:
    """Load the certificate and key this side shows, if any."""
    file = options.get("local_cert")
    if type(file) is not str:
        return True
    try:
        context.load_cert_chain(file, options.get("local_pk"), lambda: options.get("passphrase", ""))
    except OSError:
        engine.diagnostics.warning(
            f"{running_function(engine)}(): Unable to set local cert chain file `{file}'; Check that your "
            "cafile/capath settings include details of your certificate and its issuer")
        return False
    return True


# ---- the handshake -----------------------------------------------------------------------------------------------

def _shake_hands(engine: Engine, stream: SocketStream) -> bool | None:
    """True when the connection is secure, False after a warning, None when it is not done yet."""
    connection: Any = stream.socket
    try:
        connection.do_handshake()
    except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
        return None
    except ssl.SSLEOFError:
        return False
    except ssl.SSLError as error:
        reason = error.reason or "UNEXPECTED_EOF_WHILE_READING"
        engine.diagnostics.warning(
            f"{running_function(engine)}(): SSL operation failed with code 1. OpenSSL Error messages:\n"
            f"error:{_error_code(reason):08X}:SSL routines::{lower(reason).replace('_', ' ')}")
        return False
    except TimeoutError:
        engine.diagnostics.warning(f"{running_function(engine)}(): SSL: Handshake timed out")
        return False
    except OSError as error:
        engine.diagnostics.warning(f"{running_function(engine)}(): SSL: {error.strerror}")
        return False
    problem = _peer_problem(engine, stream)
    if problem:
        engine.diagnostics.warning(f"{running_function(engine)}(): {problem}")
    return not problem


def _error_code(reason: str) -> int:
    """OpenSSL's number of an error that Python knows by name; the library's alone where it is not found."""
    from zvm.ext.openssl.library import crypto

    text = lower(reason).replace("_", " ").encode("latin-1")
    if crypto is not None:
        for code in range(_ERRORS, _ERRORS + _MOST_ERRORS):
            if crypto.ERR_reason_error_string(code) == text:
                return code
    return _ERRORS


def _peer_problem(engine: Engine, stream: SocketStream) -> str:
    """What is wrong with the certificate of the other side, beyond what OpenSSL has checked."""
    connection: Any = stream.socket
    options = _options(stream)
    certificate = connection.getpeercert(True)
    if certificate is None or connection.server_side:
        return ""
    facts = connection.getpeercert() or _decoded(certificate)
    verifies = convert.to_bool(engine, options.get("verify_peer", True))
    if verifies and connection.context.verify_mode == ssl.CERT_NONE and facts.get("issuer") != facts.get("subject"):
        return ("SSL operation failed with code 1. OpenSSL Error messages:\n"
                f"error:{_error_code('CERTIFICATE_VERIFY_FAILED'):08X}:SSL routines::certificate verify failed")
    if convert.to_bool(engine, options.get("capture_peer_cert", False)):
        _capture(engine, options, certificate)
    problem = _fingerprint_problem(engine, options, certificate)
    if problem:
        return problem
    name = _peer_name(stream)
    if not name or not convert.to_bool(engine, options.get("verify_peer_name", True)):
        return ""
    return _name_problem(facts, name)


def _capture(engine: Engine, options: dict[Any, Any], certificate: bytes) -> None:
    """Have the context's options tell the certificate of the other side."""
    from zvm.ext.registry import is_available

    if is_available("openssl"):
        from zvm.ext.openssl.certificates import new_certificate, read_certificate

        found = read_certificate(engine, ssl.DER_cert_to_PEM_cert(certificate), 1)
        if found is not None:
            options["peer_certificate"] = new_certificate(engine, found)


def _fingerprint_problem(engine: Engine, options: dict[Any, Any], certificate: bytes) -> str:
    """Why the certificate is not one with the fingerprint that is asked for; "" when it is."""
    if "peer_fingerprint" not in options:
        return ""
    wanted = options["peer_fingerprint"]
    if type(wanted) is not PhpArray:
        if type(wanted) is not str:
            return "Expected peer fingerprint must be a string or an array"
    elif not len(wanted) or any(type(key) is int or type(text) is not str for key, text in wanted.plain_items()):
        engine.diagnostics.warning(f"{running_function(engine)}(): Invalid peer_fingerprint array; [algo => "
                                   "fingerprint] form required")
        return "peer_fingerprint match failure"
    return "" if _has_fingerprint(certificate, wanted) else "peer_fingerprint match failure"


def _decoded(certificate: bytes) -> dict[str, Any]:
    """The parts of a certificate that was not verified, which SSLSocket does not tell."""
    import _ssl
    from tempfile import NamedTemporaryFile

    with NamedTemporaryFile("w", suffix=".pem") as file:
        file.write(ssl.DER_cert_to_PEM_cert(certificate))
        file.flush()
        return _ssl._test_decode_cert(file.name)  # type: ignore[attr-defined, no-any-return]


def _has_fingerprint(certificate: bytes, wanted: Any) -> bool:
    from hashlib import new

    if type(wanted) is PhpArray:
        pairs = list(wanted.plain_items())
    else:
        text = wanted if type(wanted) is str else ""
        pairs = [(_FINGERPRINTS.get(len(text), ""), text)]
    try:
        return bool(pairs) and all(new(str(name), certificate).hexdigest() == lower(text) for name, text in pairs)
    except ValueError:
        return False


def _name_problem(facts: dict[str, Any], name: str) -> str:
    """Why the certificate is not one of `name`; "" when it is."""
    alternatives = facts.get("subjectAltName", ())
    wanted = lower(name)
    for kind, value in alternatives:
        given = lower(value)
        if kind == "DNS" and _matches(given.removesuffix("."), wanted) or kind == "IP Address" and given == wanted:
            return ""
    common = [value for part in facts.get("subject", ()) for key, value in part if key == "commonName"]
    if common and _matches(lower(common[-1]), wanted):
        return ""
    if alternatives:
        return f"Peer certificate subjectAltName did not match expected name `{name}'"
    if common:
        return f"Peer certificate CN=`{common[-1]}' did not match expected CN=`{name}'"
    return "Unable to locate peer certificate CN"


def _matches(pattern: str, name: str) -> bool:
    """Is that the name, a "*" standing for part of its first label?"""
    if pattern == name:
        return True
    first, dot, rest = pattern.partition(".")
    label, _, others = name.partition(".")
    before, star, after = first.partition("*")
    return bool(star and dot and "." in rest) and rest == others and label.startswith(before) and \
        label.endswith(after) and len(label) >= len(before) + len(after)


# ---- stream_socket_enable_crypto ---------------------------------------------------------------------------------

@function
def stream_socket_enable_crypto(engine: Engine, stream: Resource, enable: Bool, crypto_method: Int | Null = None,
                                session_stream: Resource | Null = None) -> Int | Bool:
    found = stream_argument(engine, stream)
    if enable and crypto_method is None:
        crypto_method = options_of(found.options.get("context"), "ssl").get("crypto_method")
        if crypto_method is None:
            value_error(engine, 3, "must be specified when enabling encryption")
    if session_stream is not None:
        stream_argument(engine, session_stream)
    if not isinstance(found, SocketStream) or not found.stream_type.startswith("tcp_socket"):
        engine.diagnostics.warning("stream_socket_enable_crypto(): This stream does not support SSL/crypto")
        return not enable
    if not enable:
        if isinstance(found, CryptoStream):
            _strip(found)
        return False
    if not set_up(engine, found, convert.to_int(engine, crypto_method)):
        return False
    done = _shake_hands(engine, found)
    return 0 if done is None else done


def _strip(stream: CryptoStream) -> None:
    """Say good-bye and go on in the clear, not waiting for the other side to agree."""
    connection: Any = stream.socket
    timeout = connection.gettimeout()
    connection.settimeout(0.0)
    try:
        plain = connection.unwrap()
    except OSError:
        plain = host.socket(fileno=connection.detach())
    plain.settimeout(timeout)
    stream.socket = plain
    stream.__class__ = refitted(stream, SocketStream)
