--TEST--
preg_replace_callback and preg_replace_callback_array
--FILE--
<?php
echo preg_replace_callback('/\d+/', fn($m) => $m[0] * 2, 'a1 b20'), "\n";
echo preg_replace_callback('/(?<w>\w)(\d)?/', fn($m) => json_encode($m), 'a b2', -1, $count, PREG_OFFSET_CAPTURE), $count, "\n";
echo preg_replace_callback('/(\w)(\d)?/', fn($m) => json_encode($m), 'a', -1, $count, PREG_UNMATCHED_AS_NULL), "\n";
echo json_encode(preg_replace_callback(['/a/', '/b/'], 'strtoupper_first', ['x' => 'ab', 'y' => 'c'], 1, $count)), $count, "\n";
function strtoupper_first(array $m): string { return strtoupper($m[0]); }
echo preg_replace_callback('/a/', fn($m) => preg_replace_callback('/./', fn($n) => "<$n[0]>", 'xy'), 'a-a'), "\n";
echo preg_replace_callback_array(['/a/' => fn() => 'b', '/b/' => fn() => 'c'], 'aabb', -1, $count), $count, "\n";
foreach ([[['strlen']], [['/a/' => 'nofunction']], [[1 => 'strlen']], [['x' => fn() => 1]]] as [$patterns]) {
    try {
        var_dump(preg_replace_callback_array($patterns, 'a'));
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
try {
    preg_replace_callback('/a/', fn() => throw new Exception('out'), 'a');
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
try {
    preg_replace_callback('/a/', 'nofunction', 'a');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
echo preg_replace_callback('/a/', fn() => 1.5, 'a'), preg_replace_callback('/a/', fn() => null, 'bab'), "\n";
--EXPECT--
a2 b40
{"0":["a",0],"w":["a",0],"1":["a",0]} {"0":["b2",2],"w":["b",2],"1":["b",2],"2":["2",3]}2
["a","a",null]
{"x":"AB","y":"c"}2
<x><y>-<x><y>
cccc6
preg_replace_callback_array(): Argument #1 ($pattern) must contain only string patterns as keys
preg_replace_callback_array(): Argument #1 ($pattern) must contain only valid callbacks
preg_replace_callback_array(): Argument #1 ($pattern) must contain only string patterns as keys

Warning: preg_replace_callback_array(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/callbacks.php on line 11
NULL
out
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, function "nofunction" not found or invalid function name
1.5bb
