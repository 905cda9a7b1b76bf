--TEST--
Frames of calls that a pipe makes
--INI--
zvm.php=8.5
--FILE--
<?php
function thrower($x) { throw new LogicException("from $x"); } function show($x) { foreach (debug_backtrace() as $f) echo $f['function'], ' ', $f['line'] ?? '-', ' ', count($f['args']), "\n"; return $x; }
$r = 'a'
  |> show(...)
  |> strtoupper(...)
  |> (fn($x) => show($x));
try { 1 |> thrower(...); } catch (LogicException $e) { echo $e->getTraceAsString(), "\n"; }
function gen($x) { yield $x; yield $x + 1; } foreach (5 |> gen(...) as $v) echo $v; echo "\n"; $g = (function () { $got = yield 1 |> (fn($x) => $x + 1); echo "got $got\n"; })(); echo $g->current(), "\n"; $g->send('s');
--EXPECT--
show 4 1
show 6 1
{closure:{PWD}/pipe_in_traces.php:6} 6 1
#0 {PWD}/pipe_in_traces.php(7): thrower(1)
#1 {main}
56
2
got s
