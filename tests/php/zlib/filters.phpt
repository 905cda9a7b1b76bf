--TEST--
The stream filters zlib.deflate and zlib.inflate
--FILE--
<?php
$file = fopen("php://temp", "w+");
$filter = stream_filter_append($file, "zlib.deflate", STREAM_FILTER_WRITE, 9);
fwrite($file, "hello hello ");
fflush($file);
fwrite($file, "hello");
stream_filter_remove($filter);
rewind($file);
echo bin2hex($packed = stream_get_contents($file)), "\n";
var_dump(file_get_contents("php://filter/read=zlib.inflate/resource=data:;base64," . base64_encode($packed . "more")));
$file = fopen("php://memory", "w+");
stream_filter_append($file, "zlib.deflate", STREAM_FILTER_WRITE, ["level" => 6, "window" => 31, "memory" => 8]);
fwrite($file, "hello");
rewind($file);
echo bin2hex(fread($file, 100)), "\n";
foreach (["zlib.inflate", "zlib.deflate", "zlib.other"] as $name) {
    foreach ([null, 5, 99, "x", ["window" => 5, "level" => 20, "memory" => 20], ["window" => 31], ["window" => 99], (object)["window" => 15]] as $params) {
        $file = fopen("php://memory", "w+");
        if ($filter = stream_filter_append($file, $name, STREAM_FILTER_WRITE, $params)) {
            var_dump(fwrite($file, "hello"), fclose($file));
        }
    }
}
--EXPECT--
ca48cdc9c957c8009300000000ffff039300
string(17) "hello hello hello"
1f8b0800000000000003ca48cdc9c907000000ffff

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Warning: stream_filter_append(): Unable to create or locate filter "zlib.inflate" in {PWD}/filters.php on line 19

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Warning: stream_filter_append(): Invalid parameter given for window size (99) in {PWD}/filters.php on line 19

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Notice: fwrite(): zlib: data error in {PWD}/filters.php on line 20
bool(false)
bool(true)

Warning: stream_filter_append(): Invalid filter parameter, ignored in {PWD}/filters.php on line 19
int(5)
bool(true)
int(5)
bool(true)

Warning: stream_filter_append(): Invalid compression level specified. (99) in {PWD}/filters.php on line 19
int(5)
bool(true)
int(5)
bool(true)

Warning: stream_filter_append(): Invalid parameter given for memory level (20) in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Invalid compression level specified. (20) in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.deflate" in {PWD}/filters.php on line 19
int(5)
bool(true)

Warning: stream_filter_append(): Invalid parameter given for window size (99) in {PWD}/filters.php on line 19
int(5)
bool(true)
int(5)
bool(true)

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19

Warning: stream_filter_append(): Unable to create or locate filter "zlib.other" in {PWD}/filters.php on line 19
