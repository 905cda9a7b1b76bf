--TEST--
php://memory and php://temp: writes, reads, places, ends
--FILE--
<?php
function shown($stream, $value) {
    echo json_encode($value), "@", json_encode(ftell($stream)), feof($stream) ? "E" : "", " ";
}
foreach (["php://memory", "php://temp", "php://temp/maxmemory:16"] as $name) {
    foreach (["w+", "r", "a+", "r+"] as $mode) {
        echo "$name $mode: ";
        $stream = fopen($name, $mode);
        shown($stream, @fwrite($stream, "hello\nworld"));
        shown($stream, @fwrite($stream, ""));
        shown($stream, @fwrite($stream, "cut off", 3));
        shown($stream, rewind($stream));
        shown($stream, fgets($stream));
        shown($stream, fread($stream, 2));
        shown($stream, @fwrite($stream, "X"));
        shown($stream, fgets($stream));
        shown($stream, fgets($stream));
        shown($stream, fread($stream, 3));
        shown($stream, fseek($stream, 3));
        shown($stream, fgetc($stream));
        shown($stream, fread($stream, 4));
        shown($stream, fread($stream, 400));
        shown($stream, fgetc($stream));
        shown($stream, fseek($stream, 100));
        shown($stream, fread($stream, 1));
        shown($stream, @fwrite($stream, "Z"));
        shown($stream, fseek($stream, -2, SEEK_END));
        shown($stream, fread($stream, 2));
        shown($stream, fread($stream, 2));
        shown($stream, fseek($stream, -1));
        shown($stream, rewind($stream));
        shown($stream, stream_get_contents($stream));
        shown($stream, fstat($stream)["size"]);
        shown($stream, rewind($stream));
        shown($stream, @ftruncate($stream, 4));
        shown($stream, fgets($stream));
        shown($stream, @fputs($stream, "tail"));
        shown($stream, rewind($stream));
        shown($stream, fgets($stream, 3));
        shown($stream, fgets($stream));
        fclose($stream);
        echo "\n";
        try {
            fwrite($stream, "x");
        } catch (TypeError $error) {
            echo $error->getMessage(), "\n";
        }
    }
}
$stream = fopen("php://temp", "w+");
for ($i = 0; $i < 3000; $i++) {
    fwrite($stream, "line $i\xff\n");
}
rewind($stream);
$lines = 0;
$hash = "";
while (($line = fgets($stream)) !== false) {
    $lines++;
    $hash = crc32($hash . $line);
}
echo $lines, " ", $hash, " ", ftell($stream), "\n";
rewind($stream);
$read = 0;
while (!feof($stream)) {
    $read += strlen(fread($stream, 1000));
}
echo $read, "\n";
stream_filter_append($stream, "string.toupper", STREAM_FILTER_READ);
rewind($stream);
echo fgets($stream), fread($stream, 4), "\n";
--EXPECT--
php://memory w+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 "ldcut"@14E false@14E ""@14E 0@3 "l"@4 "o\nwo"@8 "Xldcut"@14E false@14E -1@falseE ""@falseE 1@0E 0@13 "tZ"@15 ""@15E -1@falseE true@0 "hello\nwoXldcutZ"@15E 15@15E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://memory r: false@0 0@0 false@0 true@0 false@0E ""@0E false@0E false@0E false@0E ""@0E -1@falseE false@falseE ""@falseE ""@falseE false@falseE -1@falseE ""@falseE false@falseE -1@falseE ""@falseE ""@falseE -1@falseE true@0 ""@0E 0@0E true@0 false@0 false@0E false@0E true@0 false@0E false@0E 
fwrite(): supplied resource is not a valid stream resource
php://memory a+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 false@9E false@9E ""@9E 0@3 "l"@4 "o\nwo"@8 "rldcutX"@15E false@15E -1@falseE ""@falseE 1@0E 0@14 "XZ"@16 ""@16E -1@falseE true@0 "hello\nworldcutXZ"@16E 16@16E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://memory r+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 "ldcut"@14E false@14E ""@14E 0@3 "l"@4 "o\nwo"@8 "Xldcut"@14E false@14E -1@falseE ""@falseE 1@0E 0@13 "tZ"@15 ""@15E -1@falseE true@0 "hello\nwoXldcutZ"@15E 15@15E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://temp w+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 "ldcut"@14E false@14E ""@14E 0@3 "l"@4 "o\nwo"@8 "Xldcut"@14E false@14E -1@falseE ""@falseE 1@0E 0@13 "tZ"@15 ""@15E -1@falseE true@0 "hello\nwoXldcutZ"@15E 15@15E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://temp r: false@0 0@0 false@0 true@0 false@0E ""@0E false@0E false@0E false@0E ""@0E -1@falseE false@falseE ""@falseE ""@falseE false@falseE -1@falseE ""@falseE false@falseE -1@falseE ""@falseE ""@falseE -1@falseE true@0 ""@0E 0@0E true@0 false@0 false@0E false@0E true@0 false@0E false@0E 
fwrite(): supplied resource is not a valid stream resource
php://temp a+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 false@9E false@9E ""@9E 0@3 "l"@4 "o\nwo"@8 "rldcutX"@15E false@15E -1@falseE ""@falseE 1@0E 0@14 "XZ"@16 ""@16E -1@falseE true@0 "hello\nworldcutXZ"@16E 16@16E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://temp r+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 "ldcut"@14E false@14E ""@14E 0@3 "l"@4 "o\nwo"@8 "Xldcut"@14E false@14E -1@falseE ""@falseE 1@0E 0@13 "tZ"@15 ""@15E -1@falseE true@0 "hello\nwoXldcutZ"@15E 15@15E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://temp/maxmemory:16 w+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 "ldcut"@14E false@14E ""@14E 0@3 "l"@4 "o\nwo"@8 "Xldcut"@14E false@14E -1@falseE ""@falseE 1@0E 0@13 "tZ"@15 ""@15E -1@falseE true@0 "hello\nwoXldcutZ"@15E 15@15E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://temp/maxmemory:16 r: false@0 0@0 false@0 true@0 false@0E ""@0E false@0E false@0E false@0E ""@0E -1@falseE false@falseE ""@falseE ""@falseE false@falseE -1@falseE ""@falseE false@falseE -1@falseE ""@falseE ""@falseE -1@falseE true@0 ""@0E 0@0E true@0 false@0 false@0E false@0E true@0 false@0E false@0E 
fwrite(): supplied resource is not a valid stream resource
php://temp/maxmemory:16 a+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 false@9E false@9E ""@9E 0@3 "l"@4 "o\nwo"@8 "rldcutX"@15E false@15E -1@falseE ""@falseE 1@0E 0@14 "XZ"@16 ""@16E -1@falseE true@0 "hello\nworldcutXZ"@16E 16@16E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
php://temp/maxmemory:16 r+: 11@11 0@11 3@14 true@0 "hello\n"@6 "wo"@8 1@9 "ldcut"@14E false@14E ""@14E 0@3 "l"@4 "o\nwo"@8 "Xldcut"@14E false@14E -1@falseE ""@falseE 1@0E 0@13 "tZ"@15 ""@15E -1@falseE true@0 "hello\nwoXldcutZ"@15E 15@15E true@0 true@0 "hell"@4E 4@8E true@0 "he"@2 "lltail"@8E 
fwrite(): supplied resource is not a valid stream resource
3000 2442132020 31890
31890
LINE 0ÿ
LINE
