--TEST--
Lazy objects, ghosts and proxies: reading
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
        'read' => function($o) { return $o->x; },
        'private' => fn($o) => $o->n,
        'nullsafe' => fn($o) => $o?->x,
        'coal' => fn($o) => $o->y ?? 'none',
        'methodtouch' => fn($o) => $o->touch(),
        'method' => fn($o) => $o->m(),
        'closure' => fn($o) => (fn() => $this->z)->call($o),
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost read
init
ctor
int(3)
initialised
destr 3
--ghost private
Error: Cannot access private property A::$n
still lazy
--ghost nullsafe
init
ctor
int(3)
initialised
destr 3
--ghost coal
init
ctor
string(1) "d"
initialised
destr 3
--ghost methodtouch
init
ctor
string(1) "d"
initialised
destr 3
--ghost method
string(1) "m"
still lazy
--ghost closure
init
ctor
array(0) {
}
initialised
destr 3
--proxy read
factory
ctor
int(4)
initialised
destr 4
--proxy private
Error: Cannot access private property A::$n
still lazy
--proxy nullsafe
factory
ctor
int(4)
initialised
destr 4
--proxy coal
factory
ctor
string(1) "d"
initialised
destr 4
--proxy methodtouch
factory
ctor
string(1) "d"
initialised
destr 4
--proxy method
string(1) "m"
still lazy
--proxy closure
factory
ctor
array(0) {
}
initialised
destr 4
