--TEST--
Lazy objects, ghosts and proxies: exports
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
        'json' => fn($o) => json_encode($o),
        'export' => fn($o) => var_export($o, true),
        'print_r' => fn($o) => print_r($o, true),
        'var_dump' => fn($o) => $o,
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost json
init
ctor
string(21) "{"x":3,"y":"d","r":7}"
initialised
destr 3
--ghost export
init
ctor
string(108) "\A::__set_state(array(
   'x' => 3,
   'y' => 'd',
   'z' => 
  array (
  ),
   'n' => NULL,
   'r' => 7,
))"
initialised
destr 3
--ghost print_r
string(13) "A Object
(
)
"
still lazy
--ghost var_dump
lazy ghost object(A)#9 (0) {
  ["x"]=>
  uninitialized(int)
  ["z":protected]=>
  uninitialized(array)
  ["n":"A":private]=>
  uninitialized(?A)
  ["r"]=>
  uninitialized(int)
}
still lazy
--proxy json
factory
ctor
string(21) "{"x":4,"y":"d","r":7}"
initialised
destr 4
--proxy export
factory
ctor
string(108) "\A::__set_state(array(
   'x' => 4,
   'y' => 'd',
   'z' => 
  array (
  ),
   'n' => NULL,
   'r' => 7,
))"
initialised
destr 4
--proxy print_r
string(13) "A Object
(
)
"
still lazy
--proxy var_dump
lazy proxy object(A)#3 (0) {
  ["x"]=>
  uninitialized(int)
  ["z":protected]=>
  uninitialized(array)
  ["n":"A":private]=>
  uninitialized(?A)
  ["r"]=>
  uninitialized(int)
}
still lazy
