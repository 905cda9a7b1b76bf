--TEST--
String offsets in every context
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (\Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => "abc"["x"]); t(fn() => "abc"["1x"]); t(fn() => "abc"[1.7]); t(fn() => "abc"[[]]); t(fn() => "abc"[10]); t(fn() => "abc"[null]);
t(function(){ $a="abc"; $a["x"]="y"; }); t(function(){ $a="abc"; $a["1x"]="y"; return $a; }); t(function(){ $a="abc"; $a[5]="yz"; return $a; });
t(function(){ $a="abc"; $a[-5]="yz"; return $a; }); t(function(){ $a="abc"; $a[1]=""; return $a; }); t(function(){ $a="abc"; $a[]="x"; return $a; });
t(function(){ $a="abc"; $a[0][1]="x"; return $a; }); t(function(){ $a="abc"; $a[0].="x"; return $a; }); t(function(){ $a="abc"; unset($a[0]); return $a; });
t(function(){ $a="str"; $a[0]->x = 1; }); t(function(){ $a="str"; $a[0]->x++; }); t(function(){ $a="str"; $a[0]++; }); t(function(){ $a="str"; unset($a[0][0]); });
t(function(){ $a="str"; $b = &$a[0]; }); t(function(){ $a="str"; [$a[0], $b] = [1,2]; return $a; }); t(function(){ $a="str"; $a[10] ??= 5; return $a; });
t(function(){ $s="abc"; return [isset($s["x"]), isset($s["1"]), isset($s["1.0"]), isset($s[true]), empty($s[0]), isset($s[0][0]), isset($s[0][1])];});
--EXPECTF--
TypeError: Cannot access offset of type string on string

Warning: Illegal string offset "1x" in %s on line 3
string(1) "b"

Warning: String offset cast occurred in %s on line 3
string(1) "b"
TypeError: Cannot access offset of type array on string

Warning: Uninitialized string offset 10 in %s on line 3
string(0) ""

Warning: String offset cast occurred in %s on line 3
string(1) "a"
TypeError: Cannot access offset of type string on string

Warning: Illegal string offset "1x" in %s on line 4
string(3) "ayc"

Warning: Only the first byte will be assigned to the string offset in %s on line 4
string(6) "abc  y"

Warning: Illegal string offset -5 in %s on line 5
string(3) "abc"
Error: Cannot assign an empty string to a string offset
Error: [] operator not supported for strings
Error: Cannot use string offset as an array
Error: Cannot use assign-op operators with string offsets
Error: Cannot unset string offsets
Error: Cannot use string offset as an object
Error: Cannot use string offset as an object
Error: Cannot increment/decrement string offsets
Error: Cannot use string offset as an array
Error: Cannot create references to/from string offsets
string(3) "1tr"
string(11) "str       5"
array(7) {
  [0]=>
  bool(false)
  [1]=>
  bool(true)
  [2]=>
  bool(false)
  [3]=>
  bool(true)
  [4]=>
  bool(false)
  [5]=>
  bool(true)
  [6]=>
  bool(false)
}
