--TEST--
openssl: paddings of signatures, digests of OAEP, serial numbers in hexadecimal
--EXTENSIONS--
openssl
--INI--
zvm.php=8.5
log_errors=0
--FILE--
<?php
$key = openssl_pkey_new(["private_key_bits" => 2048]);
$public = openssl_pkey_get_details($key)["key"];
$ec = openssl_pkey_new(["private_key_type" => OPENSSL_KEYTYPE_EC, "curve_name" => "prime256v1"]);

foreach ([null, "sha1", "sha256"] as $digest) {
    $encrypted = null;
    $results = [openssl_public_encrypt("text", $encrypted, $public, OPENSSL_PKCS1_OAEP_PADDING, $digest)];
    foreach ([null, "sha1", "sha256"] as $other) {
        $decrypted = null;
        $results[] = openssl_private_decrypt($encrypted, $decrypted, $key, OPENSSL_PKCS1_OAEP_PADDING, $other) ? $decrypted : false;
    }
    echo json_encode([$digest, $results]), "\n";
}
openssl_public_encrypt("text", $encrypted, $public, OPENSSL_PKCS1_PADDING, "sha256");
var_dump(openssl_private_decrypt($encrypted, $decrypted, $key, digest_algo: "md5"), $decrypted);
var_dump(openssl_public_encrypt("text", $encrypted, $public, OPENSSL_PKCS1_PADDING, "nonsense"));
var_dump(openssl_private_decrypt("text", $encrypted, $key, OPENSSL_PKCS1_PADDING, ""));

foreach ([0, OPENSSL_PKCS1_PADDING, OPENSSL_PKCS1_PSS_PADDING] as $padding) {
    $signature = null;
    $results = [openssl_sign("text", $signature, $key, "sha256", $padding)];
    foreach ([0, OPENSSL_PKCS1_PADDING, OPENSSL_PKCS1_PSS_PADDING] as $other) {
        $results[] = openssl_verify("text", $signature, $public, "sha256", $other);
    }
    $results[] = openssl_verify("changed", $signature, $public, "sha256", $padding);
    echo json_encode([$padding, $results]), "\n";
}
var_dump(openssl_sign("text", $signature, $key, OPENSSL_ALGO_SHA256, OPENSSL_NO_PADDING));
var_dump(openssl_sign("text", $signature, $key, "nonsense", 99));
var_dump(openssl_verify("text", $signature, $public, OPENSSL_ALGO_SHA256, 99));
var_dump(openssl_sign("text", $signature, $ec, OPENSSL_ALGO_SHA256, OPENSSL_PKCS1_PADDING));
var_dump(openssl_verify("text", $signature, openssl_pkey_get_details($ec)["key"], OPENSSL_ALGO_SHA256, OPENSSL_PKCS1_PSS_PADDING));

$request = openssl_csr_new(["commonName" => "x"], $key);
foreach ([null, "0A", "ff00ff", str_repeat("f", 38), "1", "xyz", ""] as $hex) {
    $certificate = openssl_csr_sign($request, null, $key, 10, null, 7, $hex);
    echo json_encode($hex), ": ", $certificate ? openssl_x509_parse($certificate)["serialNumberHex"] : "none", "\n";
}
--EXPECT--
[null,[true,"text","text",false]]
["sha1",[true,"text","text",false]]
["sha256",[true,false,false,"text"]]
bool(true)
string(4) "text"

Warning: openssl_public_encrypt(): Unknown digest algorithm: nonsense in {PWD}/openssl_paddings_and_digests.php on line 17
bool(false)

Warning: openssl_private_decrypt(): Unknown digest algorithm:  in {PWD}/openssl_paddings_and_digests.php on line 18
bool(false)
[0,[true,1,1,0,0]]
[1,[true,1,1,0,0]]
[6,[true,0,0,1,0]]

Warning: openssl_sign(): Unknown padding type in {PWD}/openssl_paddings_and_digests.php on line 29
bool(false)

Warning: openssl_sign(): Unknown digest algorithm in {PWD}/openssl_paddings_and_digests.php on line 30
bool(false)

Warning: openssl_verify(): Unknown padding type in {PWD}/openssl_paddings_and_digests.php on line 31
int(-1)

Warning: openssl_sign(): Padding parameter is only supported for RSA keys in {PWD}/openssl_paddings_and_digests.php on line 32
bool(false)

Warning: openssl_verify(): Padding parameter is only supported for RSA keys in {PWD}/openssl_paddings_and_digests.php on line 33
int(-1)
null: 07
"0A": 0A
"ff00ff": FF00FF
"ffffffffffffffffffffffffffffffffffffff": FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF

Warning: openssl_csr_sign(): Error parsing serial number in {PWD}/openssl_paddings_and_digests.php on line 37
"1": none

Warning: openssl_csr_sign(): Error parsing serial number in {PWD}/openssl_paddings_and_digests.php on line 37
"xyz": none

Warning: openssl_csr_sign(): Error parsing serial number in {PWD}/openssl_paddings_and_digests.php on line 37
"": none
