--TEST--
What unset() and writes meet in uninitialized properties
--FILE--
<?php
class T { public readonly array $ro; public readonly ?T $o; public readonly int $i; public array $ta; public ?T $to; }
foreach (['unset($t->ro[1]);',
    'unset($t->ro[1][2]);',
    'unset($t->o->x);',
    'unset($t->o->x->y);',
    'unset($t->o->x[1]);',
    'unset($t->ta[1]);',
    'unset($t->to->x);',
    'unset($t->to->x->y);',
    '$t->o->x = 1;',
    '$t->ro[1] = 1;',
    '$t->ro[1][2] = 1;',
    '$r = &$t->ro;',
    'foreach ($t->ro as &$v);',
    '$t->ro[1] ??= 1;',
    '$t->ro ??= [1];',
    'isset($t->ro[1]);',
    '$t->i++;',
    '$t->i += 1;',
    '$t->ta[] = 1;',
    'foreach ($t->ta as &$v);',
    '$x = $t->ta[1] ?? 5;',
    '$t->ta[1] ??= 2;',
    '$r = &$t->ta;',
    '$t->to->x = 1;'] as $c) {
 foreach ([false, true] as $in) { $t = new T; echo "$c "; try { if ($in) (function() use ($c) { $t = $this; eval($c); })->call($t); else eval($c); echo "ok "; } catch (Throwable $e) { echo get_class($e), $e->getMessage(); } echo "\n"; } }

?>
--EXPECT--
unset($t->ro[1]); ok 
unset($t->ro[1]); ok 
unset($t->ro[1][2]); ok 
unset($t->ro[1][2]); ok 
unset($t->o->x); ok 
unset($t->o->x); ok 
unset($t->o->x->y); ok 
unset($t->o->x->y); ok 
unset($t->o->x[1]); ok 
unset($t->o->x[1]); ok 
unset($t->ta[1]); ok 
unset($t->ta[1]); ok 
unset($t->to->x); ok 
unset($t->to->x); ok 
unset($t->to->x->y); ok 
unset($t->to->x->y); ok 
$t->o->x = 1; ErrorCannot indirectly modify readonly property T::$o
$t->o->x = 1; ErrorCannot indirectly modify readonly property T::$o
$t->ro[1] = 1; ErrorCannot indirectly modify readonly property T::$ro
$t->ro[1] = 1; ErrorCannot indirectly modify readonly property T::$ro
$t->ro[1][2] = 1; ErrorCannot indirectly modify readonly property T::$ro
$t->ro[1][2] = 1; ErrorCannot indirectly modify readonly property T::$ro
$r = &$t->ro; ErrorCannot indirectly modify readonly property T::$ro
$r = &$t->ro; ErrorCannot indirectly modify readonly property T::$ro
foreach ($t->ro as &$v); ErrorCannot indirectly modify readonly property T::$ro
foreach ($t->ro as &$v); ErrorCannot indirectly modify readonly property T::$ro
$t->ro[1] ??= 1; ErrorCannot indirectly modify readonly property T::$ro
$t->ro[1] ??= 1; ErrorCannot indirectly modify readonly property T::$ro
$t->ro ??= [1]; ErrorCannot initialize readonly property T::$ro from global scope
$t->ro ??= [1]; ok 
isset($t->ro[1]); ok 
isset($t->ro[1]); ok 
$t->i++; ErrorTyped property T::$i must not be accessed before initialization
$t->i++; ErrorTyped property T::$i must not be accessed before initialization
$t->i += 1; ErrorTyped property T::$i must not be accessed before initialization
$t->i += 1; ErrorTyped property T::$i must not be accessed before initialization
$t->ta[] = 1; ok 
$t->ta[] = 1; ok 
foreach ($t->ta as &$v); ErrorCannot access uninitialized non-nullable property T::$ta by reference
foreach ($t->ta as &$v); ErrorCannot access uninitialized non-nullable property T::$ta by reference
$x = $t->ta[1] ?? 5; ok 
$x = $t->ta[1] ?? 5; ok 
$t->ta[1] ??= 2; ok 
$t->ta[1] ??= 2; ok 
$r = &$t->ta; ErrorCannot access uninitialized non-nullable property T::$ta by reference
$r = &$t->ta; ErrorCannot access uninitialized non-nullable property T::$ta by reference
$t->to->x = 1; ErrorAttempt to assign property "x" on null
$t->to->x = 1; ErrorAttempt to assign property "x" on null
