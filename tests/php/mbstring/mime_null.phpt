--TEST--
mb_encode_mimeheader() takes no null
--EXTENSIONS--
mbstring
--FILE--
<?php
var_dump(mb_encode_mimeheader("ä", "UTF-8", null));

var_dump(mb_encode_mimeheader("ä", transfer_encoding: "Q"));
var_dump(mb_encode_mimeheader("ä"));
var_dump(mb_encode_mimeheader("ä", "UTF-8", null, "\n", 3));
try { var_dump(mb_encode_mimeheader("ä", [])); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo new ReflectionFunction('mb_encode_mimeheader');
foreach (array_rand([1,2,3],3) as $i) @var_dump(mb_encode_mimeheader("ä", $i ? null : 'UTF-8', $i > 1 ? null : 'Q'));
--EXPECT--
Deprecated: mb_encode_mimeheader(): Passing null to parameter #3 ($transfer_encoding) of type ?string is deprecated in {PWD}/mime_null.php on line 2
string(16) "=?UTF-8?B?w6Q=?="

Deprecated: mb_encode_mimeheader(): Passing null to parameter #2 ($charset) of type ?string is deprecated in {PWD}/mime_null.php on line 4

Fatal error: Uncaught ValueError: mb_encode_mimeheader(): Argument #2 ($charset) must be a valid encoding, "" given in {PWD}/mime_null.php:4
Stack trace:
#0 {PWD}/mime_null.php(4): mb_encode_mimeheader('\xC3\xA4', '', 'Q')
#1 {main}
  thrown in {PWD}/mime_null.php on line 4
--EXIT--
255
