--TEST--
What 8.5 deprecates
--INI--
zvm.php=8.5
--EXTENSIONS--
curl
fileinfo
gd
intl
mysqli
openssl
--FILE--
<?php
set_error_handler(function ($l, $m) { echo "  [$l] $m\n"; return true; });
foreach (['$x = (integer) 5;', '$x = (boolean) 5;', '$x = (double) 5;', '$x = (binary) "a";', '$x = `true`;', 'switch (1) { case 1; break; }', '$a = []; $a[null] = 1;', '$a = ["" => 1]; echo $a[null], "\n";', 'array_key_exists(null, []);', '$s = new SplObjectStorage; $s->attach(new stdClass);', 'curl_close(curl_init());', 'xml_parser_free(xml_parser_create());', '(new ReflectionProperty("Exception", "message"))->setAccessible(true);', 'imagedestroy(imagecreate(1, 1));', 'finfo_close(finfo_open());', 'mysqli_execute(null);', 'socket_set_timeout(fopen("php://memory", "r"), 1);', 'ord("");', 'ord("ab");', 'chr(300);', 'chr(-1);', 'date_sunrise(0);', 'strval(NAN);', '$i = (int) 1e20;', 'class W { function __sleep() { return []; } }', 'class W2 { function __wakeup() {} }', 'fputcsv(fopen("php://memory", "w"), []);', 'shuffle($q = [1]);', 'openssl_pkey_free(openssl_pkey_new());', 'intl_get_error_code();', 'is_callable("parent::x");', 'const TRUEISH = 1; echo \MHASH_MD5 ?? 1;', 'mb_http_input("L");', 'enum_exists("x"); gc_collect_cycles(); lcg_value();', '$f = "x"; $$f = 1; extract(["this" => 1]);', 'E_STRICT;', 'FILTER_DEFAULT; FILTER_SANITIZE_STRING;', 'array_filter([1], mode: 9);', 'trigger_error("x", E_USER_ERROR);', 'session_id("a b");', 'spl_autoload_call("Nope"); spl_object_hash(new stdClass);', 'max("a", null) . min([null, 1]);', 'str_repeat("a", null);', 'new DateTime(null);', '$o = new class { public $a { get => 1; } }; foreach ($o as &$v) {}'] as $code) { echo $code, "\n"; try { eval($code); } catch (Throwable $e) { echo '  ', get_class($e), ': ', $e->getMessage(), "\n"; } }
--EXPECT--
$x = (integer) 5;
  [8192] Non-canonical cast (integer) is deprecated, use the (int) cast instead
$x = (boolean) 5;
  [8192] Non-canonical cast (boolean) is deprecated, use the (bool) cast instead
$x = (double) 5;
  [8192] Non-canonical cast (double) is deprecated, use the (float) cast instead
$x = (binary) "a";
  [8192] Non-canonical cast (binary) is deprecated, use the (string) cast instead
