--TEST--
eval() and include of the same source again and again
--FILE--
<?php
namespace N { function tryns() { for ($i = 0; $i < 4; $i++) { echo eval('namespace N; return strlen("abc") . (\defined("N\\\\K") ? K : "-");'), " "; if ($i == 1) { eval('namespace N; function strlen($s) { return "own"; } const K = 5;'); } } echo "\n"; } tryns(); }
namespace {
class A { private $p = 1; function run($c) { for ($i = 0; $i < 3; $i++) { echo eval($c), " "; } } } class B extends A { private $p = 2; function run($c) { for ($i = 0; $i < 3; $i++) { echo eval($c), " "; } } }
$code = 'return $this->p . self::class . static::class;'; (new A)->run($code); (new B)->run($code); echo "\n";
for ($i = 0; $i < 4; $i++) { echo eval('static $n = 0; return ++$n;'), eval('$f = fn() => $i; return $f();'), eval('return __LINE__ . (strpos(__FILE__, "eval()\'d") > 0) . __FUNCTION__;'), "\n"; }
for ($i = 0; $i < 4; $i++) { try { eval('throw new Exception("x$i");'); } catch (Exception $e) { echo $e->getMessage(), $e->getLine(), strpos($e->getFile(), "eval()'d") > 0, "\n"; } }
for ($i = 0; $i < 4; $i++) { try { eval('return 1 +;'); } catch (ParseError $e) { echo $e->getMessage(), "\n"; } }
for ($i = 0; $i < 4; $i++) { echo @eval('return $undef ?? "none";'), eval('if ($i == 2) { $v = 5; } return isset($v) ? "set" : "unset";'), "\n"; }
for ($i = 0; $i < 3; $i++) { $r = eval('return [1, [2]];'); $r[1][] = $i; echo json_encode($r), "\n"; }
function rec($n) { return $n ? eval('return $n . rec($n - 1);') : 'end'; } echo rec(6), "\n";
for ($i = 0; $i < 4; $i++) { try { eval('echo UNDEFD, "\n";'); } catch (Error $e) { echo $e->getMessage(), "\n"; } if ($i == 2) define('UNDEFD', 'defined'); }
for ($i = 0; $i < 4; $i++) { try { eval('echo Late::X, (new Late)->y, "\n";'); } catch (Error $e) { echo $e->getMessage(), "\n"; } if ($i == 1) eval('class Late { const X = 1; public $y = 2; }'); }
for ($i = 0; $i < 4; $i++) { try { eval('echo latef(), "\n";'); } catch (Error $e) { echo $e->getMessage(), "\n"; } if ($i == 1) eval('function latef() { return "late"; }'); }
for ($i = 0; $i < 3; $i++) { eval('?>text <?= $i ?>' . "\n"); eval(''); eval('// nothing'); eval('echo "a\n"; return; echo "b";'); }
for ($i = 0; $i < 3; $i++) eval('goto end; echo "skipped"; end: echo "after\n"; foreach ([1, 2] as $q) { switch ($q) { case "1": echo "one\n"; } }');
ini_set('precision', 5); for ($i = 0; $i < 3; $i++) { echo eval('return "" . 1.23456789;'), " "; ini_set('precision', 10 + $i); } echo "\n";
$f = sys_get_temp_dir() . '/recent_' . getmypid() . '.php';
for ($i = 0; $i < 4; $i++) { file_put_contents($f, $i == 3 ? '<?php return "changed";' : '<?php return ["k" => __LINE__, "i" => $i];'); echo json_encode(include $f), json_encode(include $f), json_encode(require $f), count(get_included_files()), "\n"; } unlink($f); 
for ($i = 0; $i < 3; $i++) { echo eval('return implode(",", array_keys(get_defined_vars())) === "" ? 1 : 0;'); $gen = eval('return (function () { yield 1; })();'); echo $gen->current(), "\n"; }
set_error_handler(function ($n, $m, $f, $l) { echo "[$m $l]\n"; }); for ($i = 0; $i < 3; $i++) { eval("\n\$x = \$nope;"); eval('$y = "${i}";'); }
}
--EXPECT--
3- 3- own5 own5 
1AA 1AA 1AA 2BB 2BB 2BB 
1011
1111
1211
1311
x011
x111
x211
x311
syntax error, unexpected token ";"
syntax error, unexpected token ";"
syntax error, unexpected token ";"
syntax error, unexpected token ";"
noneunset
noneunset
noneset
noneset
[1,[2,0]]
[1,[2,1]]
[1,[2,2]]
654321end
Undefined constant "UNDEFD"
Undefined constant "UNDEFD"
Undefined constant "UNDEFD"
defined
Class "Late" not found
Class "Late" not found
12
12
Call to undefined function latef()
Call to undefined function latef()
late
late
text 0a
text 1a
text 2a
after
one
after
one
after
one
1.2346 1.23456789 1.23456789 
{"k":1,"i":0}{"k":1,"i":0}{"k":1,"i":0}2
{"k":1,"i":1}{"k":1,"i":1}{"k":1,"i":1}2
{"k":1,"i":2}{"k":1,"i":2}{"k":1,"i":2}2
"changed""changed""changed"2
01
01
01
[Undefined variable $nope 2]
[Using ${var} in strings is deprecated, use {$var} instead 1]
[Undefined variable $nope 2]
[Using ${var} in strings is deprecated, use {$var} instead 1]
[Undefined variable $nope 2]
[Using ${var} in strings is deprecated, use {$var} instead 1]
