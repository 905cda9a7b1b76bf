--TEST--
static::, self::, parent:: and named static calls, with the class changing at the same place
--FILE--
<?php
class A {
    static function name() { return static::class; }
    static function who() { return 'A'; }
    static function late() { return static::who() . self::who() . static::name(); }
    function inner() { return static::who() . self::who() . static::own(); }
    function own() { return 'own of ' . get_class($this); }
}
class B extends A {
    static function who() { return 'B'; }
    static function up() { return parent::who() . parent::name(); }
    function own() { return 'own of B'; }
}
class C extends B {
    static function who() { return 'C'; }
}
for ($i = 0; $i < 6; $i++) {
    $class = ['A', 'B', 'C'][$i % 3];
    echo $class::late(), ' ', (new $class)->inner(), ' ', B::up(), ' ', C::up(), "\n";
    $f = function () { return static::who(); };
    echo $f->bindTo(null, $class)(), ' ', Closure::bind($f, new $class, A::class)(), "\n";
}
?>
--EXPECT--
AAA AAown of A AB AC
A A
BAB BAown of B AB AC
B B
CAC CAown of B AB AC
C C
AAA AAown of A AB AC
A A
BAB BAown of B AB AC
B B
CAC CAown of B AB AC
C C
