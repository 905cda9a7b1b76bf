--TEST--
A pipe to each kind of callable, between other operators
--INI--
zvm.php=8.5
--FILE--
<?php
class K { public function __invoke($x) { return "inv$x"; } static function s($x) { return "s$x"; } function m($x) { return "m$x"; } function __call($n, $a) { return "$n!" . $a[0]; } }
$k = new K;
echo 1 + 2 |> $k, "\n"; echo 1 |> [$k, 'm'], "\n"; echo 1 |> K::s(...) , "\n"; echo 1 |> $k->m(...), "\n"; echo 1 |> $k->zz(...), "\n"; echo 1 |> 'K::s', "\n"; echo 1 |> [K::class, 's'], "\n";
var_dump(2 |> (fn($x) => $x == 2), 1 . 2 |> strlen(...), true ? 1 |> v(...) : 3, null ?? 4 |> v(...), !1 |> var_export(...));
function v($x) { return "v$x"; }
$r = 5 |> v(...) ?? 4; var_dump($r); $x = 5 |> v(...) . ''; 
--EXPECT--
inv3
m1
s1
m1
zz!1
s1
s1
falsebool(true)
int(2)
string(2) "v1"
string(2) "v4"
NULL
string(2) "v5"

Fatal error: Uncaught Error: Object of class Closure could not be converted to string in {PWD}/pipe_to_each_callable.php:7
Stack trace:
#0 {main}
  thrown in {PWD}/pipe_to_each_callable.php on line 7
--EXIT--
255
