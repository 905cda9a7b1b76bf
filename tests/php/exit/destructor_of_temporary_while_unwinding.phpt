--TEST--
exit() in the destructor of an argument that is dropped by an exception
--FILE--
<?php
class D { function __destruct() { echo "[D]\n"; exit; } }
function thrower() { throw new Exception('outer'); }
function f($a, $b) {}
try { f(new D, thrower()); } catch (Exception $e) { echo "caught\n"; }
echo "after\n";
--EXPECT--
[D]
