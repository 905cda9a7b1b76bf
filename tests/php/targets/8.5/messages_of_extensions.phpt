--TEST--
Messages and results that PHP 8.5 has otherwise
--INI--
zvm.php=8.5
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => socket_create(77, SOCK_STREAM, 0));
t(fn() => filter_var_array(['a' => 1], ['a' => 0]));
t(fn() => getimagesizefromstring(base64_decode('R0lGODlhAQABAAAAACw=')));
t(fn() => move_uploaded_file("a\0", "b"));
t(fn() => finfo_file(finfo_open(), "a\0b"));
t(fn() => (new finfo)->file("a\0b"));
t(fn() => stream_bucket_new("a", "b"));
t(fn() => json_encode((new ReflectionExtension('dom'))->getDependencies()));
t(fn() => (new ReflectionClass('Directory'))->newInstanceWithoutConstructor());
$sizes = [];
foreach ([0, 1, 10, 4096, 4097] as $chunk) {
    ob_start(null, $chunk);
    $status = ob_get_status(true);
    ob_end_clean();
    $sizes[$chunk] = end($status)['buffer_size'];
}
print_r($sizes);
?>
--EXPECT--
ValueError: socket_create(): Argument #1 ($domain) must be one of AF_UNIX, AF_PACKET, AF_INET6, or AF_INET

Warning: filter_var_array(): Unknown filter with ID 0 in {PWD}/messages_of_extensions.php on line 4
array(1) {
  ["a"]=>
  string(1) "1"
}
array(8) {
  [0]=>
  int(1)
  [1]=>
  int(1)
  [2]=>
  int(1)
  [3]=>
  string(20) "width="1" height="1""
  ["channels"]=>
  int(3)
  ["mime"]=>
  string(9) "image/gif"
  ["width_unit"]=>
  string(2) "px"
  ["height_unit"]=>
  string(2) "px"
}
ValueError: move_uploaded_file(): Argument #1 ($from) must not contain any null bytes
ValueError: finfo_file(): Argument #2 ($filename) must not contain any null bytes
ValueError: finfo::file(): Argument #1 ($filename) must not contain any null bytes
TypeError: stream_bucket_new(): Argument #1 ($stream) must be of type resource, string given
string(62) "{"libxml":"Required","lexbor":"Required","domxml":"Conflicts"}"
object(Directory)#1 (0) {
  ["path"]=>
  uninitialized(string)
  ["handle"]=>
  uninitialized(mixed)
}
Array
(
    [0] => 16384
    [1] => 4096
    [10] => 4096
    [4096] => 4096
    [4097] => 8192
)
