--TEST--
Names in messages of reflection end at a NUL
--FILE--
<?php
foreach ([fn() => new ReflectionClass("a\0b"), fn() => new ReflectionFunction("a\0b"), fn() => new ReflectionMethod('ArrayObject', "a\0b"), fn() => (new ReflectionClass('ArrayObject'))->getMethod("x\0y"),
 fn() => (new ReflectionClass('ArrayObject'))->getProperty("x\0y"), fn() => (new ReflectionClass('ArrayObject'))->getStaticPropertyValue("x\0y"), fn() => (new ReflectionClass('ArrayObject'))->setStaticPropertyValue("x\0y", 1), fn() => new ReflectionProperty('ArrayObject', "a\0b"), fn() => new ReflectionClassConstant('ArrayObject', "a\0b"), fn() => new ReflectionParameter("a\0b", 0), fn() => new ReflectionExtension("a\0b"), fn() => new ReflectionEnum("a\0b"), fn() => class_alias("a\0b", 'c'), fn() => new ReflectionParameter(['ArrayObject', "a\0b"], 0), fn() => new ReflectionParameter(["q\0q", "a\0b"], 0)] as $f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
--EXPECT--
ReflectionException: Class "a" does not exist
ReflectionException: Function a() does not exist
ReflectionException: Method ArrayObject::a() does not exist
ReflectionException: Method ArrayObject::x() does not exist
ReflectionException: Property ArrayObject::$x does not exist
ReflectionException: Property ArrayObject::$x does not exist
ReflectionException: Class ArrayObject does not have a property named x
ReflectionException: Property ArrayObject::$a does not exist
ReflectionException: Constant ArrayObject::a does not exist
ReflectionException: Function a() does not exist
ReflectionException: Extension "a" does not exist
ReflectionException: Class "a" does not exist

Warning: Class "a" not found in {PWD}/names_up_to_nul.php on line 3
bool(false)
ReflectionException: Method ArrayObject::a() does not exist
ReflectionException: Class "q" does not exist
