--TEST--
Static properties that few may set, in every place of a variable
--INI--
zvm.php=8.5
--FILE--
<?php
class A { public private(set) static int $a = 1; public protected(set) static array $b = []; final public private(set) static $c; private(set) static ?string $d = null; static function inc() { self::$a++; static::$b[] = 1; } }
class B extends A { static function x() { try { self::$a = 5; } catch (Error $e) { echo $e->getMessage(), "\n"; } parent::$b['q'] = 1; } }
A::inc(); B::x(); var_dump(A::$a, B::$b);
foreach (['A::$a = 1;', 'A::$a++;', '$r = &A::$a;', 'A::$b[] = 1;', 'A::$b["x"]["y"] = 2;', 'A::$a ??= 1;', 'A::$c ??= 1;', 'A::$d .= "x";', 'foreach ([1] as A::$a) {}', '[A::$a] = [1];', 'unset(A::$b["q"]);', '(function(&$x){ $x = 1; })(A::$a);', 'unset(A::$a);', 'static fn() => A::$a = 2;', 'var_dump(isset(A::$b["q"]), A::$b["q"]);', '$x = "A"; $x::$a = 3;', '(new ReflectionProperty("A","a"))->setValue(5);', '(new ReflectionClass("A"))->setStaticPropertyValue("a", 7);', 'foreach (A::$b as &$v) {}', 'global $g; A::$c = &$g;', 'A::$b[0]++;', '--A::$a;'] as $c) { try { eval($c); } catch (Error $e) { echo $c, ' ', get_class($e), $e->getMessage(), "\n"; } }
echo new ReflectionClass('A'); var_dump((new ReflectionProperty('A','a'))->isPrivateSet(), A::$a);
--EXPECT--
Fatal error: Property with asymmetric visibility A::$c must have type in {PWD}/static_set_visibility_in_every_place.php on line 2
Stack trace:
#0 {main}
--EXIT--
255
