--TEST--
openssl: keys of all types, export and import, signatures, encryption, seals, derived secrets, SPKAC
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
$key = openssl_pkey_new(["private_key_bits" => 1024, "private_key_type" => OPENSSL_KEYTYPE_RSA]);
var_dump($key, openssl_pkey_export($key, $pem), openssl_pkey_export($key, $locked, "secret"), str_contains($locked, "ENCRYPTED"));
$details = openssl_pkey_get_details($key);
var_dump(array_keys($details), $details["bits"], $details["type"] === OPENSSL_KEYTYPE_RSA, array_keys($details["rsa"]), bin2hex($details["rsa"]["e"]));
$public = openssl_pkey_get_public($details["key"]);
var_dump(array_keys(openssl_pkey_get_details($public)["rsa"]), openssl_pkey_get_private($locked, "wrong"), get_class(openssl_pkey_get_private($locked, "secret")),
    get_class(openssl_get_privatekey([$locked, "secret"])), openssl_pkey_get_private("nonsense"), openssl_get_publickey("nonsense"));
foreach ([OPENSSL_ALGO_SHA1, "sha256", OPENSSL_ALGO_SHA512] as $algorithm) {
    var_dump(openssl_sign("data", $signature, $pem, $algorithm), strlen($signature), openssl_verify("data", $signature, $public, $algorithm),
        openssl_verify("other", $signature, $details["key"], $algorithm));
}
var_dump(openssl_sign("data", $signature, $key, "no such"), openssl_sign("data", $signature, $public), openssl_verify("data", "x", "nonsense"),
    openssl_verify("data", $signature, $key));
var_dump(openssl_public_encrypt("short", $encrypted, $public), openssl_private_decrypt($encrypted, $plain, $key), $plain,
    openssl_private_encrypt("signed", $encrypted, $key), openssl_public_decrypt($encrypted, $plain, $public), $plain,
    openssl_public_encrypt("short", $encrypted, $public, OPENSSL_PKCS1_OAEP_PADDING), openssl_private_decrypt($encrypted, $plain, $key, OPENSSL_PKCS1_OAEP_PADDING), $plain,
    openssl_public_encrypt(str_repeat("x", 200), $encrypted, $public), openssl_private_decrypt("no", $plain, "nonsense"));
var_dump(openssl_seal("sealed data", $sealed, $keys, [$public], "aes-128-cbc", $iv), count($keys), strlen($iv),
    openssl_open($sealed, $opened, $keys[0], $key, "aes-128-cbc", $iv), $opened, openssl_open($sealed, $opened, $keys[0], $key, "aes-128-cbc", "x"),
    caught(fn() => openssl_seal("x", $s, $k, [], "aes-128-cbc", $iv)), caught(fn() => openssl_seal("x", $s, $k, [$public], "aes-128-cbc")));

$curve = openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_EC, "curve_name" => "prime256v1"]);
$other = openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_EC, "curve_name" => "prime256v1"]);
$details = openssl_pkey_get_details($curve);
var_dump(array_keys($details["ec"]), $details["ec"]["curve_oid"], $details["bits"]);
$public = fn($key) => openssl_pkey_get_public(openssl_pkey_get_details($key)["key"]);
var_dump(openssl_pkey_derive($public($other), $curve) === openssl_pkey_derive($public($curve), $other),
    strlen(openssl_pkey_derive($public($other), $curve)), caught(fn() => openssl_pkey_derive($public($other), $curve, -1)));
$again = openssl_pkey_new(["ec" => ["curve_name" => "prime256v1", "d" => $details["ec"]["d"]]]);
var_dump(openssl_pkey_get_details($again)["ec"]["x"] === $details["ec"]["x"]);
var_dump(openssl_sign("data", $signature, $curve, "sha256"), openssl_verify("data", $signature, $public($curve), "sha256"));
var_dump(openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_EC]), openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_EC, "curve_name" => "no"]),
    openssl_pkey_new(["private_key_bits" => 100]), openssl_pkey_new(["private_key_type" => 77]));

$numbers = ["p" => hex2bin("dcf93a0b883972ec0e19989ac5a2ce310e1d37717e8d9571bb7623731866e61ef75a2e27898b057f9891c2e27a639c3f29b60814581cd3b2ca3986d2683705577d45c2e7e52dc81c7a171876e5cea74b1448bfdfaf18828efd2519f14e45e3826634af1949e5b535cc829a483b8a76223e5d490a257f05bdff16f2fb22c583ab"), "g" => "\x02"];
$one = openssl_pkey_new(["dh" => $numbers]);
$two = openssl_pkey_new(["dh" => $numbers]);
var_dump(array_keys(openssl_pkey_get_details($one)["dh"]), openssl_dh_compute_key(openssl_pkey_get_details($two)["dh"]["pub_key"], $one)
    === openssl_dh_compute_key(openssl_pkey_get_details($one)["dh"]["pub_key"], $two), openssl_dh_compute_key("x", $key));

$spki = openssl_spki_new($key, "challenge", OPENSSL_ALGO_SHA256);
var_dump(substr($spki, 0, 6), openssl_spki_verify(substr($spki, 6)), openssl_spki_export_challenge(substr($spki, 6)),
    openssl_spki_export(substr($spki, 6)) === openssl_pkey_get_details($key)["key"], openssl_spki_verify("nonsense"), openssl_spki_verify(""));
