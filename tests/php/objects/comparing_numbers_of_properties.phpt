--TEST--
Objects with dynamic properties are compared by their number first, unset ones are smaller
--FILE--
<?php
class C { public $u0, $u1; }
class D { public $u0; public $u1; public $u2; }
$a = new C; $b = new C;
$b->x = 1; unset($b->u1);
var_dump($a <=> $b, $b <=> $a, $a == $b);
$a = new C; $b = new C; unset($b->u1);
var_dump($a <=> $b, $b <=> $a, $a == $b);
$b = new C; $b->x = 1;
var_dump($a <=> $b, $b <=> $a, $a == $b);
$a->x = 1; 
var_dump($a <=> $b, $b <=> $a, $a == $b);
unset($a->u0); unset($b->u1);
var_dump($a <=> $b, $b <=> $a, $a == $b);
$a = new D; $b = new D; unset($a->u0); unset($b->u0); $a->u1 = 5;
var_dump($a <=> $b, $b <=> $a, $a == $b);
$b->x = 5; $a->u1 = null;
var_dump($a <=> $b, $b <=> $a, $a == $b);
unset($a->u1);
var_dump($a <=> $b, $b <=> $a, $a == $b);
$a->y = 4; $a->z = 5;
var_dump($a <=> $b, $b <=> $a, $a == $b);
$a = new C; $b = new C; unset($b->u0); var_dump($a <=> $b, $b <=> $a, $a == $b, $a < $b, $a > $b, $a <= $b, $a>=$b);
--EXPECT--
Deprecated: Creation of dynamic property C::$x is deprecated in {PWD}/comparing_numbers_of_properties.php on line 5
int(-1)
int(1)
bool(false)
int(1)
int(1)
bool(false)

Deprecated: Creation of dynamic property C::$x is deprecated in {PWD}/comparing_numbers_of_properties.php on line 9
int(-1)
int(1)
bool(false)

Deprecated: Creation of dynamic property C::$x is deprecated in {PWD}/comparing_numbers_of_properties.php on line 11
int(0)
int(0)
bool(true)
int(-1)
int(1)
bool(false)
int(1)
int(-1)
bool(false)

Deprecated: Creation of dynamic property D::$x is deprecated in {PWD}/comparing_numbers_of_properties.php on line 17
int(-1)
int(1)
bool(false)
int(-1)
int(1)
bool(false)

Deprecated: Creation of dynamic property D::$y is deprecated in {PWD}/comparing_numbers_of_properties.php on line 21

Deprecated: Creation of dynamic property D::$z is deprecated in {PWD}/comparing_numbers_of_properties.php on line 21
int(1)
int(-1)
bool(false)
int(1)
int(1)
bool(false)
bool(false)
bool(false)
bool(false)
bool(false)
