"""Symmetric ciphers: openssl_encrypt, openssl_decrypt, seals (ext/openssl/openssl.c)."""
from __future__ import annotations

from binascii import b2a_base64
from ctypes import addressof, byref, c_int, c_ssize_t, c_void_p, cast, create_string_buffer, py_object, pythonapi

from zvm.ext.openssl.algorithms import c_text
from zvm.ext.openssl.errors import store, store_and_warn, warn
from zvm.ext.openssl.handles import Held
from zvm.ext.openssl.keys import key_from
from zvm.ext.openssl.library import crypto
from zvm.ext.vocabulary import Array, Bool, ByRef, False_, Int, Null, Str, Untyped, function
from zvm.runtime.functions.parameters import value_error
from zvm.runtime.values.arrays import PhpArray

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is slow to import
    from zvm.engine import Engine

_RAW, _NO_PADDING, _NO_ZERO_PADDED_KEY = 1, 2, 4  # OPENSSL_RAW_DATA, OPENSSL_ZERO_PADDING, OPENSSL_DONT_ZERO_PAD_KEY
_GCM, _CCM, _OCB = 6, 7, 0x10003  # EVP_CIPH_*_MODE
_SET_IV_LENGTH, _GET_TAG, _SET_TAG = 9, 16, 17  # EVP_CTRL_AEAD_*
_LARGEST_INT = 0x7FFFFFFF


# bytes that nothing has filled yet, as buffers that ctypes makes are with zeros
_new_bytes = pythonapi.PyBytes_FromStringAndSize
_new_bytes.restype, _new_bytes.argtypes = py_object, [c_void_p, c_ssize_t]


class _Refused(Exception):
    """It cannot be done, which has been told."""


class _Cipher:
    """One run of a cipher."""

    def __init__(self, engine: Engine, method: str, encrypts: bool) -> None:
        """Raises _Refused."""
        self.engine, self.encrypts = engine, encrypts
        self.kind = crypto.EVP_get_cipherbyname(c_text(method))
        if not self.kind:
            warn(engine, "Unknown cipher algorithm")
            raise _Refused
        mode = crypto.EVP_CIPHER_get_mode(self.kind)
        self.is_aead = mode in (_GCM, _CCM, _OCB)
        self.in_one_run = mode == _CCM
        self.sets_tag_length = mode == _OCB or encrypts and mode == _CCM
        self.context = Held(crypto.EVP_CIPHER_CTX_new(), crypto.EVP_CIPHER_CTX_free)

    def control(self, command: int, size: int, data: object = None) -> int:
        done: int = crypto.EVP_CIPHER_CTX_ctrl(self.context.pointer, command, size, data)
        return done

    def start(self, password: bytes, iv: bytes, tag: bytes, tag_length: int, options: int) -> None:
        """Set key, vector and tag. Raises _Refused."""
        engine, context = self.engine, self.context.pointer
        if not self.is_aead and self.encrypts and not iv and crypto.EVP_CIPHER_get_iv_length(self.kind) > 0:
            warn(engine, "Using an empty Initialization Vector (iv) is potentially insecure and not recommended")
        if not crypto.EVP_CipherInit_ex(context, self.kind, None, None, None, self.encrypts):
            store(engine)
            raise _Refused
        iv = self._vector(iv)
        if self.sets_tag_length and not self.control(_SET_TAG, tag_length):
            warn(engine, "Setting tag length for AEAD cipher failed")
            raise _Refused
        if not self.encrypts and tag:
            if not self.is_aead:
                warn(engine, "The tag cannot be used because the cipher algorithm does not support AEAD")
            elif not self.control(_SET_TAG, len(tag), tag):
                warn(engine, "Setting tag for AEAD cipher decryption failed")
                raise _Refused
        if not crypto.EVP_CipherInit_ex(context, None, None, self._key(password, options), iv, self.encrypts):
            store(engine)
            raise _Refused
        if options & _NO_PADDING:
            crypto.EVP_CIPHER_CTX_set_padding(context, 0)

    def _vector(self, iv: bytes) -> bytes:
        """The initialisation vector in the size the cipher wants (php_openssl_validate_iv)."""
        if self.is_aead:
            if self.control(_SET_IV_LENGTH, len(iv)) != 1:
                warn(self.engine, "Setting of IV length for AEAD mode failed")
                raise _Refused
            return iv
        size = crypto.EVP_CIPHER_get_iv_length(self.kind)
        if iv and len(iv) < size:
            warn(self.engine, f"IV passed is only {len(iv)} bytes long, cipher expects an IV of precisely {size} "
                              "bytes, padding with \\0")
        elif len(iv) > size:
            warn(self.engine, f"IV passed is {len(iv)} bytes long which is longer than the {size} expected by selected "
                              "cipher, truncating")
        return iv[:size].ljust(size, b"\0")

    def _key(self, password: bytes, options: int) -> bytes:
        size = crypto.EVP_CIPHER_get_key_length(self.kind)
        context = self.context.pointer
        if len(password) < size:
            if options & _NO_ZERO_PADDED_KEY and not crypto.EVP_CIPHER_CTX_set_key_length(context, len(password)):
                store_and_warn(self.engine, "Key length cannot be set for the cipher algorithm")
                raise _Refused
        elif len(password) > size and not crypto.EVP_CIPHER_CTX_set_key_length(context, len(password)):
            store(self.engine)
        return password.ljust(size, b"\0")

    def run(self, data: bytes, aad: bytes) -> memoryview:
        """Encrypt or decrypt everything. Raises _Refused."""
        engine, context, size = self.engine, self.context.pointer, c_int()
        if self.in_one_run and not crypto.EVP_CipherUpdate(context, None, byref(size), None, len(data)):
            store_and_warn(engine, "Setting of data length failed")
            raise _Refused
        if self.is_aead and not crypto.EVP_CipherUpdate(context, None, byref(size), aad, len(aad)):
            store_and_warn(engine, "Setting of additional application data failed")
            raise _Refused
        room = _new_bytes(None, len(data) + crypto.EVP_CIPHER_get_block_size(self.kind) + 1)
        place = cast(room, c_void_p).value or 0
        if not crypto.EVP_CipherUpdate(context, place, byref(size), data, len(data)):
            store(engine)
            raise _Refused
        total = size.value
        if self.encrypts or not self.in_one_run:
            if not crypto.EVP_CipherFinal_ex(context, place + total, byref(size)):
                store(engine)
                raise _Refused
            total += size.value
        return memoryview(room)[:total]


