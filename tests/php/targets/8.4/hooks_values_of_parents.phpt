--TEST--
Hooked properties whose value is the parent's, and parent::$p::get() without a parent (PHP 8.4)
--INI--
zvm.php=8.4
--FILE--
<?php
class P { public $p = 1; }
class Q extends P { public $p = 2 { get => 1; } }
var_dump(new Q, (new Q)->p, (new ReflectionProperty('Q', 'p'))->isVirtual());
class R extends P { public $p = 3 { get { return parent::$p::get() + 1; } set { parent::$p::set($value * 2); } } }
$r = new R;
$r->p = 4;
var_dump($r, $r->p);
class NoParent {
    public $x { get { return parent::$x::get(1); } set { parent::$x::set($value); } }
}
try {
    echo (new NoParent)->x;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
// the value is not written where ++ fails
class Loud { public array $a = [] { get { echo "get\n"; return $this->a; } set { echo "set\n"; $this->a = $value; } } }
$loud = new Loud;
foreach ([fn() => $loud->a++, fn() => --$loud->a, fn() => $loud->a += 1] as $step) {
    try {
        $step();
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
object(Q)#1 (1) {
  ["p"]=>
  int(2)
}
int(1)
bool(false)
object(R)#1 (1) {
  ["p"]=>
  int(8)
}
int(9)
Cannot use "parent" when current class scope has no parent
get
Cannot increment array
get
Cannot decrement array
get
Unsupported operand types: array + int
