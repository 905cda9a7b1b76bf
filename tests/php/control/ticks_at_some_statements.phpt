--TEST--
Ticks at every second and third statement
--FILE--
<?php
declare(ticks=2);
register_tick_function(function () { echo "tick "; });
$a = 1;
$a++;
$a++;
$a++;
echo "four\n";
for ($i = 0; $i < 3; $i++) { $a++; }
echo "loop\n";
declare(ticks=3) {
    $a = 1;
    $a = 2;
    $a = 3;
    $a = 4;
    echo "block\n";
}
function f() { $x = 1; $y = 2; return $x + $y; }
f();
f();
echo "end\n";
--EXPECT--
tick tick tick tick tick four
tick tick tick tick tick loop
tick tick tick block
tick tick tick tick tick tick end
tick
