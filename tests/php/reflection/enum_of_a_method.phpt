--TEST--
What is declared in an enum is reflected with a ReflectionEnum
--FILE--
<?php
enum Suit: string { const A = 1; case X = 'x'; public function foo(Suit $s) {} }
$enum = new ReflectionEnum(Suit::class);
echo get_class($enum->getMethod('foo')->getDeclaringClass()), " ", get_class((new ReflectionClass(Suit::class))->getReflectionConstant('A')->getDeclaringClass()), " ",
    get_class($enum->getMethod('foo')->getParameters()[0]->getDeclaringClass()), " ", get_class($enum->getCase('X')->getEnum()), "\n";
function f(): (X&Y)|null {}
$type = (new ReflectionFunction('f'))->getReturnType();
echo get_class($type), " ", implode(" ", array_map('get_class', $type->getTypes())), " $type\n";
--EXPECT--
ReflectionEnum ReflectionEnum ReflectionEnum ReflectionEnum
ReflectionUnionType ReflectionIntersectionType ReflectionNamedType (X&Y)|null
