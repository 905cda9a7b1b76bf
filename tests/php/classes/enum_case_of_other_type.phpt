--TEST--
The type of a backed enum's values is checked when its constants are used
--FILE--
<?php
enum Wrong: string { case A = 1; case B = "b"; }
foreach (['Wrong::A', 'Wrong::B->value', 'Wrong::cases()', 'Wrong::A', 'Wrong::from(1)', 'Wrong::tryFrom("b")'] as $code) {
    try {
        eval("var_dump($code);");
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
foreach (['true', '1.0', 'null', '[]', '1 + 1.0', '"1"', '1', 'self::F', '1 . 2'] as $at => $value) {
    foreach (['int', 'string'] as $type) {
        eval("enum E$at$type: $type { const F = 3.5; case A = $value; }");
        try {
            var_dump(constant("E$at$type::A"), "E$at$type"::from(1));
        } catch (Error $e) {
            echo $e->getMessage(), "\n";
        }
    }
}

?>
--EXPECT--
Enum case type int does not match enum backing type string
Enum case type int does not match enum backing type string
array(2) {
  [0]=>
  enum(Wrong::A)
  [1]=>
  enum(Wrong::B)
}
Enum case type int does not match enum backing type string
Enum case type int does not match enum backing type string
Enum case type int does not match enum backing type string
Enum case type bool does not match enum backing type int
Enum case type bool does not match enum backing type string
Enum case type float does not match enum backing type int
Enum case type float does not match enum backing type string
Enum case type null does not match enum backing type int
Enum case type null does not match enum backing type string
Enum case type array does not match enum backing type int
Enum case type array does not match enum backing type string
Enum case type float does not match enum backing type int
Enum case type float does not match enum backing type string
Enum case type string does not match enum backing type int
enum(E5string::A)
enum(E5string::A)
enum(E6int::A)
enum(E6int::A)
Enum case type int does not match enum backing type string
Enum case type float does not match enum backing type int
Enum case type float does not match enum backing type string
Enum case type string does not match enum backing type int
"1" is not a valid backing value for enum E8string
