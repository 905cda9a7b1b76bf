--TEST--
sodium: encryption, authentication, hashes and streams with one key; texts; errors
--EXTENSIONS--
sodium
--FILE--
<?php
function caught(callable $call) {
    try {
        return $call();
    } catch (Throwable $e) {
        return get_class($e) . ": " . $e->getMessage();
    }
}
$k = str_repeat("k", 32);
$n24 = str_repeat("n", 24);
var_dump(bin2hex($c = sodium_crypto_secretbox("message", $n24, $k)), sodium_crypto_secretbox_open($c, $n24, $k), sodium_crypto_secretbox_open("x$c", $n24, $k),
    caught(fn() => sodium_crypto_secretbox("m", "n", $k)), caught(fn() => sodium_crypto_secretbox_open("m", $n24, "k")), strlen(sodium_crypto_secretbox_keygen()));
foreach (["chacha20poly1305" => 8, "chacha20poly1305_ietf" => 12, "xchacha20poly1305_ietf" => 24] as $name => $size) {
    $nonce = str_repeat("n", $size);
    $c = ("sodium_crypto_aead_{$name}_encrypt")("message", "more", $nonce, $k);
    var_dump(bin2hex($c), ("sodium_crypto_aead_{$name}_decrypt")($c, "more", $nonce, $k), ("sodium_crypto_aead_{$name}_decrypt")($c, "other", $nonce, $k),
        strlen(("sodium_crypto_aead_{$name}_keygen")()));
}
// the same by name
sodium_crypto_aead_chacha20poly1305_decrypt(sodium_crypto_aead_chacha20poly1305_encrypt("", "", "12345678", sodium_crypto_aead_chacha20poly1305_keygen()), "", "12345678", $k);
sodium_crypto_aead_chacha20poly1305_ietf_decrypt(sodium_crypto_aead_chacha20poly1305_ietf_encrypt("", "", "123456789012", sodium_crypto_aead_chacha20poly1305_ietf_keygen()), "", "123456789012", $k);
sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(sodium_crypto_aead_xchacha20poly1305_ietf_encrypt("", "", $n24, sodium_crypto_aead_xchacha20poly1305_ietf_keygen()), "", $n24, $k);
if (sodium_crypto_aead_aes256gcm_is_available()) {
    $c = sodium_crypto_aead_aes256gcm_encrypt("message", "more", "123456789012", $k);
    var_dump(sodium_crypto_aead_aes256gcm_decrypt($c, "more", "123456789012", $k), strlen(sodium_crypto_aead_aes256gcm_keygen()));
}
var_dump(caught(fn() => sodium_crypto_aead_chacha20poly1305_encrypt("m", "", "short", $k)));
var_dump(bin2hex($mac = sodium_crypto_auth("message", $k)), sodium_crypto_auth_verify($mac, "message", $k), sodium_crypto_auth_verify($mac, "other", $k),
    strlen(sodium_crypto_auth_keygen()), caught(fn() => sodium_crypto_auth("m", "k")));
var_dump(bin2hex(sodium_crypto_stream(8, $n24, $k)), bin2hex(sodium_crypto_stream_xor("message", $n24, $k)), bin2hex(sodium_crypto_stream_xchacha20(8, $n24, $k)),
    bin2hex(sodium_crypto_stream_xchacha20_xor("message", $n24, $k)), bin2hex(sodium_crypto_stream_xchacha20_xor_ic("message", $n24, 5, $k)),
    strlen(sodium_crypto_stream_keygen() . sodium_crypto_stream_xchacha20_keygen()), caught(fn() => sodium_crypto_stream(0, $n24, $k)));
var_dump(bin2hex(sodium_crypto_shorthash("message", str_repeat("k", 16))), strlen(sodium_crypto_shorthash_keygen()), bin2hex(sodium_crypto_generichash("message")),
    bin2hex(sodium_crypto_generichash("message", $k, 16)), strlen(sodium_crypto_generichash_keygen()), caught(fn() => sodium_crypto_generichash("m", "", 5)));
$state = sodium_crypto_generichash_init($k, 16);
var_dump(sodium_crypto_generichash_update($state, "mess"), sodium_crypto_generichash_update($state, "age"), bin2hex(sodium_crypto_generichash_final($state, 16)), $state);
$bad = "x";
var_dump(caught(function () use ($bad) { return sodium_crypto_generichash_update($bad, "x"); }));
var_dump(bin2hex(sodium_crypto_kdf_derive_from_key(16, 1, "contexts", $k)), strlen(sodium_crypto_kdf_keygen()), caught(fn() => sodium_crypto_kdf_derive_from_key(1, 1, "contexts", $k)));
[$push, $header] = sodium_crypto_secretstream_xchacha20poly1305_init_push($k);
$one = sodium_crypto_secretstream_xchacha20poly1305_push($push, "first");
sodium_crypto_secretstream_xchacha20poly1305_rekey($push);
$two = sodium_crypto_secretstream_xchacha20poly1305_push($push, "last", "more", SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_FINAL);
$pull = sodium_crypto_secretstream_xchacha20poly1305_init_pull($header, $k);
var_dump(sodium_crypto_secretstream_xchacha20poly1305_pull($pull, $one));
sodium_crypto_secretstream_xchacha20poly1305_rekey($pull);
var_dump(sodium_crypto_secretstream_xchacha20poly1305_pull($pull, $two, "more"), sodium_crypto_secretstream_xchacha20poly1305_pull($pull, $two),
    strlen(sodium_crypto_secretstream_xchacha20poly1305_keygen()), caught(fn() => sodium_crypto_secretstream_xchacha20poly1305_init_push("k")));

