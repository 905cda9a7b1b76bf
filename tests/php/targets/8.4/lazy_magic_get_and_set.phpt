--TEST--
Lazy objects of classes with magic methods: get and set
--INI--
zvm.php=8.4
--FILE--
<?php
class B { public int $a = 1; public $b; function __get($n) { echo "__get $n\n"; return $this->$n; } function __set($n, $v) { echo "__set $n\n"; $this->$n = $v; } function __isset($n) { echo "__isset $n\n"; return isset($this->$n); } function __unset($n) { echo "__unset $n\n"; unset($this->$n); }
 function __clone() { echo "clone ", spl_object_id($this), "\n"; } function __serialize(): array { echo "ser\n"; return ['a' => $this->a]; } function __unserialize(array $d): void { $this->a = $d['a']; } function __debugInfo() { echo "dbg\n"; return ['x' => 1]; } function __call($n, $a) { return $n . $this->a; } function __toString(): string { return "s{$this->a}"; } function __invoke() { return $this->b; } }
#[AllowDynamicProperties] class D extends B {}
function t($name, $f) { echo "--$name\n"; try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
foreach (['B', 'D'] as $class) foreach (['newLazyGhost', 'newLazyProxy'] as $kind) {
    $r = new ReflectionClass($class);
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind rdyn", fn() => (fn($o) => @$o->dyn)($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind unsetb", fn() => (function($o) { unset($o->b); $o->b = 3; return $o->b; })($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind nested", fn() => (fn($o) => @$o->x->y)($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
}
--EXPECT--
--B newLazyGhost rdyn
__get dyn
init
NULL
initialised
--B newLazyGhost unsetb
init
__set b
int(3)
initialised
--B newLazyGhost nested
__get x
init
NULL
initialised
--B newLazyProxy rdyn
__get dyn
init
NULL
initialised
--B newLazyProxy unsetb
init
__set b
int(3)
initialised
--B newLazyProxy nested
__get x
init
NULL
initialised
--D newLazyGhost rdyn
__get dyn
init
NULL
initialised
--D newLazyGhost unsetb
init
__set b
int(3)
initialised
--D newLazyGhost nested
__get x
init
NULL
initialised
--D newLazyProxy rdyn
__get dyn
init
NULL
initialised
--D newLazyProxy unsetb
init
__set b
int(3)
initialised
--D newLazyProxy nested
__get x
init
NULL
initialised
