--TEST--
openssl: requests, certificates, their parts and purposes, PKCS#12
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
$config = __DIR__ . "/certificates.cnf";
file_put_contents($config, "[req]\ndefault_bits = 1024\ndistinguished_name = names\nx509_extensions = ext\nprompt = no\n[names]\ncommonName_default = by default\n" .
    "[ext]\nbasicConstraints = CA:TRUE\nsubjectAltName = DNS:a.example, IP:127.0.0.1, URI:http://x/\nkeyUsage = keyCertSign, digitalSignature\n");
$options = ["config" => $config, "digest_alg" => "sha256"];
$key = openssl_pkey_new($options);
$csr = openssl_csr_new(["countryName" => "GB", "O" => "Some Ltd", "CN" => "names \xc3\xa9", "OU" => "one", "no such" => "x"], $key, $options);
var_dump($csr, openssl_csr_get_subject($csr), openssl_csr_get_subject($csr, false)["countryName"], openssl_csr_export($csr, $text), substr($text, 0, 35),
    get_class(openssl_csr_get_public_key($text)), openssl_csr_export("nonsense", $out));
$certificate = openssl_csr_sign($csr, null, $key, 30, $options, 0x1234);
$facts = openssl_x509_parse($certificate);
var_dump($facts["name"], $facts["subject"], $facts["issuer"]["CN"], $facts["version"], $facts["serialNumber"], $facts["serialNumberHex"], $facts["hash"],
    $facts["signatureTypeSN"], $facts["signatureTypeLN"], $facts["signatureTypeNID"], $facts["purposes"][1], $facts["purposes"][6], $facts["extensions"],
    $facts["validTo_time_t"] - $facts["validFrom_time_t"], array_keys($facts));
var_dump(openssl_x509_export($certificate, $pem), openssl_x509_fingerprint($pem) === sha1(base64_decode(implode("", array_slice(explode("\n", trim($pem)), 1, -1)))),
    strlen(openssl_x509_fingerprint($certificate, "sha256", true)), openssl_x509_fingerprint($pem, "no such"));
var_dump(openssl_x509_check_private_key($pem, $key), openssl_x509_verify($certificate, openssl_pkey_get_public($certificate)), openssl_x509_read("nonsense"),
    openssl_x509_parse("nonsense"), get_class(openssl_x509_read($certificate)));
$file = __DIR__ . "/certificates.pem";
var_dump(openssl_x509_export_to_file($certificate, $file), openssl_x509_checkpurpose($certificate, X509_PURPOSE_ANY, [$file]),
    openssl_x509_checkpurpose($certificate, X509_PURPOSE_SSL_SERVER, []), openssl_x509_checkpurpose("file://$file", X509_PURPOSE_ANY, [$file], $file),
    openssl_csr_export_to_file($csr, $file), openssl_csr_get_subject("file://$file")["O"]);
openssl_x509_export($certificate, $long, false);
var_dump(str_starts_with($long, "Certificate:\n    Data:\n        Version: 3 (0x2)"));

$leafKey = openssl_pkey_new($options);
$leaf = openssl_csr_sign(openssl_csr_new(["CN" => "leaf"], $leafKey, $options), $certificate, $key, 1, $options);
var_dump(openssl_x509_parse($leaf)["issuer"]["O"], openssl_x509_verify($leaf, $certificate), openssl_csr_sign($csr, $certificate, $leafKey, 1, $options));
var_dump(openssl_pkcs12_export($leaf, $p12, $leafKey, "secret", ["friendly_name" => "mine", "extracerts" => [$certificate]]),
    openssl_pkcs12_read($p12, $found, "secret"), array_keys($found), $found["extracerts"][0] === $pem, openssl_pkcs12_read($p12, $found, "wrong"),
    openssl_pkcs12_export($leaf, $p12, $key, "secret"), openssl_pkcs12_export_to_file($leaf, $file, $leafKey, "secret"),
    openssl_pkcs12_read(file_get_contents($file), $found, "secret"), openssl_pkcs12_read("nonsense", $found, ""));
$made = null;
var_dump(get_class(openssl_csr_new(["CN" => "x"], $made, $options)), get_class($made), openssl_csr_new(["CN" => "x"], $made, ["config" => "/no/such"]));
var_dump(array_keys(openssl_get_cert_locations()));
openssl_x509_free($certificate);
var_dump(caught(fn() => new OpenSSLCertificate), caught(fn() => new OpenSSLCertificateSigningRequest), openssl_x509_export_to_file($certificate, "/no/such/file"));
unlink($file);
unlink($config);
?>
--EXPECT--
Warning: openssl_csr_new(): dn: no such is not a recognized name in {PWD}/certificates.php on line 14

