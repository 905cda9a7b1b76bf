--TEST--
yield of an undefined value under an undefined key: the value is reported first
--FILE--
<?php
function pairs() {
    $sent = yield $key => $value;
    var_dump($sent);
    yield $key => 1;
    yield 2 => $value;
    $reference = &$known;
    $known = 'k';
    yield $reference => 3;
}
foreach (pairs() as $key => $value) {
    var_dump($key, $value);
}
--EXPECT--
Warning: Undefined variable $value in {PWD}/undefined_key_and_value.php on line 3

Warning: Undefined variable $key in {PWD}/undefined_key_and_value.php on line 3
NULL
NULL
NULL

Warning: Undefined variable $key in {PWD}/undefined_key_and_value.php on line 5
NULL
int(1)

Warning: Undefined variable $value in {PWD}/undefined_key_and_value.php on line 6
int(2)
NULL
string(1) "k"
int(3)
