--TEST--
Minutes missing after the colon of an offset are read from what follows; timestamps wrap in zones west of Greenwich
--FILE--
<?php
set_error_handler(function ($level, $message) {
    echo "$message\n";
    return true;
});
foreach (["+42:+10", "+29: 10420 ", "-97:+211+", "+45:+14299", "+01:-5", "+9994", "-9971-0", "-10: 99999999999999999999"] as $text) {
    $zone = timezone_open($text);
    try {
        var_dump($zone ? $zone->getName() : $zone);
    } catch (Error $error) {
        echo $error->getMessage(), "\n";
    }
}
$date = new DateTime('2020-01-01', new DateTimeZone('America/New_York'));
echo $date->setTimestamp(PHP_INT_MIN)->format('c U'), "\n";
--EXPECT--
timezone_open(): Unknown or bad timezone (+42:+10)
bool(false)
timezone_open(): Timezone offset is out of range (+29: 10420 )
The DateTimeZone object has not been correctly initialized by its constructor
timezone_open(): Timezone offset is out of range (-97:+211+)
The DateTimeZone object has not been correctly initialized by its constructor
timezone_open(): Timezone offset is out of range (+45:+14299)
The DateTimeZone object has not been correctly initialized by its constructor
timezone_open(): Unknown or bad timezone (+01:-5)
bool(false)
timezone_open(): Timezone offset is out of range (+9994)
The DateTimeZone object has not been correctly initialized by its constructor
timezone_open(): Timezone offset is out of range (-9971-0)
The DateTimeZone object has not been correctly initialized by its constructor
timezone_open(): Unknown or bad timezone (-10: 99999999999999999999)
bool(false)
292277026596-12-04T10:34:06+00:00 9223372036854758046
