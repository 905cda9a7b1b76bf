--TEST--
array_sum() and array_product() of numbers, null, bools, numeric strings and others; array_column() of objects
--FILE--
<?php
$sets = [[1, 2.5, "3"], [null, true, false, "1e2"], ["1.5", "2.5", 3], [" 7 ", "8"], [PHP_INT_MAX, "1"], [PHP_INT_MAX, 1.0], ["9223372036854775807", 1], [-0.0, "0"], [0, -0.0], ["x", 1], ["3x", 1], [[1], 2], [1.0, 2.0], ["0x1A", 1], [1, "-5", "+5"], [NAN, 1], [INF, "-1"], ["1", 2, "12345678901234567890"], [new stdClass, 5], ["", 4], ["1", null, 2], []];
foreach ($sets as $set) { var_dump(@array_sum($set), @array_product($set)); }
$r = "4"; $a = [&$r, 1, 2.5]; var_dump(array_sum($a), array_product($a));
class P { public $a = 1; public ?int $t; protected $b = 2; private $c = 3; public static $s = 9; function __construct(public $id = 0, public mixed $v = null) {} }
class G { private $d = ['m' => 7]; function __isset($n) { echo "isset $n "; return isset($this->d[$n]); } function __get($n) { echo "get $n "; return $this->d[$n]; } }
$p = new P(3, 'x'); $q = new P(5, null); $q->dyn = 'd'; unset($q->a); $rows = [$p, $q, ['id' => 8, 'v' => 'arr', 'dyn' => 1], new stdClass, 5];
foreach (['a', 'id', 'v', 'dyn', 't', 'b', 'c', 's', 'm'] as $name) echo $name, json_encode(array_column($rows, $name)), json_encode(array_column($rows, $name, 'id')), json_encode(array_column([new G], $name)), "\n";
echo count(array_column($rows, null, 'id')), json_encode(array_column([$p, $q], 'v', 'v')), json_encode(array_keys(array_column([$p, $q], null, 'a'))), "\n";
class In { protected $b = 'seen'; static function go() { return array_column([new In], 'b'); } } echo json_encode(In::go()), "\n";
--EXPECT--
float(6.5)
float(7.5)
float(101)
float(0)
float(7)
float(11.25)
int(15)
int(56)
float(9.223372036854776E+18)
int(9223372036854775807)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
float(9.223372036854776E+18)
int(9223372036854775807)
float(0)
float(-0)
float(0)
float(-0)
int(1)
int(0)
int(4)
int(3)
int(2)
int(2)
float(3)
float(2)
int(1)
int(0)
int(1)
int(-25)
float(NAN)
float(NAN)
float(INF)
float(-INF)
float(1.2345678901234567E+19)
float(2.4691357802469134E+19)
int(5)
int(5)
int(4)
int(0)
int(3)
int(0)
int(0)
int(1)
float(7.5)
float(10)

Deprecated: Creation of dynamic property P::$dyn is deprecated in {PWD}/sums_of_mixed_values.php on line 7
a[1]{"3":1}isset a []
id[3,5,8]{"3":3,"5":5,"8":8}isset id []
v["x",null,"arr"]{"3":"x","5":null,"8":"arr"}isset v []
dyn["d",1]{"5":"d","8":1}isset dyn []
t[][]isset t []
b[][]isset b []
c[][]isset c []
s[][]isset s []
m[][]isset m get m [7]
5{"x":"x","":null}[1,2]
["seen"]
