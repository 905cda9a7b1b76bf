--TEST--
get_resources() knows every resource that is held
--FILE--
<?php
$memory = fopen('php://memory', 'r');
$context = stream_context_create();
var_dump(get_resources(), array_keys(get_resources('stream')), array_keys(get_resources('stream-context')));
fclose($memory);
var_dump(array_keys(get_resources('Unknown')));
unset($memory);
var_dump(array_keys(get_resources('Unknown')), count(get_resources('process')));
try {
    get_resources('nothing');
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
array(6) {
  [1]=>
  resource(1) of type (stream)
  [2]=>
  resource(2) of type (stream)
  [3]=>
  resource(3) of type (stream)
  [4]=>
  resource(4) of type (stream-context)
  [5]=>
  resource(5) of type (stream)
  [6]=>
  resource(6) of type (stream-context)
}
array(4) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(3)
  [3]=>
  int(5)
}
array(2) {
  [0]=>
  int(4)
  [1]=>
  int(6)
}
array(1) {
  [0]=>
  int(5)
}
array(0) {
}
int(0)
get_resources(): Argument #1 ($type) must be a valid resource type
