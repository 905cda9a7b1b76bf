--TEST--
Options of the command line, short and long, until the first that is none
--ARGS--
-v -v -a1 -b 2 --long=5 --flag --optional -c rest -x
--FILE--
<?php
print_r(getopt('va:b:c', ['long:', 'flag', 'optional::'], $rest));
var_dump($rest, array_slice($argv, $rest), getopt(''), getopt('a::', []));
--EXPECT--
Array
(
    [v] => Array
        (
            [0] => 
            [1] => 
        )

    [a] => 1
    [b] => 2
    [long] => 5
    [flag] => 
    [optional] => 
    [c] => 
)
int(10)
array(2) {
  [0]=>
  string(4) "rest"
  [1]=>
  string(2) "-x"
}
array(0) {
}
array(1) {
  ["a"]=>
  string(1) "1"
}
