--TEST--
Lazy objects, ghosts and proxies: reflection
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
        'refgetvalue' => fn($o) => (new ReflectionProperty('A', 'x'))->getValue($o),
        'refisinit' => fn($o) => (new ReflectionProperty('A', 'r'))->isInitialized($o),
        'refsetvalue' => function($o) { (new ReflectionProperty('A', 'x'))->setValue($o, 77); return $o->x; },
        'refobj' => fn($o) => count((new ReflectionObject($o))->getProperties()),
        'refhas' => fn($o) => (new ReflectionObject($o))->hasProperty('nope'),
        'isinit' => fn($o) => (new ReflectionClass('A'))->isUninitializedLazyObject($o),
        'getinit' => fn($o) => (new ReflectionClass('A'))->getLazyInitializer($o) instanceof Closure,
        'initlazy' => fn($o) => (new ReflectionClass('A'))->initializeLazyObject($o) === $o,
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost refgetvalue
init
ctor
int(3)
initialised
destr 3
--ghost refisinit
init
ctor
bool(true)
initialised
destr 3
--ghost refsetvalue
init
ctor
int(77)
initialised
destr 77
--ghost refobj
init
ctor
int(5)
initialised
destr 3
--ghost refhas
init
ctor
bool(false)
initialised
destr 3
--ghost isinit
bool(true)
still lazy
--ghost getinit
bool(true)
still lazy
--ghost initlazy
init
ctor
bool(true)
initialised
destr 3
--proxy refgetvalue
factory
ctor
int(4)
initialised
destr 4
--proxy refisinit
factory
ctor
bool(true)
initialised
destr 4
--proxy refsetvalue
factory
ctor
int(77)
initialised
destr 77
--proxy refobj
factory
ctor
int(5)
initialised
destr 4
--proxy refhas
factory
ctor
bool(false)
initialised
destr 4
--proxy isinit
bool(true)
still lazy
--proxy getinit
bool(true)
still lazy
--proxy initlazy
factory
ctor
bool(false)
initialised
destr 4
