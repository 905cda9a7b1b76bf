--TEST--
Methods of date objects whose constructor did not run
--FILE--
<?php
class MyDT extends DateTime { function __construct() {} } class MyDTI extends DateTimeImmutable { function __construct() {} } class MyTZ extends DateTimeZone { function __construct() {} } class MyDI extends DateInterval { function __construct() {} } class MyDP extends DatePeriod { function __construct() {} }
$args = ['modify'=>['+1 day'], 'add'=>[new DateInterval('P1D')], 'sub'=>[new DateInterval('P1D')], 'setTimezone'=>[new DateTimeZone('UTC')], 'setTime'=>[1,2], 'setDate'=>[1,2,3], 'setISODate'=>[2000,1], 'setTimestamp'=>[1], 'diff'=>[new DateTime], 'format'=>['Y'], 'getOffset'=>[], 'createFromMutable'=>[new MyDT], 'createFromImmutable'=>[new MyDTI], 'createFromInterface'=>[new MyDT], 'getTransitions'=>[], 'getLocation'=>[],'getName'=>[], '__unserialize'=>[[]], '__set_state'=>[[]], 'createFromFormat'=>['Y','2000'], 'createFromDateString'=>['1 day'], 'listIdentifiers'=>[], 'listAbbreviations'=>[]];
foreach ([new MyDT, new MyDTI, new MyTZ, new MyDI, new MyDP] as $o) foreach (get_class_methods($o) as $m) {
  if (in_array($m, ['__construct','listIdentifiers','listAbbreviations'])) continue;
  try { $a = $args[$m] ?? []; if ($m == 'getOffset' && $o instanceof MyTZ) $a=[new DateTime('2000-01-01')];
   $r = $o->$m(...$a); echo get_class($o), "::$m ", gettype($r), "\n"; } catch (Throwable $e) { echo get_class($o), "::$m ", get_class($e), " ", $e->getMessage(), "\n"; } }
