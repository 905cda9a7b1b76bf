--TEST--
Closures dumped and printed: parameters, variables used, $this, names
--FILE--
<?php
$r = 1;
$arr = [];
$f = function(int $a, &$b, $c=1, ...$d) use ($r, &$arr) {}; var_dump($f); print_r($f); 
class C { function m() { return function() {}; } static function s() { return static fn() => 1; } }
var_dump((new C)->m()); var_dump(C::s()); var_dump(strlen(...));
--EXPECT--
object(Closure)#1 (2) {
  ["static"]=>
  array(2) {
    ["r"]=>
    int(1)
    ["arr"]=>
    &array(0) {
    }
  }
  ["parameter"]=>
  array(4) {
    ["$a"]=>
    string(10) "<required>"
    ["&$b"]=>
    string(10) "<required>"
    ["$c"]=>
    string(10) "<optional>"
    ["$d"]=>
    string(10) "<optional>"
  }
}
Closure Object
(
    [static] => Array
        (
            [r] => 1
            [arr] => Array
                (
                )

        )

    [parameter] => Array
        (
            [$a] => <required>
            [&$b] => <required>
            [$c] => <optional>
            [$d] => <optional>
        )

)
object(Closure)#3 (1) {
  ["this"]=>
  object(C)#2 (0) {
  }
}
object(Closure)#3 (0) {
}
object(Closure)#3 (2) {
  ["function"]=>
  string(6) "strlen"
  ["parameter"]=>
  array(1) {
    ["$string"]=>
    string(10) "<required>"
  }
}
