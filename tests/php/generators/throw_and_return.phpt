--TEST--
Exceptions thrown into generators, out of them, and through delegation
--FILE--
<?php
function g() {
    while (true) {
        try { $x = yield "value"; echo "got $x\n"; }
        catch (LogicException $e) { echo "caught ", $e->getMessage(), "\n"; yield "from catch"; }
    }
}
$g = g(); $g->current();
echo $g->throw(new LogicException("L")), "\n";
echo $g->send("x"), "\n";
try { $g->throw(new RuntimeException("R")); } catch (RuntimeException $e) { echo $e->getMessage(), "\n"; }
var_dump($g->valid(), $g->current(), $g->key());
try { $g->getReturn(); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
function inner() { yield 1; throw new Exception("inner"); }
function outer() { try { yield from inner(); } catch (Exception $e) { echo "outer caught ", $e->getMessage(), "\n"; yield 2; } return 3; }
$o = outer(); foreach ($o as $v) echo $v, "\n"; echo $o->getReturn(), "\n";
function depth() { yield from inner(); }
try { foreach (depth() as $x); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
$f = (function () { yield 1; })(); foreach ($f as $x); 
try { foreach ($f as $x); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
$f = (function () { yield 1; yield 2; })(); $f->next();
try { $f->rewind(); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
function self_running() { global $s; try { $s->next(); } catch (Error $e) { echo $e->getMessage(), "\n"; } yield 1; }
$s = self_running(); $s->current();
try { new Generator; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { clone $s; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
caught L
from catch
value
R
bool(false)
NULL
NULL
Cannot get return value of a generator that hasn't returned
1
outer caught inner
2
3
#0 {PWD}/throw_and_return.php(17): inner()
#1 {PWD}/throw_and_return.php(18): depth()
#2 {main}
Cannot traverse an already closed generator
Cannot rewind a generator that was already run
Cannot resume an already running generator
The "Generator" class is reserved for internal use and cannot be manually instantiated
Trying to clone an uncloneable object of class Generator
