--TEST--
False becomes an array with a deprecation, but for a fetch for writing behind a reference
--FILE--
<?php
set_error_handler(function($n, $m) { echo "[", $m, "]"; return true; });
class O { static $s = false; } function &rr(&$x) { return $x; }
echo "1"; unset(O::$s[null]['p']); $b = &O::$s;
    echo "\n2"; unset(O::$s[null]['p']); 
$a = false;
    echo "\n3"; unset($a[0][1]); $b = &$a;
    echo "\n4"; unset($a[0][1]);
    echo "\n5"; unset($a[0]); 
function f() { $a = false; $c = 's'; rr($a);
    echo "\n6"; $a[$c]++; $a = false; $b = &$a;
    echo "\n7"; $a[$c]++; $a = false;
    echo "\n8"; $a[$c] .= 1; $a = false;
    echo "\n9"; $a[$c][1] = 1; $a = false;
    echo "\n10"; $a[$c] = 1; $a = false;
    echo "\n11"; $a[] = 1; $a = false;
    echo "\n12"; $q = &$a[]; $a = false;
    echo "\n13"; $q = &$a[1]; $a = false;
    echo "\n14"; $a[1] ??= 5; $a = false;
    echo "\n15"; $d = $a[1]++;
    echo "\n16"; $a = false; $d = ++$a[1];
    echo "\n17"; $a = false; $d = [true, $a[1]++];
    echo "\n18"; $a = false; $d = +($a[1]++);
    echo "\n19"; $a = false; [$a[0]] = [5];
    echo "\n20"; $a = false; foreach ([1] as $a[]); }
f();

class T { public ?array $arr = null; public array|false $af = false; public $p = false; static $s = false; public int|false $if = false; }
function g() { $t = new T;
    $r = &$t->af;
    $t->af[1][2] = 3;
    $r = false;
    $r[1][2] = 3; echo 1;
    $q = &$t->if; try { $q[1][2] = 3; } catch (Error $e) { echo $e->getMessage(); } try { $t->if[1][2] = 3; } catch (Error $e) { echo $e->getMessage(); } var_dump($t);
 $z = &$t->p;
    $t->p[] = 1;
    $t->p = false;
    $t->p[][] = 2;
    $t->p = false; unset($t->p[1][2]); unset($t->p[1]); T::$s[1][2] = 3; T::$s = false;
    $y = &T::$s; T::$s[1][2] = 3; echo "\n";
 $a = [false];
    $x = &$a[0];
    $a[0][1][2] = 3;
    $a[0] = false;
    $a[0][1] = 2;
    $a[0] = false; unset($a[0][1][2]); unset($a[0][1]); }
g();
?>
--EXPECT--
1[Automatic conversion of false to array is deprecated]
2
3[Automatic conversion of false to array is deprecated]
4
5[Automatic conversion of false to array is deprecated]
6[Undefined array key "s"]
7[Undefined array key "s"]
8[Automatic conversion of false to array is deprecated][Undefined array key "s"]
9
10[Automatic conversion of false to array is deprecated]
11[Automatic conversion of false to array is deprecated]
12
13
14[Automatic conversion of false to array is deprecated]
15[Undefined array key 1]
16[Undefined array key 1]
17[Undefined array key 1]
18[Undefined array key 1]
19[Automatic conversion of false to array is deprecated]
20[Automatic conversion of false to array is deprecated]1Cannot auto-initialize an array inside a reference held by property T::$if of type int|falseCannot auto-initialize an array inside property T::$if of type int|falseobject(T)#2 (4) {
  ["arr"]=>
  NULL
  ["af"]=>
  &array(1) {
    [1]=>
    array(1) {
      [2]=>
      int(3)
    }
  }
  ["p"]=>
  bool(false)
  ["if"]=>
  &bool(false)
}
[Automatic conversion of false to array is deprecated][Automatic conversion of false to array is deprecated][Automatic conversion of false to array is deprecated]
[Automatic conversion of false to array is deprecated][Automatic conversion of false to array is deprecated]
