--TEST--
Promoted properties that are readonly, hooked, final or set by few
--INI--
zvm.php=8.5
--FILE--
<?php
class P { public function __construct(public readonly int $a, public private(set) array $b = [] , protected(set) string $c = 'x' { get => $this->c . '.'; set => trim($value); }, final public $d = null { set { $this->d = $value; } }) {}
 function m() { $this->b[] = 1; $r = &$this->b; $r[] = 2; return $this; } }
$p = new P(1, ['q'], '  tt ', 5); var_dump($p); 
foreach (['a','b','c'] as $n) { try { $p->$n = []; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $r = &$p->$n; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { unset($p->$n); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $p->{$n}[] = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $p->$n++; } catch (Error $e) { echo $e->getMessage(), "\n"; } try { foreach ([1] as $p->$n) {} } catch (Error $e) { echo $e->getMessage(), "\n"; }}
var_dump($p->m()->b);
foreach ($p as $k => $v) { echo $k, ' ', json_encode($v), "\n"; }
try { foreach ($p as $k => &$v) { echo $k, "\n"; } } catch (Error $e) { echo $e->getMessage(), "\n"; }
$q = unserialize(serialize($p)); var_dump($q == $p, $q); 
echo (new ReflectionClass('P')); 
foreach ((new ReflectionClass('P'))->getProperties() as $pr) { var_dump($pr->getName(), $pr->isPrivateSet(), $pr->isProtectedSet(), $pr->isFinal(), $pr->isPromoted(), $pr->getModifiers(), $pr->isWritable(null, $p), $pr->isReadable(null, $p)); }
$o = clone $p; var_dump($o == $p);
--EXPECT--
object(P)#1 (4) {
  ["a"]=>
  int(1)
  ["b"]=>
  array(1) {
    [0]=>
    string(1) "q"
  }
  ["c"]=>
  string(2) "tt"
  ["d"]=>
  int(5)
}
Cannot modify readonly property P::$a
Cannot indirectly modify readonly property P::$a
Cannot unset readonly property P::$a
Cannot indirectly modify readonly property P::$a
Cannot modify readonly property P::$a
Cannot modify readonly property P::$a
Cannot modify private(set) property P::$b from global scope
Cannot indirectly modify private(set) property P::$b from global scope
Cannot unset private(set) property P::$b from global scope
Cannot indirectly modify private(set) property P::$b from global scope
Cannot modify private(set) property P::$b from global scope
Cannot modify private(set) property P::$b from global scope
Cannot modify protected(set) property P::$c from global scope
Indirect modification of P::$c is not allowed
Cannot unset hooked property P::$c
Indirect modification of P::$c is not allowed

Deprecated: Increment on non-numeric string is deprecated, use str_increment() instead in {PWD}/promoted_with_set_visibility.php on line 5
Cannot modify protected(set) property P::$c from global scope
Cannot modify protected(set) property P::$c from global scope
array(3) {
  [0]=>
  string(1) "q"
  [1]=>
  int(1)
  [2]=>
  int(2)
}
a 1
b ["q",1,2]
c "tt."
d 5
Cannot acquire reference to readonly property P::$a
bool(true)
object(P)#3 (4) {
  ["a"]=>
  int(1)
  ["b"]=>
  array(3) {
    [0]=>
    string(1) "q"
    [1]=>
    int(1)
    [2]=>
    int(2)
  }
  ["c"]=>
  string(2) "tt"
  ["d"]=>
  int(5)
}
Class [ <user> <iterateable> class P ] {
  @@ {PWD}/promoted_with_set_visibility.php 2-3

  - Constants [0] {
  }

  - Static properties [0] {
  }

  - Static methods [0] {
  }

  - Properties [4] {
    Property [ public protected(set) readonly int $a ]
    Property [ final public private(set) array $b ]
    Property [ public protected(set) string $c { get; set; } ]
    Property [ final public $d = NULL { set; } ]
  }

  - Methods [2] {
    Method [ <user, ctor> public method __construct ] {
      @@ {PWD}/promoted_with_set_visibility.php 2 - 2

      - Parameters [4] {
        Parameter #0 [ <required> int $a ]
        Parameter #1 [ <optional> array $b = [] ]
        Parameter #2 [ <optional> string $c = 'x' ]
        Parameter #3 [ <optional> $d = NULL ]
      }
    }

    Method [ <user> public method m ] {
      @@ {PWD}/promoted_with_set_visibility.php 3 - 3
    }
  }
}

Fatal error: Uncaught Error: Call to undefined method ReflectionProperty::isWritable() in {PWD}/promoted_with_set_visibility.php:11
Stack trace:
#0 {main}
  thrown in {PWD}/promoted_with_set_visibility.php on line 11
--EXIT--
255