def _too_long(engine: Engine, **values: str | int) -> bool:
    for name, value in values.items():
        if (value if isinstance(value, int) else len(value)) > _LARGEST_INT:
            warn(engine, f"{name} is too long")
            return True
    return False


@function(sensitive=("passphrase",))
def openssl_encrypt(engine: Engine, data: Str, cipher_algo: Str, passphrase: Str, options: Int = 0, iv: Str = "",
                    tag: ByRef = None, aad: Str = "", tag_length: Int = 16) -> Str | False_:
    if _too_long(engine, data=data, password=passphrase, aad=aad, tag_len=tag_length):
        return False
    try:
        cipher = _Cipher(engine, cipher_algo, True)
        cipher.start(passphrase.encode("latin-1"), iv.encode("latin-1"), b"", tag_length, options)
        output: bytes | memoryview = cipher.run(data.encode("latin-1"), aad.encode("latin-1"))
    except _Refused:
        return False
    if not options & _RAW:
        output = b2a_base64(output, newline=False)
    if cipher.is_aead:
        if tag is None:
            warn(engine, "A tag should be provided when using AEAD mode")
            return False
        buffer = create_string_buffer(max(tag_length, 1))
        if tag_length < 0 or cipher.control(_GET_TAG, tag_length, buffer) != 1:
            warn(engine, "Retrieving verification tag failed")
            return False
        tag.value = buffer.raw[:tag_length].decode("latin-1")
    elif tag is not None:
        tag.value = None
    return str(output, "latin-1")


@function(sensitive=("passphrase",))
def openssl_decrypt(engine: Engine, data: Str, cipher_algo: Str, passphrase: Str, options: Int = 0, iv: Str = "",
                    tag: Str | Null = None, aad: Str = "") -> Str | False_:
    from zvm.ext.standard.network.url import base64_decode

    if not cipher_algo:
        value_error(engine, 2, "cannot be empty")
    if _too_long(engine, data=data, password=passphrase, aad=aad, tag=tag or ""):
        return False
    try:
        cipher = _Cipher(engine, cipher_algo, False)
        source: str | bool = data if options & _RAW else base64_decode(data)
        if isinstance(source, bool):
            warn(engine, "Failed to base64 decode the input")
            return False
        tag_bytes = (tag or "").encode("latin-1")
        cipher.start(passphrase.encode("latin-1"), iv.encode("latin-1"), tag_bytes, len(tag_bytes), options)
        return str(cipher.run(source.encode("latin-1"), aad.encode("latin-1")), "latin-1")
    except _Refused:
        return False


def _known(engine: Engine, method: str) -> int | None:
    if not method:
        value_error(engine, 1, "cannot be empty")
    kind: int | None = crypto.EVP_get_cipherbyname(c_text(method))
    if not kind:
        warn(engine, "Unknown cipher algorithm")
    return kind


@function
def openssl_cipher_iv_length(engine: Engine, cipher_algo: Str) -> Int | False_:
    kind = _known(engine, cipher_algo)
    return int(crypto.EVP_CIPHER_get_iv_length(kind)) if kind else False


