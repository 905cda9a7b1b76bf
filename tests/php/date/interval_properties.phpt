--TEST--
DateInterval's fields as properties
--FILE--
<?php
$interval = new DateInterval("P3Y6M4DT12H30M5S");
var_dump($interval->y, isset($interval->m), empty($interval->f), isset($interval->nothing), $interval->days);
$interval->d += 5;
$interval->h++;
$interval->f = "0.25";
$interval->invert = 1;
$interval->days = 7;
var_dump($interval);
unset($interval->y);
print_r($interval);
echo json_encode($interval), "\n";
var_dump((array) DateInterval::createFromDateString("next weekday"));
var_dump($interval == clone $interval);
foreach (new DateInterval("P1D") as $name => $value) {
    echo $name, "=", json_encode($value), " ";
}
--EXPECT--
int(3)
bool(true)
bool(true)
bool(false)
bool(false)

Deprecated: Creation of dynamic property DateInterval::$days is deprecated in {PWD}/interval_properties.php on line 8
object(DateInterval)#1 (10) {
  ["days"]=>
  bool(false)
  ["y"]=>
  int(3)
  ["m"]=>
  int(6)
  ["d"]=>
  int(9)
  ["h"]=>
  int(13)
  ["i"]=>
  int(30)
  ["s"]=>
  int(5)
  ["f"]=>
  float(0.25)
  ["invert"]=>
  int(1)
  ["from_string"]=>
  bool(false)
}
DateInterval Object
(
    [days] => 
    [m] => 6
    [d] => 9
    [h] => 13
    [i] => 30
    [s] => 5
    [f] => 0.25
    [invert] => 1
    [from_string] => 
    [y] => 3
)
{"days":false,"m":6,"d":9,"h":13,"i":30,"s":5,"f":0.25,"invert":1,"from_string":false,"y":3}
array(2) {
  ["from_string"]=>
  bool(true)
  ["date_string"]=>
  string(12) "next weekday"
}

Warning: Cannot compare DateInterval objects in {PWD}/interval_properties.php on line 14
bool(false)
y=0 m=0 d=1 h=0 i=0 s=0 f=0 invert=0 days=false from_string=false
