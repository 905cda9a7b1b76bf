--TEST--
openssl: PKCS#7 and CMS: sign, verify, encrypt, decrypt, read
--EXTENSIONS--
openssl
--FILE--
<?php
$key = openssl_pkey_new(["private_key_bits" => 1024]);
$certificate = openssl_csr_sign(openssl_csr_new(["CN" => "signer"], $key), null, $key, 2, ["digest_alg" => "sha256"]);
openssl_x509_export($certificate, $pem);
chdir(__DIR__);
foreach (["in", "cert", "signed", "out", "signers"] as $name) {
    $files[$name] = "messages.$name.tmp";
}
file_put_contents($files["in"], "Content-Type: text/plain\n\nthe message\n");
file_put_contents($files["cert"], $pem);
var_dump(openssl_pkcs7_sign($files["in"], $files["signed"], $certificate, $key, ["To" => "someone", "X-Line: 1"]));
echo implode("\n", array_slice(explode("\n", file_get_contents($files["signed"])), 0, 3)), "\n";
var_dump(openssl_pkcs7_verify($files["signed"], 0, $files["signers"], [$files["cert"]], null, $files["out"]), file_get_contents($files["signers"]) === $pem,
    trim(file_get_contents($files["out"])), openssl_pkcs7_verify($files["signed"], 0), openssl_pkcs7_verify($files["in"], 0), openssl_pkcs7_verify("no such", 0));
var_dump(openssl_pkcs7_encrypt($files["in"], $files["signed"], [$certificate], ["Subject" => "s"], 0, OPENSSL_CIPHER_AES_256_CBC),
    openssl_pkcs7_decrypt($files["signed"], $files["out"], $pem, $key), trim(file_get_contents($files["out"])) === trim(file_get_contents($files["in"])),
    openssl_pkcs7_decrypt($files["in"], $files["out"], $pem, $key), openssl_pkcs7_decrypt($files["signed"], $files["out"], $pem), openssl_pkcs7_decrypt($files["signed"], $files["out"], "x", $key));
var_dump(openssl_pkcs7_sign($files["in"], "/no/such", $certificate, $key, []), openssl_pkcs7_sign("no such", $files["out"], $certificate, $key, []),
    openssl_pkcs7_sign($files["in"], $files["out"], "x", $key, []), openssl_pkcs7_read("nonsense", $out));
foreach ([OPENSSL_ENCODING_SMIME, OPENSSL_ENCODING_DER, OPENSSL_ENCODING_PEM] as $encoding) {
    var_dump(openssl_cms_sign($files["in"], $files["signed"], $certificate, $key, [], OPENSSL_CMS_BINARY, $encoding),
        openssl_cms_verify($files["signed"], OPENSSL_CMS_BINARY, $files["signers"], [$files["cert"]], null, $files["out"], null, null, $encoding),
        file_get_contents($files["out"]) === file_get_contents($files["in"]));
    if ($encoding === OPENSSL_ENCODING_PEM) {
        var_dump(openssl_cms_read(file_get_contents($files["signed"]), $found), $found === [$pem]);
        $pkcs7 = str_replace("CMS-----", "PKCS7-----", file_get_contents($files["signed"]));
        var_dump(openssl_pkcs7_read($pkcs7, $found), $found === [$pem]);
    }
    var_dump(openssl_cms_encrypt($files["in"], $files["signed"], $certificate, ["A" => "b"], OPENSSL_CMS_BINARY, $encoding),
        openssl_cms_decrypt($files["signed"], $files["out"], $certificate, $key, $encoding), file_get_contents($files["out"]) === file_get_contents($files["in"]));
}
var_dump(openssl_cms_sign($files["in"], $files["signed"], $certificate, $key, [], OPENSSL_CMS_DETACHED, OPENSSL_ENCODING_SMIME), openssl_cms_read("nonsense", $out),
    openssl_cms_sign($files["in"], $files["signed"], $certificate, $key, [], OPENSSL_CMS_DETACHED | OPENSSL_CMS_BINARY, OPENSSL_ENCODING_DER),
    openssl_cms_verify($files["in"], OPENSSL_CMS_DETACHED | OPENSSL_CMS_BINARY, null, [$files["cert"]], null, null, null, $files["signed"], OPENSSL_ENCODING_DER));
array_map("unlink", $files);
?>
--EXPECT--
bool(true)
To: someone
X-Line: 1
MIME-Version: 1.0
bool(true)
bool(true)
string(39) "Content-Type: text/plain

the message"
bool(false)
int(-1)
int(-1)

Warning: openssl_pkcs7_decrypt(): Unable to get private key in {PWD}/messages.php on line 17

Warning: openssl_pkcs7_decrypt(): X.509 Certificate cannot be retrieved in {PWD}/messages.php on line 17
bool(true)
bool(true)
bool(false)
bool(false)
bool(false)
bool(false)

Warning: openssl_pkcs7_sign(): Error opening output file /no/such! in {PWD}/messages.php on line 18

Warning: openssl_pkcs7_sign(): Error opening input file no such! in {PWD}/messages.php on line 18

Warning: openssl_pkcs7_sign(): X.509 Certificate cannot be retrieved in {PWD}/messages.php on line 19
bool(false)
bool(false)
bool(false)
bool(false)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)

Warning: openssl_cms_sign(): Detached signatures not possible with S/MIME encoding in {PWD}/messages.php on line 32
bool(false)
bool(false)
bool(true)
bool(true)
