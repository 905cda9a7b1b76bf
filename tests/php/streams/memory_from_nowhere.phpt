--TEST--
After a failed fseek() in memory nothing is reached from where the stream is
--FILE--
<?php
foreach (["php://memory", "php://temp"] as $name) {
    foreach ([[-100, SEEK_CUR], [100, SEEK_CUR], [-100, SEEK_END], [100, SEEK_SET]] as [$offset, $whence]) {
        foreach ([-1, 0, 1, 3, 7] as $next) {
            $stream = fopen($name, "w+");
            fwrite($stream, "abcdef");
            fseek($stream, 2);
            echo fseek($stream, $offset, $whence), " ", json_encode(ftell($stream)), ", $next: ";
            echo fseek($stream, $next, SEEK_CUR), " ", json_encode([ftell($stream), fread($stream, 2)]), " ";
            fwrite($stream, "X");
            rewind($stream);
            echo stream_get_contents($stream), "\n";
        }
    }
}
--EXPECT--
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
-1 false, -1: -1 [false,""] abcdefX
-1 false, 0: -1 [false,""] abcdefX
-1 false, 1: -1 [false,""] abcdefX
-1 false, 3: -1 [false,""] abcdefX
-1 false, 7: -1 [false,""] abcdefX
