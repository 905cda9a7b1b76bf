--TEST--
Default values of parameters of user and internal functions
--FILE--
<?php
namespace Foo;
const BAR = 'bar';
class X { const C = 5; function f($a = self::C, $b = __CLASS__, $c = BAR, $d = \PHP_VERSION, $e = new \ArrayObject([1]),
    $g = X::C * 2, $h = [1, 'k' => 1.0], $i = "a\n", $j = NOPE, ...$k) {} }
foreach ((new \ReflectionMethod('Foo\X', 'f'))->getParameters() as $p) {
    echo $p, "\n";
    try {
        var_dump($p->isDefaultValueAvailable(), $p->isDefaultValueConstant(), $p->getDefaultValueConstantName());
        echo json_encode($p->getDefaultValue()), "\n";
    } catch (\Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
foreach (['json_encode', 'htmlspecialchars', 'array_slice', 'round', 'array_splice', 'strlen'] as $f) {
    foreach ((new \ReflectionFunction($f))->getParameters() as $p) {
        echo $p, "\n";
        if ($p->isDefaultValueAvailable()) {
            var_dump($p->getDefaultValue(), $p->getDefaultValueConstantName());
        }
    }
}
--EXPECT--
Parameter #0 [ <optional> $a = self::C ]
bool(true)
bool(true)
string(7) "self::C"
5
Parameter #1 [ <optional> $b = 'Foo\\X' ]
bool(true)
bool(false)
NULL
"Foo\\X"
Parameter #2 [ <optional> $c = Foo\BAR ]
bool(true)
bool(true)
string(7) "Foo\BAR"
"bar"
Parameter #3 [ <optional> $d = PHP_VERSION ]
bool(true)
bool(true)
string(11) "PHP_VERSION"
"8.2.36"
Parameter #4 [ <optional> $e = new \ArrayObject([0 => 1]) ]
bool(true)
bool(false)
NULL
{"0":1}
Parameter #5 [ <optional> $g = \Foo\X::C * 2 ]
bool(true)
bool(false)
NULL
10
Parameter #6 [ <optional> $h = [0 => 1, 'k' => 1.0] ]
bool(true)
bool(false)
NULL
{"0":1,"k":1}
Parameter #7 [ <optional> $i = 'a\n' ]
bool(true)
bool(false)
NULL
"a\n"
Parameter #8 [ <optional> $j = Foo\NOPE ]
bool(true)
bool(true)
string(8) "Foo\NOPE"
Error: Undefined constant "Foo\NOPE"
Parameter #9 [ <optional> ...$k ]
ReflectionException: Internal error: Failed to retrieve the default value
Parameter #0 [ <required> mixed $value ]
Parameter #1 [ <optional> int $flags = 0 ]
int(0)
NULL
Parameter #2 [ <optional> int $depth = 512 ]
int(512)
NULL
Parameter #0 [ <required> string $string ]
Parameter #1 [ <optional> int $flags = ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401 ]
int(11)
NULL
Parameter #2 [ <optional> ?string $encoding = null ]
NULL
NULL
Parameter #3 [ <optional> bool $double_encode = true ]
bool(true)
NULL
Parameter #0 [ <required> array $array ]
Parameter #1 [ <required> int $offset ]
Parameter #2 [ <optional> ?int $length = null ]
NULL
NULL
Parameter #3 [ <optional> bool $preserve_keys = false ]
bool(false)
NULL
Parameter #0 [ <required> int|float $num ]
Parameter #1 [ <optional> int $precision = 0 ]
int(0)
NULL
Parameter #2 [ <optional> int $mode = PHP_ROUND_HALF_UP ]
int(1)
string(17) "PHP_ROUND_HALF_UP"
Parameter #0 [ <required> array &$array ]
Parameter #1 [ <required> int $offset ]
Parameter #2 [ <optional> ?int $length = null ]
NULL
NULL
Parameter #3 [ <optional> mixed $replacement = [] ]
array(0) {
}
NULL
Parameter #0 [ <required> string $string ]
