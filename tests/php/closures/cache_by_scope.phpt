--TEST--
Code shared by several scopes (a bound closure, a trait's method) sees each scope's own members
--FILE--
<?php
class A { private $x = "A's"; const C = "A::C"; private static $s = "A::s"; private function who() { return "A"; } }
class B { private $x = "B's"; const C = "B::C"; private static $s = "B::s"; private function who() { return "B"; } }
class A2 extends A { public $x = "A2's"; public function who() { return "A2"; } }
$show = function () {
    return $this->x . " " . self::C . " " . self::$s . " " . $this->who() . " " . get_class($this) . " " . static::class;
};
foreach ([[new A, A::class], [new B, B::class], [new A2, A::class], [new A, A::class]] as [$object, $scope]) {
    echo Closure::bind($show, $object, $scope)(), "\n";
}
trait T {
    private $t = 0;
    public function next() { static $n = 10; return ++$n . "/" . ++$this->t . "/" . self::class; }
    public static function make() { return new self; }
    public function lambda() { return fn() => self::class . $this->t; }
}
class U { use T; }
class V { use T; }
$u = U::make();
$v = V::make();
echo $u->next(), " ", $v->next(), " ", $u->next(), " ", get_class($v), " ", $u->lambda()(), " ", $v->lambda()(), "\n";
foreach ([$u, $v] as $object) {
    try {
        echo (fn() => $this->t)->call($object), "\n";
        echo $object->t;
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
A's A::C A::s A A A
B's B::C B::s B B B
A's A::C A::s A A2 A2
A's A::C A::s A A A
11/1/U 11/1/V 12/2/U V U2 V1
2
Cannot access private property U::$t
1
Cannot access private property V::$t
