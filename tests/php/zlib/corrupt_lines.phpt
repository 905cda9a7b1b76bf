--TEST--
Lines of a stream whose filter fails: the one that is begun still comes
--EXTENSIONS--
zlib
--FILE--
<?php
$stream = fopen('php://memory', 'r+');
$text = '';
for ($i = 0; $i < 10000; $i++) {
    $text .= "Hello $i\n";
}
fwrite($stream, gzcompress($text));
fseek($stream, -1, SEEK_CUR);
fwrite($stream, '1');
rewind($stream);
stream_filter_append($stream, 'zlib.inflate', STREAM_FILTER_READ, ['window' => 15]);
$lines = 0;
while (($line = fgets($stream)) !== false) {
    $lines++;
    $last = $line;
}
var_dump($lines, $last, feof($stream));
--EXPECT--
Notice: fgets(): zlib: data error in {PWD}/corrupt_lines.php on line 13
int(6884)
string(7) "Hello 6"
bool(true)