@function
def openssl_cipher_key_length(engine: Engine, cipher_algo: Str) -> Int | False_:
    kind = _known(engine, cipher_algo)
    return int(crypto.EVP_CIPHER_get_key_length(kind)) if kind else False


# ---- seals -------------------------------------------------------------------------------------------------------

@function
def openssl_seal(engine: Engine, data: Str, sealed_data: ByRef, encrypted_keys: ByRef, public_key: Array,
                 cipher_algo: Str, iv: ByRef = None) -> Int | False_:
    values = public_key.plain_values()
    if not values:
        value_error(engine, 4, "cannot be empty")
    kind = crypto.EVP_get_cipherbyname(c_text(cipher_algo))
    if not kind:
        warn(engine, "Unknown cipher algorithm")
        return False
    iv_size = crypto.EVP_CIPHER_get_iv_length(kind)
    if iv is None and iv_size > 0:
        value_error(engine, 6, "cannot be null for the chosen cipher algorithm")
    keys: list[Held] = []
    for number, value in enumerate(values, 1):
        key = key_from(engine, value, True, None, 4)
        if key is None:
            warn(engine, f"Not a public key ({number}th member of pubkeys)")
            return False
        keys.append(key)
    sealed = _seal(engine, data.encode("latin-1"), keys, kind, iv_size)
    if sealed is None:
        return False
    output, secrets, vector = sealed
    if output:
        sealed_data.value = output.decode("latin-1")
        encrypted_keys.value = PhpArray.from_list([secret.decode("latin-1") for secret in secrets])
        if iv is not None:
            iv.value = vector.decode("latin-1")
    return len(output)


def _seal(engine: Engine, data: bytes, keys: list[Held], kind: int,
          iv_size: int) -> tuple[bytes, list[bytes], bytes] | None:
    """The sealed data, the key encrypted with each of the keys, and the vector; None where it fails."""
    secrets = [create_string_buffer(crypto.EVP_PKEY_get_size(key.pointer) + 1) for key in keys]
    places = (c_void_p * len(keys))(*(addressof(secret) for secret in secrets))
    pointers = (c_void_p * len(keys))(*(key.pointer for key in keys))
    sizes = (c_int * len(keys))()
    vector = create_string_buffer(max(iv_size, 1) + 16)
    context = Held(crypto.EVP_CIPHER_CTX_new(), crypto.EVP_CIPHER_CTX_free)
    output = create_string_buffer(len(data) + crypto.EVP_CIPHER_get_block_size(kind) + 1)
    first, last = c_int(), c_int()
    if crypto.EVP_SealInit(context.pointer, kind, places, sizes, vector, pointers, len(keys)) <= 0 or \
            not crypto.EVP_EncryptUpdate(context.pointer, output, byref(first), data, len(data)) or \
            not crypto.EVP_SealFinal(context.pointer, addressof(output) + first.value, byref(last)):
        store(engine)
        return None
    return (output.raw[:first.value + last.value],
            [secret.raw[:size] for secret, size in zip(secrets, sizes, strict=True)], vector.raw[:iv_size])


@function
def openssl_open(engine: Engine, data: Str, output: ByRef, encrypted_key: Str, private_key: Untyped, cipher_algo: Str,
                 iv: Str | Null = None) -> Bool:
    key = key_from(engine, private_key, False, "", 4)
    if key is None:
        warn(engine, "Unable to coerce parameter 4 into a private key")
        return False
    kind = crypto.EVP_get_cipherbyname(c_text(cipher_algo))
    if not kind:
        warn(engine, "Unknown cipher algorithm")
        return False
    iv_size = crypto.EVP_CIPHER_get_iv_length(kind)
    if iv_size > 0:
        if iv is None:
            value_error(engine, 6, "cannot be null for the chosen cipher algorithm")
        if len(iv) != iv_size:
            warn(engine, "IV length is invalid")
            return False
    vector = iv.encode("latin-1") if iv is not None and iv_size > 0 else None
    secret, source = encrypted_key.encode("latin-1"), data.encode("latin-1")
    context = Held(crypto.EVP_CIPHER_CTX_new(), crypto.EVP_CIPHER_CTX_free)
    room = create_string_buffer(len(source) + 64)
    first, last = c_int(), c_int()
    if not crypto.EVP_OpenInit(context.pointer, kind, secret, len(secret), vector, key.pointer) or \
            not crypto.EVP_DecryptUpdate(context.pointer, room, byref(first), source, len(source)) or \
            not crypto.EVP_OpenFinal(context.pointer, addressof(room) + first.value, byref(last)) or \
            first.value + last.value <= 0:
        store(engine)
        return False
    output.value = room.raw[:first.value + last.value].decode("latin-1")
    return True
