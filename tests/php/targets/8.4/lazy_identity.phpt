--TEST--
Lazy objects, ghosts and proxies: identity
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
        'eq' => fn($o) => $o == new A(3),
        'eqself' => fn($o) => $o == $o,
        'id' => fn($o) => $o === $o,
        'instanceof' => fn($o) => $o instanceof A,
        'class' => fn($o) => $o::class,
        'switch' => fn($o) => $o <=> $o,
        'weakmap' => function($o) { $w = new WeakMap; $w[$o] = 1; return $w[$o]; },
        'hash' => fn($o) => strlen(spl_object_hash($o)),
        'compact' => fn($o) => compact('o'),
    ];
    foreach ($operations as $name => $f) {
        $o = $make();
        t("$kind $name", fn() => $f($o));
        echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
        $o = null;
    }
}
--EXPECT--
--ghost eq
ctor
init
ctor
destr 3
bool(true)
initialised
destr 3
--ghost eqself
bool(true)
still lazy
--ghost id
bool(true)
still lazy
--ghost instanceof
bool(true)
still lazy
--ghost class
string(1) "A"
still lazy
--ghost switch
int(0)
still lazy
--ghost weakmap
int(1)
still lazy
--ghost hash
int(32)
still lazy
--ghost compact
array(1) {
  ["o"]=>
  lazy ghost object(A)#13 (0) {
    ["x"]=>
    uninitialized(int)
    ["z":protected]=>
    uninitialized(array)
    ["n":"A":private]=>
    uninitialized(?A)
    ["r"]=>
    uninitialized(int)
  }
}
still lazy
--proxy eq
ctor
factory
ctor
destr 3
bool(false)
initialised
destr 4
--proxy eqself
bool(true)
still lazy
--proxy id
bool(true)
still lazy
--proxy instanceof
bool(true)
still lazy
--proxy class
string(1) "A"
still lazy
--proxy switch
int(0)
still lazy
--proxy weakmap
int(1)
still lazy
--proxy hash
int(32)
still lazy
--proxy compact
array(1) {
  ["o"]=>
  lazy proxy object(A)#10 (0) {
    ["x"]=>
    uninitialized(int)
    ["z":protected]=>
    uninitialized(array)
    ["n":"A":private]=>
    uninitialized(?A)
    ["r"]=>
    uninitialized(int)
  }
}
still lazy
