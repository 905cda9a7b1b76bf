--TEST--
Questions about classes and functions, asked again: of what is there, is not, and comes meanwhile
--FILE--
<?php
// questions about classes and functions, asked again and again, of what is there, what is not, and what comes meanwhile
function d(...$v) { echo json_encode($v), "\n"; }
interface I {} interface J extends I {}
abstract class P implements J { public $a; protected $b; private $c; public static $s; public function m() {} protected function pm() {} private function priv() {} static function st() {} abstract function ab();
    function ask() { return [get_class_methods($this), get_class_methods('P'), get_class_methods('Q'), method_exists($this, 'priv'), property_exists($this, 'c'), property_exists('P', 'c')]; } }
class Q extends P { public $q; function ab() {} private function own() {} function askq() { return [get_class_methods('P'), get_class_methods($this), method_exists('Q', 'own'), method_exists('Q', 'priv'), property_exists('Q', 'c'), property_exists($this, 'c')]; } }
class M { function __call($n, $a) {} function __get($n) { return 1; } function __isset($n) { return true; } }
$q = new Q; $q->dyn = 1; $m = new M;
for ($i = 0; $i < 3; $i++) {
    d(is_a($q, 'P'), is_a($q, 'q'), is_a($q, '\Q'), is_a($q, 'Nope'), is_a('Q', 'P'), is_a('Q', 'P', true), is_a('Q', 'Q', true), is_a('Nope', 'P', true), is_a($q, ''), is_a(5, 'P'), is_a('Q', 'Nope', true));
    d(is_subclass_of($q, 'P'), is_subclass_of($q, 'Q'), is_subclass_of('Q', 'I'), is_subclass_of('Q', 'I', false), is_subclass_of('P', 'J'), is_subclass_of('J', 'I'), is_subclass_of('J', 'J'), is_subclass_of('Nope', 'I'), is_subclass_of($q, 'Nope2'));
    d(method_exists($q, 'm'), method_exists($q, 'M'), method_exists('Q', 'priv'), method_exists('P', 'priv'), method_exists($q, 'priv'), method_exists('Q', 'own'), method_exists($q, 'nope'), method_exists($m, 'anything'), method_exists('Nope', 'x'), method_exists(fn() => 1, '__invoke'), method_exists('Closure', '__invoke'), method_exists('I', 'x'), method_exists($q, ''), method_exists(new ArrayObject, 'count'), method_exists('ArrayObject', 'nope'));
    d(property_exists($q, 'a'), property_exists('Q', 'b'), property_exists('Q', 'c'), property_exists('P', 'c'), property_exists($q, 'dyn'), property_exists($q, 'nope'), property_exists('Q', 'dyn'), property_exists($q, 's'), property_exists($m, 'x'), property_exists('Nope', 'x'), property_exists($q, 'c'), property_exists(new ArrayObject(['k' => 1]), 'k'), property_exists('Exception', 'message'));
    d(get_class_methods($q), get_class_methods('M'), get_class_methods('I'), count(get_class_methods('ArrayObject')), get_class_methods('UnitEnum'));
    d($q->ask(), $q->askq());
    d(class_exists('Later', false), class_exists('Later'), class_exists('LATER', false), class_exists('\Later', false), function_exists('later_f'), function_exists('LATER_F'), function_exists('\later_f'), function_exists('strlen'), interface_exists('Later', false), class_exists('I', false), class_exists('', false), function_exists(''));
    if ($i == 1) eval('class Later {} function later_f() {}');
}
try { get_class_methods('Nope'); } catch (TypeError $e) { d($e->getMessage()); }
spl_autoload_register(function ($c) { echo "[load $c]"; if ($c === 'Auto') eval('class Auto extends P { function ab() {} }'); });
for ($i = 0; $i < 2; $i++) d(class_exists('Missing', false), class_exists('Missing'), is_a('Missing', 'P', true), is_subclass_of('Auto', 'P'), method_exists('Missing', 'x'), is_a($q, 'Missing'), property_exists('Auto2', 'x'));
--EXPECTF--

Deprecated: Creation of dynamic property Q::$dyn is deprecated in %s on line 9
[true,true,true,false,false,true,true,false,false,false,false]
[true,false,true,false,true,true,false,false,false]
[true,true,false,true,true,true,false,false,false,true,true,false,false,true,false]
[true,true,false,true,true,false,false,true,false,false,false,false,true]
[["ab","askq","m","st","ask"],["__call","__get","__isset"],[],25,["cases"]]
[[["ab","askq","m","pm","priv","st","ask"],["m","pm","priv","st","ab","ask"],["ab","askq","m","pm","priv","st","ask"],true,true,true],[["m","pm","st","ab","ask"],["ab","own","askq","m","pm","st","ask"],true,false,false,false]]
[false,false,false,false,false,false,false,true,false,false,false,false]
[true,true,true,false,false,true,true,false,false,false,false]
[true,false,true,false,true,true,false,false,false]
[true,true,false,true,true,true,false,false,false,true,true,false,false,true,false]
[true,true,false,true,true,false,false,true,false,false,false,false,true]
[["ab","askq","m","st","ask"],["__call","__get","__isset"],[],25,["cases"]]
[[["ab","askq","m","pm","priv","st","ask"],["m","pm","priv","st","ab","ask"],["ab","askq","m","pm","priv","st","ask"],true,true,true],[["m","pm","st","ab","ask"],["ab","own","askq","m","pm","st","ask"],true,false,false,false]]
[false,false,false,false,false,false,false,true,false,false,false,false]
[true,true,true,false,false,true,true,false,false,false,false]
[true,false,true,false,true,true,false,false,false]
[true,true,false,true,true,true,false,false,false,true,true,false,false,true,false]
[true,true,false,true,true,false,false,true,false,false,false,false,true]
[["ab","askq","m","st","ask"],["__call","__get","__isset"],[],25,["cases"]]
[[["ab","askq","m","pm","priv","st","ask"],["m","pm","priv","st","ab","ask"],["ab","askq","m","pm","priv","st","ask"],true,true,true],[["m","pm","st","ab","ask"],["ab","own","askq","m","pm","st","ask"],true,false,false,false]]
[true,true,true,true,true,true,true,true,false,false,false,false]
["get_class_methods(): Argument #1 ($object_or_class) must be an object or a valid class name, string given"]
[load Missing][load Missing][load Auto][load Missing][load Auto2][false,false,false,true,false,false,false]
[load Missing][load Missing][load Missing][load Auto2][false,false,false,true,false,false,false]
