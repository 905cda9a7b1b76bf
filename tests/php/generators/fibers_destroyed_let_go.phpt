--TEST--
Fibers that are destroyed where they suspend let go of all they held, at once
--FILE--
<?php
function highest(string $what, Closure $body) {
    for ($r = 0; $r < 50; $r++) {
        $fiber = new Fiber($body);
        $fiber->start();
    }
    $fiber = null;
    echo $what, spl_object_id(new stdClass) < 10 ? "" : ": handles are lost", "\n";
}
highest("argument", function() { Fiber::suspend(new stdClass); });
highest("variable", function() { $o = new stdClass; Fiber::suspend(1); });
highest("callback", function() { array_map(fn($x) => Fiber::suspend($x), [new stdClass]); });
highest("finally", function() { $o = new stdClass; try { Fiber::suspend(1); } finally { return 1; } });
?>
--EXPECT--
argument
variable
callback
finally
