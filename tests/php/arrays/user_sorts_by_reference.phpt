--TEST--
usort() and its kin pass references among the elements on to callbacks that take them by reference
--FILE--
<?php
set_error_handler(function ($level, $message) use (&$said) { $said[] = $message; return true; });
$a = [3, 1, 2];
$x = 5;
$b = ['k' => 3, 'l' => &$x, 'm' => 1];
usort($a, function (&$left, &$right) { $order = $left <=> $right; $left = "z"; return $order; });
echo implode(' ', $a), "\n";
uasort($b, function (&$left, &$right) { $order = $left <=> $right; $left .= "!"; return $order; });
var_dump($b, $x);
uasort($b, fn($left, $right) => strcmp($left, $right));
echo json_encode($b), "\n";
$k = ["b" => 1, "a" => 2];
uksort($k, function (&$left, &$right) { return strcmp($left, $right); });
echo json_encode($k), "\n";
print_r(array_count_values($said));
?>
--EXPECT--
1 2 3
array(3) {
  ["m"]=>
  int(1)
  ["k"]=>
  int(3)
  ["l"]=>
  &string(2) "5!"
}
string(2) "5!"
{"m":1,"k":3,"l":"5!"}
{"a":2,"b":1}
Array
(
    [{closure}(): Argument #1 ($left) must be passed by reference, value given] => 6
    [{closure}(): Argument #2 ($right) must be passed by reference, value given] => 6
)
