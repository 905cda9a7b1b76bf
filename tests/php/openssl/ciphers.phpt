--TEST--
openssl: digests, ciphers with and without tags, keys and vectors of wrong sizes, chance, PBKDF2
--EXTENSIONS--
openssl
--FILE--
<?php
function caught(callable $call) {
    try {
        return $call();
    } catch (Throwable $e) {
        return get_class($e) . ": " . $e->getMessage();
    }
}
var_dump(openssl_digest("data", "sha256"), bin2hex(openssl_digest("data", "md5", true)), openssl_digest("data", "no such"));
var_dump(openssl_encrypt("some text", "aes-128-cbc", "0123456789abcdef", 0, "fedcba9876543210"));
var_dump(openssl_decrypt("rcQxIh4gwlqg8jA6+tGQjQ==", "aes-128-cbc", "0123456789abcdef", 0, "fedcba9876543210"));
$raw = openssl_encrypt(str_repeat("\0\xff", 100), "AES-256-CTR", "short key", OPENSSL_RAW_DATA, "fedcba9876543210");
var_dump(md5($raw), openssl_decrypt($raw, "aes-256-ctr", "short key", OPENSSL_RAW_DATA, "fedcba9876543210") === str_repeat("\0\xff", 100));
var_dump(openssl_encrypt("x", "aes-128-cbc", "k"), openssl_encrypt("x", "aes-128-cbc", "k", 0, "short"),
    openssl_encrypt("x", "aes-128-cbc", "k", 0, "much too long for it"));
var_dump(openssl_encrypt("not of a block", "aes-128-cbc", "k", OPENSSL_ZERO_PADDING, "fedcba9876543210"),
    strlen(openssl_encrypt("precisely sixteen bytes or not?!", "aes-128-cbc", "k", OPENSSL_ZERO_PADDING | OPENSSL_RAW_DATA, "fedcba9876543210")));
foreach (["aes-256-gcm", "aes-128-ccm", "aes-128-ocb"] as $method) {
    $sealed = openssl_encrypt("message", $method, "a key", OPENSSL_RAW_DATA, "twelve bytes", $tag, "more", 12);
    var_dump(bin2hex($sealed), bin2hex($tag), openssl_decrypt($sealed, $method, "a key", OPENSSL_RAW_DATA, "twelve bytes", $tag, "more"),
        openssl_decrypt($sealed, $method, "a key", OPENSSL_RAW_DATA, "twelve bytes", str_repeat("x", 12), "more"));
}
var_dump(openssl_encrypt("m", "aes-256-gcm", "k", 0, "twelve bytes"), openssl_encrypt("m", "aes-256-gcm", "k", 0, "", $tag),
    openssl_encrypt("m", "aes-256-gcm", "k", 0, "twelve bytes", $tag, "", 17));
var_dump(openssl_encrypt("m", "aes-128-cbc", "k", 0, "fedcba9876543210", $tag), $tag,
    openssl_decrypt("####", "aes-128-cbc", "k"), openssl_decrypt("AAAA", "aes-128-cbc", "k", 0, "fedcba9876543210"));
while ($error = openssl_error_string()) {
    echo $error, "\n";
}
var_dump(openssl_encrypt("m", "no such", "k"), openssl_decrypt("m", "no such", "k"), caught(fn() => openssl_decrypt("m", "", "k")));
var_dump(openssl_cipher_iv_length("aes-128-cbc"), openssl_cipher_key_length("aes-256-gcm"), openssl_cipher_iv_length("des-ede3"),
    openssl_cipher_iv_length("no such"), caught(fn() => openssl_cipher_key_length("")));
var_dump(strlen(openssl_random_pseudo_bytes(10, $strong)), $strong, caught(fn() => openssl_random_pseudo_bytes(0)));
var_dump(bin2hex(openssl_pbkdf2("password", "salt", 20, 1000)), bin2hex(openssl_pbkdf2("password", "salt", 20, 1000, "sha256")),
    openssl_pbkdf2("password", "salt", 20, 1000, "no such"), caught(fn() => openssl_pbkdf2("password", "salt", 0, 1)));
