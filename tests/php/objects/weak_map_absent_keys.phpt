--TEST--
What is not in a WeakMap is null for ??, ??= and nested reads; reading it throws
--FILE--
<?php
$map = new WeakMap;
$key = new stdClass;
var_dump($map[$key] ?? 'default', $map[$key]['a']['b'] ?? 'nested', ($map[$key] ?? null)?->get());
try {
    var_dump($map[$key]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
$map[$key] ??= 'first';
$map[$key] ??= 'second';
var_dump($map[$key] ?? 'default', count($map));
unset($key);
var_dump(count($map));
--EXPECT--
string(7) "default"
string(6) "nested"
NULL
Object stdClass#2 not contained in WeakMap
string(5) "first"
int(1)
int(0)
