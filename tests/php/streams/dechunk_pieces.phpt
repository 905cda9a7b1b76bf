--TEST--
The dechunk filter, fed whole and byte by byte, with what breaks the coding's rules
--FILE--
<?php
$inputs = ["5\r\nhello\r\n0\r\n\r\nrest", "5\r\nhelloXX\r\n", "zz\r\nfoo", "5\nhel", "0\r\nX: y\r\n\r\nmore",
    "5;x=y\r\nhello\r\n6\r\n world\r\n0\r\n", "\r\n5\r\nhello", "5 \r\nhello", "5\r\nhello\r\n\r\n5\r\nworld", "5"];
foreach ($inputs as $input) {
    foreach ([1, 100] as $size) {
        $stream = fopen("php://memory", "w+");
        fwrite($stream, $input);
        rewind($stream);
        stream_set_chunk_size($stream, $size);
        stream_filter_append($stream, "dechunk", STREAM_FILTER_READ);
        echo json_encode(stream_get_contents($stream)), " ";
    }
    echo "\n";
}
--EXPECT--
"hello" "hello" 
"helloXX\r\n" "helloXX\r\n" 
"zz\r\nfoo" "zz\r\nfoo" 
"hel" "hel" 
"" "" 
"hello world" "hello world" 
"\r\n5\r\nhello" "\r\n5\r\nhello" 
"hello" "hello" 
"hello\r\n5\r\nworld" "hello\r\n5\r\nworld" 
"" ""
