--TEST--
A method that returns an undefined variable lets go of its variables before its object, each time it is called
--FILE--
<?php
class Box {
    function undefined() { return $nothing; }
    function stored(object $argument) { $variable = new stdClass; return $nothing; }
    static function tell(mixed $value) { var_dump($value, spl_object_id(new stdClass)); }
}
set_error_handler(fn($level, $message) => print("$message\n"));
for ($round = 0; $round < 4; $round++) {
    Box::tell((new Box)->undefined(new stdClass, new stdClass));
    Box::tell((new Box)->stored(new stdClass));
    (new Box)->undefined(new stdClass);
    Box::tell($round);
}
?>
--EXPECT--
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
int(0)
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
int(1)
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
int(2)
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
NULL
int(2)
Undefined variable $nothing
int(3)
int(2)
