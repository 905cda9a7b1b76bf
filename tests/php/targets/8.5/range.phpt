--TEST--
range() as PHP 8.3 made it: digits, signs of steps, warnings
--INI--
zvm.php=8.5
--FILE--
<?php
function show(...$a) { try { echo json_encode(range(...$a), JSON_PRESERVE_ZERO_FRACTION), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
foreach ([1, 2.0, '7', '1.5', 'e', '', 'ab', null] as $start) {
    foreach ([4, '2', 'c', ''] as $end) {
        foreach ([1, -1, 1.5] as $step) show($start, $end, $step);
    }
}
show(1, 5, 0); show(1, 5, NAN); show(INF, 1); show([], 1); show(1, 3, null); show(1, 2, PHP_INT_MIN);
show(1, 2 ** 40); show(1e20, 0, 2.5); show(PHP_INT_MIN, PHP_INT_MAX);
--EXPECTF--
[1,2,3,4]
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges
[1.0,2.5,4.0]
[1,2]
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges
ValueError: range(): Argument #3 ($step) must be less than the range spanned by argument #1 ($start) and argument #2 ($end)

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[1,0]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[1,0]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
ValueError: range(): Argument #3 ($step) must be less than the range spanned by argument #1 ($start) and argument #2 ($end)

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[1,0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[1,0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
ValueError: range(): Argument #3 ($step) must be less than the range spanned by argument #1 ($start) and argument #2 ($end)
[2.0,3.0,4.0]
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges
[2.0,3.5]
[2.0]
[2.0]
[2.0]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[2.0,1.0,0.0]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[2.0,1.0,0.0]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[2.0,0.5]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[2.0,1.0,0.0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[2.0,1.0,0.0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[2.0,0.5]
[7,6,5,4]
[7,6,5,4]
[7.0,5.5,4.0]
["7","6","5","4","3","2"]
["7","6","5","4","3","2"]
[7.0,5.5,4.0,2.5]
["7","8","9",":",";","<","=",">","?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","[","\\","]","^","_","`","a","b","c"]
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Warning: range(): Argument #3 ($step) must be of type int when generating an array of characters, inputs converted to 0 in %s on line 2
[7.0,5.5,4.0,2.5,1.0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[7,6,5,4,3,2,1,0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[7,6,5,4,3,2,1,0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[7.0,5.5,4.0,2.5,1.0]
[1.5,2.5,3.5]
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges
[1.5,3.0]
ValueError: range(): Argument #3 ($step) must be less than the range spanned by argument #1 ($start) and argument #2 ($end)
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges
ValueError: range(): Argument #3 ($step) must be less than the range spanned by argument #1 ($start) and argument #2 ($end)

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[1.5,0.5]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[1.5,0.5]

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[1.5,0.0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[1.5,0.5]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[1.5,0.5]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[1.5,0.0]

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0,1,2,3,4]

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0.0,1.5,3.0]
["e","d","c","b","a","`","_","^","]","\\","[","Z","Y","X","W","V","U","T","S","R","Q","P","O","N","M","L","K","J","I","H","G","F","E","D","C","B","A","@","?",">","=","<",";",":","9","8","7","6","5","4","3","2"]
["e","d","c","b","a","`","_","^","]","\\","[","Z","Y","X","W","V","U","T","S","R","Q","P","O","N","M","L","K","J","I","H","G","F","E","D","C","B","A","@","?",">","=","<",";",":","9","8","7","6","5","4","3","2"]

Warning: range(): Argument #3 ($step) must be of type int when generating an array of characters, inputs converted to 0 in %s on line 2
[0.0,1.5]
["e","d","c"]
["e","d","c"]

Warning: range(): Argument #3 ($step) must be of type int when generating an array of characters, inputs converted to 0 in %s on line 2
[0.0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0]

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0.0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2
[0,1,2,3,4]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2
[0.0,1.5,3.0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2
[0,1,2]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2
[0.0,1.5]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[0.0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[0]

Warning: range(): Argument #1 ($start) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[0.0]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0,1,2,3,4]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0.0,1.5,3.0]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2
["a","`","_","^","]","\\","[","Z","Y","X","W","V","U","T","S","R","Q","P","O","N","M","L","K","J","I","H","G","F","E","D","C","B","A","@","?",">","=","<",";",":","9","8","7","6","5","4","3","2"]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2
["a","`","_","^","]","\\","[","Z","Y","X","W","V","U","T","S","R","Q","P","O","N","M","L","K","J","I","H","G","F","E","D","C","B","A","@","?",">","=","<",";",":","9","8","7","6","5","4","3","2"]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #3 ($step) must be of type int when generating an array of characters, inputs converted to 0 in %s on line 2
[0.0,1.5]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2
["a","b","c"]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #3 ($step) must be of type int when generating an array of characters, inputs converted to 0 in %s on line 2
[0.0]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0]

Warning: range(): Argument #1 ($start) must be a single byte, subsequent bytes are ignored in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2

Warning: range(): Argument #2 ($end) must be a single byte string if argument #1 ($start) is a single byte string, argument #1 ($start) converted to 0 in %s on line 2
[0.0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2
[0,1,2,3,4]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2
[0.0,1.5,3.0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2
[0,1,2]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2
ValueError: range(): Argument #3 ($step) must be greater than 0 for increasing ranges

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2
[0.0,1.5]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2

Warning: range(): Argument #1 ($start) must be a single byte string if argument #2 ($end) is a single byte string, argument #2 ($end) converted to 0 in %s on line 2
[0.0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[0]

Deprecated: range(): Passing null to parameter #1 ($start) of type string|int|float is deprecated in %s on line 2

Warning: range(): Argument #2 ($end) must not be empty, casted to 0 in %s on line 2
[0.0]
ValueError: range(): Argument #3 ($step) cannot be 0
ValueError: range(): Argument #3 ($step) must be a finite number, NAN provided
ValueError: range(): Argument #1 ($start) must be a finite number, INF provided
TypeError: range(): Argument #1 ($start) must be of type string|int|float, array given

Deprecated: range(): Passing null to parameter #3 ($step) of type int|float is deprecated in %s on line 2
ValueError: range(): Argument #3 ($step) cannot be 0
ValueError: range(): Argument #3 ($step) must be greater than -9223372036854775808
ValueError: The supplied range exceeds the maximum array size by 1098437885952 elements: start=1, end=1099511627776, step=1. Calculated size: 1099511627775. Maximum size: 1073741824.
ValueError: The supplied range exceeds the maximum array size by 39999999998926258176.0 elements: start=0.0, end=100000000000000000000.0, step=2.5. Max size: 1073741824
ValueError: The supplied range exceeds the maximum array size by 18446744072635809792 elements: start=-9223372036854775808, end=9223372036854775807, step=1. Calculated size: 18446744073709551615. Maximum size: 1073741824.
