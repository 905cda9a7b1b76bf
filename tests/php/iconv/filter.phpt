--TEST--
convert.iconv.*: a stream converted, in pieces and with a character cut in two
--EXTENSIONS--
iconv
--FILE--
<?php
$stream = fopen("php://memory", "w+");
stream_filter_append($stream, "convert.iconv.UTF-8/UTF-16BE", STREAM_FILTER_WRITE);
fwrite($stream, "a\xe6");
fwrite($stream, "\x97\xa5b");
rewind($stream);
echo bin2hex(stream_get_contents($stream)), "\n";
echo file_get_contents("php://filter/read=convert.iconv.ISO-8859-1.UTF-8/resource=data:,%E9t%E9"), "\n";
var_dump(@stream_filter_append($stream, "convert.iconv.nothing/UTF-8"));
?>
--EXPECT--
006165e50062
été
bool(false)
