--TEST--
The pipe operator
--INI--
zvm.php=8.5
--FILE--
<?php
function twice($x) { return $x * 2; } class A { function m($x) { return "m$x"; } static function s($x) { return "s$x"; } function __invoke($x) { return "i$x"; } }
$a = new A; $f = fn($x) => $x + 1; $name = 'strrev';
echo 5 |> twice(...) |> $f |> $a->m(...) |> A::s(...) |> $a |> 'strtoupper' |> $name |> (fn($x) => "<$x>"), "\n";
echo 'a' . 'b' |> strlen(...), ' ', 1 + 2 |> twice(...), ' ', (null ?? 3) |> twice(...), ' ', true ? 2 |> twice(...) : 0, "\n"; var_dump(3 |> twice(...) == 6, [1, 2] |> count(...) > 1, 'x' |> [$a, 'm'], 'y' |> 'A::s');
function by(&$r) { $r++; return $r; } $v = 1; foreach ([fn() => $v |> by(...), fn() => [1] |> end(...), fn() => 5 |> nope(...), fn() => 5 |> 7] as $g) try { var_dump($g()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
$log = []; $r = (function () use (&$log) { $log[] = 'left'; return 1; })() |> (function () use (&$log) { $log[] = 'right'; return fn($x) => $x; })(); echo implode(' ', $log), $r, "\n";
function gen() { $x = yield 1 |> twice(...); return $x |> strtoupper(...); } $g = gen(); echo $g->current(); $g->send('sent'); echo $g->getReturn(), "\n";
--EXPECT--
<11MSI>
2 6 6 4
bool(true)
bool(true)
string(2) "mx"
string(2) "sy"
Error: by(): Argument #1 ($r) could not be passed by reference
Error: end(): Argument #1 ($array) could not be passed by reference
Error: Call to undefined function nope()
Error: Value of type int is not callable
left right1
2SENT
