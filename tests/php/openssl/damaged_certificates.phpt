--TEST--
Damaged certificates, keys and PKCS#12 files
--EXTENSIONS--
openssl
--INI--
memory_limit=-1
--FILE--
<?php
$dir = sys_get_temp_dir() . "/zvm_faults_" . getmypid(); mkdir($dir); chdir($dir);
function attempt($label, callable $do) { global $dir; echo "$label: "; try { $r = $do(); echo str_replace(substr(json_encode($dir), 1, -1), "DIR", json_encode($r, JSON_PARTIAL_OUTPUT_ON_ERROR)), "\n"; } catch (Throwable $e) { echo get_class($e), " ", $e->getCode(), ": ", str_replace($dir, "DIR", $e->getMessage()), "\n"; } }
set_error_handler(function ($n, $m) use ($dir) { if (!(error_reporting() & $n)) return true; echo "[$n] ", str_replace($dir, "DIR", $m), "\n"; return true; });
register_shutdown_function(function () use ($dir) { chdir("/"); foreach (glob("$dir/*") as $f) { if (is_dir($f)) { array_map("unlink", glob("$f/*")); rmdir($f); } else unlink($f); } rmdir($dir); });
function descriptors() { return count(scandir("/proc/self/fd")); }
$key = openssl_pkey_new(["private_key_bits" => 1024]); openssl_pkey_export($key, $pem); $csr = openssl_csr_new(["CN" => "x"], $key); $x = openssl_csr_sign($csr, null, $key, 1); openssl_x509_export($x, $cert); openssl_pkcs12_export($x, $p12, $key, "secret");
function errors() { $n = []; while ($e = openssl_error_string()) $n[] = $e; return $n; } errors();
foreach (["cut" => substr($cert, 0, 200), "bad" => substr_replace($cert, "AAAAAAAAAA", 100, 10), "empty" => "", "text" => "no certificate", "key" => $pem, "crlf" => str_replace("\n", "\r\n", $cert)] as $name => $text) {
  attempt("x509 $name", fn() => [openssl_x509_read($text) !== false, is_array(openssl_x509_parse($text)), openssl_pkey_get_public($text) !== false, openssl_x509_fingerprint($text) !== false]); errors();
}
foreach (["cut" => substr($pem, 0, 200), "bad" => substr_replace($pem, "AAAAAAAAAAAAAAA", 100, 15), "empty" => "", "text" => "no key", "file" => "file://missing.pem"] as $name => $text) {
  attempt("key $name", fn() => [openssl_pkey_get_private($text) !== false, openssl_sign("x", $s, $text), $name === "bad" || openssl_private_decrypt("x", $o, $text), openssl_csr_new([], $text) !== false]); errors();
}
attempt("p12", fn() => [openssl_pkcs12_read(substr($p12, 0, 100), $c, "secret"), openssl_pkcs12_read($p12, $c, "wrong"), openssl_pkcs12_read("", $c, "")]); 
attempt("errors", fn() => errors());
attempt("decrypt", fn() => [openssl_decrypt("AAAA", "aes-128-cbc", "k", 0, str_repeat("i", 16)), openssl_decrypt("x", "none", "k"), openssl_decrypt("x", "aes-128-gcm", "k", OPENSSL_RAW_DATA, str_repeat("i", 12), "badtag"), openssl_open("x", $o, "y", $key, "aes-128-cbc", str_repeat("i", 16)), openssl_verify("x", "bad", $x), openssl_seal("x", $s, $e, ["no key"], "aes-128-cbc", $iv)]);
errors();
?>
--EXPECT--
x509 cut: [2] openssl_x509_read(): X.509 Certificate cannot be retrieved
[2] openssl_x509_fingerprint(): X.509 Certificate cannot be retrieved
[false,false,false,false]
x509 bad: [2] openssl_x509_read(): X.509 Certificate cannot be retrieved
[2] openssl_x509_fingerprint(): X.509 Certificate cannot be retrieved
[false,false,false,false]
x509 empty: [2] openssl_x509_read(): X.509 Certificate cannot be retrieved
[2] openssl_x509_fingerprint(): X.509 Certificate cannot be retrieved
[false,false,false,false]
x509 text: [2] openssl_x509_read(): X.509 Certificate cannot be retrieved
[2] openssl_x509_fingerprint(): X.509 Certificate cannot be retrieved
[false,false,false,false]
x509 key: [2] openssl_x509_read(): X.509 Certificate cannot be retrieved
[2] openssl_x509_fingerprint(): X.509 Certificate cannot be retrieved
[false,false,false,false]
x509 crlf: [true,true,true,true]
key cut: [2] openssl_sign(): Supplied key param cannot be coerced into a private key
[2] openssl_private_decrypt(): key parameter is not a valid private key
[false,false,false,true]
key bad: [true,true,true,true]
key empty: [2] openssl_sign(): Supplied key param cannot be coerced into a private key
[2] openssl_private_decrypt(): key parameter is not a valid private key
[false,false,false,true]
key text: [2] openssl_sign(): Supplied key param cannot be coerced into a private key
[2] openssl_private_decrypt(): key parameter is not a valid private key
[false,false,false,true]
key file: [2] openssl_sign(): Supplied key param cannot be coerced into a private key
[2] openssl_private_decrypt(): key parameter is not a valid private key
[false,false,false,true]
p12: [false,false,false]
errors: ["error:0680008E:asn1 encoding routines::not enough data","error:11800071:PKCS12 routines::mac verify failure"]
decrypt: [2] openssl_decrypt(): Unknown cipher algorithm
[2] openssl_seal(): Not a public key (1th member of pubkeys)
[false,false,false,false,0,false]