Warning: openssl_csr_export(): X.509 Certificate Signing Request cannot be retrieved in {PWD}/certificates.php on line 16
object(OpenSSLCertificateSigningRequest)#2 (0) {
}
array(4) {
  ["C"]=>
  string(2) "GB"
  ["O"]=>
  string(8) "Some Ltd"
  ["CN"]=>
  string(8) "names é"
  ["OU"]=>
  string(3) "one"
}
string(2) "GB"
bool(true)
string(35) "-----BEGIN CERTIFICATE REQUEST-----"
string(20) "OpenSSLAsymmetricKey"
bool(false)
string(41) "/C=GB/O=Some Ltd/CN=names \xC3\xA9/OU=one"
array(4) {
  ["C"]=>
  string(2) "GB"
  ["O"]=>
  string(8) "Some Ltd"
  ["CN"]=>
  string(8) "names é"
  ["OU"]=>
  string(3) "one"
}
string(8) "names é"
int(2)
string(4) "4660"
string(4) "1234"
string(8) "924ffb81"
string(10) "RSA-SHA256"
string(23) "sha256WithRSAEncryption"
int(668)
array(3) {
  [0]=>
  bool(true)
  [1]=>
  bool(true)
  [2]=>
  string(9) "sslclient"
}
array(3) {
  [0]=>
  bool(false)
  [1]=>
  bool(true)
  [2]=>
  string(7) "crlsign"
}
array(3) {
  ["basicConstraints"]=>
  string(7) "CA:TRUE"
  ["subjectAltName"]=>
  string(50) "DNS:a.example, IP Address:127.0.0.1, URI:http://x/"
  ["keyUsage"]=>
  string(35) "Digital Signature, Certificate Sign"
}
int(2592000)
array(16) {
  [0]=>
  string(4) "name"
  [1]=>
  string(7) "subject"
  [2]=>
  string(4) "hash"
  [3]=>
  string(6) "issuer"
  [4]=>
  string(7) "version"
  [5]=>
  string(12) "serialNumber"
  [6]=>
  string(15) "serialNumberHex"
  [7]=>
  string(9) "validFrom"
  [8]=>
  string(7) "validTo"
  [9]=>
  string(16) "validFrom_time_t"
  [10]=>
  string(14) "validTo_time_t"
  [11]=>
  string(15) "signatureTypeSN"
  [12]=>
  string(15) "signatureTypeLN"
  [13]=>
  string(16) "signatureTypeNID"
  [14]=>
  string(8) "purposes"
  [15]=>
  string(10) "extensions"
}

Warning: openssl_x509_fingerprint(): Unknown digest algorithm in {PWD}/certificates.php on line 23
bool(true)
bool(true)
int(32)
bool(false)

Warning: openssl_x509_read(): X.509 Certificate cannot be retrieved in {PWD}/certificates.php on line 24
bool(true)
int(1)
bool(false)
bool(false)
string(18) "OpenSSLCertificate"
bool(true)
bool(true)
bool(false)
bool(true)
bool(true)
string(8) "Some Ltd"
bool(true)

Warning: openssl_csr_sign(): Private key does not correspond to signing cert in {PWD}/certificates.php on line 35
string(8) "Some Ltd"
int(1)
bool(false)

Warning: openssl_pkcs12_export(): Private key does not correspond to cert in {PWD}/certificates.php on line 38
bool(true)
bool(true)
array(3) {
  [0]=>
  string(4) "cert"
  [1]=>
  string(4) "pkey"
  [2]=>
  string(10) "extracerts"
}
bool(true)
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
string(32) "OpenSSLCertificateSigningRequest"
string(20) "OpenSSLAsymmetricKey"
bool(false)
array(8) {
  [0]=>
  string(17) "default_cert_file"
  [1]=>
  string(21) "default_cert_file_env"
  [2]=>
  string(16) "default_cert_dir"
  [3]=>
  string(20) "default_cert_dir_env"
  [4]=>
  string(19) "default_private_dir"
  [5]=>
  string(25) "default_default_cert_area"
  [6]=>
  string(10) "ini_cafile"
  [7]=>
  string(10) "ini_capath"
}

Deprecated: Function openssl_x509_free() is deprecated in {PWD}/certificates.php on line 43

Warning: openssl_x509_export_to_file(): Error opening file /no/such/file in {PWD}/certificates.php on line 44
string(84) "Error: Cannot directly construct OpenSSLCertificate, use openssl_x509_read() instead"
string(96) "Error: Cannot directly construct OpenSSLCertificateSigningRequest, use openssl_csr_new() instead"
bool(false)
