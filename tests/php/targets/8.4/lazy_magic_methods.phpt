--TEST--
Lazy objects of classes with magic methods: methods
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
    t("$class $kind clone", fn() => (function($o) { $c = clone $o; $c->a = 50; return [$o->a, $c->a, (new ReflectionClass($c))->isUninitializedLazyObject($c)]; })($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind ser", fn() => (fn($o) => serialize($o))($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind dump", fn() => (fn($o) => $o)($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind call", fn() => (fn($o) => $o->foo())($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind str", fn() => (fn($o) => "$o")($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
    $o = $r->$kind(function ($o) use ($kind, $class) { echo "init\n"; if ($kind === 'newLazyGhost') { $o->a = 2; $o->b = 'bee'; } else { $i = new $class; $i->a = 3; $i->b = 'pro'; return $i; } });
    t("$class $kind invoke", fn() => (fn($o) => $o())($o));
    echo $r->isUninitializedLazyObject($o) ? "still lazy\n" : "initialised\n";
}
--EXPECT--
--B newLazyGhost clone
init
clone 2
array(3) {
  [0]=>
  int(2)
  [1]=>
  int(50)
  [2]=>
  bool(false)
}
initialised
--B newLazyGhost ser
ser
init
string(24) "O:1:"B":1:{s:1:"a";i:2;}"
initialised
--B newLazyGhost dump
dbg
lazy ghost object(B)#2 (1) {
  ["x"]=>
  int(1)
}
still lazy
--B newLazyGhost call
init
string(4) "foo2"
initialised
--B newLazyGhost str
init
string(2) "s2"
initialised
--B newLazyGhost invoke
init
string(3) "bee"
initialised
--B newLazyProxy clone
init
clone 7
array(3) {
  [0]=>
  int(3)
  [1]=>
  int(50)
  [2]=>
  bool(false)
}
initialised
--B newLazyProxy ser
ser
init
string(24) "O:1:"B":1:{s:1:"a";i:3;}"
initialised
--B newLazyProxy dump
dbg
lazy proxy object(B)#6 (1) {
  ["x"]=>
  int(1)
}
still lazy
--B newLazyProxy call
init
string(4) "foo3"
initialised
--B newLazyProxy str
init
string(2) "s3"
initialised
--B newLazyProxy invoke
init
string(3) "pro"
initialised
--D newLazyGhost clone
init
clone 3
array(3) {
  [0]=>
  int(2)
  [1]=>
  int(50)
  [2]=>
  bool(false)
}
initialised
--D newLazyGhost ser
ser
init
string(24) "O:1:"D":1:{s:1:"a";i:2;}"
initialised
--D newLazyGhost dump
dbg
lazy ghost object(D)#3 (1) {
  ["x"]=>
  int(1)
}
still lazy
--D newLazyGhost call
init
string(4) "foo2"
initialised
--D newLazyGhost str
init
string(2) "s2"
initialised
--D newLazyGhost invoke
init
string(3) "bee"
initialised
--D newLazyProxy clone
init
clone 7
array(3) {
  [0]=>
  int(3)
  [1]=>
  int(50)
  [2]=>
  bool(false)
}
initialised
--D newLazyProxy ser
ser
init
string(24) "O:1:"D":1:{s:1:"a";i:3;}"
initialised
--D newLazyProxy dump
dbg
lazy proxy object(D)#1 (1) {
  ["x"]=>
  int(1)
}
still lazy
--D newLazyProxy call
init
string(4) "foo3"
initialised
--D newLazyProxy str
init
string(2) "s3"
initialised
--D newLazyProxy invoke
init
string(3) "pro"
initialised
