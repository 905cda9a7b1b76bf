--TEST--
Hooks that come from traits, abstract ones, conflicts settled by the class
--INI--
zvm.php=8.4
--FILE--
<?php
trait T { public $x { get => 'T'; } public $other { get => $this->y; } public string $z = 'z' { set => $value . self::class; } } class A { use T; public int $y = 5; } $a = new A; $a->z = 'q'; echo $a->x, $a->y, $a->z, "\n"; class B extends A { public $x { get => parent::$x::get() . 'B'; } } echo (new B)->x, "\n"; trait U { use T; public $w { get => __PROPERTY__ . __CLASS__ . __FUNCTION__ . __METHOD__; } } class C { use U; public int $y { get => 9; } public $seen { get => $this->other; } } $c = new C; echo $c->w, $c->x, $c->y, "\n"; foreach ((new ReflectionClass('C'))->getProperties() as $p) echo $p->name, ' ', implode(',', array_keys($p->getHooks())), ' ', $p->class, "\n";
--EXPECT--
T5qA
TB
wC$w::getU::$w::getT9
y get C
seen get C
w get C
x get C
other get C
z set C
