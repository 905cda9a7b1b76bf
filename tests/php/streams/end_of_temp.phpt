--TEST--
Whether php://temp knows after a read that it is at its end
--FILE--
<?php
// PHP reads php://temp, and the file it becomes, until there is no more; php://memory and files once
foreach (['php://memory', 'php://temp', 'php://temp/maxmemory:10'] as $uri) {
    foreach ([6, 8191, 8192, 8193] as $size) {
        $stream = fopen($uri, 'w+');
        fwrite($stream, str_repeat('x', $size - 1) . "\n");
        $ends = '';
        foreach ([fn() => fgets($stream), fn() => fread($stream, $size), fn() => fread($stream, 8192), fn() => fgetc($stream)] as $read) {
            rewind($stream);
            $read();
            $ends .= feof($stream) ? 'E' : '-';
        }
        echo "$uri $size: $ends\n";
    }
}
--EXPECT--
php://memory 6: --E-
php://memory 8191: --E-
php://memory 8192: ----
php://memory 8193: ----
php://temp 6: E-E-
php://temp 8191: E-E-
php://temp 8192: ----
php://temp 8193: E---
php://temp/maxmemory:10 6: E-E-
php://temp/maxmemory:10 8191: E-E-
php://temp/maxmemory:10 8192: ----
php://temp/maxmemory:10 8193: E---
