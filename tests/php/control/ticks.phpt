--TEST--
A function called at every tick, until it is taken away
--FILE--
<?php
declare(ticks=1);
$ticks = function ($name) { echo "$name "; };
register_tick_function($ticks, 'tick');
$a = 1;
$b = 2;
unregister_tick_function($ticks);
$c = 3;
echo "\n";
class Counter {
    public static int $count = 0;
    public function tick() { self::$count++; }
}
var_dump(register_tick_function([$counter = new Counter, 'tick']));
$d = 4;
unregister_tick_function([$counter, 'tick']);
var_dump(Counter::$count > 1);
--EXPECT--
tick tick tick 
bool(true)
bool(true)
