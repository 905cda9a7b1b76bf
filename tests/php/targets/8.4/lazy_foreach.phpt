--TEST--
Lazy objects, ghosts and proxies: foreach
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
        'foreach' => function($o) { foreach ($o as $k => $v) echo "$k,"; return 1; },
        'foreachref' => function($o) { foreach ($o as $k => &$v) { echo "$k,"; if ($k == 'y') $v = 2; if ($k == 'r') break; } return $o->y; },
        'walk' => function($o) { array_walk($o, function($v, $k) { echo strlen($k), ','; }); return 1; },
        'reset' => fn($o) => @reset($o),
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost foreach
init
ctor
x,y,r,int(1)
initialised
destr 3
--ghost foreachref
init
ctor
x,y,Error: Cannot acquire reference to readonly property A::$r
initialised
destr 3
--ghost walk
init
ctor
1,1,4,4,1,int(1)
initialised
destr 3
--ghost reset
init
ctor
int(3)
initialised
destr 3
--proxy foreach
factory
ctor
x,y,r,int(1)
initialised
destr 4
--proxy foreachref
factory
ctor
x,y,Error: Cannot acquire reference to readonly property A::$r
initialised
destr 4
--proxy walk
factory
ctor
1,1,4,4,1,int(1)
initialised
destr 4
--proxy reset
factory
ctor
int(4)
initialised
destr 4
