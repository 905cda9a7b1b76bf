--TEST--
Static properties by self and static, false among declared types
--FILE--
<?php
class S { public static $a = 1; protected static ?array $b = null; private static int $c = 0; public static $n; public static array $list = []; static int $un;
 static function run() { for ($i = 0; $i < 3; $i++) { echo static::$a, self::$c, json_encode(static::$b), json_encode(static::$n ?? 'd'), isset(static::$n) ? 'set' : 'no', empty(static::$a) ? 'e' : 'f', "\n"; static::$a++; self::$c += 2; static::$b['k'][] = $i; static::$list[] = $i; self::$n = $i ? $i : null; static::$a = static::$a * 2; $r = &static::$n; $r = 'ref'; unset($r); $q = &self::$c; try { $q = 'x'; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } unset($q); } echo json_encode(static::$list), json_encode(self::$b), static::$n, "\n"; }
 static function bad() { try { return static::$un; } catch (Error $e) { return $e->getMessage(); } } static function none() { try { return static::$zz; } catch (Error $e) { return $e->getMessage(); } } function inst() { return [static::$a, self::$c, $this::$a]; } static function priv() { try { return static::$c; } catch (Error $e) { return $e->getMessage(); } } }
class S2 extends S { public static $a = 100; protected static ?array $b = ['x']; } class S3 extends S { private static int $c = 5; }
S::run(); S2::run(); for ($i = 0; $i < 2; $i++) { echo S::bad(), S::none(), S2::bad(), json_encode((new S2)->inst()), S3::priv(), S2::priv(), "\n"; }
trait T { public static $t = 0; static function inc() { return ++static::$t . self::$t; } } class TA { use T; } class TB { use T; } echo TA::inc(), TA::inc(), TB::inc(), "\n";
function f(int $x): int|false { return $x > 1 ? $x : false; } function g($x): string|false|null { return $x; } for ($i = 0; $i < 4; $i++) { var_dump(f($i)); } foreach (['a', false, null, true, 5, 1.5] as $v) { try { var_dump(g($v)); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } } function h(int|false $x) { return $x; } foreach ([1, false, true, '7'] as $v) { try { var_dump(h($v)); } catch (TypeError $e) { echo $e->getMessage(), "\n"; } }
--EXPECT--
10null"d"nof
Cannot assign string to reference held by property S::$c of type int
42{"k":[0]}"ref"setf
Cannot assign string to reference held by property S::$c of type int
104{"k":[0,1]}"ref"setf
Cannot assign string to reference held by property S::$c of type int
[0,1,2]{"k":[0,1,2]}ref
1006["x"]"ref"setf
Cannot assign string to reference held by property S::$c of type int
2028{"0":"x","k":[0]}"ref"setf
Cannot assign string to reference held by property S::$c of type int
40610{"0":"x","k":[0,1]}"ref"setf
Cannot assign string to reference held by property S::$c of type int
[0,1,2,0,1,2]{"k":[0,1,2]}ref
Typed static property S::$un must not be accessed before initializationAccess to undeclared static property S::$zzTyped static property S::$un must not be accessed before initialization[814,12,814]Cannot access private property S3::$c12
Typed static property S::$un must not be accessed before initializationAccess to undeclared static property S::$zzTyped static property S::$un must not be accessed before initialization[814,12,814]Cannot access private property S3::$c12
112211
bool(false)
bool(false)
int(2)
int(3)
string(1) "a"
bool(false)
NULL
string(1) "1"
string(1) "5"
string(3) "1.5"
int(1)
bool(false)
int(1)
int(7)
