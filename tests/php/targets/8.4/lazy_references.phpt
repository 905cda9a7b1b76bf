--TEST--
Lazy objects, ghosts and proxies: references
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
        'ref' => function($o) { $q = &$o->y; $q = 'by ref'; return $o->y; },
        'dim' => function($o) { @$o->y[0] = 'Z'; return $o->y; },
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost ref
init
ctor
string(6) "by ref"
initialised
destr 3
--ghost dim
init
ctor
string(1) "Z"
initialised
destr 3
--proxy ref
factory
ctor
string(6) "by ref"
initialised
destr 4
--proxy dim
factory
ctor
string(1) "Z"
initialised
destr 4
