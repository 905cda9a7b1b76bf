--TEST--
Back traces show collected named arguments as they were converted
--FILE--
<?php
function f(int ...$numbers)
{
    var_dump($numbers);
    throw new Exception;
}
try {
    f(...["1", "named" => false, "other" => "12"]);
} catch (Exception $exception) {
    echo $exception->getTraceAsString(), "\n";
    var_dump($exception->getTrace()[0]["args"]);
}
--EXPECT--
array(3) {
  [0]=>
  int(1)
  ["named"]=>
  int(0)
  ["other"]=>
  int(12)
}
#0 {PWD}/collected_named_arguments_in_traces.php(8): f(1, named: 0, other: 12)
#1 {main}
array(3) {
  [0]=>
  int(1)
  ["named"]=>
  int(0)
  ["other"]=>
  int(12)
}
