--TEST--
Messages of reflection show whole names
--INI--
zvm.php=8.4
--FILE--
<?php
function t($f) { try { $f(); echo "ok\n"; } catch (Throwable $e) { echo json_encode(str_replace(__DIR__, '', $e->getMessage()), JSON_UNESCAPED_SLASHES), "\n"; } }
$o = new class { const A = 1; public $x; function m() {} };
t(fn() => new ReflectionMethod($o, "a\0b"));
t(fn() => new ReflectionProperty($o, "a\0b"));
t(fn() => new ReflectionClassConstant($o, "a\0b"));
t(fn() => (new ReflectionClass($o))->getMethod("q\0r"));
t(fn() => (new ReflectionClass($o))->setStaticPropertyValue("q\0r", 1));
t(fn() => (new ReflectionClass($o))->getProperty("stdclass::q\0q"));
t(fn() => (new ReflectionClass('ArrayObject'))->getProperty("Absent::q"));
t(fn() => new ReflectionParameter("f\0f", 0));
t(fn() => new ReflectionEnum("K\0l"));
t(fn() => new ReflectionConstant("K\0l"));
t(fn() => new ReflectionExtension("K\0l"));
t(fn() => new ReflectionFunction("strlen\0"));
t(fn() => (new ReflectionClass('ArrayObject'))->implementsInterface("X\0y"));
--EXPECT--
"Method class@anonymous\u0000/names_in_messages_of_reflection.php:3$0::a\u0000b() does not exist"
"Property class@anonymous\u0000/names_in_messages_of_reflection.php:3$0::$a\u0000b does not exist"
"Constant class@anonymous\u0000/names_in_messages_of_reflection.php:3$0::a\u0000b does not exist"
"Method class@anonymous\u0000/names_in_messages_of_reflection.php:3$0::q\u0000r() does not exist"
"Class class@anonymous\u0000/names_in_messages_of_reflection.php:3$0 does not have a property named q\u0000r"
"Fully qualified property name stdClass::$q\u0000q does not specify a base class of class@anonymous\u0000/names_in_messages_of_reflection.php:3$0"
"Class \"Absent\" does not exist"
"Function f\u0000f() does not exist"
"Class \"K\u0000l\" does not exist"
"Constant \"K\u0000l\" does not exist"
"Extension \"K\u0000l\" does not exist"
"Function strlen\u0000() does not exist"
"Interface \"X\u0000y\" does not exist"
