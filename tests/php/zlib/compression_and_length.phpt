--TEST--
A header with the length of the contents switches their compression off
--INI--
zlib.output_compression=On
--ENV--
HTTP_ACCEPT_ENCODING=gzip
--FILE--
<?php
header("Content-Length: 20");
echo str_repeat("a", 20), ini_get("zlib.output_compression"), "\n";
--EXPECT--
aaaaaaaaaaaaaaaaaaaa0
