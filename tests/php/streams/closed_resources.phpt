--TEST--
A closed resource is neither null nor false: only is_resource() and types tell it from an open one
--FILE--
<?php
$stream = fopen('php://memory', 'r');
fclose($stream);
var_dump($stream === null, $stream !== null, $stream === false, $stream !== true, is_null($stream), isset($stream));
var_dump(is_resource($stream), gettype($stream), get_debug_type($stream), (bool) $stream, $stream == null);
function tell($value) { return $value !== null ? 'something' : 'nothing'; }
echo tell($stream), ' ', tell(null), ' ', match ($stream) { null => 'null', false => 'false', default => 'other' }, "\n";
--EXPECT--
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(false)
string(17) "resource (closed)"
string(17) "resource (closed)"
bool(true)
bool(false)
something nothing other
