--TEST--
php://temp goes to a file when a write reaches its limit, and may be written then whatever its mode
--FILE--
<?php
foreach (["w+", "r", "a+"] as $mode) {
    foreach ([[8, 3, 6], [8, 3, 7], [0, 0, 12]] as [$first, $place, $second]) {
        $file = fopen("php://temp/maxmemory:10", $mode);
        echo "$mode $first $second: ", json_encode([
            fwrite($file, str_repeat("a", $first)), fseek($file, $place), fwrite($file, str_repeat("b", $second)),
            ftell($file), fseek($file, 50), ftell($file), fwrite($file, "x"), ftruncate($file, 5), ftell($file),
            stream_get_contents($file, -1, 0), rewind($file), fgets($file), fstat($file)["mode"], flock($file, LOCK_SH),
            stream_supports_lock($file)]), "\n";
    }
}
$file = fopen("php://temp", "w+");
var_dump(stream_get_meta_data($file));
try {
    fopen("php://temp/maxmemory:-1", "w");
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
$input = fopen("php://input", "w");
var_dump(fstat($input), ftruncate($input, 1), fflush($input), stream_get_meta_data($input)["stream_type"]);
--EXPECT--
w+ 8 6: [8,0,6,9,-1,false,1,true,0,"",true,"aaabb",33206,false,false]
w+ 8 7: [8,0,7,10,0,50,1,true,51,"aaabb",true,"aaabb",33152,true,true]
w+ 0 12: [0,0,12,12,0,50,1,true,51,"bbbbb",true,"bbbbb",33152,true,true]
r 8 6: [false,-1,false,false,-1,false,false,false,false,"",true,false,33060,false,false]
r 8 7: [false,-1,false,false,-1,false,false,false,false,"",true,false,33060,false,false]
r 0 12: [0,0,12,12,0,50,1,true,51,"bbbbb",true,"bbbbb",33152,true,true]
a+ 8 6: [8,0,6,9,-1,false,1,true,0,"",true,"aaaaa",33206,false,false]
a+ 8 7: [8,0,7,10,0,50,1,true,51,"aaabb",true,"aaabb",33152,true,true]
a+ 0 12: [0,0,12,12,0,50,1,true,51,"bbbbb",true,"bbbbb",33152,true,true]
array(6) {
  ["wrapper_type"]=>
  string(3) "PHP"
  ["stream_type"]=>
  string(4) "TEMP"
  ["mode"]=>
  string(3) "w+b"
  ["unread_bytes"]=>
  int(0)
  ["seekable"]=>
  bool(true)
  ["uri"]=>
  string(10) "php://temp"
}
fopen(): Argument #2 ($mode) must be greater than or equal to 0

Warning: ftruncate(): Can't truncate this stream! in {PWD}/temp_leaves_memory.php on line 20
bool(false)
bool(false)
bool(false)
string(5) "Input"
