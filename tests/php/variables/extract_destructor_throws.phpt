--TEST--
extract() ends where a destructor throws, unless it binds references
--FILE--
<?php
class Noisy { public function __destruct() { throw new Exception("thrown"); } }
foreach ([EXTR_OVERWRITE, EXTR_IF_EXISTS, EXTR_PREFIX_SAME, EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID, EXTR_PREFIX_IF_EXISTS] as $kind)
 foreach ([0, EXTR_REFS] as $refs) {
  (function () use ($kind, $refs) {
    $a = new Noisy; $p_a = new Noisy; $p_0 = new Noisy;
    $b = 1; $p_b = 1;
    $v = ["a" => 1, 0 => 4, "b" => 2, "c" => 3];
    $c = 0; $p_c = 0;
    try { extract($v, $kind | $refs, "p"); } catch (Exception $e) { echo "T " , $e->getPrevious() !== null; }
    echo "$kind $refs:";
    foreach (get_defined_vars() as $n => $x) if (is_int($x) && !in_array($n, ['kind', 'refs'])) echo " $n=$x";
    echo "\n";
    try { unset($a); } catch (Exception) {} 
    try { unset($p_a); } catch (Exception) {} 
    try { unset($p_0); } catch (Exception) {} 
  })();
 }
--EXPECT--
T 0 0: a=1 b=1 p_b=1 c=0 p_c=0
T 0 256: a=1 b=2 p_b=1 c=3 p_c=0
T 6 0: a=1 b=1 p_b=1 c=0 p_c=0
T 6 256: a=1 b=2 p_b=1 c=3 p_c=0
T 2 0: p_a=1 b=1 p_b=1 c=0 p_c=0
T 2 256: p_a=1 b=1 p_b=2 c=0 p_c=3
T 3 0: p_a=1 b=1 p_b=1 c=0 p_c=0
T 13 256: p_a=1 p_0=4 b=1 p_b=2 c=0 p_c=3
T 4 0: a=1 b=1 p_b=1 c=0 p_c=0
T 14 256: a=1 p_0=4 b=2 p_b=1 c=3 p_c=0
T 5 0: p_a=1 b=1 p_b=1 c=0 p_c=0
T 5 256: p_a=1 b=1 p_b=2 c=0 p_c=3
