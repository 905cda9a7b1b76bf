--TEST--
Pipes in generators, with exceptions and finally
--INI--
zvm.php=8.5
--FILE--
<?php
function inc($x) { return $x + 1; } function gen() { $x = yield 1; echo "got $x\n"; return $x |> inc(...) |> inc(...); } $g = gen(); $g->current(); $g->send(5); echo $g->getReturn(), "\n"; function fail($x) { throw new RuntimeException("at $x"); } function f() { try { return 1 |> inc(...) |> fail(...) |> inc(...); } catch (RuntimeException $e) { return $e->getMessage() |> strtoupper(...); } finally { echo "finally\n"; } } echo f(), "\n"; $m = 3 |> (fn($x) => match (true) { $x > 2 => 'big' |> ucfirst(...), default => 'small' }); echo $m, "\n"; static fn() => 1 |> inc(...); echo [3, 1, 2] |> (function (array $a) { sort($a); return $a; }) |> json_encode(...), "\n";
--EXPECT--
got 5
7
finally
AT 2
Big
[1,2,3]
