--TEST--
Assignments to references that typed properties hold
--FILE--
<?php
class TP {
    public int $i = 1;
    public ?string $s = null;
    public int|float $n = 0;
    public ?TP $o = null;
}
$t = new TP;
$r = &$t->i;
$s = &$t->s;
$n = &$t->n;
$ob = &$t->o;
foreach ([5, '7', true, 'x', 1.5, null, [], new TP] as $v) {
    foreach (['r', 's', 'n', 'ob'] as $w) {
        try {
            $$w = $v;
        } catch (TypeError $e) {
            echo $e->getMessage(), "\n";
        }
    }
    try {
        $r = $v;
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $s = $v;
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        var_dump($n = $v);
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $ob = $v;
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump($t->i, $t->s, $t->n, is_object($t->o));
}
class TP2 {
    public float $f = 1.0;
}
$t2 = new TP2;
$rr = &$t2->f;
$rr = 3;
var_dump($t2->f);
$t->n = &$t2->f;
try {
    $t->n = 4;
} catch (TypeError $e) {
    echo $e->getMessage();
}
var_dump($rr);
try {
    $rr = "5";
} catch (TypeError $e) {
    echo $e->getMessage();
}
var_dump($rr, $t->n);
--EXPECT--
Cannot assign int to reference held by property TP::$o of type ?TP
int(5)
Cannot assign int to reference held by property TP::$o of type ?TP
int(5)
string(1) "5"
int(5)
bool(false)
Cannot assign string to reference held by property TP::$o of type ?TP
int(7)
Cannot assign string to reference held by property TP::$o of type ?TP
int(7)
string(1) "7"
int(7)
bool(false)
Cannot assign bool to reference held by property TP::$o of type ?TP
int(1)
Cannot assign bool to reference held by property TP::$o of type ?TP
int(1)
string(1) "1"
int(1)
bool(false)
Cannot assign string to reference held by property TP::$i of type int
Cannot assign string to reference held by property TP::$n of type int|float
Cannot assign string to reference held by property TP::$o of type ?TP
Cannot assign string to reference held by property TP::$i of type int
Cannot assign string to reference held by property TP::$n of type int|float
Cannot assign string to reference held by property TP::$o of type ?TP
int(1)
string(1) "x"
int(1)
bool(false)

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/assigning_to_typed.php on line 16
Cannot assign float to reference held by property TP::$o of type ?TP

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/assigning_to_typed.php on line 22
float(1.5)
Cannot assign float to reference held by property TP::$o of type ?TP
int(1)
string(3) "1.5"
float(1.5)
bool(false)
Cannot assign null to reference held by property TP::$i of type int
Cannot assign null to reference held by property TP::$n of type int|float
Cannot assign null to reference held by property TP::$i of type int
Cannot assign null to reference held by property TP::$n of type int|float
int(1)
NULL
float(1.5)
bool(false)
Cannot assign array to reference held by property TP::$i of type int
Cannot assign array to reference held by property TP::$s of type ?string
Cannot assign array to reference held by property TP::$n of type int|float
Cannot assign array to reference held by property TP::$o of type ?TP
Cannot assign array to reference held by property TP::$i of type int
Cannot assign array to reference held by property TP::$s of type ?string
Cannot assign array to reference held by property TP::$n of type int|float
Cannot assign array to reference held by property TP::$o of type ?TP
int(1)
NULL
float(1.5)
bool(false)
Cannot assign TP to reference held by property TP::$i of type int
Cannot assign TP to reference held by property TP::$s of type ?string
Cannot assign TP to reference held by property TP::$n of type int|float
Cannot assign TP to reference held by property TP::$i of type int
Cannot assign TP to reference held by property TP::$s of type ?string
Cannot assign TP to reference held by property TP::$n of type int|float
int(1)
NULL
float(1.5)
bool(true)
float(3)
Cannot assign int to reference held by property TP2::$f of type float and property TP::$n of type int|float, as this would result in an inconsistent type conversionfloat(3)
Cannot assign string to reference held by property TP2::$f of type float and property TP::$n of type int|float, as this would result in an inconsistent type conversionfloat(3)
float(3)
