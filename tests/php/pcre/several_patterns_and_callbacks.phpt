--TEST--
preg_replace() with several patterns, preg_grep(), callbacks of preg_replace_callback()
--FILE--
<?php
class Md { private $n = 0; function run($t) { $t = preg_replace_callback('/\*(\w+)\*/', [$this, 'bold'], $t); $t = preg_replace_callback('~_(\w+)_~', array($this, '_em'), $t); return preg_replace_callback('/(\d+)/', 'self::num', preg_replace_callback('/#(\w)/', 'Md::tag', $t)); } private function bold($m) { $this->n++; return "<b{$this->n}>$m[1]</b>"; } protected function _em($m) { return "<i>" . $m[1] . "</i>"; } static function num($m) { return $m[0] * 2; } private static function tag($m) { return "[" . count(debug_backtrace()) . $m[1] . "]"; } }
class Iv { function __invoke($m) { return strrev($m[0]); } }
function tr() { return implode(",", array_column(debug_backtrace(), 'function')); }
for ($i = 0; $i < 3; $i++) {
echo @(new Md)->run("a *b* _c_ 12 #x *d*"), "\n";
var_dump(preg_replace_callback('/\w+/', new Iv, "abc def"), preg_replace_callback('/b/', function ($m) { return preg_replace('/b/', 'c', $m[0]) . tr(); }, "abab"), array_map(fn($x) => preg_replace_callback('/a/', fn() => tr(), $x), ["a.b"]), call_user_func('preg_replace_callback', '/a/', fn() => tr(), "xa"), array_map('preg_replace_callback', ['/a/'], [fn() => tr()], ["ba"]));
try { preg_replace_callback('/x/', 'nope', "xy"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo preg_replace_callback('/x/', [new Md, 'bold'], "xy"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo preg_replace_callback('/x/', 'strtoupper', "xy"); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
try { echo preg_replace_callback('/x/', function () { throw new Exception("e"); }, "xy"); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; }
var_dump(preg_replace(['/a/', '/b/'], ['b', 'c'], 'aabb'), preg_replace(['/a/', '/b/'], ['X'], 'aabb'), preg_replace(['/a/', '/b/'], 'Z', 'aabb'), preg_replace([2 => '/(a)(b)/', 1 => '/b/'], [5 => '$2$1', 0 => '\0\0'], 'aabb'), preg_replace(['x' => '/é/u', '/b/'], ['y' => 'e', 'z' => 1], 'éb'), preg_replace(['/a/', '/b/'], [1, 2.5], 'aabb'), preg_replace([], [], 'x'), preg_replace(['/a/'], [], 'xa'), preg_replace(['/q/', '/r/'], '', 'none'), @preg_replace(['/a/', '/b'], 'x', 'ab'), preg_replace(['/a/', '/b/'], ['x', 'y'], ['ab', 'k' => 'ba']), preg_last_error());
$p = '/a/'; $pa = [&$p]; var_dump(preg_replace($pa, 'x', 'aa'));
var_dump(preg_grep('/^a/', ['ab', 'k' => 'ba', 7 => 'ac', 'z' => 'a']), preg_grep('/^a/', ['ab', 'ba'], PREG_GREP_INVERT), preg_grep('/\d/', [1, 'x', 2.5, null]), preg_grep('/a/', []), preg_grep('/é/u', ["\xff", 'é']), preg_last_error_msg(), preg_grep('/a/', ['b' => 'x']));
}
--EXPECTF--
a <b2>b</b> <i>c</i> 24 [6x] <b4>d</b>
string(7) "cba fed"
string(72) "actr,{closure},preg_replace_callbackactr,{closure},preg_replace_callback"
array(1) {
  [0]=>
  string(56) "tr,{closure},preg_replace_callback,{closure},array_map.b"
}
string(35) "xtr,{closure},preg_replace_callback"
array(1) {
  [0]=>
  string(45) "btr,{closure},preg_replace_callback,array_map"
}
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, function "nope" not found or invalid function name
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, cannot access private method Md::bold()
strtoupper(): Argument #1 ($string) must be of type string, array given
#0 [internal function]: {closure}(Array)
#1 %s(11): preg_replace_callback('/x/', Object(Closure), 'xy')
#2 {main}
string(4) "cccc"
string(2) "XX"
string(4) "ZZZZ"
string(6) "abbabb"
string(2) "e1"
string(8) "112.52.5"
string(1) "x"
string(1) "x"
string(4) "none"
NULL
array(2) {
  [0]=>
  string(2) "xy"
  ["k"]=>
  string(2) "yx"
}
int(0)
string(2) "xx"
array(3) {
  [0]=>
  string(2) "ab"
  [7]=>
  string(2) "ac"
  ["z"]=>
  string(1) "a"
}
array(1) {
  [1]=>
  string(2) "ba"
}
array(2) {
  [0]=>
  int(1)
  [2]=>
  float(2.5)
}
array(0) {
}
array(0) {
}
string(56) "Malformed UTF-8 characters, possibly incorrectly encoded"
array(0) {
}
a <b2>b</b> <i>c</i> 24 [6x] <b4>d</b>
string(7) "cba fed"
string(72) "actr,{closure},preg_replace_callbackactr,{closure},preg_replace_callback"
array(1) {
  [0]=>
  string(56) "tr,{closure},preg_replace_callback,{closure},array_map.b"
}
string(35) "xtr,{closure},preg_replace_callback"
array(1) {
  [0]=>
  string(45) "btr,{closure},preg_replace_callback,array_map"
}
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, function "nope" not found or invalid function name
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, cannot access private method Md::bold()
strtoupper(): Argument #1 ($string) must be of type string, array given
#0 [internal function]: {closure}(Array)
#1 %s(11): preg_replace_callback('/x/', Object(Closure), 'xy')
#2 {main}
string(4) "cccc"
string(2) "XX"
string(4) "ZZZZ"
string(6) "abbabb"
string(2) "e1"
string(8) "112.52.5"
string(1) "x"
string(1) "x"
string(4) "none"
NULL
array(2) {
  [0]=>
  string(2) "xy"
  ["k"]=>
  string(2) "yx"
}
int(0)
string(2) "xx"
array(3) {
  [0]=>
  string(2) "ab"
  [7]=>
  string(2) "ac"
  ["z"]=>
  string(1) "a"
}
array(1) {
  [1]=>
  string(2) "ba"
}
array(2) {
  [0]=>
  int(1)
  [2]=>
  float(2.5)
}
array(0) {
}
array(0) {
}
string(56) "Malformed UTF-8 characters, possibly incorrectly encoded"
array(0) {
}
a <b2>b</b> <i>c</i> 24 [6x] <b4>d</b>
string(7) "cba fed"
string(72) "actr,{closure},preg_replace_callbackactr,{closure},preg_replace_callback"
array(1) {
  [0]=>
  string(56) "tr,{closure},preg_replace_callback,{closure},array_map.b"
}
string(35) "xtr,{closure},preg_replace_callback"
array(1) {
  [0]=>
  string(45) "btr,{closure},preg_replace_callback,array_map"
}
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, function "nope" not found or invalid function name
preg_replace_callback(): Argument #2 ($callback) must be a valid callback, cannot access private method Md::bold()
strtoupper(): Argument #1 ($string) must be of type string, array given
#0 [internal function]: {closure}(Array)
#1 %s(11): preg_replace_callback('/x/', Object(Closure), 'xy')
#2 {main}
string(4) "cccc"
string(2) "XX"
string(4) "ZZZZ"
string(6) "abbabb"
string(2) "e1"
string(8) "112.52.5"
string(1) "x"
string(1) "x"
string(4) "none"
NULL
array(2) {
  [0]=>
  string(2) "xy"
  ["k"]=>
  string(2) "yx"
}
int(0)
string(2) "xx"
array(3) {
  [0]=>
  string(2) "ab"
  [7]=>
  string(2) "ac"
  ["z"]=>
  string(1) "a"
}
array(1) {
  [1]=>
  string(2) "ba"
}
array(2) {
  [0]=>
  int(1)
  [2]=>
  float(2.5)
}
array(0) {
}
array(0) {
}
string(56) "Malformed UTF-8 characters, possibly incorrectly encoded"
array(0) {
}
