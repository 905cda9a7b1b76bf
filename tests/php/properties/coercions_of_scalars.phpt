--TEST--
Scalars assigned to typed properties that take them as others
--FILE--
<?php
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
        $r = null;
        $r = $o->$k = $v;
    } catch (TypeError $e) {
        echo get_class($e), ' ', $e->getMessage(), "; ";
    }
    echo $k, ': ', var_export($o->$k, true), ' ', var_export($r, true), "\n";
}
foreach ([1, 2] as $round) foreach (['i', 'f', 'nf', 's', 'b', 'is', 'n', 'ib', 'nb', 'q'] as $k) foreach ([5, -3, 1.5, 2.0, '12', '1.5', 'x', '', ' 7 ', '7x', true, false, null, "0", PHP_INT_MAX, '9223372036854775808', []] as $v) set(new T, $k, $v);
$o = new T;
foreach ([5, '12', 'x', true, 1.5, 2.0, null] as $v) {
    foreach ([0, 1] as $z) {
        try {
            $r = $o->i = $v;
            var_dump($r);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
        try {
            var_dump($o->f = $v);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
        try {
            var_dump($o->s = $v, $o->b = $v, $o->n = $v, $o->ib = $v);
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
}
--EXPECT--
i: 5 5
i: -3 -3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 20
i: 1 1
i: 2 2
i: 12 12

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 20
i: 1 1
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
i: 7 7
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
i: 1 1
i: 0 0
TypeError Cannot assign null to property T::$i of type int; i: 1 NULL
i: 0 0
i: 9223372036854775807 9223372036854775807
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
TypeError Cannot assign array to property T::$i of type int; i: 1 NULL
f: 5.0 5.0
f: -3.0 -3.0
f: 1.5 1.5
f: 2.0 2.0
f: 12.0 12.0
f: 1.5 1.5
TypeError Cannot assign string to property T::$f of type float; f: 1.0 NULL
TypeError Cannot assign string to property T::$f of type float; f: 1.0 NULL
f: 7.0 7.0
TypeError Cannot assign string to property T::$f of type float; f: 1.0 NULL
f: 1.0 1.0
f: 0.0 0.0
TypeError Cannot assign null to property T::$f of type float; f: 1.0 NULL
f: 0.0 0.0
f: 9.223372036854776E+18 9.223372036854776E+18
f: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$f of type float; f: 1.0 NULL
nf: 5.0 5.0
nf: -3.0 -3.0
nf: 1.5 1.5
nf: 2.0 2.0
nf: 12.0 12.0
nf: 1.5 1.5
TypeError Cannot assign string to property T::$nf of type ?float; nf: NULL NULL
TypeError Cannot assign string to property T::$nf of type ?float; nf: NULL NULL
nf: 7.0 7.0
TypeError Cannot assign string to property T::$nf of type ?float; nf: NULL NULL
nf: 1.0 1.0
nf: 0.0 0.0
nf: NULL NULL
nf: 0.0 0.0
nf: 9.223372036854776E+18 9.223372036854776E+18
nf: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$nf of type ?float; nf: NULL NULL
s: '5' '5'
s: '-3' '-3'
s: '1.5' '1.5'
s: '2' '2'
s: '12' '12'
s: '1.5' '1.5'
s: 'x' 'x'
s: '' ''
s: ' 7 ' ' 7 '
s: '7x' '7x'
s: '1' '1'
s: '' ''
TypeError Cannot assign null to property T::$s of type string; s: '' NULL
s: '0' '0'
s: '9223372036854775807' '9223372036854775807'
s: '9223372036854775808' '9223372036854775808'
TypeError Cannot assign array to property T::$s of type string; s: '' NULL
b: true true
b: true true
b: true true
b: true true
b: true true
b: true true
b: true true
b: false false
b: true true
b: true true
b: true true
b: false false
TypeError Cannot assign null to property T::$b of type bool; b: true NULL
b: false false
b: true true
b: true true
TypeError Cannot assign array to property T::$b of type bool; b: true NULL
is: 5 5
is: -3 -3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 20
is: 1 1
is: 2 2
is: '12' '12'
is: '1.5' '1.5'
is: 'x' 'x'
is: '' ''
is: ' 7 ' ' 7 '
is: '7x' '7x'
is: 1 1
is: 0 0
TypeError Cannot assign null to property T::$is of type string|int; is: 1 NULL
is: '0' '0'
is: 9223372036854775807 9223372036854775807
is: '9223372036854775808' '9223372036854775808'
TypeError Cannot assign array to property T::$is of type string|int; is: 1 NULL
n: 5 5
n: -3 -3
n: 1.5 1.5
n: 2.0 2.0
n: 12 12
n: 1.5 1.5
TypeError Cannot assign string to property T::$n of type int|float; n: 0 NULL
TypeError Cannot assign string to property T::$n of type int|float; n: 0 NULL
n: 7 7
TypeError Cannot assign string to property T::$n of type int|float; n: 0 NULL
n: 1 1
n: 0 0
TypeError Cannot assign null to property T::$n of type int|float; n: 0 NULL
n: 0 0
n: 9223372036854775807 9223372036854775807
n: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$n of type int|float; n: 0 NULL
ib: 5 5
ib: -3 -3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 20
ib: 1 1
ib: 2 2
ib: 12 12

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 20
ib: 1 1
ib: true true
ib: false false
ib: 7 7
ib: true true
ib: true true
ib: false false
TypeError Cannot assign null to property T::$ib of type int|bool; ib: 0 NULL
ib: 0 0
ib: 9223372036854775807 9223372036854775807
ib: true true
TypeError Cannot assign array to property T::$ib of type int|bool; ib: 0 NULL
nb: true true
nb: true true
nb: true true
nb: true true
nb: true true
nb: true true
nb: true true
nb: false false
nb: true true
nb: true true
nb: true true
nb: false false
nb: NULL NULL
nb: false false
nb: true true
nb: true true
TypeError Cannot assign array to property T::$nb of type ?bool; nb: NULL NULL
q: 5 5
q: -3 -3
q: 1.5 1.5
q: 2.0 2.0
q: 12 12
q: 1.5 1.5
TypeError Cannot assign string to property T::$q of type int|float|null; q: NULL NULL
TypeError Cannot assign string to property T::$q of type int|float|null; q: NULL NULL
q: 7 7
TypeError Cannot assign string to property T::$q of type int|float|null; q: NULL NULL
q: 1 1
q: 0 0
q: NULL NULL
q: 0 0
q: 9223372036854775807 9223372036854775807
q: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$q of type int|float|null; q: NULL NULL
i: 5 5
i: -3 -3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 20
i: 1 1
i: 2 2
i: 12 12

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 20
i: 1 1
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
i: 7 7
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
i: 1 1
i: 0 0
TypeError Cannot assign null to property T::$i of type int; i: 1 NULL
i: 0 0
i: 9223372036854775807 9223372036854775807
TypeError Cannot assign string to property T::$i of type int; i: 1 NULL
TypeError Cannot assign array to property T::$i of type int; i: 1 NULL
f: 5.0 5.0
f: -3.0 -3.0
f: 1.5 1.5
f: 2.0 2.0
f: 12.0 12.0
f: 1.5 1.5
TypeError Cannot assign string to property T::$f of type float; f: 1.0 NULL
TypeError Cannot assign string to property T::$f of type float; f: 1.0 NULL
f: 7.0 7.0
TypeError Cannot assign string to property T::$f of type float; f: 1.0 NULL
f: 1.0 1.0
f: 0.0 0.0
TypeError Cannot assign null to property T::$f of type float; f: 1.0 NULL
f: 0.0 0.0
f: 9.223372036854776E+18 9.223372036854776E+18
f: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$f of type float; f: 1.0 NULL
nf: 5.0 5.0
nf: -3.0 -3.0
nf: 1.5 1.5
nf: 2.0 2.0
nf: 12.0 12.0
nf: 1.5 1.5
TypeError Cannot assign string to property T::$nf of type ?float; nf: NULL NULL
TypeError Cannot assign string to property T::$nf of type ?float; nf: NULL NULL
nf: 7.0 7.0
TypeError Cannot assign string to property T::$nf of type ?float; nf: NULL NULL
nf: 1.0 1.0
nf: 0.0 0.0
nf: NULL NULL
nf: 0.0 0.0
nf: 9.223372036854776E+18 9.223372036854776E+18
nf: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$nf of type ?float; nf: NULL NULL
s: '5' '5'
s: '-3' '-3'
s: '1.5' '1.5'
s: '2' '2'
s: '12' '12'
s: '1.5' '1.5'
s: 'x' 'x'
s: '' ''
s: ' 7 ' ' 7 '
s: '7x' '7x'
s: '1' '1'
s: '' ''
TypeError Cannot assign null to property T::$s of type string; s: '' NULL
s: '0' '0'
s: '9223372036854775807' '9223372036854775807'
s: '9223372036854775808' '9223372036854775808'
TypeError Cannot assign array to property T::$s of type string; s: '' NULL
b: true true
b: true true
b: true true
b: true true
b: true true
b: true true
b: true true
b: false false
b: true true
b: true true
b: true true
b: false false
TypeError Cannot assign null to property T::$b of type bool; b: true NULL
b: false false
b: true true
b: true true
TypeError Cannot assign array to property T::$b of type bool; b: true NULL
is: 5 5
is: -3 -3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 20
is: 1 1
is: 2 2
is: '12' '12'
is: '1.5' '1.5'
is: 'x' 'x'
is: '' ''
is: ' 7 ' ' 7 '
is: '7x' '7x'
is: 1 1
is: 0 0
TypeError Cannot assign null to property T::$is of type string|int; is: 1 NULL
is: '0' '0'
is: 9223372036854775807 9223372036854775807
is: '9223372036854775808' '9223372036854775808'
TypeError Cannot assign array to property T::$is of type string|int; is: 1 NULL
n: 5 5
n: -3 -3
n: 1.5 1.5
n: 2.0 2.0
n: 12 12
n: 1.5 1.5
TypeError Cannot assign string to property T::$n of type int|float; n: 0 NULL
TypeError Cannot assign string to property T::$n of type int|float; n: 0 NULL
n: 7 7
TypeError Cannot assign string to property T::$n of type int|float; n: 0 NULL
n: 1 1
n: 0 0
TypeError Cannot assign null to property T::$n of type int|float; n: 0 NULL
n: 0 0
n: 9223372036854775807 9223372036854775807
n: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$n of type int|float; n: 0 NULL
ib: 5 5
ib: -3 -3

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 20
ib: 1 1
ib: 2 2
ib: 12 12

Deprecated: Implicit conversion from float-string "1.5" to int loses precision in {PWD}/coercions_of_scalars.php on line 20
ib: 1 1
ib: true true
ib: false false
ib: 7 7
ib: true true
ib: true true
ib: false false
TypeError Cannot assign null to property T::$ib of type int|bool; ib: 0 NULL
ib: 0 0
ib: 9223372036854775807 9223372036854775807
ib: true true
TypeError Cannot assign array to property T::$ib of type int|bool; ib: 0 NULL
nb: true true
nb: true true
nb: true true
nb: true true
nb: true true
nb: true true
nb: true true
nb: false false
nb: true true
nb: true true
nb: true true
nb: false false
nb: NULL NULL
nb: false false
nb: true true
nb: true true
TypeError Cannot assign array to property T::$nb of type ?bool; nb: NULL NULL
q: 5 5
q: -3 -3
q: 1.5 1.5
q: 2.0 2.0
q: 12 12
q: 1.5 1.5
TypeError Cannot assign string to property T::$q of type int|float|null; q: NULL NULL
TypeError Cannot assign string to property T::$q of type int|float|null; q: NULL NULL
q: 7 7
TypeError Cannot assign string to property T::$q of type int|float|null; q: NULL NULL
q: 1 1
q: 0 0
q: NULL NULL
q: 0 0
q: 9223372036854775807 9223372036854775807
q: 9.223372036854776E+18 9.223372036854776E+18
TypeError Cannot assign array to property T::$q of type int|float|null; q: NULL NULL
int(5)
float(5)
string(1) "5"
bool(true)
int(5)
int(5)
int(5)
float(5)
string(1) "5"
bool(true)
int(5)
int(5)
int(12)
float(12)
string(2) "12"
bool(true)
int(12)
int(12)
int(12)
float(12)
string(2) "12"
bool(true)
int(12)
int(12)
Cannot assign string to property T::$i of type int
Cannot assign string to property T::$f of type float
Cannot assign string to property T::$n of type int|float
Cannot assign string to property T::$i of type int
Cannot assign string to property T::$f of type float
Cannot assign string to property T::$n of type int|float
int(1)
float(1)
string(1) "1"
bool(true)
int(1)
bool(true)
int(1)
float(1)
string(1) "1"
bool(true)
int(1)
bool(true)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 31
int(1)
float(1.5)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 42
string(3) "1.5"
bool(true)
float(1.5)
int(1)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 31
int(1)
float(1.5)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/coercions_of_scalars.php on line 42
string(3) "1.5"
bool(true)
float(1.5)
int(1)
int(2)
float(2)
string(1) "2"
bool(true)
float(2)
int(2)
int(2)
float(2)
string(1) "2"
bool(true)
float(2)
int(2)
Cannot assign null to property T::$i of type int
Cannot assign null to property T::$f of type float
Cannot assign null to property T::$s of type string
Cannot assign null to property T::$i of type int
Cannot assign null to property T::$f of type float
Cannot assign null to property T::$s of type string
