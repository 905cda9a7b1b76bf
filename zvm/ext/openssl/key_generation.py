"""Making keys: by chance, and from numbers (php_openssl_generate_private_key, php_openssl_pkey_init_*)."""
from __future__ import annotations

from ctypes import byref, c_void_p, create_string_buffer

from zvm.ext.openssl.algorithms import c_text
from zvm.ext.openssl.errors import store, warn
from zvm.ext.openssl.handles import Held, hold
from zvm.ext.openssl.library import crypto
from zvm.ext.openssl.request_config import KEY_TYPE_DH, KEY_TYPE_DSA, KEY_TYPE_EC, KEY_TYPE_RSA, RequestConfig
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import deref

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from collections.abc import Callable

    from zvm.engine import Engine

RSA, DSA, DH, EC = 6, 116, 28, 408  # EVP_PKEY_*
_LEAST_BITS = 384
_NAMED_CURVE = 1  # OPENSSL_EC_NAMED_CURVE
_KEY_PAIR = 0x87  # EVP_PKEY_KEYPAIR
_COMPRESSED = 2  # POINT_CONVERSION_COMPRESSED
_KINDS = {KEY_TYPE_RSA: RSA, KEY_TYPE_DSA: DSA, KEY_TYPE_DH: DH, KEY_TYPE_EC: EC}
# what PHP calls the numbers of an RSA key, and what OpenSSL does
RSA_NUMBERS = {"n": b"n", "e": b"e", "d": b"d", "p": b"rsa-factor1", "q": b"rsa-factor2", "dmp1": b"rsa-exponent1",
               "dmq1": b"rsa-exponent2", "iqmp": b"rsa-coefficient1"}


class _Failed(Exception):
    """OpenSSL cannot make the key."""


def _must(done: int) -> None:
    if done <= 0:
        raise _Failed


def _context(kind: int) -> Held:
    found = hold(crypto.EVP_PKEY_CTX_new_id(kind, None), crypto.EVP_PKEY_CTX_free)
    if found is None:
        raise _Failed
    return found


def _context_of(key: Held) -> Held:
    found = hold(crypto.EVP_PKEY_CTX_new(key.pointer, None), crypto.EVP_PKEY_CTX_free)
    if found is None:
        raise _Failed
    return found


# ---- by chance ---------------------------------------------------------------------------------------------------

def generate(engine: Engine, config: RequestConfig) -> Held | None:
    """A new private key; None, with the errors kept or told, where it cannot be made."""
    if config.bits < _LEAST_BITS:
        warn(engine, f"Private key length must be at least {_LEAST_BITS} bits, configured to {config.bits}")
        return None
    kind = _KINDS.get(config.key_type)
    if kind is None:
        warn(engine, "Unsupported private key type")
        return None
    if kind == EC and not config.curve:
        warn(engine, 'Missing configuration value: "curve_name" not set')
        return None
    try:
        context = _context(kind)
        if kind != RSA:
            context = _context_of(_parameters(context, kind, config))
        _must(crypto.EVP_PKEY_keygen_init(context.pointer))
        if kind == RSA:
            _must(crypto.EVP_PKEY_CTX_set_rsa_keygen_bits(context.pointer, config.bits))
        return _generated(context, crypto.EVP_PKEY_keygen)
    except _Failed:
        store(engine)
        return None


def _generated(context: Held, function: Callable[..., int]) -> Held:
    pointer = c_void_p()
    _must(function(context.pointer, byref(pointer)))
    return Held(pointer.value or 0, crypto.EVP_PKEY_free)


def _parameters(context: Held, kind: int, config: RequestConfig) -> Held:
    _must(crypto.EVP_PKEY_paramgen_init(context.pointer))
    if kind == DSA:
        _must(crypto.EVP_PKEY_CTX_set_dsa_paramgen_bits(context.pointer, config.bits))
    elif kind == DH:
        _must(crypto.EVP_PKEY_CTX_set_dh_paramgen_prime_len(context.pointer, config.bits))
    else:
        _must(crypto.EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context.pointer, config.curve))
        _must(crypto.EVP_PKEY_CTX_set_ec_param_enc(context.pointer, _NAMED_CURVE))
    return _generated(context, crypto.EVP_PKEY_paramgen)


# ---- from numbers ------------------------------------------------------------------------------------------------

