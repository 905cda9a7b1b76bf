--TEST--
The position counts what filters let through
--FILE--
<?php
foreach (['string.rot13', 'convert.base64-encode'] as $name) {
    $stream = fopen('php://memory', 'w+');
    fwrite($stream, 'ab');
    $filter = stream_filter_append($stream, $name, STREAM_FILTER_WRITE);
    echo fwrite($stream, 'Testing'), ' ', ftell($stream), ' ';
    stream_filter_remove($filter);
    echo ftell($stream), "\n";
}
--EXPECT--
7 9 9
7 10 14
