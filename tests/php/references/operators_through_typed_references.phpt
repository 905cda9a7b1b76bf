--TEST--
Operators, ++ and assignments through references that typed properties hold, again and again
--FILE--
<?php
class P {
    public int $int = 1;
    public ?float $float = 1.5;
    public string $text = 'a';
    public int|string $either = 1;
    public bool $bool = false;
    public static int $shared = 1;
}
function step(&$x) { $x++; return $x; }
function add(&$x, $y) { $x += $y; return $x; }
function append(&$x) { $x .= '1'; return $x; }
$p = new P;
for ($i = 0; $i < 3; $i++) {
    foreach (['int', 'float', 'text', 'either', 'bool'] as $name) {
        foreach ([fn(&$x) => step($x), fn(&$x) => add($x, 2), fn(&$x) => add($x, 1.5), fn(&$x) => append($x), fn(&$x) => $x = $i,
                  fn(&$x) => $x = "$i", fn(&$x) => $x = [], fn(&$x) => $x--, fn(&$x) => $x = null] as $number => $operation) {
            try {
                echo "$name $number ", var_export($operation($p->$name), true), "\n";
            } catch (Error $e) {
                echo "$name $number ", $e->getMessage(), "\n";
            }
        }
    }
}
$p->int = PHP_INT_MAX;
$r = &$p->int;
foreach ([fn() => $r++, fn() => $r += 1, fn() => $r = 1.0] as $n => $f) {
    $f = Closure::fromCallable(function () use (&$r, $n) { return match ($n) { 0 => $r++, 1 => $r += 1, 2 => $r = 3.0 }; });
    try {
        var_dump($f());
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
$s = &P::$shared;
$s += 4;
$s++;
var_dump(P::$shared, $p);
for ($i = 0; $i < 2; $i++) {
    $q = new P;
    $w = &$q->int;
    $w = $i;
    unset($w);
    var_dump($q->int);
}
--EXPECT--
int 0 2
int 1 4
int 2 
Deprecated: Implicit conversion from float 5.5 to int loses precision in {PWD}/operators_through_typed_references.php on line 11
5
int 3 51
int 4 0
int 5 0
int 6 int 6 Cannot assign array to reference held by property P::$int of type int
int 7 0
int 8 int 8 Cannot assign null to reference held by property P::$int of type int
float 0 2.5
float 1 4.5
float 2 6.0
float 3 61.0
float 4 0.0
float 5 0.0
float 6 float 6 Cannot assign array to reference held by property P::$float of type ?float
float 7 0.0
float 8 NULL
text 0 'b'
text 1 text 1 Unsupported operand types: string + int
text 2 text 2 Unsupported operand types: string + float
text 3 '1'
text 4 '0'
text 5 '0'
text 6 text 6 Cannot assign array to reference held by property P::$text of type string
text 7 '0'
text 8 text 8 Cannot assign null to reference held by property P::$text of type string
either 0 2
either 1 4
either 2 
Deprecated: Implicit conversion from float 5.5 to int loses precision in {PWD}/operators_through_typed_references.php on line 11
5
either 3 '51'
either 4 0
either 5 '0'
either 6 either 6 Cannot assign array to reference held by property P::$either of type string|int
either 7 '0'
either 8 either 8 Cannot assign null to reference held by property P::$either of type string|int
bool 0 false
bool 1 true
bool 2 true
bool 3 true
bool 4 false
bool 5 false
bool 6 bool 6 Cannot assign array to reference held by property P::$bool of type bool
bool 7 false
bool 8 bool 8 Cannot assign null to reference held by property P::$bool of type bool
int 0 0
int 1 2
int 2 
Deprecated: Implicit conversion from float 3.5 to int loses precision in {PWD}/operators_through_typed_references.php on line 11
3
int 3 31
int 4 1
int 5 1
int 6 int 6 Cannot assign array to reference held by property P::$int of type int
int 7 1
int 8 int 8 Cannot assign null to reference held by property P::$int of type int
float 0 1.0
float 1 3.0
float 2 4.5
float 3 4.51
float 4 1.0
float 5 1.0
float 6 float 6 Cannot assign array to reference held by property P::$float of type ?float
float 7 1.0
float 8 NULL
text 0 '0'
text 1 '2'
text 2 '3.5'
text 3 '3.51'
text 4 '1'
text 5 '1'
text 6 text 6 Cannot assign array to reference held by property P::$text of type string
text 7 '1'
text 8 text 8 Cannot assign null to reference held by property P::$text of type string
either 0 0
either 1 2
either 2 
Deprecated: Implicit conversion from float 3.5 to int loses precision in {PWD}/operators_through_typed_references.php on line 11
3
either 3 '31'
either 4 1
either 5 '1'
either 6 either 6 Cannot assign array to reference held by property P::$either of type string|int
either 7 '1'
either 8 either 8 Cannot assign null to reference held by property P::$either of type string|int
bool 0 false
bool 1 true
bool 2 true
bool 3 true
bool 4 true
bool 5 true
bool 6 bool 6 Cannot assign array to reference held by property P::$bool of type bool
bool 7 true
bool 8 bool 8 Cannot assign null to reference held by property P::$bool of type bool
int 0 1
int 1 3
int 2 
Deprecated: Implicit conversion from float 4.5 to int loses precision in {PWD}/operators_through_typed_references.php on line 11
4
int 3 41
int 4 2
int 5 2
int 6 int 6 Cannot assign array to reference held by property P::$int of type int
int 7 2
int 8 int 8 Cannot assign null to reference held by property P::$int of type int
float 0 1.0
float 1 3.0
float 2 4.5
float 3 4.51
float 4 2.0
float 5 2.0
float 6 float 6 Cannot assign array to reference held by property P::$float of type ?float
float 7 2.0
float 8 NULL
text 0 '1'
text 1 '3'
text 2 '4.5'
text 3 '4.51'
text 4 '2'
text 5 '2'
text 6 text 6 Cannot assign array to reference held by property P::$text of type string
text 7 '2'
text 8 text 8 Cannot assign null to reference held by property P::$text of type string
either 0 1
either 1 3
either 2 
Deprecated: Implicit conversion from float 4.5 to int loses precision in {PWD}/operators_through_typed_references.php on line 11
4
either 3 '41'
either 4 2
either 5 '2'
either 6 either 6 Cannot assign array to reference held by property P::$either of type string|int
either 7 '2'
either 8 either 8 Cannot assign null to reference held by property P::$either of type string|int
bool 0 true
bool 1 true
bool 2 true
bool 3 true
bool 4 true
bool 5 true
bool 6 bool 6 Cannot assign array to reference held by property P::$bool of type bool
bool 7 true
bool 8 bool 8 Cannot assign null to reference held by property P::$bool of type bool
Cannot increment a reference held by property P::$int of type int past its maximal value
Cannot assign float to reference held by property P::$int of type int
int(3)
int(6)
object(P)#1 (5) {
  ["int"]=>
  &int(3)
  ["float"]=>
  NULL
  ["text"]=>
  string(1) "1"
  ["either"]=>
  int(1)
  ["bool"]=>
  bool(true)
}
int(0)
int(1)
