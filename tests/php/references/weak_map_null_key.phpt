--TEST--
WeakMap::offsetSet() does not take null for an append
--FILE--
<?php
$map = new WeakMap;
foreach ([fn() => $map->offsetSet(null, 1), function () use ($map) { $map[] = 1; }] as $write) {
    try {
        $write();
    } catch (Error $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
TypeError: WeakMap key must be an object
Error: Cannot append to WeakMap
