--TEST--
Lazy objects, ghosts and proxies: isset, empty, unset
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
        'isset' => fn($o) => isset($o->x),
        'empty' => fn($o) => empty($o->y),
        'unset' => function($o) { unset($o->y); return $o; },
        'dynisset' => fn($o) => isset($o->dyn),
        'dynunset' => function($o) { unset($o->dyn); return 1; },
        'dynread' => fn($o) => @$o->dyn,
        'prop_exists' => fn($o) => [property_exists($o, 'x'), property_exists($o, 'q')],
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost isset
init
ctor
bool(true)
initialised
destr 3
--ghost empty
init
ctor
bool(false)
initialised
destr 3
--ghost unset
init
ctor
object(A)#10 (4) {
  ["x"]=>
  int(3)
  ["z":protected]=>
  array(0) {
  }
  ["n":"A":private]=>
  NULL
  ["r"]=>
  int(7)
}
initialised
destr 3
--ghost dynisset
init
ctor
bool(false)
initialised
destr 3
--ghost dynunset
init
ctor
int(1)
initialised
destr 3
--ghost dynread
init
ctor
NULL
initialised
destr 3
--ghost prop_exists
init
ctor
array(2) {
  [0]=>
  bool(true)
  [1]=>
  bool(false)
}
initialised
destr 3
--proxy isset
factory
ctor
bool(true)
initialised
destr 4
--proxy empty
factory
ctor
bool(false)
initialised
destr 4
--proxy unset
factory
ctor
lazy proxy object(A)#9 (1) {
  ["instance"]=>
  object(A)#8 (4) {
    ["x"]=>
    int(4)
    ["z":protected]=>
    array(0) {
    }
    ["n":"A":private]=>
    NULL
    ["r"]=>
    int(7)
  }
}
initialised
destr 4
--proxy dynisset
factory
ctor
bool(false)
initialised
destr 4
--proxy dynunset
factory
ctor
int(1)
initialised
destr 4
--proxy dynread
factory
ctor
NULL
initialised
destr 4
--proxy prop_exists
factory
ctor
array(2) {
  [0]=>
  bool(true)
  [1]=>
  bool(false)
}
initialised
destr 4
