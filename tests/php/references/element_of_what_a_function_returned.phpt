--TEST--
An element that refers to what a function returned by reference, without a variable
--FILE--
<?php
class Box
{
    private $held = ["a" => 1];

    function &__get($name)
    {
        if ($name === "nothing") {
            return;
        }
        return $this->held[$name];
    }
}
$box = new Box;
$array = [&$box->nothing, "k" => &$box->a, 3 => &$box->nothing];
var_dump($array);
$array["k"]++;
var_dump($box->a);
--EXPECT--
Notice: Only variable references should be returned by reference in {PWD}/element_of_what_a_function_returned.php on line 9

Notice: Only variable references should be returned by reference in {PWD}/element_of_what_a_function_returned.php on line 9
array(3) {
  [0]=>
  NULL
  ["k"]=>
  &int(1)
  [3]=>
  NULL
}
int(2)
