--TEST--
What leaves a finally block wins over what led into it
--FILE--
<?php
function a() { try { return 'try'; } finally { return 'finally'; } }
function b() { try { throw new Exception('lost'); } finally { return 'kept'; } }
function c() { foreach ([1, 2, 3] as $i) { try { if ($i == 2) continue; echo $i; } finally { echo "f$i "; } } return "\n"; }
function d() { $x = 1; try { return $x; } finally { $x = 2; } }
function &e(array &$a) { try { return $a[0]; } finally { $a[0] = 'changed'; } }
function f() { while (true) { try { try { break; } finally { echo 'inner '; } } finally { echo 'outer '; } } return "done\n"; }
echo a(), ' ', b(), "\n", c(), d(), "\n";
$array = ['original'];
$r = &e($array);
echo $r, "\n", f();
function g() { try { try { throw new Exception('first'); } finally { throw new Exception('second'); } } catch (Exception $e) { return $e; } }
echo g()->getMessage(), ' after ', g()->getPrevious()->getMessage(), "\n";
--EXPECT--
finally kept
1f1 f2 3f3 
1
changed
inner outer done
second after first
