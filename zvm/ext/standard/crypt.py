"""crypt() and password_*(), on the host's libcrypt (ext/standard/crypt.c, password.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import EMPTY, Array, Bool, Int, Null, Str, function
from zvm.runtime import convert
from zvm.runtime.arrays import PhpArray
from zvm.runtime.parameters import value_error
from zvm.runtime.values import Reference

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from typing import Any

    from zvm.engine import Engine

_SALT = frozenset("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_BCRYPT = "2y"
_DEFAULT_COST = 10


def _host_crypt(password: str, salt: str) -> str:
    """libcrypt's crypt(); "*0" or "*1" when it refuses."""
    from ctypes import CDLL, c_char_p

    library = CDLL("libcrypt.so.1")
    library.crypt.restype = c_char_p
    library.crypt.argtypes = (c_char_p, c_char_p)
    found = library.crypt(password.encode("latin-1"), salt.encode("latin-1"))
    if found is None or found[:1] == b"*":
        return "*1" if salt.startswith("*0") else "*0"
    return found.decode("latin-1")


@function
def crypt(string: Str, salt: Str) -> Str:
    failure = "*1" if salt.startswith("*0") else "*0"
    if salt[:1] == "$":
        if salt[:3] not in ("$1$", "$5$", "$6$", "$2a", "$2x", "$2y"):
            return failure
    elif salt[:1] == "_":
        if len(salt) < 9 or not _SALT.issuperset(salt[1:9]):
            return failure
    elif len(salt) < 2 or not _SALT.issuperset(salt[:2]):
        return failure
    return _host_crypt(string, salt)


# ---- passwords ---------------------------------------------------------------------------------------------------

def _option(engine: Engine, options: PhpArray, name: str, default: int) -> int:
    value = options.get(name, default)
    return convert.to_int(engine, value.value if type(value) is Reference else value)


def _algorithm(algo: Any) -> str | None:
    """The identifier of an algorithm as password_hash() takes it."""
    if algo is None or algo in (1, _BCRYPT):
        return _BCRYPT
    return None


@function
def password_hash(engine: Engine, password: Str, algo: Str | Int | Null, options: Array = EMPTY) -> Str:
    if _algorithm(algo) is None:
        value_error(engine, 2, "must be a valid password hashing algorithm")
    if "\0" in password:
        engine.throw("ValueError", "Bcrypt password must not contain null character")
    cost = _option(engine, options, "cost", _DEFAULT_COST)
    if not 4 <= cost <= 31:
        engine.throw("ValueError", f"Invalid bcrypt cost parameter specified: {cost}")
    if "salt" in options:
        engine.diagnostics.warning("password_hash(): The \"salt\" option has been ignored, since providing a custom "
                                   "salt is no longer supported")
    from base64 import b64encode
    from os import urandom

    salt = b64encode(urandom(17)).decode("latin-1")[:22].replace("+", ".")
    return _host_crypt(password, f"$2y${cost:02d}${salt}")


@function
def password_verify(password: Str, hash: Str) -> Bool:
    from hmac import compare_digest

    found = crypt(password, hash)
    return len(found) > 13 and compare_digest(found.encode("latin-1"), hash.encode("latin-1"))


def _identify(hash: str) -> tuple[str | None, dict[Any, Any]]:
    """(algorithm, its options) of a hash; (None, {}) for what password_hash() does not make."""
    if hash.startswith("$2y$") and len(hash) == 60 and hash[4:6].isdigit():
        return _BCRYPT, {"cost": int(hash[4:6])}
    return None, {}


@function
def password_get_info(hash: Str) -> Array:
    algorithm, options = _identify(hash)
    return PhpArray.from_dict({"algo": algorithm, "algoName": "unknown" if algorithm is None else "bcrypt",
                               "options": PhpArray.from_dict(options)})


@function
def password_needs_rehash(engine: Engine, hash: Str, algo: Str | Int | Null, options: Array = EMPTY) -> Bool:
    wanted = _algorithm(algo)
    if wanted is None:
        value_error(engine, 2, "must be a valid password hashing algorithm")
    algorithm, found = _identify(hash)
    return algorithm != wanted or found["cost"] != _option(engine, options, "cost", _DEFAULT_COST)


@function
def password_algos() -> Array:
    return PhpArray.from_list([_BCRYPT])
