--TEST--
An error handler that copies the array which false becomes keeps it empty where an element is assigned, and shares it otherwise
--FILE--
<?php
set_error_handler(function ($level, $message) {
    echo "$message\n";
    $GLOBALS['copy'] = $GLOBALS['array'];
});
function set(&$array) {
    $array[0] = 1;
}
$array = false;
$array[0] = 1;
var_dump($copy, $array);
$array = false;
$array[] .= 2;
var_dump($copy, $array);
$array = false;
$array['key'] .= 2;
var_dump($copy, $array);
$array = false;
set($array);
var_dump($copy, $array);
$array = false;
$array[] .= 2;
var_dump($copy, $array);
?>
--EXPECT--
Automatic conversion of false to array is deprecated
array(0) {
}
array(1) {
  [0]=>
  int(1)
}
Automatic conversion of false to array is deprecated
array(1) {
  [0]=>
  string(1) "2"
}
array(1) {
  [0]=>
  string(1) "2"
}
Automatic conversion of false to array is deprecated
Undefined array key "key"
array(0) {
}
array(0) {
}
Automatic conversion of false to array is deprecated
array(0) {
}
array(1) {
  [0]=>
  int(1)
}
Automatic conversion of false to array is deprecated
array(1) {
  [0]=>
  string(1) "2"
}
array(1) {
  [0]=>
  string(1) "2"
}