foreach (["UTC\0", "Ame\0rica", ""] as $z) { try { new DateTimeZone($z); } catch (Throwable $e) { echo $e->getMessage(), "\n"; } var_dump(timezone_open($z)); try { var_dump(unserialize('O:12:"DateTimeZone":2:{s:13:"timezone_type";i:3;s:8:"timezone";s:'.strlen($z).':"'.$z.'";}')); } catch (Throwable $e) { echo $e->getMessage(), "\n"; } try { new DateTime("now $z"); } catch (Throwable $e) { echo $e->getMessage(), "\n"; } var_dump(date_default_timezone_set($z), timezone_name_from_abbr($z)); }
--EXPECT--
MyDT::__serialize Error The DateTime object has not been correctly initialized by its constructor
MyDT::__unserialize Error Invalid serialization data for DateTime object
MyDT::__wakeup Error Invalid serialization data for DateTime object
MyDT::__set_state Error Invalid serialization data for DateTime object
MyDT::createFromImmutable Error The DateTimeImmutable object has not been correctly initialized by its constructor
MyDT::createFromInterface Error The DateTimeInterface object has not been correctly initialized by its constructor
MyDT::createFromFormat object
MyDT::getLastErrors boolean
MyDT::format Error The DateTime object has not been correctly initialized by its constructor
MyDT::modify Error The DateTime object has not been correctly initialized by its constructor
MyDT::add Error The DateTime object has not been correctly initialized by its constructor
MyDT::sub Error The DateTime object has not been correctly initialized by its constructor
MyDT::getTimezone Error The DateTime object has not been correctly initialized by its constructor
MyDT::setTimezone Error The DateTime object has not been correctly initialized by its constructor
MyDT::getOffset Error The DateTime object has not been correctly initialized by its constructor
MyDT::setTime Error The DateTime object has not been correctly initialized by its constructor
MyDT::setDate Error The DateTime object has not been correctly initialized by its constructor
MyDT::setISODate Error The DateTime object has not been correctly initialized by its constructor
MyDT::setTimestamp Error The DateTime object has not been correctly initialized by its constructor
MyDT::getTimestamp Error The DateTime object has not been correctly initialized by its constructor
MyDT::diff Error The DateTimeInterface object has not been correctly initialized by its constructor
MyDTI::__serialize Error The DateTimeImmutable object has not been correctly initialized by its constructor
MyDTI::__unserialize Error Invalid serialization data for DateTimeImmutable object
MyDTI::__wakeup Error Invalid serialization data for DateTimeImmutable object
MyDTI::__set_state Error Invalid serialization data for DateTimeImmutable object
MyDTI::createFromFormat object
MyDTI::getLastErrors boolean
MyDTI::format Error The DateTime object has not been correctly initialized by its constructor
MyDTI::getTimezone Error The DateTime object has not been correctly initialized by its constructor
MyDTI::getOffset Error The DateTime object has not been correctly initialized by its constructor
MyDTI::getTimestamp Error The DateTime object has not been correctly initialized by its constructor
MyDTI::diff Error The DateTimeInterface object has not been correctly initialized by its constructor
MyDTI::modify Error The DateTime object has not been correctly initialized by its constructor
MyDTI::add Error The DateTime object has not been correctly initialized by its constructor
MyDTI::sub Error The DateTime object has not been correctly initialized by its constructor
MyDTI::setTimezone Error The DateTime object has not been correctly initialized by its constructor
MyDTI::setTime Error The DateTime object has not been correctly initialized by its constructor
MyDTI::setDate Error The DateTime object has not been correctly initialized by its constructor
MyDTI::setISODate Error The DateTime object has not been correctly initialized by its constructor
MyDTI::setTimestamp Error The DateTime object has not been correctly initialized by its constructor
MyDTI::createFromMutable Error The DateTime object has not been correctly initialized by its constructor
MyDTI::createFromInterface Error The DateTimeInterface object has not been correctly initialized by its constructor
MyTZ::getName Error The DateTimeZone object has not been correctly initialized by its constructor
MyTZ::getOffset Error The DateTimeZone object has not been correctly initialized by its constructor
MyTZ::getTransitions Error The DateTimeZone object has not been correctly initialized by its constructor
MyTZ::getLocation Error The DateTimeZone object has not been correctly initialized by its constructor
MyTZ::__serialize Error The DateTimeZone object has not been correctly initialized by its constructor
MyTZ::__unserialize Error Invalid serialization data for DateTimeZone object
MyTZ::__wakeup Error Timezone initialization failed
MyTZ::__set_state Error Timezone initialization failed
MyDI::createFromDateString object
MyDI::format Error The DateInterval object has not been correctly initialized by its constructor
MyDI::__serialize Error The DateInterval object has not been correctly initialized by its constructor
MyDI::__unserialize NULL
MyDI::__wakeup NULL
MyDI::__set_state object
MyDP::getStartDate Error The DatePeriod object has not been correctly initialized by its constructor
MyDP::getEndDate NULL
MyDP::getDateInterval Error The DatePeriod object has not been correctly initialized by its constructor
MyDP::getRecurrences NULL
MyDP::__serialize Error The DatePeriod object has not been correctly initialized by its constructor
MyDP::__unserialize Error Invalid serialization data for DatePeriod object
MyDP::__wakeup Error Invalid serialization data for DatePeriod object
MyDP::__set_state Error Invalid serialization data for DatePeriod object
MyDP::getIterator object
DateTimeZone::__construct(): Argument #1 ($timezone) must not contain any null bytes

Fatal error: Uncaught ValueError: timezone_open(): Argument #1 ($timezone) must not contain any null bytes in {PWD}/uninitialised_objects.php:8
Stack trace:
#0 {PWD}/uninitialised_objects.php(8): timezone_open('UTC\x00')
#1 {main}
  thrown in {PWD}/uninitialised_objects.php on line 8
--EXIT--
255
