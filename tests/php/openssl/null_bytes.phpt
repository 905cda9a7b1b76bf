--TEST--
NUL bytes in names of files
--EXTENSIONS--
openssl
--FILE--
<?php
$cert = "file:///c\0x";
$calls = [
    ['openssl_x509_fingerprint', $cert], ['openssl_x509_read', $cert], ['openssl_x509_parse', $cert],
    ['openssl_x509_export', $cert, &$out], ['openssl_x509_checkpurpose', "x", X509_PURPOSE_SSL_CLIENT, [$cert]],
    ['openssl_pkcs7_encrypt', '/none', '/none', [$cert], []], ['openssl_pkcs7_encrypt', '/none', '/none', $cert, []],
    ['openssl_pkcs12_export', $cert, &$out, 'k', 'p'], ['openssl_csr_get_subject', $cert],
    ['openssl_pkey_get_public', $cert], ['openssl_pkey_get_private', $cert],
];
foreach ($calls as $call) {
    try {
        var_dump(call_user_func_array($call[0], array_slice($call, 1)));
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
$config = tempnam(sys_get_temp_dir(), 'cnf');
file_put_contents($config, "oid_file = /" . str_repeat('a', 5000) . "\n[ req ]\ndefault_bits = 1024\n");
var_dump(openssl_pkey_new(['config' => $config]));
unlink($config);
--EXPECT--
Warning: openssl_x509_fingerprint(): X.509 Certificate cannot be retrieved in {PWD}/null_bytes.php on line 12
openssl_x509_fingerprint(): Argument #1 ($certificate) must not contain any null bytes

Warning: openssl_x509_read(): X.509 Certificate cannot be retrieved in {PWD}/null_bytes.php on line 12
openssl_x509_read(): Argument #1 ($certificate) must not contain any null bytes
openssl_x509_parse(): Argument #1 ($certificate) must not contain any null bytes

Warning: openssl_x509_export(): X.509 Certificate cannot be retrieved in {PWD}/null_bytes.php on line 12
openssl_x509_export(): Argument #1 ($certificate) must not contain any null bytes
openssl_x509_checkpurpose(): Argument #3 ($ca_info) array item must not contain any null bytes
bool(false)
bool(false)

Warning: openssl_pkcs12_export(): X.509 Certificate cannot be retrieved in {PWD}/null_bytes.php on line 12
openssl_pkcs12_export(): Argument #1 ($certificate) must not contain any null bytes
openssl_csr_get_subject(): Argument #1 ($csr) must not contain any null bytes
openssl_pkey_get_public(): Argument #1 ($public_key) must not contain any null bytes
openssl_pkey_get_private(): Argument #1 ($private_key) must not contain any null bytes

Warning: openssl_pkey_new(): Path for oid_file option must be a valid file path in {PWD}/null_bytes.php on line 19
object(OpenSSLAsymmetricKey)#2 (0) {
}
