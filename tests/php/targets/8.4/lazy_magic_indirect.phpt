--TEST--
Lazy objects of classes with magic methods: indirect
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
    t("$class $kind incdyn", fn() => (fn($o) => @$o->cnt++)($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind refdyn", fn() => (function($o) { $q = &$o->zz; $q = 5; return @$o->zz; })($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind dimdyn", fn() => (function($o) { @$o->l[] = 1; return @$o->l; })($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind array_column", fn() => (fn($o) => array_column([$o], 'a'))($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind export", fn() => (fn($o) => var_export($o, true))($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind json", fn() => (fn($o) => json_encode($o))($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
}
--EXPECT--
--B newLazyGhost incdyn
__get cnt
init
__set cnt
NULL
initialised
--B newLazyGhost refdyn
__get zz
init

Warning: Undefined property: B::$zz in {PWD}/lazy_magic_indirect.php on line 2

Notice: Indirect modification of overloaded property B::$zz has no effect in {PWD}/lazy_magic_indirect.php on line 12
__get zz
NULL
initialised
--B newLazyGhost dimdyn
__get l
init
__get l
NULL
initialised
--B newLazyGhost array_column
init
array(1) {
  [0]=>
  int(2)
}
initialised
--B newLazyGhost export
init
string(55) "\B::__set_state(array(
   'a' => 2,
   'b' => 'bee',
))"
initialised
--B newLazyGhost json
init
string(17) "{"a":2,"b":"bee"}"
initialised
--B newLazyProxy incdyn
__get cnt
init
__set cnt
NULL
initialised
--B newLazyProxy refdyn
__get zz
init

Warning: Undefined property: B::$zz in {PWD}/lazy_magic_indirect.php on line 2

Notice: Indirect modification of overloaded property B::$zz has no effect in {PWD}/lazy_magic_indirect.php on line 12
__get zz
NULL
initialised
--B newLazyProxy dimdyn
__get l
init
__get l
NULL
initialised
--B newLazyProxy array_column
init
array(1) {
  [0]=>
  int(3)
}
initialised
--B newLazyProxy export
init
string(55) "\B::__set_state(array(
   'a' => 3,
   'b' => 'pro',
))"
initialised
--B newLazyProxy json
init
string(17) "{"a":3,"b":"pro"}"
initialised
--D newLazyGhost incdyn
__get cnt
init
__set cnt
NULL
initialised
--D newLazyGhost refdyn
__get zz
init

Warning: Undefined property: D::$zz in {PWD}/lazy_magic_indirect.php on line 2

Notice: Indirect modification of overloaded property D::$zz has no effect in {PWD}/lazy_magic_indirect.php on line 12
__get zz
NULL
initialised
--D newLazyGhost dimdyn
__get l
init
__get l
NULL
initialised
--D newLazyGhost array_column
init
array(1) {
  [0]=>
  int(2)
}
initialised
--D newLazyGhost export
init
string(55) "\D::__set_state(array(
   'a' => 2,
   'b' => 'bee',
))"
initialised
--D newLazyGhost json
init
string(17) "{"a":2,"b":"bee"}"
initialised
--D newLazyProxy incdyn
__get cnt
init
__set cnt
NULL
initialised
--D newLazyProxy refdyn
__get zz
init

Warning: Undefined property: D::$zz in {PWD}/lazy_magic_indirect.php on line 2

Notice: Indirect modification of overloaded property D::$zz has no effect in {PWD}/lazy_magic_indirect.php on line 12
__get zz
NULL
initialised
--D newLazyProxy dimdyn
__get l
init
__get l
NULL
initialised
--D newLazyProxy array_column
init
array(1) {
  [0]=>
  int(3)
}
initialised
--D newLazyProxy export
init
string(55) "\D::__set_state(array(
   'a' => 3,
   'b' => 'pro',
))"
initialised
--D newLazyProxy json
init
string(17) "{"a":3,"b":"pro"}"
initialised
