--TEST--
A lost fraction that an error handler throws for ends the conversion to a union
--FILE--
<?php
function report($call) {
    try { var_dump($call()); } catch (Throwable $e) {
        for (; $e; $e = $e->getPrevious()) echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
set_error_handler(function ($level, $message) { throw new Exception($message); });
class Holder {
    public int|bool $ib = 1;
    public int|string $is = 1;
    public int|float $if = 1;
    public static int|bool $static = 1;
}
$holder = new Holder;
foreach (["ib", "is", "if"] as $name) {
    $reference = &$holder->$name;
    foreach ([1.5, "1.5", "x", "1e30"] as $value) {
        echo "$name ", json_encode($value), "\n";
        report(function () use (&$reference, $value) { $reference = $value; });
        report(function () use (&$reference) { $reference += 0.5; });
        report(function () use ($holder, $name, $value) { $holder->$name = $value; });
        var_dump($reference);
    }
}
report(function () { Holder::$static = "1.5"; });
foreach ([1.5, "1.5"] as $value) {
    report(fn () => (fn (int|bool $x) => $x)($value));
    report(fn () => (fn (int|string $x) => $x)($value));
    report(fn () => (fn ($x): int|bool => $x)($value));
    report(fn () => (fn ($x): int|string => $x)($value));
}
--EXPECT--
ib 1.5
TypeError: Cannot assign float to reference held by property Holder::$ib of type int|bool
Exception: Implicit conversion from float 1.5 to int loses precision
TypeError: Cannot assign float to reference held by property Holder::$ib of type int|bool
Exception: Implicit conversion from float 1.5 to int loses precision
Exception: Implicit conversion from float 1.5 to int loses precision
int(1)
ib "1.5"
TypeError: Cannot assign string to reference held by property Holder::$ib of type int|bool
Exception: Implicit conversion from float-string "1.5" to int loses precision
TypeError: Cannot assign float to reference held by property Holder::$ib of type int|bool
Exception: Implicit conversion from float 1.5 to int loses precision
Exception: Implicit conversion from float-string "1.5" to int loses precision
int(1)
ib "x"
NULL
TypeError: Cannot assign float to reference held by property Holder::$ib of type int|bool
Exception: Implicit conversion from float 1.5 to int loses precision
NULL
bool(true)
ib "1e30"
NULL
TypeError: Cannot assign float to reference held by property Holder::$ib of type int|bool
Exception: Implicit conversion from float 1.5 to int loses precision
NULL
bool(true)
is 1.5
TypeError: Cannot assign float to reference held by property Holder::$is of type string|int
Exception: Implicit conversion from float 1.5 to int loses precision
TypeError: Cannot assign float to reference held by property Holder::$is of type string|int
Exception: Implicit conversion from float 1.5 to int loses precision
Exception: Implicit conversion from float 1.5 to int loses precision
int(1)
is "1.5"
NULL
NULL
NULL
string(3) "1.5"
is "x"
NULL
TypeError: Unsupported operand types: string + float
NULL
string(1) "x"
is "1e30"
NULL
NULL
NULL
string(4) "1e30"
if 1.5
NULL
NULL
NULL
float(1.5)
if "1.5"
NULL
NULL
NULL
float(1.5)
if "x"
TypeError: Cannot assign string to reference held by property Holder::$if of type int|float
NULL
TypeError: Cannot assign string to property Holder::$if of type int|float
float(2)
if "1e30"
NULL
NULL
NULL
float(1.0E+30)
Exception: Implicit conversion from float-string "1.5" to int loses precision
Exception: Implicit conversion from float 1.5 to int loses precision
Exception: Implicit conversion from float 1.5 to int loses precision
TypeError: {closure}(): Return value must be of type int|bool, float returned
Exception: Implicit conversion from float 1.5 to int loses precision
TypeError: {closure}(): Return value must be of type string|int, float returned
Exception: Implicit conversion from float 1.5 to int loses precision
Exception: Implicit conversion from float-string "1.5" to int loses precision
string(3) "1.5"
TypeError: {closure}(): Return value must be of type int|bool, string returned
Exception: Implicit conversion from float-string "1.5" to int loses precision
string(3) "1.5"
