--TEST--
PHP callables as C function pointers
--EXTENSIONS--
ffi
--INI--
ffi.enable=1
--FILE--
<?php
$c = FFI::cdef(<<<'C'
    void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *));
    typedef int (*comparison)(const int *, const int *);
    typedef double (*operation)(double, float, char, bool, short, const char *);
    typedef struct { int a, b; } pair;
    typedef pair (*swap)(pair);
    typedef void (*procedure)(void);
    C, "libc.so.6");
$a = FFI::new("int[6]");
foreach ([5, -3, 12, 0, 7, 1] as $key => $value) $a[$key] = $value;
$calls = 0;
$c->qsort($a, 6, 4, function ($left, $right) use (&$calls) {
    $calls++;
    return FFI::cast("int*", $left)[0] <=> FFI::cast("int*", $right)[0];
});
foreach ($a as $value) echo $value, " ";
echo $calls > 5 ? "\n" : "none\n";
$operation = $c->new("operation");
$box = FFI::new("struct { int unused; }");
$holder = $c->new("struct { operation run; swap swap; procedure go; comparison compare; }");
$holder->run = function (...$arguments) { var_dump($arguments); return 2.5; };
var_dump(($holder->run)(1.5, 0.25, "c", true, -7, "text"));
$holder->swap = function ($pair) { $result = clone $pair; $result->a = $pair->b; $result->b = $pair->a; return $result; };
$pair = $c->new("pair");
$pair->a = 1;
$pair->b = 2;
var_dump(($holder->swap)($pair));
$holder->go = function () { echo "gone\n"; };
var_dump(($holder->go)());
class Example { static function run() { echo __METHOD__, "\n"; } function __invoke() { echo "invoked\n"; } }
$holder->go = "Example::run";
($holder->go)();
$holder->go = new Example;
($holder->go)();
foreach ([fn() => $holder->go = "missing", fn() => $holder->go = fn($needed) => 1, fn() => $holder->go = 5, fn() => $holder->compare = "strcmp"] as $attempt) {
    try {
        $attempt();
        echo "assigned\n";
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
$holder->go = null;
var_dump($holder->go);
--EXPECT--
-3 0 1 5 7 12 

Fatal error: Uncaught FFI\ParserException: unexpected '<ID>' at line 1 in {PWD}/callbacks.php:21
Stack trace:
#0 {PWD}/callbacks.php(21): FFI->new('struct { operat...')
#1 {main}
  thrown in {PWD}/callbacks.php on line 21
--EXIT--
255
