--TEST--
Arguments that name a class are converted to strings, whatever they are
--FILE--
<?php
foreach (["get_class_vars", fn($name) => stream_wrapper_register("some", $name)] as $function) {
    foreach ([[], 1.5, null, "nope", "stdClass\0x", new stdClass] as $name) {
        try {
            var_dump($function($name));
        } catch (Error $e) {
            echo get_class($e), ": ", $e->getMessage(), "\n";
        }
    }
}
echo new ReflectionFunction("get_class_vars");
?>
--EXPECT--

Warning: Array to string conversion in {PWD}/class_name_arguments.php on line 5
TypeError: get_class_vars(): Argument #1 ($class) must be a valid class name, Array given
TypeError: get_class_vars(): Argument #1 ($class) must be a valid class name, 1.5 given
TypeError: get_class_vars(): Argument #1 ($class) must be a valid class name,  given
TypeError: get_class_vars(): Argument #1 ($class) must be a valid class name, nope given
TypeError: get_class_vars(): Argument #1 ($class) must be a valid class name, stdClass given
Error: Object of class stdClass could not be converted to string

Warning: Array to string conversion in {PWD}/class_name_arguments.php on line 2
TypeError: stream_wrapper_register(): Argument #2 ($class) must be a valid class name, Array given
TypeError: stream_wrapper_register(): Argument #2 ($class) must be a valid class name, 1.5 given
TypeError: stream_wrapper_register(): Argument #2 ($class) must be a valid class name,  given
TypeError: stream_wrapper_register(): Argument #2 ($class) must be a valid class name, nope given
TypeError: stream_wrapper_register(): Argument #2 ($class) must be a valid class name, stdClass given
Error: Object of class stdClass could not be converted to string
Function [ <internal:Core> function get_class_vars ] {

  - Parameters [1] {
    Parameter #0 [ <required> string $class ]
  }
  - Return [ array ]
}
