--TEST--
Arithmetic on and casts of strings with a point or an exponent
--FILE--
<?php
$values = ['1.5', '-2.25', '.5', '5.', ' 7.5', '7.5 ', "\t1e3", '1E-2', '-.5e1', '0.1', '123456789012345678901.5', '1e400', '00012.50', '+3.75', "1.5\n"];
$t = 0;
foreach ($values as $v) {
    $t += $v; $t -= '0.25'; $u = $v * 2; $w = 3 / $v; $x = $v ** 2; $y = -$v; $z = '10' + $v;
    echo json_encode([$v, $u, round($w, 6), $x, $y, $z, $v == (float)$v, (int)$v, (float)$v], JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
}
var_dump($t);
foreach (['1.5abc', 'abc', '', '.', '1.5.5', '1e', '0x1A', "1.5\0", '1 .5'] as $v) {
    try { echo json_encode($v), ' '; var_dump($v + 1); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
    var_dump((int)$v, intval($v . '9'));
}
var_dump((int)'1e3', (int)'-1.9e2x', (int)'9.9e18', (int)'1e1000', (int)'  12.7', (int)"12.7  ", (int)'.9', (int)'-.9');
--EXPECT--
["1.5",3,2,2.25,-1.5,11.5,true,1,1.5]
["-2.25",-4.5,-1.333333,5.0625,2.25,7.75,true,-2,-2.25]
[".5",1,6,0.25,-0.5,10.5,true,0,0.5]
["5.",10,0.6,25,-5,15,true,5,5]
[" 7.5",15,0.4,56.25,-7.5,17.5,true,7,7.5]
["7.5 ",15,0.4,56.25,-7.5,17.5,true,7,7.5]
["\t1e3",2000,0.003,1000000,-1000,1010,true,1000,1000]
["1E-2",0.02,300,0.0001,-0.01,10.01,true,0,0.01]
["-.5e1",-10,-0.6,25,5,5,true,-5,-5]
["0.1",0.2,30,0.010000000000000002,-0.1,10.1,true,0,0.1]
["123456789012345678901.5",2.4691357802469137e+20,0,1.5241578753238838e+40,-1.2345678901234568e+20,1.2345678901234568e+20,true,9223372036854775807,1.2345678901234568e+20]
["1e400",0,0,0,0,0,true,0,0]
["00012.50",25,0.24,156.25,-12.5,22.5,true,12,12.5]
["+3.75",7.5,0.8,14.0625,-3.75,13.75,true,3,3.75]
["1.5\n",3,2,2.25,-1.5,11.5,true,1,1.5]
float(INF)
"1.5abc" 
Warning: A non-numeric value encountered in {PWD}/decimal_strings.php on line 10
float(2.5)
int(1)
int(1)
"abc" Unsupported operand types: string + int
int(0)
int(0)
"" Unsupported operand types: string + int
int(0)
int(9)
"." Unsupported operand types: string + int
int(0)
int(0)
"1.5.5" 
Warning: A non-numeric value encountered in {PWD}/decimal_strings.php on line 10
float(2.5)
int(1)
int(1)
"1e" 
Warning: A non-numeric value encountered in {PWD}/decimal_strings.php on line 10
int(2)
int(1)
int(1000000000)
"0x1A" 
Warning: A non-numeric value encountered in {PWD}/decimal_strings.php on line 10
int(1)
int(0)
int(0)
"1.5\u0000" 
Warning: A non-numeric value encountered in {PWD}/decimal_strings.php on line 10
float(2.5)
int(1)
int(1)
"1 .5" 
Warning: A non-numeric value encountered in {PWD}/decimal_strings.php on line 10
int(2)
int(1)
int(1)
int(1000)
int(-190)
int(9223372036854775807)
int(0)
int(12)
int(12)
int(0)
int(0)
