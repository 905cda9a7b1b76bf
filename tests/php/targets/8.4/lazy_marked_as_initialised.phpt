--TEST--
Lazy objects, ghosts and proxies: marked, as, initialised
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
        'mark' => fn($o) => (new ReflectionClass('A'))->markLazyObjectAsInitialized($o),
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost mark
object(A)#5 (3) {
  ["x"]=>
  int(1)
  ["y"]=>
  string(1) "d"
  ["z":protected]=>
  array(0) {
  }
  ["n":"A":private]=>
  uninitialized(?A)
  ["r"]=>
  uninitialized(int)
}
initialised
destr 1
--proxy mark
object(A)#6 (3) {
  ["x"]=>
  int(1)
  ["y"]=>
  string(1) "d"
  ["z":protected]=>
  array(0) {
  }
  ["n":"A":private]=>
  uninitialized(?A)
  ["r"]=>
  uninitialized(int)
}
initialised
destr 1
