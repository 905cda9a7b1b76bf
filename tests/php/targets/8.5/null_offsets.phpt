--TEST--
null as an array offset is deprecated
--INI--
zvm.php=8.5
--FILE--
<?php
set_error_handler(fn($l, $m) => print("[$m]")); $a = ['' => 'e', 1 => 'o']; $n = null; var_dump($a[null], $a[$n], isset($a[$n]), empty($a[$n]), $a[$n] ?? 'd', array_key_exists($n, $a)); $a[$n] = 1; $a[$n] .= 2; unset($a[$n]); $a[$n][] = 3; $b = [null => 1, $n => 2]; ['' => $x] = $a; [$n => $y] = $a; foreach ([1] as $a[$n]); const C = [null => 1]; class K { const D = [1 => 2][null] ?? 'none'; static $s = [null => 5]; } var_dump(C, K::D, K::$s, $b, $x, $y, $a, array_column([['a' => 1]], 'a', null), in_array(null, ['']), "text"[1] ?? 0); $o = new ArrayObject(['' => 1]); var_dump($o[null], isset($o[$n])); $s = new SplFixedArray(2); try { $s[null]; } catch (Throwable $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
[Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as the key parameter for array_key_exists() is deprecated, use an empty string instead]string(1) "e"
string(1) "e"
bool(true)
bool(false)
string(1) "e"
bool(true)
[Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead]array(1) {
  [""]=>
  int(1)
}
string(4) "none"
array(1) {
  [""]=>
  int(5)
}
array(1) {
  [""]=>
  int(2)
}
array(1) {
  [0]=>
  int(3)
}
array(1) {
  [0]=>
  int(3)
}
array(2) {
  [1]=>
  string(1) "o"
  [""]=>
  int(1)
}
array(1) {
  [0]=>
  int(1)
}
bool(true)
string(1) "e"
[Using null as an array offset is deprecated, use an empty string instead][Using null as an array offset is deprecated, use an empty string instead]int(1)
bool(true)
Cannot access offset of type null on SplFixedArray
