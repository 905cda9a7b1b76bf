--TEST--
What exceptions destroy on their way out, and where finally blocks take part
--FILE--
<?php
class D { function __construct(public $n) {} function __destruct() { echo "~$this->n "; } }
function thrower($d) { $local = new D("local"); throw new LogicException("x"); }
function middle($a, $b) { $t = new D("middle"); return thrower(new D("arg")) . "never"; }
try { middle(1, new D("b")); } catch (LogicException $e) { echo get_class($e), " "; }
echo count($e->getTrace()), "\n"; $e = null; echo "\n";
function f($how) {
    try {
        try {
            if ($how == 1) throw new LogicException("one");
            if ($how == 2) intdiv(1, 0);
            if ($how == 3) return "returned";
            echo "plain ";
        } finally {
            echo "inner ";
            if ($how == 4) throw new LogicException("four");
        }
        return "end";
    } catch (LogicException $e) {
        echo "caught ", $e->getMessage(), " ";
        if ($how == 4) throw new DomainException("next", 5, $e);
        return "from catch";
    } finally {
        echo "outer ";
        if ($how == 5) return "overridden";
    }
}
foreach ([0, 1, 2, 3, 4, 5] as $how) {
    try { echo f($how); } catch (Throwable $t) { echo get_class($t), " ", $t->getPrevious()?->getMessage(); }
    echo "\n";
}
function loop() {
    foreach ([1, 2, 3] as $i) {
        try { if ($i == 2) continue; echo $i; } finally { echo "f$i "; }
    }
    foreach ([1, 2] as $i) {
        try { try { throw new Exception("a$i"); } finally { throw new Exception("b$i"); } }
        catch (Exception $e) { echo $e->getMessage(), "<", $e->getPrevious()->getMessage(), " "; }
    }
    for ($i = 0; $i < 3; $i++) { try { try { throw new Exception; } finally { echo "i$i "; } } catch (Exception $e) {} }
    echo $i, "\n";
}
loop();
function by_callback() {
    try { usort($GLOBALS['list'], function ($a, $b) { throw new RangeException("$a"); }); }
    catch (RangeException $e) { echo get_class($e), count($e->getTrace()), "\n"; }
    try { array_map(fn($x) => $x ? throw new Exception("m$x") : 0, [0, 3]); }
    catch (Exception $e) { echo $e->getMessage(), "\n"; }
}
$list = [2, 1]; by_callback();
function &reference(array &$r) { try { return $r[0]; } finally { $r[0]++; } }
$r = [1]; $x = &reference($r); $x = 10; echo $r[0], "\n";
class Quiet { function __destruct() { throw new Exception("from destructor"); } }
function leaves() { $q = new Quiet; throw new LogicException("first"); }
try { leaves(); } catch (Exception $e) { echo $e->getMessage(), " ", $e->getPrevious()?->getMessage(), "\n"; }
echo $e->getLine(), " ", $e->getTrace()[0]['function'], "\n";
try { $v = [1, strlen(new D("unfinished")), f(1)]; } catch (TypeError $e) { echo "type\n"; }
$e = new ErrorException("msg", 1, E_WARNING, "file", 7); echo $e->getFile(), $e->getLine(), "\n";
--EXPECT--
~local ~middle LogicException 2
~arg ~b 
plain inner outer end
inner caught one outer from catch
inner outer DivisionByZeroError 
inner outer returned
plain inner caught four outer DomainException four
plain inner outer overridden
1f1 f2 3f3 b1<a1 b2<a2 i0 i1 i2 3
RangeException3
m3
10
from destructor first
53 __destruct
~unfinished type
file7
