--TEST--
Closure::getCurrent() (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
function g() { yield 1; }
$g = g(); var_dump($g); print_r($g); $g->next();
$f = function() { return Closure::getCurrent(); };
var_dump($f() === $f);
$fac = fn($n) => $n < 2 ? 1 : $n * (Closure::getCurrent())($n-1); echo $fac(5), "\n";
function q() { try { Closure::getCurrent(); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; } }
q();
$x = q(...); $x();
class K { function m() { try { return Closure::getCurrent(); } catch (Error $e) { echo $e->getMessage(), "\n"; } } } 
$m = (new K)->m(...); $m();
try { Closure::getCurrent(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$h = hash_init('sha256'); var_dump($h); 
--EXPECT--
object(Generator)#1 (1) {
  ["function"]=>
  string(1) "g"
}
Generator Object
(
    [function] => g
)
bool(true)
120
ErrorCurrent function is not a closure
ErrorCurrent function is not a closure
Current function is not a closure
Current function is not a closure
object(HashContext)#8 (1) {
  ["algo"]=>
  string(6) "sha256"
}
