--TEST--
zip_open() and the other functions
--EXTENSIONS--
zip
--FILE--
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
$path = __DIR__ . "/old_functions.zip";
$zip = new ZipArchive();
$zip->open($path, ZipArchive::CREATE);
$zip->addFromString("a", "first");
$zip->addFromString("b", str_repeat("second ", 100));
$zip->close();
$archive = zip_open($path);
while ($entry = zip_read($archive)) {
    var_dump(zip_entry_name($entry), zip_entry_filesize($entry), zip_entry_compressedsize($entry), zip_entry_compressionmethod($entry), zip_entry_open($archive, $entry));
    var_dump(zip_entry_read($entry, 10), strlen(zip_entry_read($entry)), zip_entry_read($entry), zip_entry_close($entry));
}
zip_close($archive);
var_dump($archive, $entry, zip_open("/nonexistent"));
foreach ([fn() => zip_read($archive), fn() => zip_entry_name($archive), fn() => zip_open("")] as $wrong) {
    try {
        $wrong();
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
unlink($path);
--EXPECT--
string(1) "a"
int(5)
int(5)
string(6) "stored"
bool(true)
string(5) "first"
int(0)
string(0) ""
bool(true)
string(1) "b"
int(700)
int(16)
string(8) "deflated"
bool(true)
string(10) "second sec"
int(690)
string(0) ""
bool(true)
resource(4) of type (Unknown)
bool(false)
int(9)
TypeError: zip_read(): supplied resource is not a valid Zip Directory resource
TypeError: zip_entry_name(): supplied resource is not a valid Zip Entry resource
ValueError: zip_open(): Argument #1 ($filename) cannot be empty
