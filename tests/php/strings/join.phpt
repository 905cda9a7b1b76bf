--TEST--
join() is implode()
--FILE--
<?php
var_dump(join(',', [1, 2.5, true, null, 'x']), join(['a', 'b']), join(', ', []));
try {
    join('a', 'b');
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(10) "1,2.5,1,,x"
string(2) "ab"
string(0) ""
join(): Argument #2 ($array) must be of type ?array, string given
