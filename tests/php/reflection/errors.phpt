--TEST--
What reflection refuses, in PHP's words
--FILE--
<?php
class A { const C=1; private $x='abcdefghijklmnopqrstuvwxyz', $y=[1,2,'k'=>3.0], $z=1.5; function f(int $a=PHP_INT_MAX, $b=self::C, $c=[1,2], $d="hi\n", $e=null,...$f){} }
enum E:string { case X='x'; const D=self::X; }
class B { const O=E::X; public ?E $e=E::X; }
$t=function($f){ try { var_dump($f()); } catch(Throwable $e){ echo get_class($e),': ',$e->getMessage(),' ',$e->getCode(),"\n"; } };
$t(fn()=>new ReflectionMethod('foo'));
$t(fn()=>new ReflectionMethod(new A));
$t(fn()=>new ReflectionMethod('A','nope'));
$t(fn()=>new ReflectionMethod('AZ','nope'));
$t(fn()=>new ReflectionMethod('A::'));
$t(fn()=>new ReflectionMethod([]));
$t(fn()=>new ReflectionMethod('A',null));
$t(fn()=>new ReflectionParameter([1],1));
$t(fn()=>new ReflectionParameter(1,1));
$t(fn()=>new ReflectionParameter(new A,1));
$t(fn()=>new ReflectionParameter(['A','f'],9));
$t(fn()=>new ReflectionParameter(['A','f'],-1));
$t(fn()=>new ReflectionParameter(['A','f'],'zz'));
$t(fn()=>new ReflectionParameter(['Ax','f'],'zz'));
$t(fn()=>new ReflectionParameter(['A','fx'],'zz'));
$t(fn()=>new ReflectionParameter('zip','zz'));
$t(fn()=>new ReflectionFunction('zip'));
$t(fn()=>new ReflectionClassConstant('A','zz'));
$t(fn()=>(new ReflectionProperty('A','x'))->getValue());
$t(fn()=>(new ReflectionProperty('A','x'))->getValue(new B));
$t(fn()=>(new ReflectionProperty('A','x'))->setValue(1));
$t(fn()=>(new ReflectionMethod('A','f'))->getClosure());
$t(fn()=>(new ReflectionMethod('A','f'))->invoke());
$t(fn()=>(new ReflectionMethod('A','f'))->invoke(null));
$t(fn()=>(new ReflectionMethod('A','f'))->invoke(new B));
$t(fn()=>(new ReflectionClass('A'))->newInstance(1));
$t(fn()=>(new ReflectionClass('A'))->newInstanceArgs([1]));
$t(fn()=>(new ReflectionClass('Generator'))->newInstanceWithoutConstructor());
$t(fn()=>(new ReflectionClass('ReflectionMethod'))->newInstanceWithoutConstructor()->getName());
$t(fn()=>(new ReflectionClass('ReflectionMethod'))->newInstanceWithoutConstructor()->isPublic());
$t(fn()=>(new ReflectionClass('ReflectionClass'))->newInstanceWithoutConstructor()->name);
$t(fn()=>clone new ReflectionClass('A'));
$t(fn()=>[$r=new ReflectionClass('A'), $r->name='x']);
$t(fn()=>(new ReflectionClass('A'))->setStaticPropertyValue('q',1));
$t(fn()=>(new ReflectionClass('A'))->getStaticPropertyValue('q'));
$t(fn()=>(new ReflectionClass('A'))->implementsInterface('B'));
$t(fn()=>(new ReflectionClass('A'))->implementsInterface('Bz'));
$t(fn()=>(new ReflectionClass('A'))->isSubclassOf('Bz'));
$t(fn()=>(new ReflectionMethod('A','f'))->getPrototype());
$t(fn()=>new ReflectionEnum('A'));
$t(fn()=>(new ReflectionEnum('E'))->getCase('D'));
$t(fn()=>(new ReflectionEnum('E'))->getCase('DD'));
$t(fn()=>new ReflectionEnumUnitCase('E','D'));
$t(fn()=>new ReflectionExtension('E'));
$t(fn()=>new ReflectionZendExtension('E'));
$t(fn()=>(new ReflectionClass('A'))->getAttributes('X',4));
$t(fn()=>(new ReflectionClass('A'))->getAttributes('X',2));
$t(fn()=>(new ReflectionParameter(['A','f'],0))->getDefaultValueConstantName());
$t(fn()=>(new ReflectionParameter(['A','f'],5))->getDefaultValue());
$t(fn()=>(new ReflectionParameter('strlen',0))->getDefaultValue());
$t(fn()=>(new ReflectionParameter('array_splice',2))->isDefaultValueAvailable());
$t(fn()=>serialize(new ReflectionClass('A')));
$t(fn()=>ReflectionReference::fromArrayElement([], 1));
$t(fn()=>(new ReflectionClass('A'))->getProperty('B::x'));
$t(fn()=>(new ReflectionClass('A'))->getProperty('Bz::x'));
--EXPECT--
ReflectionException: ReflectionMethod::__construct(): Argument #1 ($objectOrMethod) must be a valid method name 0
ValueError: ReflectionMethod::__construct(): Argument #2 ($method) cannot be null when argument #1 ($objectOrMethod) is an object 0
ReflectionException: Method A::nope() does not exist 0
ReflectionException: Class "AZ" does not exist 0
ReflectionException: Method A::() does not exist 0
TypeError: ReflectionMethod::__construct(): Argument #1 ($objectOrMethod) must be of type object|string, array given 0
ReflectionException: ReflectionMethod::__construct(): Argument #1 ($objectOrMethod) must be a valid method name 0
ReflectionException: Expected array($object, $method) or array($classname, $method) 0
ReflectionException: ReflectionParameter::__construct(): Argument #1 ($function) must be a string, an array(class, method), or a callable object, int given 0
ReflectionException: Method A::__invoke() does not exist 0
ReflectionException: The parameter specified by its offset could not be found 0
ValueError: ReflectionParameter::__construct(): Argument #2 ($param) must be greater than or equal to 0 0
ReflectionException: The parameter specified by its name could not be found 0
ReflectionException: Class "Ax" does not exist 0
ReflectionException: Method A::fx() does not exist 0
ReflectionException: Function zip() does not exist 0
ReflectionException: Function zip() does not exist 0
ReflectionException: Constant A::zz does not exist 0
TypeError: ReflectionProperty::getValue(): Argument #1 ($object) must be provided for instance properties 0
ReflectionException: Given object is not an instance of the class this property was declared in 0
ArgumentCountError: ReflectionProperty::setValue() expects exactly 2 arguments, 1 given 0
ValueError: ReflectionMethod::getClosure(): Argument #1 ($object) cannot be null for non-static methods 0
ArgumentCountError: ReflectionMethod::invoke() expects at least 1 argument, 0 given 0
ReflectionException: Trying to invoke non static method A::f() without an object 0
ReflectionException: Given object is not an instance of the class this method was declared in 0
ReflectionException: Class A does not have a constructor, so you cannot pass any constructor arguments 0
ReflectionException: Class A does not have a constructor, so you cannot pass any constructor arguments 0
ReflectionException: Class Generator is an internal class marked as final that cannot be instantiated without invoking its constructor 0
Error: Internal error: Failed to retrieve the reflection object 0
Error: Internal error: Failed to retrieve the reflection object 0
Error: Typed property ReflectionClass::$name must not be accessed before initialization 0
Error: Trying to clone an uncloneable object of class ReflectionClass 0
ReflectionException: Cannot set read-only property ReflectionClass::$name 0
ReflectionException: Class A does not have a property named q 0
ReflectionException: Property A::$q does not exist 0
ReflectionException: B is not an interface 0
ReflectionException: Interface "Bz" does not exist 0
ReflectionException: Class "Bz" does not exist 0
ReflectionException: Method A::f does not have a prototype 0
ReflectionException: Class "A" is not an enum -1
ReflectionException: E::D is not a case 0
ReflectionException: Case E::DD does not exist 0
ReflectionException: Constant E::D is not a case 0
ReflectionException: Extension "E" does not exist 0
ReflectionException: Zend Extension "E" does not exist 0
ValueError: ReflectionClass::getAttributes(): Argument #2 ($flags) must be a valid attribute filter flag 0
Error: Class "X" not found 0
string(11) "PHP_INT_MAX"
ReflectionException: Internal error: Failed to retrieve the default value 0
ReflectionException: Internal error: Failed to retrieve the default value 0
bool(true)
Exception: Serialization of 'ReflectionClass' is not allowed 0
ReflectionException: Array key not found 0
ReflectionException: Fully qualified property name B::$x does not specify a base class of A -1
ReflectionException: Class "bz" does not exist -1
