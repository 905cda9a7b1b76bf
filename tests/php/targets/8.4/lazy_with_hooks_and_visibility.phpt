--TEST--
Lazy objects with hooks, visibility and readonly properties
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public array $a = [1]; public private(set) int $b = 2; public int $h { get => $this->b + 1; set { $this->b = $value; } } public readonly array $r; public ?A $n = null; 
 function __sleep() { return ['a', 'b']; } function __wakeup() { echo "wake\n"; } }
$r = new ReflectionClass('A');
$mk = fn() => $r->newLazyGhost(function (A $o) { echo "init "; });
$o = $mk(); $o->a[] = 2; print_r($o);
$o = $mk(); echo $o->h, "\n"; $o = $mk(); $o->h = 9; var_dump($o);
$o = $mk(); echo serialize($o), "\n"; var_dump(unserialize(serialize($o)));
$o = $mk(); foreach ($o->a as &$v) $v = 0; unset($v); var_dump($o->a);
$o = $mk(); $o->n ??= $mk(); var_dump($o->n?->n?->a);
$o = $mk(); try { $o->b = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump($r->isUninitializedLazyObject($o));
$o = $mk(); try { $o->r[] = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
$o = $mk(); try { $o->zz = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
$o = $mk(); try { $o->a = "str"; } catch (Error $e) { echo $e->getMessage(), "\n"; } var_dump($r->isUninitializedLazyObject($o));
$p = $r->newLazyProxy(function () { echo "fac "; return new A; }); 
$p->a[] = 5; $q = clone $p; $q->a[] = 6; var_dump($p, $q); unset($p->a); var_dump($p, isset($p->a));
$p = $r->newLazyProxy(function () { echo "fac "; return new A; }); $q = clone $p; var_dump($r->initializeLazyObject($p) === $r->initializeLazyObject($q));
$f = function () { return $this->b; }; $p = $r->newLazyProxy(fn () => new A); var_dump(Closure::bind($f, $p, A::class)());
$s = new SplObjectStorage; $p = $r->newLazyProxy(fn () => new A); $s[$p] = 1; $p->a; var_dump(count($s), $s->contains($p));
var_dump(array_map(null, [$r->newLazyGhost(fn() => 1)])); debug_zval_refcount:
var_dump((object)(array)$mk()); var_dump($mk() <=> $mk());
echo new ReflectionObject($mk());
--EXPECT--
init A Object
(
    [a] => Array
        (
            [0] => 1
            [1] => 2
        )

    [b] => 2
    [n] => 
)
init 3
init object(A)#4 (3) {
  ["a"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["b"]=>
  int(9)
  ["r"]=>
  uninitialized(array)
  ["n"]=>
  NULL
}
init O:1:"A":2:{s:1:"a";a:1:{i:0;i:1;}s:1:"b";i:2;}
wake
object(A)#3 (3) {
  ["a"]=>
  array(1) {
    [0]=>
    int(1)
  }
  ["b"]=>
  int(2)
  ["r"]=>
  uninitialized(array)
  ["n"]=>
  NULL
}
init array(1) {
  [0]=>
  int(0)
}
init init NULL
Cannot modify private(set) property A::$b from global scope
bool(true)
init Cannot indirectly modify readonly property A::$r
init 
Deprecated: Creation of dynamic property A::$zz is deprecated in {PWD}/lazy_with_hooks_and_visibility.php on line 13
init Cannot assign string to property A::$a of type array
bool(false)
fac lazy proxy object(A)#6 (1) {
  ["instance"]=>
  object(A)#3 (3) {
    ["a"]=>
    array(2) {
      [0]=>
      int(1)
      [1]=>
      int(5)
    }
    ["b"]=>
    int(2)
    ["r"]=>
    uninitialized(array)
    ["n"]=>
    NULL
  }
}
lazy proxy object(A)#4 (1) {
  ["instance"]=>
  object(A)#8 (3) {
    ["a"]=>
    array(3) {
      [0]=>
      int(1)
      [1]=>
      int(5)
      [2]=>
      int(6)
    }
    ["b"]=>
    int(2)
    ["r"]=>
    uninitialized(array)
    ["n"]=>
    NULL
  }
}
lazy proxy object(A)#6 (1) {
  ["instance"]=>
  object(A)#3 (2) {
    ["a"]=>
    uninitialized(array)
    ["b"]=>
    int(2)
    ["r"]=>
    uninitialized(array)
    ["n"]=>
    NULL
  }
}
bool(false)
fac bool(false)
int(2)
int(1)
bool(true)
array(1) {
  [0]=>
  lazy ghost object(A)#6 (0) {
    ["a"]=>
    uninitialized(array)
    ["b"]=>
    uninitialized(int)
    ["r"]=>
    uninitialized(array)
    ["n"]=>
    uninitialized(?A)
  }
}
object(stdClass)#8 (0) {
}
init init int(0)
Object of class [ <user> <iterateable> class A ] {
  @@ {PWD}/lazy_with_hooks_and_visibility.php 2-3

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [5] {
    Property [ public array $a = [1] ]
    Property [ final public private(set) int $b = 2 ]
    Property [ public int $h ]
    Property [ public protected(set) readonly array $r ]
    Property [ public ?A $n = NULL ]
  }

  - Dynamic properties [0] {
  }

  - Methods [2] {
    Method [ <user> public method __sleep ] {
      @@ {PWD}/lazy_with_hooks_and_visibility.php 3 - 3
    }

    Method [ <user> public method __wakeup ] {
      @@ {PWD}/lazy_with_hooks_and_visibility.php 3 - 3
    }
  }
}
