--TEST--
Archives that are damaged or cut off
--EXTENSIONS--
zip
--FILE--
<?php
$path = __DIR__ . "/damaged.zip";
$zip = new ZipArchive();
$zip->open($path, ZipArchive::CREATE);
$zip->addFromString("packed", str_repeat("some text ", 1000));
$zip->addFromString("plain", "plain contents");
$zip->close();
$good = file_get_contents($path);
$broken = $good;
$broken[40] = "\xff";
$broken[strpos($broken, "plain contents")] = "X";
file_put_contents($path, $broken);
var_dump($zip->open($path), strlen($zip->getFromName("packed")), $zip->getFromName("plain"), @stream_get_contents($zip->getStream("plain")), $zip->extractTo(__DIR__ . "/damaged_out", "plain"));
$stream = $zip->getStream("plain");
var_dump(fread($stream, 14), fread($stream, 1));
$zip->close();
foreach ([10, strlen($good) - 10, strlen($good) - 30] as $length) {
    file_put_contents($path, substr($good, 0, $length));
    var_dump($zip->open($path));
}
file_put_contents($path, "leading" . $good);
var_dump($zip->open($path));
@unlink(__DIR__ . "/damaged_out/plain");
@rmdir(__DIR__ . "/damaged_out");
unlink($path);
--EXPECT--
bool(true)
int(0)
string(14) "Xlain contents"
string(14) "Xlain contents"
bool(true)

Warning: fread(): Zip stream error: CRC error in {PWD}/damaged.php on line 15
string(14) "Xlain contents"
bool(false)
int(19)
int(19)
int(19)
int(19)
