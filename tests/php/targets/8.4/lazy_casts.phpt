--TEST--
Lazy objects, ghosts and proxies: casts
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public int $x = 1; public $y = 'd'; protected array $z = []; private ?A $n; public readonly int $r;
 function __construct(int $x = 5) { echo "ctor\n"; $this->x = $x; $this->r = 7; $this->n = null; }
 function m() { return 'm'; } function touch() { return $this->y; } function __destruct() { echo "destr ", $this->x ?? '-', "\n"; } }
$r = new ReflectionClass('A');
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
foreach (['ghost', 'proxy'] as $kind) {
    $make = fn() => $kind === 'ghost'
        ? $r->newLazyGhost(function (A $o) { echo "init\n"; $o->__construct(3); })
        : $r->newLazyProxy(function (A $o) { echo "factory\n"; return new A(4); });
    $operations = [
        'array' => fn($o) => (array) $o,
        'vars' => fn($o) => get_object_vars($o),
        'mangled' => fn($o) => get_mangled_object_vars($o),
        'bool' => fn($o) => (bool) $o,
        'list' => function($o) { ['x' => $a] = (array) $o; return $a; },
        'iterator' => fn($o) => iterator_to_array((function() use ($o) { yield from (array) $o; })()),
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost array
array(0) {
}
still lazy
--ghost vars
init
ctor
array(3) {
  ["x"]=>
  int(3)
  ["y"]=>
  string(1) "d"
  ["r"]=>
  int(7)
}
initialised
destr 3
--ghost mangled
array(0) {
}
still lazy
--ghost bool
bool(true)
still lazy
--ghost list

Warning: Undefined array key "x" in {PWD}/lazy_casts.php on line 16
NULL
still lazy
--ghost iterator
array(0) {
}
still lazy
--proxy array
array(0) {
}
still lazy
--proxy vars
factory
ctor
array(3) {
  ["x"]=>
  int(4)
  ["y"]=>
  string(1) "d"
  ["r"]=>
  int(7)
}
initialised
destr 4
--proxy mangled
array(0) {
}
still lazy
--proxy bool
bool(true)
still lazy
--proxy list

Warning: Undefined array key "x" in {PWD}/lazy_casts.php on line 16
NULL
still lazy
--proxy iterator
array(0) {
}
still lazy