var_dump(in_array("sha512", openssl_get_md_methods()), count(openssl_get_md_methods(true)) > count(openssl_get_md_methods()),
    in_array("aes-128-gcm", openssl_get_cipher_methods()), in_array("aes128", openssl_get_cipher_methods(true)),
    in_array("prime256v1", openssl_get_curve_names()));
?>
--EXPECT--
Warning: openssl_digest(): Unknown digest algorithm in {PWD}/ciphers.php on line 9
string(64) "3a6eb0790f39ac87c94f3856b2dd2c5d110e6811602261a9a923d3bb23adc8b7"
string(32) "8d777f385d3dfec8815d20f7496026dc"
bool(false)
string(24) "qvPQRNMLaHHkOeXiz7phJQ=="
bool(false)
string(32) "27c5c8f453037d89e5b0a3535b9aed0a"
bool(true)

Warning: openssl_encrypt(): Using an empty Initialization Vector (iv) is potentially insecure and not recommended in {PWD}/ciphers.php on line 14

Warning: openssl_encrypt(): IV passed is only 5 bytes long, cipher expects an IV of precisely 16 bytes, padding with \0 in {PWD}/ciphers.php on line 14

Warning: openssl_encrypt(): IV passed is 20 bytes long which is longer than the 16 expected by selected cipher, truncating in {PWD}/ciphers.php on line 15
string(24) "x8WUymaQo/1oYREZRanB9Q=="
string(24) "qr1U8HZx/BCP7JcBd4z1ig=="
string(24) "4059meLP/ymiVORySGw/cg=="
bool(false)
int(32)
string(14) "79e745ed9aaaf8"
string(24) "6ddb9c9a220c84a2a54b6b9a"
string(7) "message"
bool(false)
string(14) "e11b0249528894"
string(24) "981a2ab3f49112ac7553007c"
string(7) "message"
bool(false)
string(14) "56b4d6a8b7a7a8"
string(24) "bac16fc44ec15053eabdc904"
string(7) "message"
bool(false)

Warning: openssl_encrypt(): A tag should be provided when using AEAD mode in {PWD}/ciphers.php on line 23

Warning: openssl_encrypt(): Setting of IV length for AEAD mode failed in {PWD}/ciphers.php on line 23

Warning: openssl_encrypt(): Retrieving verification tag failed in {PWD}/ciphers.php on line 24
bool(false)
bool(false)
bool(false)
string(24) "LYBPcHDSOAdxMUcofHmzpA=="
NULL
bool(false)
bool(false)
error:1C800064:Provider routines::bad decrypt
error:1C80006B:Provider routines::wrong final block length
error:1C800066:Provider routines::cipher operation failed
error:1C80006D:Provider routines::invalid iv length
error:1C80006E:Provider routines::invalid tag
error:1C80006B:Provider routines::wrong final block length
error:1C80006B:Provider routines::wrong final block length

Warning: openssl_encrypt(): Unknown cipher algorithm in {PWD}/ciphers.php on line 30

Warning: openssl_decrypt(): Unknown cipher algorithm in {PWD}/ciphers.php on line 30
bool(false)
bool(false)
string(73) "ValueError: openssl_decrypt(): Argument #2 ($cipher_algo) cannot be empty"

Warning: openssl_cipher_iv_length(): Unknown cipher algorithm in {PWD}/ciphers.php on line 32
int(16)
int(32)
int(0)
bool(false)
string(83) "ValueError: openssl_cipher_key_length(): Argument #1 ($cipher_algo) cannot be empty"
int(10)
bool(true)
string(87) "ValueError: openssl_random_pseudo_bytes(): Argument #1 ($length) must be greater than 0"

Warning: openssl_pbkdf2(): Unknown digest algorithm in {PWD}/ciphers.php on line 35
string(40) "6e88be8bad7eae9d9e10aa061224034fed48d03f"
string(40) "632c2812e46d4604102ba7618e9d6d7d2f8128f6"
bool(false)
string(78) "ValueError: openssl_pbkdf2(): Argument #3 ($key_length) must be greater than 0"
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
