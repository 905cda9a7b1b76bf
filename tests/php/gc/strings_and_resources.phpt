--TEST--
gc_collect_cycles() counts the strings and resources that die with objects and arrays, but no literals
--FILE--
<?php
class J { public $n; public $m; public $s; }
function t($f) { $f(); echo gc_collect_cycles(), "\n"; }
t(function () { $j = new J; $j->s = $j; $j->n = "ab"; });
t(function () { $j = new J; $j->s = $j; $j->n = str_repeat("ab", 3); });
t(function () { $j = new J; $j->s = $j; $j->n = str_repeat("ab", 3); $j->m = $j->n; });
t(function () { global $keep; $j = new J; $j->s = $j; $j->n = str_repeat("ab", 3); $keep = $j->n; });
t(function () { $j = new J; $j->s = $j; $j->n = [str_repeat("ab", 3), str_repeat("ab", 3)]; });
t(function () { $a = [str_repeat("ab", 3)]; $a[] = &$a; });
t(function () { $j = new J; $j->s = $j; $j->n = 1.5 . "x"; $j->m = "" . 5; });
t(function () { $j = new J; $j->s = $j; $j->n = fopen("php://memory", "r"); });
t(function () { $j = new J; $j->s = $j; @$j->m = str_repeat("q", 4); });
t(function () { $j = new J; $j->s = $j; $j->n = substr("abcdef", 1, 1); });
t(function () { $j = new J; $j->s = $j; $j->n = [1, 2, "x"]; });
t(function () { $j = new J; $j->s = $j; $x = 3; $j->n = [1, $x, "x"]; });
echo "\n";
--EXPECT--
1
2
2
1
4
2
1
2
2
1
1
2
