--TEST--
Optimized code: results that go to variables, temporaries that share slots
--INI--
opcache.enable=1
opcache.enable_cli=1
--FILE--
<?php
function test($a, $r) { $x = $a === null; if ($x) { var_dump($x); } $y = in_array($r, [1, 2]); if ($y) { echo "y", $y, "\n"; } $n = strlen($r); if ($n) { echo $n, "\n"; } return $x && $y; }
var_dump(test(null, "1"), test(1, "2"), test(null, ""));
function sum(int $a, int $b, int $c) { return $a * 100 + $b * 10 + $c; }
function f() { $i = 1; foreach ([5, 6] as $v) { sum($i, $i++, $v); $k = sum($i, $i + 1, sum($i, $i++, $v)); echo $k, " ", $i, "\n"; $i = strlen(str_repeat("x", $i)) + abs($i++); } return $i; }
echo f(), "\n";
--EXPECT--
bool(true)
y1
1
y1
1
bool(true)
bool(true)
bool(false)
bool(false)
455 3
1556 8
16
