--TEST--
final promoted properties and their overriding
--INI--
zvm.php=8.5
--FILE--
<?php
class A { function __construct(final public int $x = 1, final protected readonly string $y = 'y', public private(set) final int $z = 3) {} }
class B extends A { } var_dump(new B(5)); echo implode(' ', Reflection::getModifierNames((new ReflectionProperty('A', 'x'))->getModifiers())), "\n";
class C { function __construct(final $q = 1) {} } echo new ReflectionProperty('C', 'q');
--EXPECT--
object(B)#1 (3) {
  ["x"]=>
  int(5)
  ["y":protected]=>
  string(1) "y"
  ["z"]=>
  int(3)
}
final public
Property [ final public $q = NULL ]
