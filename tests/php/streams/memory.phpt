--TEST--
php://memory and php://output
--FILE--
<?php
$file = fopen('php://memory', 'w+');
var_dump(fwrite($file, "one\ntwo\nthree"), ftell($file), rewind($file));
while (($line = fgets($file)) !== false) var_dump($line, feof($file));
var_dump(fseek($file, -5, SEEK_END), fread($file, 3), fgetc($file), ftell($file), ftruncate($file, 2), rewind($file), fread($file, 9), feof($file));
fclose($file);
try { fread($file, 1); } catch (TypeError $error) { echo $error->getMessage(), "\n"; }
ob_start();
fwrite(fopen('php://output', 'w'), 'buffered');
var_dump(ob_get_clean());
--EXPECT--
int(13)
int(13)
bool(true)
string(4) "one
"
bool(false)
string(4) "two
"
bool(false)
string(5) "three"
bool(true)
int(0)
string(3) "thr"
string(1) "e"
int(12)
bool(true)
bool(true)
string(2) "on"
bool(true)
fread(): supplied resource is not a valid stream resource
string(8) "buffered"
