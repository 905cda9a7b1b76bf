--TEST--
Scalars assigned to typed properties that take them as others
--FILE--
<?php
function show(mixed ...$values): void {
    echo json_encode($values, JSON_PRESERVE_ZERO_FRACTION | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
class T {
    public int $i = 1;
    public float $f = 1.0;
    public ?float $nf = null;
    public string $s = '';
    public bool $b = true;
    public int|string $is = 1;
    public int|float $n = 0;
    public int|bool $ib = 0;
    public ?bool $nb = null;
    public static int $c = 1;
    public static ?string $t = 'a';
    public static $u = [1];
    public int|float|null $q = null;
}
function set($o, $k, $v) {
    try {
        $r = $o->$k = $v;
        return json_encode([$o->$k, $r], JSON_PRESERVE_ZERO_FRACTION);
    } catch (TypeError $e) {
        return json_encode($o->$k);
    }
}
foreach ([1, 2] as $round) {
    foreach (['i', 'f', 'nf', 's', 'b', 'is', 'n', 'ib', 'nb', 'q'] as $k) {
        $shown = [];
        foreach ([5, -3, 1.5, 2.0, '12', '1.5', 'x', '', ' 7 ', '7x', true, false, null, "0", PHP_INT_MAX, '9223372036854775808', []] as $v) {
            $shown[] = set(new T, $k, $v);
        }
        echo $k, ': ', implode(' ', $shown), "\n";
    }
}
$o = new T;
foreach ([5, '12', 'x', true, 1.5, 2.0, null] as $v) {
    foreach ([0, 1] as $z) {
        try {
            $r = $o->i = $v;
            show($r);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
        try {
            show($o->f = $v);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
        try {
            show($o->s = $v, $o->b = $v, $o->n = $v, $o->ib = $v);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 22

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 22
i: [5,5] [-3,-3] [1,1] [2,2] [12,12] [1,1] 1 1 [7,7] 1 [1,1] [0,0] 1 [0,0] [9223372036854775807,9223372036854775807] 1 1
f: [5.0,5.0] [-3.0,-3.0] [1.5,1.5] [2.0,2.0] [12.0,12.0] [1.5,1.5] 1 1 [7.0,7.0] 1 [1.0,1.0] [0.0,0.0] 1 [0.0,0.0] [9.223372036854776e+18,9.223372036854776e+18] [9.223372036854776e+18,9.223372036854776e+18] 1
nf: [5.0,5.0] [-3.0,-3.0] [1.5,1.5] [2.0,2.0] [12.0,12.0] [1.5,1.5] null null [7.0,7.0] null [1.0,1.0] [0.0,0.0] [null,null] [0.0,0.0] [9.223372036854776e+18,9.223372036854776e+18] [9.223372036854776e+18,9.223372036854776e+18] null
s: ["5","5"] ["-3","-3"] ["1.5","1.5"] ["2","2"] ["12","12"] ["1.5","1.5"] ["x","x"] ["",""] [" 7 "," 7 "] ["7x","7x"] ["1","1"] ["",""] "" ["0","0"] ["9223372036854775807","9223372036854775807"] ["9223372036854775808","9223372036854775808"] ""
b: [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [false,false] [true,true] [true,true] [true,true] [false,false] true [false,false] [true,true] [true,true] true

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 22
is: [5,5] [-3,-3] [1,1] [2,2] ["12","12"] ["1.5","1.5"] ["x","x"] ["",""] [" 7 "," 7 "] ["7x","7x"] [1,1] [0,0] 1 ["0","0"] [9223372036854775807,9223372036854775807] ["9223372036854775808","9223372036854775808"] 1
n: [5,5] [-3,-3] [1.5,1.5] [2.0,2.0] [12,12] [1.5,1.5] 0 0 [7,7] 0 [1,1] [0,0] 0 [0,0] [9223372036854775807,9223372036854775807] [9.223372036854776e+18,9.223372036854776e+18] 0

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 22

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 22
ib: [5,5] [-3,-3] [1,1] [2,2] [12,12] [1,1] [true,true] [false,false] [7,7] [true,true] [true,true] [false,false] 0 [0,0] [9223372036854775807,9223372036854775807] [true,true] 0
nb: [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [false,false] [true,true] [true,true] [true,true] [false,false] [null,null] [false,false] [true,true] [true,true] null
q: [5,5] [-3,-3] [1.5,1.5] [2.0,2.0] [12,12] [1.5,1.5] null null [7,7] null [1,1] [0,0] [null,null] [0,0] [9223372036854775807,9223372036854775807] [9.223372036854776e+18,9.223372036854776e+18] null

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 22

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 22
i: [5,5] [-3,-3] [1,1] [2,2] [12,12] [1,1] 1 1 [7,7] 1 [1,1] [0,0] 1 [0,0] [9223372036854775807,9223372036854775807] 1 1
f: [5.0,5.0] [-3.0,-3.0] [1.5,1.5] [2.0,2.0] [12.0,12.0] [1.5,1.5] 1 1 [7.0,7.0] 1 [1.0,1.0] [0.0,0.0] 1 [0.0,0.0] [9.223372036854776e+18,9.223372036854776e+18] [9.223372036854776e+18,9.223372036854776e+18] 1
nf: [5.0,5.0] [-3.0,-3.0] [1.5,1.5] [2.0,2.0] [12.0,12.0] [1.5,1.5] null null [7.0,7.0] null [1.0,1.0] [0.0,0.0] [null,null] [0.0,0.0] [9.223372036854776e+18,9.223372036854776e+18] [9.223372036854776e+18,9.223372036854776e+18] null
s: ["5","5"] ["-3","-3"] ["1.5","1.5"] ["2","2"] ["12","12"] ["1.5","1.5"] ["x","x"] ["",""] [" 7 "," 7 "] ["7x","7x"] ["1","1"] ["",""] "" ["0","0"] ["9223372036854775807","9223372036854775807"] ["9223372036854775808","9223372036854775808"] ""
b: [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [false,false] [true,true] [true,true] [true,true] [false,false] true [false,false] [true,true] [true,true] true

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 22
is: [5,5] [-3,-3] [1,1] [2,2] ["12","12"] ["1.5","1.5"] ["x","x"] ["",""] [" 7 "," 7 "] ["7x","7x"] [1,1] [0,0] 1 ["0","0"] [9223372036854775807,9223372036854775807] ["9223372036854775808","9223372036854775808"] 1
n: [5,5] [-3,-3] [1.5,1.5] [2.0,2.0] [12,12] [1.5,1.5] 0 0 [7,7] 0 [1,1] [0,0] 0 [0,0] [9223372036854775807,9223372036854775807] [9.223372036854776e+18,9.223372036854776e+18] 0

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 22

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 22
ib: [5,5] [-3,-3] [1,1] [2,2] [12,12] [1,1] [true,true] [false,false] [7,7] [true,true] [true,true] [false,false] 0 [0,0] [9223372036854775807,9223372036854775807] [true,true] 0
nb: [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [true,true] [false,false] [true,true] [true,true] [true,true] [false,false] [null,null] [false,false] [true,true] [true,true] null
q: [5,5] [-3,-3] [1.5,1.5] [2.0,2.0] [12,12] [1.5,1.5] null null [7,7] null [1,1] [0,0] [null,null] [0,0] [9223372036854775807,9223372036854775807] [9.223372036854776e+18,9.223372036854776e+18] null
[5]
[5.0]
["5",true,5,5]
[5]
[5.0]
["5",true,5,5]
[12]
[12.0]
["12",true,12,12]
[12]
[12.0]
["12",true,12,12]
Cannot assign string to property T::$i of type int
Cannot assign string to property T::$f of type float
Cannot assign string to property T::$n of type int|float
Cannot assign string to property T::$i of type int
Cannot assign string to property T::$f of type float
Cannot assign string to property T::$n of type int|float
[1]
[1.0]
["1",true,1,true]
[1]
[1.0]
["1",true,1,true]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 41
[1]
[1.5]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 52
["1.5",true,1.5,1]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 41
[1]
[1.5]

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 52
["1.5",true,1.5,1]
[2]
[2.0]
["2",true,2.0,2]
[2]
[2.0]
["2",true,2.0,2]
Cannot assign null to property T::$i of type int
Cannot assign null to property T::$f of type float
Cannot assign null to property T::$s of type string
Cannot assign null to property T::$i of type int
Cannot assign null to property T::$f of type float
Cannot assign null to property T::$s of type string
