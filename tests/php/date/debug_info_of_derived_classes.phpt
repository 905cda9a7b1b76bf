--TEST--
__debugInfo() of classes derived from dates and zones is not asked, that of intervals and periods is
--FILE--
<?php
trait Debugged
{
    private $hidden = 5;

    public function __debugInfo()
    {
        return ['asked' => true];
    }
}
class MyDate extends DateTime { use Debugged; }
class MyImmutable extends DateTimeImmutable { use Debugged; }
class MyZone extends DateTimeZone { use Debugged; }
class MyInterval extends DateInterval { use Debugged; }
class MyPeriod extends DatePeriod { use Debugged; }
$start = new DateTime('2020-01-01 UTC');
$day = new DateInterval('P1D');
foreach ([new MyDate('@5'), new MyImmutable('2020-01-01 UTC'), new MyZone('UTC'), new MyInterval('P1D'),
    new MyPeriod($start, $day, 2)] as $object) {
    var_dump($object);
    print_r($object);
}
--EXPECT--
object(MyDate)#3 (4) {
  ["hidden":"MyDate":private]=>
  int(5)
  ["date"]=>
  string(26) "1970-01-01 00:00:05.000000"
  ["timezone_type"]=>
  int(1)
  ["timezone"]=>
  string(6) "+00:00"
}
MyDate Object
(
    [hidden:MyDate:private] => 5
    [date] => 1970-01-01 00:00:05.000000
    [timezone_type] => 1
    [timezone] => +00:00
)
object(MyImmutable)#4 (4) {
  ["hidden":"MyImmutable":private]=>
  int(5)
  ["date"]=>
  string(26) "2020-01-01 00:00:00.000000"
  ["timezone_type"]=>
  int(3)
  ["timezone"]=>
  string(3) "UTC"
}
MyImmutable Object
(
    [hidden:MyImmutable:private] => 5
    [date] => 2020-01-01 00:00:00.000000
    [timezone_type] => 3
    [timezone] => UTC
)
object(MyZone)#5 (3) {
  ["hidden":"MyZone":private]=>
  int(5)
  ["timezone_type"]=>
  int(3)
  ["timezone"]=>
  string(3) "UTC"
}
MyZone Object
(
    [hidden:MyZone:private] => 5
    [timezone_type] => 3
    [timezone] => UTC
)
object(MyInterval)#6 (1) {
  ["asked"]=>
  bool(true)
}
MyInterval Object
(
    [asked] => 1
)
object(MyPeriod)#7 (1) {
  ["asked"]=>
  bool(true)
}
MyPeriod Object
(
    [asked] => 1
)