var_dump(sodium_bin2hex("\0\xff"), sodium_hex2bin("00:ff", ":"), caught(fn() => sodium_hex2bin("zz")), sodium_bin2base64("\xff\xfe?", SODIUM_BASE64_VARIANT_URLSAFE),
    sodium_base642bin("_/4=", SODIUM_BASE64_VARIANT_ORIGINAL, "_"), caught(fn() => sodium_base642bin("!", 1)), caught(fn() => sodium_bin2base64("x", 99)));
var_dump(bin2hex(sodium_pad("xyz", 8)), sodium_unpad(sodium_pad("xyz", 8), 8), caught(fn() => sodium_unpad("xyzxyzxy", 8)), caught(fn() => sodium_pad("x", 0)));
$counter = "\xff\x01";
sodium_increment($counter);
$sum = "\x01\x01";
sodium_add($sum, $counter);
var_dump(bin2hex($counter), bin2hex($sum), sodium_memcmp("ab", "ab"), sodium_memcmp("ab", "ac"), sodium_compare("ab", "ac"), caught(fn() => sodium_compare("a", "ab")));
sodium_memzero($sum);
var_dump($sum);
try {
    sodium_crypto_auth("m", "secret");
} catch (SodiumException $e) {
    var_dump($e->getTrace()[0]["args"]);
}
?>
--EXPECT--
string(46) "5d6d4bec1e92eecf073c9b3f41c359c6a5ad23a6f34eb7"
string(7) "message"
bool(false)
string(118) "SodiumException: sodium_crypto_secretbox(): Argument #2 ($nonce) must be SODIUM_CRYPTO_SECRETBOX_NONCEBYTES bytes long"
string(119) "SodiumException: sodium_crypto_secretbox_open(): Argument #3 ($key) must be SODIUM_CRYPTO_SECRETBOX_KEYBYTES bytes long"
int(32)
string(46) "38011ac60fc41bab6a5ccff9a46fb63d8c26c00449f338"
string(7) "message"
bool(false)
int(32)
string(46) "e39a4d21a3b5ce6a24e11d69d63aa719e86683bbd45ceb"
string(7) "message"
bool(false)
int(32)
string(46) "989dbbc6a73f4a0efaa49c9eed82b96d60dcc7713112ba"
string(7) "message"
bool(false)
int(32)
string(7) "message"
int(32)
string(149) "SodiumException: sodium_crypto_aead_chacha20poly1305_encrypt(): Argument #3 ($nonce) must be SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_NPUBBYTES bytes long"
string(64) "bd9749cb54086c3fbdc90840082fe22ab18faef1ad1c63f7ebf85d72bb74e539"
bool(true)
bool(false)
int(32)
string(104) "SodiumException: sodium_crypto_auth(): Argument #2 ($key) must be SODIUM_CRYPTO_AUTH_KEYBYTES bytes long"
string(16) "91172bd584998fa7"
string(14) "fc7258a6e5feea"
string(16) "93a68aa3fb23e8c0"
string(14) "fec3f9d09a448d"
string(14) "026e804c58293e"
int(64)
string(85) "SodiumException: sodium_crypto_stream(): Argument #1 ($length) must be greater than 0"
string(16) "1706f3e022043b2c"
int(16)
string(64) "2e7836cc18ab1db2a2e239ebf4043772b3359520198b5fd55443b01a1023a5b0"
string(32) "dcc10186d9ae587d2c1dc77374a5cffd"
int(32)
string(42) "SodiumException: unsupported output length"
bool(true)
bool(true)
string(32) "dcc10186d9ae587d2c1dc77374a5cffd"
NULL
string(39) "SodiumException: incorrect state length"
string(32) "e5eae9008bd51c65edb4b05941848b34"
int(32)
string(143) "SodiumException: sodium_crypto_kdf_derive_from_key(): Argument #1 ($subkey_length) must be greater than or equal to SODIUM_CRYPTO_KDF_BYTES_MIN"
array(2) {
  [0]=>
  string(5) "first"
  [1]=>
  int(0)
}
array(2) {
  [0]=>
  string(4) "last"
  [1]=>
  int(3)
}
bool(false)
int(32)
string(166) "SodiumException: sodium_crypto_secretstream_xchacha20poly1305_init_push(): Argument #1 ($key) must be SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_KEYBYTES bytes long"

Fatal error: Uncaught SodiumException: sodium_base642bin(): Argument #1 ($string) must be a valid base64 string in {PWD}/secret_keys.php:51
Stack trace:
#0 {PWD}/secret_keys.php(51): sodium_base642bin()
#1 {main}
  thrown in {PWD}/secret_keys.php on line 51
--EXIT--
255
