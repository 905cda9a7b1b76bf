--TEST--
String offsets that are undefined variables, where they cannot be: what the error handler throws comes first
--FILE--
<?php
set_error_handler(function ($level, $message) { throw new ErrorException($message); });
function caught(callable $code) { try { $code(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }

caught(function () { $s = "abc"; $s[$undefined]++; });
caught(function () { $s = "abc"; ++$s[$undefined]; });
caught(function () { $s = "abc"; $s[$undefined] .= "x"; });
caught(function () { $s = "abc"; $r = &$s[$undefined]; });
caught(function () { $s = "abc"; $s[$undefined][] = 1; });
caught(function () { $s = "abc"; $s["1x"]++; });
caught(function () { $s = "abc"; $s["x"]++; });
caught(function () { $s = "abc"; $s[1.5] .= "x"; });
caught(function () { $s = "abc"; $s[0]++; });
?>
--EXPECT--
ErrorException: Undefined variable $undefined
ErrorException: Undefined variable $undefined
ErrorException: Undefined variable $undefined
ErrorException: Undefined variable $undefined
ErrorException: Undefined variable $undefined
ErrorException: Illegal string offset "1x"
TypeError: Cannot access offset of type string on string
ErrorException: String offset cast occurred
Error: Cannot increment/decrement string offsets
