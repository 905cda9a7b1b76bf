--TEST--
The pipe operator: evaluation order, precedence, nesting
--INI--
zvm.php=8.5
--FILE--
<?php
function say($x) { echo "[$x]"; return $x; } function twice($x) { return $x * 2; }
var_dump(say(3) |> twice(...) |> (fn($x) => $x + 1) |> say(...));
var_dump('abc' |> strrev(...) |> strtoupper(...), 1 + 2 |> twice(...), (1 |> twice(...)) == 2, null ?? 5 |> twice(...), true ? 4 |> twice(...) : 0, 'a' . 'b' |> strlen(...));
$f = fn($x) => $x |> twice(...) |> twice(...); var_dump($f(2), [1, 2] |> array_sum(...), 5 |> (function ($x) { return $x ** 2; }));
class M { function __invoke($x) { return "inv $x"; } static function st($x) { return "st $x"; } function me($x) { return "me $x"; } }
$m = new M; var_dump(1 |> $m, 2 |> M::st(...), 3 |> $m->me(...), 4 |> [$m, 'me'], 5 |> 'M::st', 6 |> (say('x') ? 'strval' : 'intval'), 7 |> [M::class, 'st']);
$x = 2 |> twice(...); $x |> say(...); echo "\n"; $y = 9; $y = $y |> twice(...) |> (fn($q) => [$q]); echo json_encode($y), "\n";
--EXPECT--
[3][7]int(7)
string(3) "CBA"
int(6)
bool(true)
int(10)
int(8)
int(2)
int(8)
int(3)
int(25)
[x]string(5) "inv 1"
string(4) "st 2"
string(4) "me 3"
string(4) "me 4"
string(4) "st 5"
string(1) "6"
string(4) "st 7"
[4]
[18]