class _Numbers:
    """The numbers in an array of bytes, and the parameters that are made of them."""

    def __init__(self, data: PhpArray) -> None:
        self.data = data
        self.held: list[Held] = []
        self.builder = Held(crypto.OSSL_PARAM_BLD_new(), crypto.OSSL_PARAM_BLD_free)

    def get(self, name: str) -> Held | None:
        value = deref(self.data.get(name, None))
        if type(value) is not str:
            return None
        data = value.encode("latin-1")
        return hold(crypto.BN_bin2bn(data, len(data), None), crypto.BN_free)

    def push(self, key: bytes, number: Held | None) -> None:
        if number is not None:
            self.held.append(number)
            crypto.OSSL_PARAM_BLD_push_BN(self.builder.pointer, key, number.pointer)

    def key(self, kind: int) -> Held:
        """The key of the numbers. Raises _Failed."""
        parameters = hold(crypto.OSSL_PARAM_BLD_to_param(self.builder.pointer), crypto.OSSL_PARAM_free)
        if parameters is None:
            raise _Failed
        context = _context(kind)
        _must(crypto.EVP_PKEY_fromdata_init(context.pointer))
        pointer = c_void_p()
        _must(crypto.EVP_PKEY_fromdata(context.pointer, byref(pointer), _KEY_PAIR, parameters.pointer))
        return Held(pointer.value or 0, crypto.EVP_PKEY_free)


def _completed(key: Held) -> Held:
    """A new key with the parameters of another. Raises _Failed."""
    context = _context_of(key)
    _must(crypto.EVP_PKEY_keygen_init(context.pointer))
    return _generated(context, crypto.EVP_PKEY_keygen)


def from_numbers(engine: Engine, kind: str, data: PhpArray) -> tuple[Held, bool] | None:
    """A key, and whether it is a private one; None where the numbers make none."""
    try:
        return {"rsa": _rsa, "dsa": _dsa, "dh": _dh, "ec": _ec}[kind](engine, _Numbers(data))
    except _Failed:
        return None
    finally:
        store(engine)


def _rsa(engine: Engine, numbers: _Numbers) -> tuple[Held, bool]:
    if numbers.get("n") is None or numbers.get("d") is None:
        raise _Failed
    for name, key in RSA_NUMBERS.items():
        numbers.push(key, numbers.get(name))
    return numbers.key(RSA), True


def _dsa(engine: Engine, numbers: _Numbers) -> tuple[Held, bool]:
    for name in ("p", "q", "g"):
        number = numbers.get(name)
        if number is None:
            raise _Failed
        numbers.push(name.encode(), number)
    private, public = numbers.get("priv_key"), numbers.get("pub_key")
    if public is None:
        return _completed(numbers.key(DSA)), True
    numbers.push(b"pub", public)
    numbers.push(b"priv", private)
    return numbers.key(DSA), private is not None


def _dh(engine: Engine, numbers: _Numbers) -> tuple[Held, bool]:
    prime, generator = numbers.get("p"), numbers.get("g")
    if prime is None or generator is None:
        raise _Failed
    numbers.push(b"p", prime)
    numbers.push(b"g", generator)
    numbers.push(b"q", numbers.get("q"))
    private, public = numbers.get("priv_key"), numbers.get("pub_key")
    if private is not None:
        numbers.push(b"priv", private)
        if public is None:
            public = Held(crypto.BN_new(), crypto.BN_free)
            context = Held(crypto.BN_CTX_new(), crypto.BN_CTX_free)
            _must(crypto.BN_mod_exp(public.pointer, generator.pointer, private.pointer, prime.pointer,
                                    context.pointer))
    numbers.push(b"pub", public)
    key = numbers.key(DH)
    if public is None:
        return _completed(key), True
    return key, private is not None


def _ec(engine: Engine, numbers: _Numbers) -> tuple[Held, bool]:
    name = deref(numbers.data.get("curve_name", None))
    if type(name) is not str:
        raise _Failed
    curve = c_text(name)
    group = hold(crypto.EC_GROUP_new_by_curve_name(crypto.OBJ_sn2nid(curve)), crypto.EC_GROUP_free)
    if group is None:
        warn(engine, "Unknown curve name")
        raise _Failed
    crypto.OSSL_PARAM_BLD_push_utf8_string(numbers.builder.pointer, b"group", curve, len(curve))
    private, x, y = numbers.get("d"), numbers.get("x"), numbers.get("y")
    numbers.push(b"priv", private)
    point = _point(group, private, x, y)
    if point is not None:
        room = create_string_buffer(300)
        size = crypto.EC_POINT_point2oct(group.pointer, point.pointer, _COMPRESSED, room, len(room), None)
        _must(size)
        crypto.OSSL_PARAM_BLD_push_octet_string(numbers.builder.pointer, b"pub", room, size)
        numbers.held.append(point)
    key = numbers.key(EC)
    if crypto.EVP_PKEY_check(_context_of(key).pointer):
        return key, private is not None
    return _completed(key), True


def _point(group: Held, private: Held | None, x: Held | None, y: Held | None) -> Held | None:
    """The public point of a private number or of coordinates; None where neither is given."""
    if private is None and (x is None or y is None):
        return None
    point = Held(crypto.EC_POINT_new(group.pointer), crypto.EC_POINT_free)
    if private is not None:
        _must(crypto.EC_POINT_mul(group.pointer, point.pointer, private.pointer, None, None, None))
    elif x is not None and y is not None:
        _must(crypto.EC_POINT_set_affine_coordinates(group.pointer, point.pointer, x.pointer, y.pointer, None))
    return point
