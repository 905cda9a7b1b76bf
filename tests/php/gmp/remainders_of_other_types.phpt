--TEST--
The left operand of % is converted before that on the right overloads it
--EXTENSIONS--
gmp
--FILE--
<?php
$number = gmp_init(7);
foreach (['"0.5"', '1.5', '"abc"', '"5x"', 'null', 'true', '[]', 'new stdClass', '"12"'] as $left) {
    echo "$left: ";
    try {
        echo eval("return $left % \$number;"), "\n";
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
--EXPECT--
"0.5": 
Deprecated: Implicit conversion from float-string "0.5" to int loses precision in {PWD}/remainders_of_other_types.php(6) : eval()'d code on line 1
ValueError: Number is not an integer string
1.5: 
Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/remainders_of_other_types.php(6) : eval()'d code on line 1

Deprecated: Implicit conversion from float 1.5 to int loses precision in {PWD}/remainders_of_other_types.php(6) : eval()'d code on line 1
1
"abc": TypeError: Unsupported operand types: string % GMP
"5x": 
Warning: A non-numeric value encountered in {PWD}/remainders_of_other_types.php(6) : eval()'d code on line 1
ValueError: Number is not an integer string
null: TypeError: Number must be of type GMP|string|int, null given
true: 1
[]: TypeError: Unsupported operand types: array % GMP
new stdClass: TypeError: Unsupported operand types: stdClass % GMP
"12": 5
