--TEST--
Strings taken apart by list() give null for each variable, also where their characters could be
--FILE--
<?php
function take(mixed $value, mixed $key = 0) {
    [$a, , $b] = $value;
    [$key => $c] = $value;
    ['name' => [$d]] = ['name' => $value];
    var_dump($a, $b, $c, $d);
}
foreach (['text', '', "t\xe9xt", 5, [1, 2, 3]] as $value) {
    take($value);
    $position = 1;
    $reference = &$position;
    take($value, $reference);
    [$undefined => $last] = $value;
}
foreach (['ab', 'cd'] as [$first, $second]) {
    var_dump($first, $second);
}
[$x, $list[-1], $y] = '12 ';
var_dump($x, $list, $y);
?>
--EXPECT--
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL

Warning: Undefined variable $undefined in {PWD}/list_of_string.php on line 13
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL

Warning: Undefined variable $undefined in {PWD}/list_of_string.php on line 13
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL

Warning: Undefined variable $undefined in {PWD}/list_of_string.php on line 13
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL

Warning: Undefined variable $undefined in {PWD}/list_of_string.php on line 13
int(1)
int(3)
int(1)
int(1)
int(1)
int(3)
int(2)
int(1)

Warning: Undefined variable $undefined in {PWD}/list_of_string.php on line 13

Warning: Undefined array key "" in {PWD}/list_of_string.php on line 13
NULL
NULL
NULL
NULL
NULL
array(1) {
  [-1]=>
  NULL
}
NULL
