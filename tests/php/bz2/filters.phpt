--TEST--
The stream filters bzip2.compress and bzip2.decompress
--EXTENSIONS--
bz2
--FILE--
<?php
foreach (["bzip2.compress", "bzip2.decompress", "bzip2.other"] as $name) {
    foreach ([null, 5, ["blocks" => 10, "work" => 251], (object)["blocks" => 2, "work" => 3, "concatenated" => true]] as $params) {
        $file = fopen("php://memory", "w+");
        if ($filter = stream_filter_append($file, $name, STREAM_FILTER_WRITE, $params)) {
            var_dump(fwrite($file, "hello"), stream_filter_remove($filter));
            rewind($file);
            echo bin2hex(stream_get_contents($file)), "\n";
        }
    }
}
$streams = bzcompress("one") . bzcompress("two");
foreach ([[], ["concatenated" => true]] as $params) {
    $file = fopen("data:;base64," . base64_encode($streams), "r");
    stream_filter_append($file, "bzip2.decompress", STREAM_FILTER_READ, $params);
    var_dump(stream_get_contents($file));
}
--EXPECT--
int(5)
bool(true)
425a68343141592653591931653d00000081000244a000219a68334d07338bb9229c28480c98b29e80
int(5)
bool(true)
425a68343141592653591931653d00000081000244a000219a68334d07338bb9229c28480c98b29e80

Warning: stream_filter_append(): Invalid parameter given for number of blocks to allocate (10) in {PWD}/filters.php on line 5

Warning: stream_filter_append(): Invalid parameter given for work factor (251) in {PWD}/filters.php on line 5
int(5)
bool(true)
425a68343141592653591931653d00000081000244a000219a68334d07338bb9229c28480c98b29e80
int(5)
bool(true)
425a68323141592653591931653d00000081000244a000219a68334d07338bb9229c28480c98b29e80

Notice: fwrite(): bzip2 decompression failed in {PWD}/filters.php on line 6
bool(false)
bool(true)


Notice: fwrite(): bzip2 decompression failed in {PWD}/filters.php on line 6
bool(false)
bool(true)


Notice: fwrite(): bzip2 decompression failed in {PWD}/filters.php on line 6
bool(false)
bool(true)


Notice: fwrite(): bzip2 decompression failed in {PWD}/filters.php on line 6
bool(false)
bool(true)


Warning: stream_filter_append(): Unable to create or locate filter "bzip2.other" in {PWD}/filters.php on line 5

Warning: stream_filter_append(): Unable to create or locate filter "bzip2.other" in {PWD}/filters.php on line 5

Warning: stream_filter_append(): Unable to create or locate filter "bzip2.other" in {PWD}/filters.php on line 5

Warning: stream_filter_append(): Unable to create or locate filter "bzip2.other" in {PWD}/filters.php on line 5
string(3) "one"
string(6) "onetwo"
