--TEST--
Objects whose constructor was not called
--FILE--
<?php
class MyDate extends DateTime { function __construct() {} }
class MyZone extends DateTimeZone { function __construct() {} }
class MyInterval extends DateInterval { function __construct() {} }
class MyPeriod extends DatePeriod { function __construct() {} }
foreach ([fn() => (new MyDate)->format("Y"), fn() => (new MyDate)->diff(new DateTime), fn() => (new MyZone)->getName(),
    fn() => (new MyInterval)->format("%y"), fn() => (new MyPeriod)->getStartDate(), fn() => new DateTime("now", new MyZone),
    fn() => iterator_to_array(new MyPeriod), fn() => new MyZone == new MyZone, fn() => serialize(new MyDate)] as $attempt) {
    try {
        $attempt();
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
var_dump(new MyDate == new DateTime);
print_r(new MyDate);
print_r(new MyPeriod);
--EXPECT--
The DateTime object has not been correctly initialized by its constructor
The DateTimeInterface object has not been correctly initialized by its constructor
The DateTimeZone object has not been correctly initialized by its constructor
The DateInterval object has not been correctly initialized by its constructor
The DatePeriod object has not been correctly initialized by its constructor
The DateTimeZone object has not been correctly initialized by its constructor
DatePeriod has not been initialized correctly
Trying to compare uninitialized DateTimeZone objects
The DateTime object has not been correctly initialized by its constructor

Warning: main(): Trying to compare an incomplete DateTime or DateTimeImmutable object in {PWD}/uninitialised.php on line 15
bool(false)
MyDate Object
(
)
MyPeriod Object
(
)
