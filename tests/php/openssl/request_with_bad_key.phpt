--TEST--
openssl_csr_new() warns of what else is wrong before a bad key throws
--FILE--
<?php
$path = __DIR__ . '/request_with_bad_key.cnf';
file_put_contents($path, "[req]\ndistinguished_name = dn\nattributes = extra\n[dn]\ncountryName = Country\n[extra]\nnoSuchName_min = 4\n");
$key = [];
try {
    var_dump(openssl_csr_new([], $key, ['config' => $path], []));
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
--CLEAN--
<?php
@unlink(__DIR__ . '/request_with_bad_key.cnf');
--EXPECT--
Warning: openssl_csr_new(): Private key length must be at least 384 bits, configured to 0 in {PWD}/request_with_bad_key.php on line 6

Warning: openssl_csr_new(): Unable to generate a private key in {PWD}/request_with_bad_key.php on line 6
Key array must be of the form array(0 => key, 1 => phrase)
