--TEST--
Nothing can be bound by reference in what is gone by then
--FILE--
<?php
class P { public $arr = [[1]]; public array $typed = []; public static $s = [[1]]; } class K { function __get($n) { return [1, [2]]; } } class G { public $d = [[5]]; function &__get($n) { return $this->d; } }
function fresh() { return new P; } function kept() { static $p; return $p ??= new P; } function k() { return new K; } function g() { return new G; } function ao() { return new ArrayObject([[1]]); } function arr() { return [1]; } function &refarr() { static $a = [1]; return $a; }
function t() {
$b = 'b'; $name = 'loc';
foreach (['fresh()->arr[0] = &$b',
    'fresh()->arr[0][1] = &$b',
    'fresh()->arr = &$b',
    'fresh()->typed[] = &$b',
    'kept()->arr[0] = &$b',
    'kept()->arr[0][1] = &$b',
    'kept()->arr[] = &$b',
    'k()->x[0] = &$b',
    'k()->x[0][1] = &$b',
    'g()->x[0] = &$b',
    'g()->x[0][0] = &$b',
    'ao()[0] = &$b',
    'ao()[0][0] = &$b',
    'P::$s[0] = &$b',
    'P::$s[0][0][1] = &$b',
    '$$name = &$b',
    '$$name[1] = &$b',
    '$GLOBALS["zz"][1] = &$b',
    '$GLOBALS["yy"] = &$b',
    'refarr()[0] = &$b',
    '$n->x = &$b',
    '$o = new stdClass; $o->x[1][2] = &$b',
    '$o = new stdClass; $o->x->y = &$b',
    '$q[1][2] = &$b',
    '[$q[4], $q[5]] = [&$b, 3]',
    '$l = [[1, 2]]; foreach ($l as [&$m, $n2]) { $m = &$b; }',
    'foreach ([1] as fresh()->arr[0]);',
    '$i = &fresh()->arr[0]',
    '$j = &k()->x[0]',
    'static $st; $st[0] = &$b'] as $code) {
 echo $code, ": "; try { eval("$code;"); echo "ok\n"; } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } unset($n, $o, $q, $w, $loc); $b = 'b'; }
var_dump(kept(), P::$s, refarr());
}
t();
class K2 { function __get($n) { return null; } }
function a() { $o = new K2; $b = [1]; try { $o->u[1] = &$b; echo "ok\n"; } catch (Throwable $e) { echo $e->getMessage(), "\n"; } }
function b() { $o = new K2; $b = [1]; try { $o->u[1] = &$b['x']; echo "ok\n"; } catch (Throwable $e) { echo $e->getMessage(), "\n"; } }
function e() { $o = new K2; $b = new K2; try { $o->u[1] = &$b->q; echo "ok\n"; } catch (Throwable $e) { echo $e->getMessage(), "\n"; } }
a(); b(); e();

?>
--EXPECT--
fresh()->arr[0] = &$b: ErrorCannot assign by reference to an array dimension of an object
fresh()->arr[0][1] = &$b: ErrorCannot assign by reference to an array dimension of an object
fresh()->arr = &$b: ok
fresh()->typed[] = &$b: ErrorCannot assign by reference to an array dimension of an object
kept()->arr[0] = &$b: ok
kept()->arr[0][1] = &$b: ErrorCannot create references to/from string offsets
kept()->arr[] = &$b: ok
k()->x[0] = &$b: 
Notice: Indirect modification of overloaded property K::$x has no effect in {PWD}/reference_into_temporary.php(36) : eval()'d code on line 1
ErrorCannot assign by reference to an array dimension of an object
k()->x[0][1] = &$b: 
Notice: Indirect modification of overloaded property K::$x has no effect in {PWD}/reference_into_temporary.php(36) : eval()'d code on line 1
ErrorCannot use a scalar value as an array
g()->x[0] = &$b: ErrorCannot assign by reference to an array dimension of an object
g()->x[0][0] = &$b: ErrorCannot assign by reference to an array dimension of an object
ao()[0] = &$b: ErrorCannot assign by reference to an array dimension of an object
ao()[0][0] = &$b: ErrorCannot assign by reference to an array dimension of an object
P::$s[0] = &$b: ok
P::$s[0][0][1] = &$b: ErrorCannot use string offset as an array
$$name = &$b: ok
$$name[1] = &$b: ok
$GLOBALS["zz"][1] = &$b: ok
$GLOBALS["yy"] = &$b: ok
refarr()[0] = &$b: ok
$n->x = &$b: ErrorAttempt to modify property "x" on null
$o = new stdClass; $o->x[1][2] = &$b: ok
$o = new stdClass; $o->x->y = &$b: ErrorAttempt to modify property "y" on null
$q[1][2] = &$b: ok
[$q[4], $q[5]] = [&$b, 3]: ok
$l = [[1, 2]]; foreach ($l as [&$m, $n2]) { $m = &$b; }: ok
foreach ([1] as fresh()->arr[0]);: ok
$i = &fresh()->arr[0]: ok
$j = &k()->x[0]: 
Notice: Indirect modification of overloaded property K::$x has no effect in {PWD}/reference_into_temporary.php(36) : eval()'d code on line 1
ok
static $st; $st[0] = &$b: ok
object(P)#2 (2) {
  ["arr"]=>
  array(2) {
    [0]=>
    &string(1) "b"
    [1]=>
    &string(1) "b"
  }
  ["typed"]=>
  array(0) {
  }
}
array(1) {
  [0]=>
  &string(1) "b"
}
array(1) {
  [0]=>
  &string(1) "b"
}

Notice: Indirect modification of overloaded property K2::$u has no effect in {PWD}/reference_into_temporary.php on line 41
Cannot assign by reference to an array dimension of an object

Notice: Indirect modification of overloaded property K2::$u has no effect in {PWD}/reference_into_temporary.php on line 42
Cannot assign by reference to an array dimension of an object

Notice: Indirect modification of overloaded property K2::$q has no effect in {PWD}/reference_into_temporary.php on line 43

Notice: Indirect modification of overloaded property K2::$u has no effect in {PWD}/reference_into_temporary.php on line 43
Cannot assign by reference to an array dimension of an object
