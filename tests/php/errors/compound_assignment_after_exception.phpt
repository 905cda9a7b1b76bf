--TEST--
A compound assignment to what is not there ends at a string that only begins with a number, when the first warning was thrown
--FILE--
<?php
set_error_handler(function ($level, $message) { throw new Exception($message); });
$object = new stdClass;
foreach (['2ab', '2', 5, 'ab', [], true] as $number => $operand) {
    foreach (['sum' => fn() => $object->{"sum$number"} += $operand,
              'rest' => fn() => $object->{"rest$number"} |= $operand,
              'text' => fn() => $object->{"text$number"} .= $operand] as $run) {
        try {
            var_dump($run());
        } catch (Throwable $e) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
var_dump($object);
function variables() {
    try {
        $sum += '2ab';
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    try {
        $list['key'] += '2ab';
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
    unset($e);
    var_dump(get_defined_vars());
}
variables();
?>
--EXPECT--
Exception: Undefined property: stdClass::$sum0
Exception: Undefined property: stdClass::$rest0
Exception: Undefined property: stdClass::$text0
Exception: Undefined property: stdClass::$sum1
Exception: Undefined property: stdClass::$rest1
Exception: Undefined property: stdClass::$text1
Exception: Undefined property: stdClass::$sum2
Exception: Undefined property: stdClass::$rest2
Exception: Undefined property: stdClass::$text2
Exception: Undefined property: stdClass::$sum3
Exception: Undefined property: stdClass::$rest3
Exception: Undefined property: stdClass::$text3
Exception: Undefined property: stdClass::$sum4
Exception: Undefined property: stdClass::$rest4
Exception: Undefined property: stdClass::$text4
Exception: Undefined property: stdClass::$sum5
Exception: Undefined property: stdClass::$rest5
Exception: Undefined property: stdClass::$text5
object(stdClass)#2 (18) {
  ["sum0"]=>
  NULL
  ["rest0"]=>
  NULL
  ["text0"]=>
  NULL
  ["sum1"]=>
  int(2)
  ["rest1"]=>
  int(2)
  ["text1"]=>
  NULL
  ["sum2"]=>
  int(5)
  ["rest2"]=>
  int(5)
  ["text2"]=>
  NULL
  ["sum3"]=>
  NULL
  ["rest3"]=>
  NULL
  ["text3"]=>
  NULL
  ["sum4"]=>
  NULL
  ["rest4"]=>
  NULL
  ["text4"]=>
  NULL
  ["sum5"]=>
  int(1)
  ["rest5"]=>
  int(1)
  ["text5"]=>
  NULL
}
Undefined variable $sum
Undefined variable $list
array(2) {
  ["sum"]=>
  NULL
  ["list"]=>
  array(0) {
  }
}
