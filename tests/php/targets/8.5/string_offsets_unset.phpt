--TEST--
Messages about offsets of strings in unset() and writes
--INI--
zvm.php=8.5
--FILE--
<?php
$s = 'abc'; function t($f) { try { $f(); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
$n = 'k'; $u=null;
t(function() { $s = 'abc'; unset($s["k"]["k"]); });
t(function() { $s = 'abc'; unset($s["k"]); });
t(function() { $s = 'abc'; unset($s["k"]->p); });
t(function() { $s = 'abc'; unset($s["1"]["k"]); });
t(function() { $s = 'abc'; unset($s["1x"]["k"]); });
t(function() { $s = 'abc'; unset($s[1.5]["k"]); });
t(function() { $s = 'abc'; unset($s[null]["k"]); });
t(function() { $s = 'abc'; unset($s[[]]["k"]); });
t(function() { $s = 'abc'; unset($s[true]["k"]); });
t(function() { $s = 'abc'; unset($s[new stdClass]["k"]); });
t(function() { $s = 'abc'; $s["k"]["k"] = 1; });
t(function() { $s = 'abc'; $s["k"]["k"] .= 1; });
t(function() { $s = 'abc'; $x = &$s["k"]["k"]; });
t(function() { $s = 'abc'; $x = &$s["k"]; });
t(function() { $s = 'abc'; $s["k"] .= 5; });
t(function() { $s = 'abc'; $s["k"] = 5; });
t(function() { $s = 'abc'; return $s["k"]; });
t(function() { $s = 'abc'; return $s["k"]['k'] ?? 1; });
t(function() { $s = 'abc'; $s[[]]['k'] = 1; });
t(function() { $s = 'abc'; $s["1x"]['k'] = 1; });
t(function() { $s = 'abc'; $s[[]] .= 1; });
t(function() { $s = 'abc'; foreach([1] as $s['k']); });
--EXPECT--
Error: Cannot unset string offsets
Error: Cannot unset string offsets
Error: Cannot unset string offsets
Error: Cannot use string offset as an array
Error: Cannot use string offset as an array

Warning: String offset cast occurred in {PWD}/string_offsets_unset.php on line 9
Error: Cannot use string offset as an array

Warning: String offset cast occurred in {PWD}/string_offsets_unset.php on line 10
Error: Cannot use string offset as an array
Error: Cannot unset string offsets

Warning: String offset cast occurred in {PWD}/string_offsets_unset.php on line 12
Error: Cannot use string offset as an array
Error: Cannot unset string offsets
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type string on string
TypeError: Cannot access offset of type array on string

Warning: Illegal string offset "1x" in {PWD}/string_offsets_unset.php on line 23
Error: Cannot use string offset as an array
TypeError: Cannot access offset of type array on string
TypeError: Cannot access offset of type string on string
