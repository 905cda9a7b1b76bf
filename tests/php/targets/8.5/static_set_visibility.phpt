--TEST--
Static properties that fewer may write than read, final promotion
--INI--
zvm.php=8.5
--FILE--
<?php
class R { public private(set) static int $n = 1; public protected(set) static array $l = []; static function up() { self::$n++; self::$l[] = self::$n; return self::$n; } }
echo R::up(), R::$n, json_encode(R::$l), "\n"; try { R::$n = 5; } catch (Error $e) { echo $e->getMessage(), "\n"; }
class K extends R { static function k() { static::$l = ['k']; return parent::$l; } } echo json_encode(K::k()), "\n";
class F { function __construct(public final int $x, final protected string $y = 'y') {} } var_dump(new F(1)); echo json_encode([(new ReflectionProperty('F', 'x'))->isFinal()]), "\n";
--EXPECT--
22[2]
Cannot modify private(set) property R::$n from global scope
["k"]
object(F)#2 (2) {
  ["x"]=>
  int(1)
  ["y":protected]=>
  string(1) "y"
}
[true]
