--TEST--
gettype(), get_debug_type() and settype() of all kinds of values
--FILE--
<?php
namespace N { class C {} enum E { case A; } }
namespace {
    $file = fopen("php://memory", "r");
    $values = [1, 1.5, "a", true, null, [], new N\C, N\E::A, new class {}, new class extends N\C {}, fn() => 1, $file];
    foreach ($values as $value) {
        echo gettype($value), " ", preg_replace('~\0.*~', '', get_debug_type($value)), " ", \gettype(...)($value), "\n";
    }
    fclose($file);
    echo gettype($file), " ", get_debug_type($file), "\n";
    foreach (["int", "integer", "float", "double", "string", "bool", "boolean", "null", "array", "INT"] as $type) {
        foreach ([5, -1.7, "12abc", "", "1.5e3", true, null, [1], PHP_INT_MAX . "0"] as $value) {
            @settype($value, $type);
            echo json_encode($value), " ";
        }
        echo "\n";
    }
    class Typed { public int $n = 5; }
    $typed = new Typed;
    $reference = &$typed->n;
    settype($reference, "string");
    var_dump($typed->n);
    $array = ["x" => "7"];
    settype($array["x"], "int");
    $copy = $array;
    settype($copy["x"], "string");
    var_dump($array, $copy);
    try {
        settype($array, "nothing");
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
integer int integer
double float double
string string string
boolean bool boolean
NULL null NULL
array array array
object N\C object
object N\E object
object class@anonymous object
object N\C@anonymous object
object Closure object
resource resource (stream) resource
resource (closed) resource (closed)
5 -1 12 0 1500 1 0 1 9223372036854775807 
5 -1 12 0 1500 1 0 1 9223372036854775807 
5 -1.7 12 0 1500 1 0 1 9.223372036854776e+19 
5 -1.7 12 0 1500 1 0 1 9.223372036854776e+19 
"5" "-1.7" "12abc" "" "1.5e3" "1" "" "Array" "92233720368547758070" 
true true true false true true false true true 
true true true false true true false true true 
null null null null null null null null null 
[5] [-1.7] ["12abc"] [""] ["1.5e3"] [true] [] [1] ["92233720368547758070"] 
5 -1 12 0 1500 1 0 1 9223372036854775807 
int(5)
array(1) {
  ["x"]=>
  int(7)
}
array(1) {
  ["x"]=>
  string(1) "7"
}
settype(): Argument #2 ($type) must be a valid type
