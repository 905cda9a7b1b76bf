--TEST--
Defaults, by-reference, variadic, named arguments and unpacking
--FILE--
<?php
function f(int $a, $b = 2 * 3, &...$rest)
{
    foreach ($rest as &$r) {
        $r = "set";
    }
    return "$a $b " . count($rest);
}
$x = $y = 1;
echo f(1), '|', f(1, 2, $x, $y), "|$x $y\n";
function g($a, $b = 'B', $c = 'C', ...$more)
{
    return "$a$b$c" . json_encode($more);
}
echo g(c: 3, a: 1), g(...[1, 2], ...['c' => 4, 'extra' => 5]), g(...['b' => 1, 'a' => 2]), "\n";
try {
    g(b: 1);
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}
try {
    g(1, a: 2);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    f();
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}
function &counter()
{
    static $n = 0;
    $n++;
    return $n;
}
$c = &counter();
$c = 10;
echo counter(), "\n";
function nullable(?int $i = null, string|int $s = 5, iterable $it = []): ?string
{
    return var_export([$i, $s], true);
}
echo nullable(s: "x"), nullable("12"), "\n";
--EXPECT--
1 6 0|1 2 2|set set
1B3[]124{"extra":5}21C[]
g(): Argument #1 ($a) not passed
Named parameter $a overwrites previous argument
Too few arguments to function f(), 0 passed in {PWD}/arguments.php on line 27 and at least 1 expected
11
array (
  0 => NULL,
  1 => 'x',
)array (
  0 => 12,
  1 => 5,
)
