--TEST--
Variables by name, ++ of texts and floats, spread arrays with keys, []= of objects
--FILE--
<?php
// variables by name, ++ of texts and floats, spread of hashes, []= of objects
function d(...$v) { echo json_encode($v), "\n"; }
class AA implements ArrayAccess { public $d = []; function offsetExists($k): bool { return isset($this->d[$k]); } function offsetGet($k): mixed { return $this->d[$k]; }
    function offsetSet($k, $v): void { echo "set(", var_export($k, true), ")"; if ($v === 13) throw new Exception("13"); if ($k === null) $this->d[] = $v; else $this->d[$k] = $v; } function offsetUnset($k): void {} }
function names() {
    $a = 1; $b = [1]; $n = 'a'; $m = 'b'; $u = 'undefined_one'; $t = 'later';
    for ($i = 0; $i < 3; $i++) {
        $$n = $$n + 1; $$m[] = $i; $x = $$n; d($x, $$m, isset($$u), $$u ?? 'none', isset($$n), empty($$n));
        $$t = $i; $r = &$$n; $r .= '0'; unset($r);
    }
    unset($$n); d(isset($a), compact('b', 'i'), array_keys(get_defined_vars()));
    $a = 5; d($$n, extract(['a' => 7, 'b' => 8]), $a, $b, extract(['fresh' => 1]), $fresh);
    $$u = 3; d($undefined_one, $$u, compact('u', 'undefined_one'));
    $z = 'this'; try { $$z = 1; } catch (Error $e) { d($e->getMessage()); }
    $k = 'zero'; echo @$$k, "|\n";
}
names();
$g = 'h'; $h = 4;
for ($i = 0; $i < 3; $i++) { $$g++; d($$g, compact('g', 'h'), extract(['h' => $i])); }
function globals() { $n = 'h'; global $$n; d($$n); $$n = 'changed'; d($GLOBALS['h'], $GLOBALS['g']); }
globals();
foreach (['a', 'z', 'Az', 'zz', 'Zz9', 'a9', '9z', '-', 'a-z', 'é', '', '5', '9.5', '1e3', ' 1', '1 ', 'Z', str_repeat('z', 64), str_repeat('z', 65), "a\0", '0x1A', null, 1.5, true, false, PHP_INT_MAX, 'abc', '00', '9999999999999999999'] as $v) {
    $w = [$v, $v]; $p = $v; $q = $v; $ref = &$q; $s = $v;
    d($p++, $p, ++$w[0], $w, ++$ref, $q, $s--, $s, --$w[1]);
}
class T { public ?float $f = 1.5; public string $s = 'az'; public int|string $is = 'zz'; public $o = 'x9'; }
$t = new T; $rf = &$t->f; $rf++; $t->s++; ++$t->is; $t->o++; $t->o--; d($t); $rs = &$t->s; ++$rs; d($t->s); $t->f = null; $rf--; d($t->f); $rf++; d($t->f);
$a = [1, 2]; $h = ['x' => 1, 'y' => 2, 5 => 'five', '7' => 'seven']; $one = 1; $refs = ['r' => &$one, 's' => 2];
for ($i = 0; $i < 2; $i++) { d([...$a, ...$h], [...$h, ...$a, ...$h], ['x' => 0, ...$h, 'z' => 9], [...$refs, ...$a], [9 => 1, ...$a], [...[], ...$h, ...[]], [PHP_INT_MAX - 2 => 1, ...$a]); }
try { d([PHP_INT_MAX - 1 => 1, ...$a, ...$h]); } catch (Error $e) { d($e->getMessage()); }
$copy = [...$refs]; $copy['r'] = 'own'; d($one, $refs);
for ($i = 11; $i < 14; $i++) { $o ??= new AA; try { d($o[] = $i); d($o['k'] = $i, $o[null] = 1); } catch (Exception $e) { d($e->getMessage(), $e->getLine()); } }
d($o->d); $ao = new ArrayObject; $ao[] = 1; $ao[] = 2; d($ao->getArrayCopy());
d(is_nan(NAN), is_nan(1), is_nan(INF), is_finite(NAN), is_finite(5), is_finite(-INF), is_infinite(-INF), is_infinite(NAN), is_infinite(3), pi() === M_PI);
--EXPECT--
[2,[1,0],false,"none",true,false]
[21,[1,0,1],false,"none",true,false]
[211,[1,0,1,2],false,"none",true,false]
[false,{"b":[1,0,1,2],"i":3},["b","n","m","u","t","i","x","later"]]
[5,2,7,8,1,1]
[3,3,{"u":"undefined_one","undefined_one":3}]
["Cannot re-assign $this"]
|
[5,{"g":"h","h":5},1]
[1,{"g":"h","h":1},1]
[2,{"g":"h","h":2},1]
[2]
["changed","h"]
["a","b","b",["b","a"],"b","b","a","a","a"]
["z","aa","aa",["aa","z"],"aa","aa","z","z","z"]
["Az","Ba","Ba",["Ba","Az"],"Ba","Ba","Az","Az","Az"]
["zz","aaa","aaa",["aaa","zz"],"aaa","aaa","zz","zz","zz"]
["Zz9","AAa0","AAa0",["AAa0","Zz9"],"AAa0","AAa0","Zz9","Zz9","Zz9"]
["a9","b0","b0",["b0","a9"],"b0","b0","a9","a9","a9"]
["9z","10a","10a",["10a","9z"],"10a","10a","9z","9z","9z"]
["-","-","-",["-","-"],"-","-","-","-","-"]
["a-z","a-a","a-a",["a-a","a-z"],"a-a","a-a","a-z","a-z","a-z"]
["\u00e9","\u00e9","\u00e9",["\u00e9","\u00e9"],"\u00e9","\u00e9","\u00e9","\u00e9","\u00e9"]
["","1","1",["1",""],"1","1","",-1,-1]
["5",6,6,[6,"5"],6,6,"5",4,4]
["9.5",10.5,10.5,[10.5,"9.5"],10.5,10.5,"9.5",8.5,8.5]
["1e3",1001,1001,[1001,"1e3"],1001,1001,"1e3",999,999]
[" 1",2,2,[2," 1"],2,2," 1",0,0]
["1 ",2,2,[2,"1 "],2,2,"1 ",0,0]
["Z","AA","AA",["AA","Z"],"AA","AA","Z","Z","Z"]
["zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"],"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]
["zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"],"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]
["a\u0000","a\u0000","a\u0000",["a\u0000","a\u0000"],"a\u0000","a\u0000","a\u0000","a\u0000","a\u0000"]
["0x1A","0x1B","0x1B",["0x1B","0x1A"],"0x1B","0x1B","0x1A","0x1A","0x1A"]
[null,1,1,[1,null],1,1,null,null,null]
[1.5,2.5,2.5,[2.5,1.5],2.5,2.5,1.5,0.5,0.5]
[true,true,true,[true,true],true,true,true,true,true]
[false,false,false,[false,false],false,false,false,false,false]
[9223372036854775807,9.223372036854776e+18,9.223372036854776e+18,[9.223372036854776e+18,9223372036854775807],9.223372036854776e+18,9.223372036854776e+18,9223372036854775807,9223372036854775806,9223372036854775806]
["abc","abd","abd",["abd","abc"],"abd","abd","abc","abc","abc"]
["00",1,1,[1,"00"],1,1,"00",-1,-1]
["9999999999999999999",1.0e+19,1.0e+19,[1.0e+19,"9999999999999999999"],1.0e+19,1.0e+19,"9999999999999999999",1.0e+19,1.0e+19]
[{"f":2.5,"s":"ba","is":"aaa","o":"y0"}]
["bb"]
[null]
[1]
[{"0":1,"1":2,"x":1,"y":2,"2":"five","3":"seven"},{"x":1,"y":2,"0":"five","1":"seven","2":1,"3":2,"4":"five","5":"seven"},{"x":1,"y":2,"0":"five","1":"seven","z":9},{"r":1,"s":2,"0":1,"1":2},{"9":1,"10":1,"11":2},{"x":1,"y":2,"0":"five","1":"seven"},{"9223372036854775805":1,"9223372036854775806":1,"9223372036854775807":2}]
[{"0":1,"1":2,"x":1,"y":2,"2":"five","3":"seven"},{"x":1,"y":2,"0":"five","1":"seven","2":1,"3":2,"4":"five","5":"seven"},{"x":1,"y":2,"0":"five","1":"seven","z":9},{"r":1,"s":2,"0":1,"1":2},{"9":1,"10":1,"11":2},{"x":1,"y":2,"0":"five","1":"seven"},{"9223372036854775805":1,"9223372036854775806":1,"9223372036854775807":2}]
["Cannot add element to the array as the next element is already occupied"]
["own",{"r":"own","s":2}]
set(NULL)[11]
set('k')set(NULL)[11,1]
set(NULL)[12]
set('k')set(NULL)[12,1]
set(NULL)["13",5]
[{"0":11,"k":12,"1":1,"2":12,"3":1}]
[[1,2]]
[true,false,false,false,true,false,true,false,false,true]
