--TEST--
Protected members of a common ancestor, redeclared elsewhere
--INI--
zvm.php=8.5
--FILE--
<?php
class P { protected $w = 'w'; protected static $s = 's'; protected function m() { return 'm'; } protected const C = 'c'; protected static function sm() { return 'sm'; } }
class Q extends P { protected $w = 'w2'; protected static $s = 's2'; protected function m() { return 'm2'; } protected const C = 'c2'; protected static function sm() { return 'sm2'; } }
class R extends P { function t(Q $q) { 
 foreach ([fn() => $q->w, fn() => Q::$s, fn() => $q->m(), fn() => Q::C, fn() => Q::sm(), fn() => isset($q->w), function() use ($q) { $q->w = 5; return $q->w; }, function() use ($q) { unset($q->w); }, fn() => get_object_vars($q), fn() => property_exists($q, 'w'), fn() => is_callable([$q, 'm']), fn() => array_map([$q, 'm'], []), fn() => (array)$q, function() use ($q) { foreach ($q as $k => $v) yield $k => $v; }, fn() => get_class_vars('Q'), fn() => get_class_methods('Q'), fn() => isset(Q::$s), fn() => json_encode($q), fn() => constant('Q::C'), fn() => (clone $q)] as $f) try { $x = $f(); var_dump($x instanceof Generator ? iterator_to_array($x) : $x); } catch (Error $e) { echo $e->getMessage(), "\n"; }
} }
(new R)->t(new Q);
--EXPECT--
string(2) "w2"
string(2) "s2"
string(2) "m2"
Cannot access protected constant Q::C
string(3) "sm2"
bool(true)
int(5)
NULL
array(0) {
}
bool(true)
bool(true)
array(0) {
}
array(0) {
}
array(0) {
}
array(0) {
}
array(2) {
  [0]=>
  string(1) "m"
  [1]=>
  string(2) "sm"
}
bool(true)
string(2) "{}"
Cannot access protected constant Q::C
object(Q)#23 (0) {
}
