--TEST--
Functions of arrays with references, floats, null and bools among the elements
--FILE--
<?php
ob_start();
class S { function __toString() { return "s"; } }
function go($name, $f) { try { echo $name, ": "; var_dump($f()); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } }
$a = [3, 1, 2, 5]; $r = &$a[1]; $q = &$a[2]; unset($q);
$m = ["a" => 1, "b" => 2.5, 5 => null, "c" => true]; $rr = &$m["a"]; $z = &$m[5]; unset($z);
$mix = [1, "1", 1.0, true, null, "", false, "01", 1.5, "1.5", "x"];
foreach ([$a, $m, $mix] as $n => $x) {
go("$n merge", fn() => array_merge($x, $x));
go("$n merge1", fn() => array_merge([], $x));
go("$n replace", fn() => array_replace($x, [1 => 7], $x));
go("$n values", fn() => array_values($x));
go("$n flip", fn() => @array_flip($x));
go("$n combine", fn() => array_combine($x, $x));
go("$n fill_keys", fn() => array_fill_keys($x, 1));
go("$n count_values", fn() => @array_count_values($x));
go("$n slice", fn() => array_slice($x, 1, 2));
go("$n slice2", fn() => array_slice($x, -2));
go("$n slice3", fn() => array_slice($x, 1, 2, true));
go("$n slice4", fn() => array_slice($x, 1, -1));
go("$n reverse", fn() => array_reverse($x));
go("$n reverse2", fn() => array_reverse($x, true));
go("$n chunk", fn() => array_chunk($x, 3));
go("$n chunk", fn() => array_chunk($x, 3, true));
go("$n pad", fn() => array_pad($x, 8, 0));
go("$n pad", fn() => array_pad($x, -8, 0));
go("$n implode", fn() => implode(",", $x));
go("$n diff", fn() => array_diff($x, [1, "", 2.5]));
go("$n diff2", fn() => array_diff([1, 2, 1.5, null], $x));
go("$n intersect", fn() => array_intersect($x, [1, "", 2.5]));
go("$n diff_assoc", fn() => array_diff_assoc($x, [1, "a" => "1", 1 => 1, "b" => 2.5, 5 => ""]));
go("$n intersect_assoc", fn() => array_intersect_assoc($x, [1, "a" => "1", 1 => "1", "b" => 2.5, 5 => ""]));
go("$n diff_key", fn() => array_diff_key($x, [1 => 1]));
go("$n unique", fn() => array_unique($x));
go("$n column", fn() => array_column([$x, $x], 1));
go("$n unshift", function () use ($x) { $n = array_unshift($x, 8, 9); return [$n, $x, key($x)]; });
go("$n splice", function () use ($x) { $r = array_splice($x, 1, 2, [7, 8, 9]); return [$r, $x]; });
go("$n splice2", function () use ($x) { $r = array_splice($x, -1); $x[] = 5; return [$r, $x]; });
go("$n splice3", function () use ($x) { $r = array_splice($x, 1, PHP_INT_MAX, "q"); return [$r, $x]; });
go("$n splice4", function () use ($x) { $r = array_splice($x, 0, PHP_INT_MIN); return [$r, $x]; });
go("$n keys", fn() => array_keys($x, 1));
go("$n rec", fn() => array_merge_recursive($x, $x));
}
go("fill", fn() => count(array_fill(0, 100000, 1)));
go("range", fn() => array_sum(range(5, 200000, 3)));
go("range", fn() => count(range(0.5, 200000)));
mt_srand(3); go("rand", fn() => array_rand(range(1, 2000), 5)); go("rand", fn() => array_sum(array_rand(range(1, 2000), 1500)));
go("rand", fn() => array_rand($a)); go("rand", fn() => array_rand($m, 2));
$big = range(1, 100000); $rb = &$big[5];
go("b", fn() => md5(serialize([array_merge($big, $big), array_slice($big, 3, 70000), array_reverse($big), array_unique($big), array_flip($big)])));
go("b", fn() => md5(implode(",", $big)));
go("imp", fn() => implode(", ", [1, new S, 2]));

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
229939f538ca56d27e42707afcaf31ea
45d9ec6253aedae9efcffac2963d67f7
be727c442c1036293de8078676e17ad2
8bb0403a45f3580756baa4c48303bef8
515d6cba1578d7724accd7f68e3583b0
0ea0ab0f0e07b13975ac3a481269d5d6
c3680f6bf941f062da4d4605920c122e
842686b2212ace36bfc1d79f2e401f37
67c5c71ea44d1fa4679c386efc0cb588
d5215b5613cd95efcc921d37738e3403
ab8d93408e5b602bd0d2a30ee821352f
69b204165a1d3056f363f00b9d76996a
799dbff703c5958109ad73fed883e46f
e33bc3d469184c799580a958608adf81
c41a27da9fa382c43f6269a0a05724bb
5420b140228c2722c1225f5b8cac2efa
1e30710ee91ebab193cc7af9eb01d1ee
9d3202de90c1b3162fe3db28b6bb3b0c
f87bd685ec0100d04f82a78d31a31631
ef3741396cddbb60d2f2bb5da93833e1
