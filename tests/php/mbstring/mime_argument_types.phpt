--TEST--
mb_encode_mimeheader(): null and values of wrong types
--EXTENSIONS--
mbstring
--FILE--
<?php
function attempt(callable $f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
attempt(fn() => mb_encode_mimeheader("a\u{e4}b"));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", null));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", "UTF-8", null));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", "UTF-8", newline: "x"));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", newline: "x"));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", "UTF-8", fn() => 1));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", [], null));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", "UTF-8", null, "x", fn() => 1));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", null, [], "x", fn() => 1));
attempt(fn() => mb_encode_mimeheader("a\u{e4}b", 5));
--EXPECTF--
string(20) "=?UTF-8?B?YcOkYg==?="

Deprecated: mb_encode_mimeheader(): Passing null to parameter #2 ($charset) of type ?string is deprecated in %s on line 4
ValueError: mb_encode_mimeheader(): Argument #2 ($charset) must be a valid encoding, "" given

Deprecated: mb_encode_mimeheader(): Passing null to parameter #3 ($transfer_encoding) of type ?string is deprecated in %s on line 5
string(20) "=?UTF-8?B?YcOkYg==?="

Deprecated: mb_encode_mimeheader(): Passing null to parameter #3 ($transfer_encoding) of type ?string is deprecated in %s on line 6
string(20) "=?UTF-8?B?YcOkYg==?="

Deprecated: mb_encode_mimeheader(): Passing null to parameter #2 ($charset) of type ?string is deprecated in %s on line 7

Deprecated: mb_encode_mimeheader(): Passing null to parameter #3 ($transfer_encoding) of type ?string is deprecated in %s on line 7
ValueError: mb_encode_mimeheader(): Argument #2 ($charset) must be a valid encoding, "" given
TypeError: mb_encode_mimeheader(): Argument #3 ($transfer_encoding) must be of type string, Closure given
TypeError: mb_encode_mimeheader(): Argument #2 ($charset) must be of type string, array given

Deprecated: mb_encode_mimeheader(): Passing null to parameter #3 ($transfer_encoding) of type ?string is deprecated in %s on line 10
TypeError: mb_encode_mimeheader(): Argument #5 ($indent) must be of type int, Closure given

Deprecated: mb_encode_mimeheader(): Passing null to parameter #2 ($charset) of type ?string is deprecated in %s on line 11
TypeError: mb_encode_mimeheader(): Argument #3 ($transfer_encoding) must be of type string, array given
ValueError: mb_encode_mimeheader(): Argument #2 ($charset) must be a valid encoding, "5" given
