--TEST--
ReflectionGenerator: where a generator stands, whom it delegates to
--FILE--
<?php
function places(array $trace): void {
    foreach ($trace as $frame) {
        echo $frame['line'] ?? '-', ' ', $frame['class'] ?? '', $frame['type'] ?? '', $frame['function'], "\n";
    }
}
function inner() { yield 1; yield 2; }
class G { function run() { yield 0; yield from inner(); return 3; } static function st() { yield 5; } }
$g = (new G)->run(); 
$r = new ReflectionGenerator($g);
var_dump($r->getExecutingLine(), $r->getExecutingFile() === __FILE__, $r->getFunction()->name, $r->getThis()::class, $r->getExecutingGenerator() === $g);
foreach ($g as $k => $v) { echo "$k=>$v\n"; var_dump($r->getExecutingLine(), $r->getExecutingGenerator() === $g, places($r->getTrace())); echo $r->getFunction()->class, "\n"; }
try { $r->getTrace(); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
try { new ReflectionGenerator($g); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
$f = function() use (&$gg, &$rg) { var_dump($rg->getExecutingLine(), places($rg->getTrace()), get_class($rg->getFunction()), $rg->getExecutingGenerator() === $gg); yield 1; };
$gg = $f(); $rg = new ReflectionGenerator($gg); foreach ($gg as $x);
--EXPECT--
int(8)
bool(true)
string(3) "run"
string(1) "G"
bool(true)
0=>0
- G->run
int(8)
bool(true)
NULL
G
0=>1
8 inner
- G->run
int(8)
bool(false)
NULL
G
1=>2
8 inner
- G->run
int(8)
bool(false)
NULL
G
ReflectionExceptionCannot fetch information from a terminated Generator
ReflectionExceptionCannot create ReflectionGenerator based on a terminated Generator
- {closure}
int(15)
NULL
string(18) "ReflectionFunction"
bool(true)
