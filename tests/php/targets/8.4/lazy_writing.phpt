--TEST--
Lazy objects, ghosts and proxies: writing
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
        'write' => function($o) { $o->x = 9; return $o->x; },
        'inc' => fn($o) => ++$o->x,
        'op' => fn($o) => $o->y .= 'e',
        'roWrite' => function($o) { $o->r = 3; },
        'badtype' => function($o) { $o->x = 'abc'; },
        'dyn' => fn($o) => @$o->dyn = 3,
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost write
init
ctor
int(9)
initialised
destr 9
--ghost inc
init
ctor
int(4)
initialised
destr 4
--ghost op
init
ctor
string(2) "de"
initialised
destr 3
--ghost roWrite
Error: Cannot modify protected(set) readonly property A::$r from global scope
still lazy
--ghost badtype
init
ctor
TypeError: Cannot assign string to property A::$x of type int
initialised
destr 3
--ghost dyn
init
ctor
int(3)
initialised
destr 3
--proxy write
factory
ctor
int(9)
initialised
destr 9
--proxy inc
factory
ctor
int(5)
initialised
destr 5
--proxy op
factory
ctor
string(2) "de"
initialised
destr 4
--proxy roWrite
Error: Cannot modify protected(set) readonly property A::$r from global scope
still lazy
--proxy badtype
factory
ctor
TypeError: Cannot assign string to property A::$x of type int
initialised
destr 4
--proxy dyn
factory
ctor
int(3)
initialised
destr 4
