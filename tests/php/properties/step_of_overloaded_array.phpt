--TEST--
An error handler is told nothing while a property that cannot be stepped is written back
--FILE--
<?php
set_error_handler(function ($level, $message) {
    echo "handler: $message\n";
});
class Overloaded
{
    function __get($name)
    {
        return [1];
    }
}
foreach (['pre' => fn($o) => ++$o->p, 'post' => fn($o) => $o->p--] as $name => $step) {
    $object = new Overloaded;
    try {
        $step($object);
    } catch (TypeError $error) {
        echo "$name: ", $error->getMessage(), "\n";
    }
    var_dump($object);
}
--EXPECT--
pre: Cannot increment array
object(Overloaded)#4 (1) {
  ["p"]=>
  array(1) {
    [0]=>
    int(1)
  }
}
post: Cannot decrement array
object(Overloaded)#6 (1) {
  ["p"]=>
  array(1) {
    [0]=>
    int(1)
  }
}
