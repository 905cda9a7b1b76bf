--TEST--
Internal functions called often: back traces, error handlers and destructors see their frames and lines
--FILE--
<?php
function trace() {
    $trace = debug_backtrace();
    $shown = [];
    foreach ($trace as $frame) {
        $shown[] = ($frame['line'] ?? '-') . ':' . $frame['function']
            . ($frame['function'] === 'handler' ? '' : json_encode($frame['args'] ?? null));
    }
    return implode(' < ', $shown);
}
class Text {
    static $last;
    function __toString(): string { self::$last = trace(); return 'text'; }
    function __destruct() { self::$last = trace(); }
}
function handler($number, $message, $file, $line) { echo "$message on line $line: ", trace(), "\n"; return true; }
set_error_handler('handler');

function go($value, $list, $divisor) {
    $made = str_pad(
        $value,
        5
    );
    $joined = implode(
        ',',
        $list
    );
    $mapped = array_map(
        fn($x) => $x === 'trace' ? trace() : $x,
        $list
    );
    return [$made, $joined, $mapped, intdiv(10,
        $divisor)];
}
for ($i = 0; $i < 400; $i++) { go('abc', [1, 'b'], 2); }
try {
    echo json_encode(go(new Text, [new Text, 'trace'], 5)), Text::$last, "\n";
    go(null, [[1]], 1);
    go('abc', [], 0);
} catch (DivisionByZeroError $e) {
    echo get_class($e), ' on line ', $e->getLine(), "\n", $e->getTraceAsString(), "\n";
}
function overwritten($n) {
    for ($i = 0; $i < $n; $i++) {
        $held = $i === $n - 1 ? new Text : null;
        $held =
            strrev('abc');
    }
    return Text::$last . $held;
}
echo overwritten(400), "\n";
function dropped($n) {
    for ($i = 0; $i < $n; $i++) {
        is_countable(
            $i === $n - 1 ? new Text : 1);
    }
    return Text::$last;
}
echo dropped(400), "\n";
class Thrower { function __destruct() { throw new Exception('from destructor'); } }
function throwing($n) {
    for ($i = 0; $i < $n; $i++) {
        try {
            $kept = $i > 397 ? new Thrower : 0;
            $kept = abs(-3);
            is_countable($i > 397 ? new Thrower : 1);
            echo "not reached\n";
        } catch (Exception $e) {
            echo $e->getMessage(), ' ', $e->getLine(), ' ', is_int($kept) ? 'int' : 'object', "\n";
        }
        if ($i < 397) { ob_clean(); }
    }
}
ob_start();
throwing(400);
ob_end_flush();
--EXPECT--
["text ","text,trace",[{},"29:trace[] < -:{closure}[\"trace\"] < 28:array_map[{},[{},\"trace\"]] < 37:go[{},[{},\"trace\"],5]"],2]14:trace[] < 37:__destruct[]
str_pad(): Passing null to parameter #1 ($string) of type string is deprecated on line 20: 16:trace[] < -:handler < 20:str_pad[null,5] < 38:go[null,[[1]],1]
Array to string conversion on line 24: 16:trace[] < -:handler < 24:implode[",",[[1]]] < 38:go[null,[[1]],1]
DivisionByZeroError on line 32
#0 {PWD}/hot_calls_traces.php(32): intdiv(10, 0)
#1 {PWD}/hot_calls_traces.php(39): go('abc', Array, 0)
#2 {main}
14:trace[] < 46:__destruct[] < 51:overwritten[400]cba
14:trace[] < 54:__destruct[] < 59:dropped[400]
not reached
from destructor 60 int
from destructor 60 int