$file = __DIR__ . "/keys.pem";
var_dump(openssl_pkey_export_to_file($key, $file), file_get_contents($file) === $pem, get_class(openssl_pkey_get_private("file://$file")),
    openssl_pkey_get_private("file://$file.no"), openssl_pkey_export("nonsense", $out));
unlink($file);
openssl_pkey_free($key);
openssl_free_key($key);
var_dump(caught(fn() => new OpenSSLAsymmetricKey), caught(fn() => clone $key), caught(fn() => serialize($key)), caught(fn() => openssl_sign("x", $s, ["only one"])));
?>
--EXPECT--
object(OpenSSLAsymmetricKey)#1 (0) {
}
bool(true)
bool(true)
bool(true)
array(4) {
  [0]=>
  string(4) "bits"
  [1]=>
  string(3) "key"
  [2]=>
  string(3) "rsa"
  [3]=>
  string(4) "type"
}
int(1024)
bool(true)
array(8) {
  [0]=>
  string(1) "n"
  [1]=>
  string(1) "e"
  [2]=>
  string(1) "d"
  [3]=>
  string(1) "p"
  [4]=>
  string(1) "q"
  [5]=>
  string(4) "dmp1"
  [6]=>
  string(4) "dmq1"
  [7]=>
  string(4) "iqmp"
}
string(6) "010001"
array(2) {
  [0]=>
  string(1) "n"
  [1]=>
  string(1) "e"
}
bool(false)
string(20) "OpenSSLAsymmetricKey"
string(20) "OpenSSLAsymmetricKey"
bool(false)
bool(false)
bool(true)
int(128)
int(1)
int(0)
bool(true)
int(128)
int(1)
int(0)
bool(true)
int(128)
int(1)
int(0)

Warning: openssl_sign(): Unknown digest algorithm in {PWD}/keys.php on line 20

Warning: openssl_sign(): Supplied key param is a public key in {PWD}/keys.php on line 20

Warning: openssl_sign(): Supplied key param cannot be coerced into a private key in {PWD}/keys.php on line 20

Warning: openssl_verify(): Supplied key param cannot be coerced into a public key in {PWD}/keys.php on line 20

Warning: openssl_verify(): Don't know how to get public key from this private key in {PWD}/keys.php on line 21

Warning: openssl_verify(): Supplied key param cannot be coerced into a public key in {PWD}/keys.php on line 21
bool(false)
bool(false)
bool(false)
bool(false)

Warning: openssl_private_decrypt(): key parameter is not a valid private key in {PWD}/keys.php on line 25
bool(true)
bool(true)
string(5) "short"
bool(true)
bool(true)
string(6) "signed"
bool(true)
bool(true)
string(5) "short"
bool(false)
bool(false)

Warning: openssl_open(): IV length is invalid in {PWD}/keys.php on line 27
int(16)
int(1)
int(16)
bool(true)
string(11) "sealed data"
bool(false)
string(69) "ValueError: openssl_seal(): Argument #4 ($public_key) cannot be empty"
string(92) "ValueError: openssl_seal(): Argument #6 ($iv) cannot be null for the chosen cipher algorithm"
array(5) {
  [0]=>
  string(10) "curve_name"
  [1]=>
  string(9) "curve_oid"
  [2]=>
  string(1) "x"
  [3]=>
  string(1) "y"
  [4]=>
  string(1) "d"
}
string(19) "1.2.840.10045.3.1.7"
int(256)
bool(true)
int(32)
string(95) "ValueError: openssl_pkey_derive(): Argument #3 ($key_length) must be greater than or equal to 0"
bool(true)
bool(true)
int(1)

Warning: openssl_pkey_new(): Missing configuration value: "curve_name" not set in {PWD}/keys.php on line 40

Warning: openssl_pkey_new(): Unknown elliptic curve (short) name no in {PWD}/keys.php on line 40

Warning: openssl_pkey_new(): Private key length must be at least 384 bits, configured to 100 in {PWD}/keys.php on line 41

Warning: openssl_pkey_new(): Unsupported private key type in {PWD}/keys.php on line 41
bool(false)
bool(false)
bool(false)
bool(false)
array(4) {
  [0]=>
  string(1) "p"
  [1]=>
  string(1) "g"
  [2]=>
  string(8) "priv_key"
  [3]=>
  string(7) "pub_key"
}
bool(true)
bool(false)

Warning: openssl_spki_verify(): Unable to decode supplied SPKAC in {PWD}/keys.php on line 51

Warning: openssl_spki_verify(): Invalid SPKAC in {PWD}/keys.php on line 51
string(6) "SPKAC="
bool(true)
string(9) "challenge"
bool(true)
bool(false)
bool(false)

Warning: openssl_pkey_export(): Cannot get key from parameter 1 in {PWD}/keys.php on line 54
bool(true)
bool(true)
string(20) "OpenSSLAsymmetricKey"
bool(false)
bool(false)

Deprecated: Function openssl_pkey_free() is deprecated in {PWD}/keys.php on line 56

Deprecated: Function openssl_free_key() is deprecated in {PWD}/keys.php on line 57
string(85) "Error: Cannot directly construct OpenSSLAsymmetricKey, use openssl_pkey_new() instead"
string(74) "Error: Trying to clone an uncloneable object of class OpenSSLAsymmetricKey"
string(65) "Exception: Serialization of 'OpenSSLAsymmetricKey' is not allowed"
string(70) "ValueError: Key array must be of the form array(0 => key, 1 => phrase)"
