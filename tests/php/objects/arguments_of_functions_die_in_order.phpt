--TEST--
Arguments of library functions die from the first to the last
--FILE--
<?php
class Noisy
{
    function __construct(public $name) {}
    function __destruct() { echo "~{$this->name} "; }
}
for ($turn = 0; $turn < 3; $turn++) {
    max(new Noisy(1), new Noisy(2));
    call_user_func(fn($a, $b) => 1, new Noisy(1), new Noisy(2));
    array_search(new Noisy(1), [], (bool) new Noisy(2));
    echo "\n";
}
--EXPECT--
~1 ~2 ~1 ~2 ~2 ~1 
~1 ~2 ~1 ~2 ~2 ~1 
~1 ~2 ~1 ~2 ~2 ~1
