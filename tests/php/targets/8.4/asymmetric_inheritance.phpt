--TEST--
What a subclass may change of the visibility of writing
--INI--
zvm.php=8.4
--FILE--
<?php
class A { public protected(set) int $p = 1; protected private(set) int $q = 1; } class B extends A { public public(set) int $p = 2; public protected(set) int $r = 1; } $b = new B; $b->p = 5; echo $b->p, "\n"; class C extends B { public int $r = 5; } $c = new C; $c->r = 6; echo $c->r, new ReflectionProperty('C', 'r'), new ReflectionProperty('B', 'p'), new ReflectionProperty('A', 'q'); class D extends A { public private(set) int $p = 3; }
--EXPECT--
Fatal error: Set access level of D::$p must be protected(set) (as in class A) or weaker in {PWD}/asymmetric_inheritance.php on line 2
--EXIT--
255
