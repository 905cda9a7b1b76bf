--TEST--
Exceptions of fibers that die with a fiber
--FILE--
<?php
function go($n) { $f = new Fiber(function () use ($n) { $inner = new Fiber(function () use ($n) { try { Fiber::suspend(); } finally { throw new Exception("t$n"); } }); $inner->start(); Fiber::suspend(); }); $f->start(); return $f; }
try { $f = go(1); $f = null; echo "not reached\n"; } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { (function () { $x = go(3); throw new Exception("outer"); })(); } catch (Exception $e) { echo $e->getMessage(), " ", $e->getPrevious()?->getMessage(), "\n"; }
class D { function __destruct() { throw new Exception("D"); } }
$f = new Fiber(function () { $d = new D; Fiber::suspend(); }); $f->start(); try { unset($f); echo "no\n"; } catch (Exception $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
t1
t3 outer
D
