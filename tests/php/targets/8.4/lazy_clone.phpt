--TEST--
Lazy objects, ghosts and proxies: clone
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
        'clone' => function($o) { $c = clone $o; return [$c, $o]; },
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost clone
init
ctor
array(2) {
  [0]=>
  object(A)#4 (5) {
    ["x"]=>
    int(3)
    ["y"]=>
    string(1) "d"
    ["z":protected]=>
    array(0) {
    }
    ["n":"A":private]=>
    NULL
    ["r"]=>
    int(7)
  }
  [1]=>
  object(A)#5 (5) {
    ["x"]=>
    int(3)
    ["y"]=>
    string(1) "d"
    ["z":protected]=>
    array(0) {
    }
    ["n":"A":private]=>
    NULL
    ["r"]=>
    int(7)
  }
}
destr 3
initialised
destr 3
--proxy clone
factory
ctor
array(2) {
  [0]=>
  lazy proxy object(A)#3 (1) {
    ["instance"]=>
    object(A)#8 (5) {
      ["x"]=>
      int(4)
      ["y"]=>
      string(1) "d"
      ["z":protected]=>
      array(0) {
      }
      ["n":"A":private]=>
      NULL
      ["r"]=>
      int(7)
    }
  }
  [1]=>
  lazy proxy object(A)#6 (1) {
    ["instance"]=>
    object(A)#7 (5) {
      ["x"]=>
      int(4)
      ["y"]=>
      string(1) "d"
      ["z":protected]=>
      array(0) {
      }
      ["n":"A":private]=>
      NULL
      ["r"]=>
      int(7)
    }
  }
}
destr 4
initialised
destr 4
