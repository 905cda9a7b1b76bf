"""password_hash() and the like: bcrypt and Argon2 (ext/standard/password.c)."""
from __future__ import annotations

from zvm.ext.vocabulary import EMPTY, Array, Bool, Int, Null, Str, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values import convert
from zvm.runtime.values.arrays import PhpArray
from zvm.runtime.values.zval import Reference
from zvm.targets import V8_4

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_BCRYPT, _ARGON2I, _ARGON2ID = "2y", "argon2i", "argon2id"
_NUMBERED = {0: _BCRYPT, 1: _BCRYPT, 2: _ARGON2I, 3: _ARGON2ID}  # what the constants were before PHP 7.4
_DEFAULT_COST = 10
_ARGON2_DEFAULTS = {"memory_cost": 65536, "time_cost": 4, "threads": 1}
_ARGON2_VERSION = 19


def _algorithm(algo: str | int | None) -> str | None:
    """The identifier of an algorithm as functions take it; None for none."""
    if algo is None:
        return _BCRYPT
    if type(algo) is int:
        return _NUMBERED.get(algo)
    return algo if algo in (_BCRYPT, _ARGON2I, _ARGON2ID) else None


def _identified(hash_: str) -> str | None:
    """The algorithm a hash is of; None for none."""
    if len(hash_) < 3:
        return None
    name, separator, _ = hash_[1:].partition("$")
    if not separator or name not in (_BCRYPT, _ARGON2I, _ARGON2ID):
        return None
    if name == _BCRYPT and (len(hash_) != 60 or hash_[0] != "$"):
        return None
    return name


def _option(engine: Engine, options: PhpArray, name: str, default: int) -> int:
    value = options.get(name, default)
    return convert.to_int(engine, value.value if type(value) is Reference else value)


def default_cost(engine: Engine) -> int:
    return 12 if engine.target >= V8_4 else _DEFAULT_COST


def _cost(engine: Engine, hash_: str) -> int:
    """A bcrypt hash's cost, the default where it has none."""
    digits = hash_[4:].partition("$")[0]
    return int(digits) if digits.isascii() and digits.isdigit() else default_cost(engine)


def _argon2_parameters(hash_: str, missing: dict[str, int]) -> dict[str, int]:
    """What an Argon2 hash says of its costs, as far as it says it in the right order."""
    found = dict(missing)
    version, _, rest = hash_[1:].partition("$")[2].partition("$")
    if len(hash_) < 11 or version[:2] != "v=" or not version[2:].isdigit():
        return found
    for text, name, key in zip(rest.partition("$")[0].split(","), ("m", "t", "p"), _ARGON2_DEFAULTS, strict=False):
        if text[:2] != name + "=" or not text[2:].isdigit():
            break
        found[key] = int(text[2:])
    return found


@function
def password_algos() -> Array:
    return PhpArray.from_list([_BCRYPT, _ARGON2I, _ARGON2ID])


@function
def password_get_info(engine: Engine, hash: Str) -> Array:
    name = _identified(hash)
    if name is None:
        return PhpArray.from_dict({"algo": None, "algoName": "unknown", "options": PhpArray()})
    options = {"cost": _cost(engine, hash)} if name == _BCRYPT else _argon2_parameters(hash, _ARGON2_DEFAULTS)
    shown = "bcrypt" if name == _BCRYPT else name
    return PhpArray.from_dict({"algo": name, "algoName": shown, "options": PhpArray.from_dict(options)})


@function(sensitive=("password",))
def password_hash(engine: Engine, password: Str, algo: Str | Int | Null, options: Array = EMPTY) -> Str:
    name = _algorithm(algo)
    if name is None:
        return value_error(engine, 2, "must be a valid password hashing algorithm")
    if name == _BCRYPT:
        return _bcrypt_hash(engine, password, options)
    return _argon2_hash(engine, password, name, options)


def _salt(engine: Engine, length: int, options: PhpArray) -> str:
    """Random characters of the alphabet of base 64."""
    from base64 import b64encode
    from os import urandom

    if "salt" in options:
        engine.diagnostics.warning('password_hash(): The "salt" option has been ignored, since providing a custom salt '
                                   "is no longer supported")
    return b64encode(urandom(length * 3 // 4 + 1))[:length].decode("latin-1").replace("+", ".")


def _bcrypt_hash(engine: Engine, password: str, options: PhpArray) -> str:
    from zvm.ext.standard.passwords.crypt import crypted

    if "\0" in password:
        engine.throw("ValueError", "Bcrypt password must not contain null character")
    cost = _option(engine, options, "cost", default_cost(engine))
    if not 4 <= cost <= 31:
        engine.throw("ValueError", f"Invalid bcrypt cost parameter specified: {cost}")
    found = crypted(password, f"$2y${cost:02}${_salt(engine, 22, options)}")
    if found is None:
        engine.throw("Error", "Password hashing failed for unknown reason")
    return found


def _argon2_hash(engine: Engine, password: str, name: str, options: PhpArray) -> str:
    from argon2.exceptions import HashingError
    from argon2.low_level import Type, hash_secret

    memory, time, threads = [_option(engine, options, key, default) for key, default in _ARGON2_DEFAULTS.items()]
    if not 8 <= memory <= 0xFFFF_FFFF:
        engine.throw("ValueError", "Memory cost is outside of allowed memory range")
    if not 1 <= time <= 0xFFFF_FFFF:
        engine.throw("ValueError", "Time cost is outside of allowed time range")
    if not 1 <= threads <= 0xFF_FFFF:
        engine.throw("ValueError", "Invalid number of threads")
    salt = _salt(engine, 16, options).encode("latin-1")
    kind = Type.I if name == _ARGON2I else Type.ID
    try:
        found = hash_secret(password.encode("latin-1"), salt, time, memory, threads, 32, kind, _ARGON2_VERSION)
    except HashingError as error:
        engine.throw("ValueError", str(error))
    return found.decode("latin-1")


@function
def password_needs_rehash(engine: Engine, hash: Str, algo: Str | Int | Null, options: Array = EMPTY) -> Bool:
    wanted = _algorithm(algo)
    if wanted is None:
        return False
    if _identified(hash) != wanted:
        return True
    if wanted == _BCRYPT:
        return _cost(engine, hash) != _option(engine, options, "cost", default_cost(engine))
    found = _argon2_parameters(hash, dict.fromkeys(_ARGON2_DEFAULTS, 0))
    return any(found[key] != _option(engine, options, key, default) for key, default in _ARGON2_DEFAULTS.items())


@function(sensitive=("password",))
def password_verify(password: Str, hash: Str) -> Bool:
    name = _identified(hash)
    if name in (_ARGON2I, _ARGON2ID):
        from argon2.exceptions import VerificationError
        from argon2.low_level import Type, verify_secret

        try:
            return verify_secret(hash.encode("latin-1"), password.encode("latin-1"),
                                 Type.I if name == _ARGON2I else Type.ID)
        except (VerificationError, ValueError):
            return False
    from hmac import compare_digest

    from zvm.ext.standard.passwords.crypt import crypted

    found = crypted(password, hash.partition("\0")[0])
    return found is not None and len(found) >= 13 and compare_digest(found.encode("latin-1"), hash.encode("latin-1"))
