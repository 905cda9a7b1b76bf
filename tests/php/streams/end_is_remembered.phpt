--TEST--
Lines end where the end was met, until one seeks; a seek that fails forgets what was read ahead
--FILE--
<?php
$name = __DIR__ . "/end_is_remembered.tmp";
function at_end($name) {
    file_put_contents($name, "one\n");
    $file = fopen($name, "r");
    while (fgets($file) !== false);
    file_put_contents($name, "more,x\n", FILE_APPEND);
    return $file;
}
$file = at_end($name);
var_dump(fgets($file), fgetcsv($file), fscanf($file, "%s"), stream_get_contents($file, 3), fgetc($file), fgets($file));
var_dump(stream_get_contents(at_end($name)), stream_get_line(at_end($name), 3), fpassthru(at_end($name)));
$file = at_end($name);
var_dump(fseek($file, 0, SEEK_CUR), fgets($file));
$file = fopen($name, "r");
var_dump(fgetc($file), fseek($file, -3), ftell($file), fgetc($file), feof($file));
$file = fopen($name, "r");
var_dump(fpassthru($file), feof($file), rewind($file), fgetc($file), fpassthru($file), feof($file));
$file = fopen("php://memory", "w+");
fwrite($file, "text");
var_dump(fseek($file, 9), ftell($file), stream_get_contents($file, -1, 0), fwrite($file, "."), ftell($file));
unlink($name);
--EXPECT--
bool(false)
bool(false)
bool(false)
string(0) ""
string(1) "m"
string(6) "ore,x
"
more,x
string(7) "more,x
"
string(3) "mor"
int(7)
int(0)
string(7) "more,x
"
string(1) "o"
int(-1)
int(1)
bool(false)
bool(true)
one
more,x
ne
more,x
int(11)
bool(false)
bool(true)
string(1) "o"
int(10)
bool(true)
int(-1)
bool(false)
string(0) ""
int(1)
int(0)
