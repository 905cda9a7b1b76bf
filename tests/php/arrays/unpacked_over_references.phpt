--TEST--
Elements that are unpacked over references take their place in the new array
--FILE--
<?php
class D { function __destruct() { echo "gone\n"; } }
$r = &$a['b'];
$b['b'] = 1;
var_dump([...$a, ...$b]);
print_r([...$a, ...$b, 5, ...['b' => 2, 'c' => 3]]);
var_dump($a, $r);
function last() {
    $o['x'] = new D;
    $o['y'] = 1;
    $q = &$o['x'];
    unset($q);
    return $o;
}
$n = [...last(), ...['x' => 2]];
echo count($n), "\n";
function f(...$rest) {}
try {
    f(...[...$a, ...$b, null]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
array(1) {
  ["b"]=>
  int(1)
}
Array
(
    [b] => 2
    [0] => 5
    [c] => 3
)
array(1) {
  ["b"]=>
  &NULL
}
NULL
gone
2
Cannot use positional argument after named argument during unpacking
