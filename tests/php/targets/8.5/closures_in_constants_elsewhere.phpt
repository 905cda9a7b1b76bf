--TEST--
Closures in static variables, enums, promotion, names
--INI--
zvm.php=8.5
--FILE--
<?php
function st() { static $s = static function() { return 5; }; static $o = (object) ['a' => 1]; return [$s(), $o->a]; } print_r(st());
enum E: string { case A = 'a'; const C = self::from(...); const N = E::tryFrom(...); } var_dump((E::C)('a'), (E::N)('z'));
class P { public function __construct(public Closure $c = static function () { return 'promoted'; }) {} } echo (new P)->c->__invoke(), "\n";
const G = static function () { return __FUNCTION__ . '|' . __METHOD__ . '|' . __LINE__; }; echo preg_replace('~/[^:]*/~', '', (G)()), "\n";
class Q { const K = static function () { return __METHOD__ . '|' . __CLASS__; }; function m() { static $z = static function () { return __METHOD__; }; return $z(); } } echo preg_replace('~/[^:}]*/~', '', (Q::K)() . (new Q)->m()), "\n";
var_dump((Q::K) instanceof Closure, serialize(1)); try { serialize(Q::K); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
try { (function () { return Q::K; })()->call(new Q); } catch (Error $e) { echo $e->getMessage(); } $b = Closure::bind(Q::K, null, 'P'); echo preg_replace('~/[^:}]*/~', '', $b()), "\n";
--EXPECT--
Array
(
    [0] => 5
    [1] => 1
)
enum(E::A)
NULL
promoted
{closure:closures_in_constants_elsewhere.php:5}|{closure:closures_in_constants_elsewhere.php:5}|5
{closure:closures_in_constants_elsewhere.php:6}|Q{closure:Q::m():6}
bool(true)
string(4) "i:1;"
Serialization of 'Closure' is not allowed

Warning: Cannot bind an instance to a static closure, this will be an error in PHP 9 in {PWD}/closures_in_constants_elsewhere.php on line 8
{closure:closures_in_constants_elsewhere.php:6}|Q
