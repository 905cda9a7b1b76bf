--TEST--
clone() with other values of properties
--INI--
zvm.php=8.5
--FILE--
<?php
class P { public function __construct(public readonly int $x, private string $secret = 's', public array $l = []) {} function with(...$v) { return clone($this, $v); } function __clone() { echo "cloned\n"; } }
$p = new P(1); $q = $p->with(x: 2, secret: 't', l: [3]); var_dump($p, $q, clone($q), clone $q == $q);
foreach ([fn() => clone($p, ['secret' => 'no']), fn() => clone($p, ['x' => 'text']), fn() => clone($p, ['x' => 5]), fn() => clone(5), fn() => clone($p, 1), fn() => clone(), fn() => (clone(object: $p, withProperties: ['l' => [1]]))->l, fn() => clone($p, ["\0x" => 1])] as $f) try { var_dump($f()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
echo implode(',', (array_map(clone(...), [new ArrayObject([1])])[0])->getArrayCopy()), ' ', get_class((clone(...))($p)), "\n";
class H { public int $v = 1 { set { echo "hook $value\n"; $this->v = $value; } } public function __set($n, $v) { echo "set $n\n"; } } $h = clone(new H, ['v' => 7, 'other' => 1]); echo $h->v, "\n";
--EXPECT--
cloned
cloned
cloned
object(P)#1 (3) {
  ["x"]=>
  int(1)
  ["secret":"P":private]=>
  string(1) "s"
  ["l"]=>
  array(0) {
  }
}
object(P)#2 (3) {
  ["x"]=>
  int(2)
  ["secret":"P":private]=>
  string(1) "t"
  ["l"]=>
  array(1) {
    [0]=>
    int(3)
  }
}
object(P)#3 (3) {
  ["x"]=>
  int(2)
  ["secret":"P":private]=>
  string(1) "t"
  ["l"]=>
  array(1) {
    [0]=>
    int(3)
  }
}
bool(true)
cloned
Error: Cannot access private property P::$secret
cloned
Error: Cannot modify protected(set) readonly property P::$x from global scope
cloned
Error: Cannot modify protected(set) readonly property P::$x from global scope
TypeError: clone(): Argument #1 ($object) must be of type object, int given
TypeError: clone(): Argument #2 ($withProperties) must be of type array, int given
ArgumentCountError: clone() expects at least 1 argument, 0 given
cloned
array(1) {
  [0]=>
  int(1)
}
cloned
Error: Cannot access property starting with "\0"
1 cloned
P
hook 7
set other
7
