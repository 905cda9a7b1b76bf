--TEST--
stream_select() gives streams with data read ahead at once, and then no others
--FILE--
<?php
[$here, $there] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
fwrite($there, "one\ntwo\n");
echo fgets($here);
$read = ["key" => $here];
$write = [$there];
$except = [];
var_dump(stream_select($read, $write, $except, 1), array_keys($read), $write, $except);
$read = [$here];
$write = $except = null;
var_dump(stream_select($read, $write, $except, 1), count($read), $write);
--EXPECT--
one
int(1)
array(1) {
  [0]=>
  string(3) "key"
}
array(0) {
}
array(0) {
}
int(1)
int(1)
NULL
