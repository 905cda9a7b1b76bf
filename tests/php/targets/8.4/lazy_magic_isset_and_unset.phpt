--TEST--
Lazy objects of classes with magic methods: isset and unset
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
    t("$class $kind isdyn", fn() => (fn($o) => isset($o->dyn))($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind undyn", fn() => (function($o) { unset($o->dyn); return isset($o->dyn); })($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind unseta", fn() => (function($o) { unset($o->a); return @$o->a; })($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind emptydyn", fn() => (fn($o) => empty($o->ee))($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
}
--EXPECT--
--B newLazyGhost isdyn
__isset dyn
init
bool(false)
initialised
--B newLazyGhost undyn
__unset dyn
init
__isset dyn
bool(false)
initialised
--B newLazyGhost unseta
init
__get a
Error: Typed property B::$a must not be accessed before initialization
initialised
--B newLazyGhost emptydyn
__isset ee
init
bool(true)
initialised
--B newLazyProxy isdyn
__isset dyn
init
bool(false)
initialised
--B newLazyProxy undyn
__unset dyn
init
__isset dyn
bool(false)
initialised
--B newLazyProxy unseta
init
__get a
Error: Typed property B::$a must not be accessed before initialization
initialised
--B newLazyProxy emptydyn
__isset ee
init
bool(true)
initialised
--D newLazyGhost isdyn
__isset dyn
init
bool(false)
initialised
--D newLazyGhost undyn
__unset dyn
init
__isset dyn
bool(false)
initialised
--D newLazyGhost unseta
init
__get a
Error: Typed property B::$a must not be accessed before initialization
initialised
--D newLazyGhost emptydyn
__isset ee
init
bool(true)
initialised
--D newLazyProxy isdyn
__isset dyn
init
bool(false)
initialised
--D newLazyProxy undyn
__unset dyn
init
__isset dyn
bool(false)
initialised
--D newLazyProxy unseta
init
__get a
Error: Typed property B::$a must not be accessed before initialization
initialised
--D newLazyProxy emptydyn
__isset ee
init
bool(true)
initialised
