--TEST--
Callbacks with more arguments than a pooled frame has room for, functions of the user and internal ones
--FILE--
<?php
function total(...$numbers) { return array_sum($numbers); }
function eighteen($a, $b, $c, $d, $e, $f, $g, $h, $i, $j, $k, $l, $m, $n, $o, $p, $q, $r = 9) { return "$a$q$r"; }
for ($i = 0; $i < 30; $i++) {
    $sum = call_user_func_array('total', range(1, $i * 11));
    $most = array_map('max', ...array_map(fn($n) => [$n], range(0, $i + 2)))[0];
    $eighteen = call_user_func_array('eighteen', range(1, 17));
}
var_dump($sum, $most, $eighteen);
class Walk extends RecursiveRegexIterator {}
for ($i = 0; $i < 20; $i++) {
    $it = new Walk(new RecursiveArrayIterator(['Foo', ['Bar'], 'FooBar', ['Baz', ['Bar']]]), '/Bar/');
    $found = iterator_to_array(new RecursiveIteratorIterator($it), false);
}
var_dump($found);
fprintf(STDOUT, 2147483647); fprintf(STDOUT, 2147483647);
echo sprintf('%d of 2147483647', 5), sprintf('%d of 2147483647', 6), "\n";
?>
--EXPECT--
int(51040)
int(31)
string(4) "1179"
array(3) {
  [0]=>
  string(3) "Bar"
  [1]=>
  string(6) "FooBar"
  [2]=>
  string(3) "Bar"
}
214748364721474836475 of 21474836476 of 2147483647
