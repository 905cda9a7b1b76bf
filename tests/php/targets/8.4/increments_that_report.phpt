--TEST--
++ and -- of values that they do not change
--INI--
zvm.php=8.4
--FILE--
<?php
set_error_handler(fn($l, $m) => print("[$l $m]")); foreach ([null, true, false, '', 'a', 'Z9', '5x', '-', "\xff", '1e3', ' 5', '5 ', 1.5, PHP_INT_MAX, [], new stdClass, STDIN] as $v) foreach (['++', '--'] as $op) { $x = $v; try { $op == '++' ? $x++ : $x--; echo json_encode([$v, $x], JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE), "\n"; } catch (TypeError $e) { echo $e->getMessage(), "\n"; } }
--EXPECT--
[null,1]
[2 Decrement on type null has no effect, this will change in the next major version of PHP][null,null]
[2 Increment on type bool has no effect, this will change in the next major version of PHP][true,true]
[2 Decrement on type bool has no effect, this will change in the next major version of PHP][true,true]
[2 Increment on type bool has no effect, this will change in the next major version of PHP][false,false]
[2 Decrement on type bool has no effect, this will change in the next major version of PHP][false,false]
[8192 Increment on non-alphanumeric string is deprecated]["","1"]
[8192 Decrement on empty string is deprecated as non-numeric]["",-1]
["a","b"]
[8192 Decrement on non-numeric string has no effect and is deprecated]["a","a"]
["Z9","AA0"]
[8192 Decrement on non-numeric string has no effect and is deprecated]["Z9","Z9"]
["5x","5y"]
[8192 Decrement on non-numeric string has no effect and is deprecated]["5x","5x"]
[8192 Increment on non-alphanumeric string is deprecated]["-","-"]
[8192 Decrement on non-numeric string has no effect and is deprecated]["-","-"]
[8192 Increment on non-alphanumeric string is deprecated]["\ufffd","\ufffd"]
[8192 Decrement on non-numeric string has no effect and is deprecated]["\ufffd","\ufffd"]
["1e3",1001]
["1e3",999]
[" 5",6]
[" 5",4]
["5 ",6]
["5 ",4]
[1.5,2.5]
[1.5,0.5]
[9223372036854775807,9.223372036854776e+18]
[9223372036854775807,9223372036854775806]
Cannot increment array
Cannot decrement array
Cannot increment stdClass
Cannot decrement stdClass
Cannot increment resource
Cannot decrement resource
