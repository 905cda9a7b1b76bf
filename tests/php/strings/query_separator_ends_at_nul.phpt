--TEST--
http_build_query() takes the separator as a C string
--FILE--
<?php
echo http_build_query(['a' => 1, 'b' => 'two'], '', "a\0b"), "\n";
?>
--EXPECT--
a=1ab=two