$x = `true`;
  [8192] The backtick (`) operator is deprecated, use shell_exec() instead
switch (1) { case 1; break; }
  [8192] Case statements followed by a semicolon (;) are deprecated, use a colon (:) instead
$a = []; $a[null] = 1;
  [8192] Using null as an array offset is deprecated, use an empty string instead
$a = ["" => 1]; echo $a[null], "\n";
  [8192] Using null as an array offset is deprecated, use an empty string instead
1
array_key_exists(null, []);
  [8192] Using null as the key parameter for array_key_exists() is deprecated, use an empty string instead
$s = new SplObjectStorage; $s->attach(new stdClass);
  [8192] Method SplObjectStorage::attach() is deprecated since 8.5, use method SplObjectStorage::offsetSet() instead
curl_close(curl_init());
  [8192] Function curl_close() is deprecated since 8.5, as it has no effect since PHP 8.0
xml_parser_free(xml_parser_create());
  [8192] Function xml_parser_free() is deprecated since 8.5, as it has no effect since PHP 8.0
(new ReflectionProperty("Exception", "message"))->setAccessible(true);
  [8192] Method ReflectionProperty::setAccessible() is deprecated since 8.5, as it has no effect since PHP 8.1
imagedestroy(imagecreate(1, 1));
  [8192] Function imagedestroy() is deprecated since 8.5, as it has no effect since PHP 8.0
finfo_close(finfo_open());
  [8192] Function finfo_close() is deprecated since 8.5, as finfo objects are freed automatically
mysqli_execute(null);
  [8192] Function mysqli_execute() is deprecated since 8.5, use mysqli_stmt_execute() instead
  TypeError: mysqli_execute(): Argument #1 ($statement) must be of type mysqli_stmt, null given
socket_set_timeout(fopen("php://memory", "r"), 1);
  [8192] Function socket_set_timeout() is deprecated since 8.5, use stream_set_timeout() instead
ord("");
  [8192] ord(): Providing an empty string is deprecated
ord("ab");
  [8192] ord(): Providing a string that is not one byte long is deprecated. Use ord($str[0]) instead
chr(300);
  [8192] chr(): Providing a value not in-between 0 and 255 is deprecated, this is because a byte value must be in the [0, 255] interval. The value used will be constrained using % 256
chr(-1);
  [8192] chr(): Providing a value not in-between 0 and 255 is deprecated, this is because a byte value must be in the [0, 255] interval. The value used will be constrained using % 256
date_sunrise(0);
  [8192] Function date_sunrise() is deprecated since 8.1, use date_sun_info() instead
strval(NAN);
  [2] unexpected NAN value was coerced to string
$i = (int) 1e20;
  [2] The float 1.0E+20 is not representable as an int, cast occurred
class W { function __sleep() { return []; } }
class W2 { function __wakeup() {} }
fputcsv(fopen("php://memory", "w"), []);
  [8192] fputcsv(): the $escape parameter must be provided as its default value will change
shuffle($q = [1]);
  Error: shuffle(): Argument #1 ($array) could not be passed by reference
openssl_pkey_free(openssl_pkey_new());
  [8192] Function openssl_pkey_free() is deprecated since 8.0, as OpenSSLAsymmetricKey objects are freed automatically
intl_get_error_code();
is_callable("parent::x");
const TRUEISH = 1; echo \MHASH_MD5 ?? 1;
  [8192] Constant MHASH_MD5 is deprecated since 8.5, as the mhash*() functions were deprecated
1mb_http_input("L");
enum_exists("x"); gc_collect_cycles(); lcg_value();
  [8192] Function lcg_value() is deprecated since 8.4, use \Random\Randomizer::getFloat() instead
$f = "x"; $$f = 1; extract(["this" => 1]);
  Error: Cannot re-assign $this
E_STRICT;
  [8192] Constant E_STRICT is deprecated since 8.4, the error level was removed
FILTER_DEFAULT; FILTER_SANITIZE_STRING;
  [8192] Constant FILTER_SANITIZE_STRING is deprecated since 8.1, use htmlspecialchars() instead
array_filter([1], mode: 9);
trigger_error("x", E_USER_ERROR);
  [8192] Passing E_USER_ERROR to trigger_error() is deprecated since 8.4, throw an exception or call exit with a string message instead
  [256] x
session_id("a b");
  [2] session_id(): Session ID cannot be changed after headers have already been sent (sent from {PWD}/deprecations_of_8_5.php on line 3)
spl_autoload_call("Nope"); spl_object_hash(new stdClass);
max("a", null) . min([null, 1]);
str_repeat("a", null);
  [8192] str_repeat(): Passing null to parameter #2 ($times) of type int is deprecated
new DateTime(null);
  [8192] DateTime::__construct(): Passing null to parameter #1 ($datetime) of type string is deprecated
$o = new class { public $a { get => 1; } }; foreach ($o as &$v) {}
  Error: Cannot create reference to property class@anonymous::$a
