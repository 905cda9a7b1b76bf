--TEST--
Closures of internal functions and methods, called again and again
--FILE--
<?php
// Closures of internal functions and methods, called again and again: arguments by name and reference, errors, traces
function d(...$v) { echo json_encode($v), "\n"; }
class C { private $p = 1; function own() { return array_map(...); } function __call($n, $a) { return [$n, $a]; } static function __callStatic($n, $a) { return [$n, $a]; } }
$len = strlen(...); $sort = sort(...); $fmt = sprintf(...); $ao = new ArrayObject([3, 1, 2]); $count = $ao->count(...); $off = $ao->offsetGet(...); $date = DateTime::createFromFormat(...);
$call = (new C)->anything(...); $static = C::other(...); $str = 'str_repeat'; $bound = Closure::fromCallable('strrev'); $compact = compact(...); $vars = func_get_args(...);
for ($i = 0; $i < 3; $i++) {
    $a = [3, $i, 1];
    d($len("ab$i"), $sort($a), $a, $fmt('%05d|%s', $i, 'x'), $count(), $off($i % 3), $date('Y-m-d', '2024-01-0' . ($i + 1))?->format('D'), $call(1, $i), $static($i), $str('ab', 2), $bound('abc'), $str(string: 'c', times: 2));
    try { $len(); } catch (ArgumentCountError $e) { d($e->getMessage(), $e->getLine()); }
    try { $len([]); } catch (TypeError $e) { d($e->getMessage(), count($e->getTrace()), $e->getTrace()[0]['function'] ?? null); }
    try { $len(string: 'x', nope: 1); } catch (Error $e) { d($e->getMessage()); }
    try { d($compact('i')); } catch (Error $e) { d($e->getMessage()); }
    try { $vars(); } catch (Error $e) { d($e->getMessage()); }
    $map = (new C)->own(); d($map($len, ['a', 'bb']), $map(null, [1], [2]), $map(fn($x) => $x . $i, ['q']));
    $u = array_map(...); try { $u(function () { throw new Exception('inside'); }, [1]); } catch (Exception $e) { echo preg_replace('~/[^ ]*/~', '', $e->getTraceAsString()), "\n"; }
    $parts = ['x' => 'xx']; $n = extract(...); 
    $w = array_walk(...); $arr = [1, 2]; $w($arr, function (&$v, $k) use ($i) { $v += $i; }); d($arr);
    unset($e); $weak = WeakReference::create($tmp = strtoupper(...)); d($tmp('q'), ($weak->get())('r')); unset($tmp); d($weak->get() === null);
}
--EXPECTF--
[3,true,[0,1,3],"00000|x",3,3,"Mon",["anything",[1,0]],["other",[0]],"abab","cba","cc"]
["strlen() expects exactly 1 argument, 0 given",10]
["strlen(): Argument #1 ($string) must be of type string, array given",1,"strlen"]
["Unknown named parameter $nope"]
["Cannot call compact() dynamically"]
["func_get_args() cannot be called from the global scope"]
[[1,2],[[1,2]],["q0"]]
#0 [internal function]: {closure}(1)
#1 %s(16): array_map(Object(Closure), Array)
#2 {main}
[[1,2]]
["Q","R"]
[true]
[3,true,[1,1,3],"00001|x",3,1,"Tue",["anything",[1,1]],["other",[1]],"abab","cba","cc"]
["strlen() expects exactly 1 argument, 0 given",10]
["strlen(): Argument #1 ($string) must be of type string, array given",1,"strlen"]
["Unknown named parameter $nope"]
["Cannot call compact() dynamically"]
["func_get_args() cannot be called from the global scope"]
[[1,2],[[1,2]],["q1"]]
#0 [internal function]: {closure}(1)
#1 %s(16): array_map(Object(Closure), Array)
#2 {main}
[[2,3]]
["Q","R"]
[true]
[3,true,[1,2,3],"00002|x",3,2,"Wed",["anything",[1,2]],["other",[2]],"abab","cba","cc"]
["strlen() expects exactly 1 argument, 0 given",10]
["strlen(): Argument #1 ($string) must be of type string, array given",1,"strlen"]
["Unknown named parameter $nope"]
["Cannot call compact() dynamically"]
["func_get_args() cannot be called from the global scope"]
[[1,2],[[1,2]],["q2"]]
#0 [internal function]: {closure}(1)
#1 %s(16): array_map(Object(Closure), Array)
#2 {main}
[[3,4]]
["Q","R"]
[true]
