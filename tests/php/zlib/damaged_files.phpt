--TEST--
Files in gzip format that are cut off or damaged
--FILE--
<?php
$path = __DIR__ . "/damaged_files.gz";
mt_srand(3);
$noise = "";
while (strlen($noise) < 40000) {
    $noise .= chr(mt_rand(0, 255));
}
file_put_contents($path, substr(gzencode(str_repeat("hello", 10000)), 0, 40));
echo strlen(file_get_contents("compress.zlib://$path")), "\n";
$packed = gzencode($noise);
$packed[20000] = $packed[20001] = $packed[20002] = "x";
$packed[39990] = "y";
file_put_contents($path, $packed);
$file = gzopen($path, "rb");
while (($piece = gzread($file, 5000)) !== false && $piece !== "") {
    echo strlen($piece), "\n";
}
var_dump($piece, gzeof($file), gzseek($file, 0));
echo strlen(file_get_contents("compress.zlib://$path")), " ", count(gzfile($path)) > 0, "\n";
file_put_contents($path, substr(gzencode("hello"), 0, 5));
var_dump(file_get_contents("compress.zlib://$path"), gzfile($path));
unlink($path);
--EXPECT--
5682
5000
5000
5000
5000
5000
5000
bool(false)
bool(false)
int(-1)
32768 1
string(0) ""
array(0) {
}
