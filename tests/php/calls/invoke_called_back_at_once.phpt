--TEST--
__invoke() of a closure that has not run yet, called back, is in back traces
--FILE--
<?php
function names(): array
{
    $names = [];
    foreach (debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS) as $entry) {
        $names[] = ($entry['class'] ?? '') . ($entry['type'] ?? '') . $entry['function'];
    }
    return $names;
}
$traced = fn($x) => names();
echo json_encode(array_map([$traced, '__invoke'], [0])), "\n";
echo json_encode(call_user_func([fn() => names(), '__invoke'])), "\n";
?>
--EXPECT--
[["names","{closure}","Closure->__invoke","array_map"]]
["names","{closure}","Closure->__invoke"]
