--TEST--
What open() gives for files that are missing, there, empty, no archives
--EXTENSIONS--
zip
--FILE--
<?php
$path = __DIR__ . "/opening.zip";
$zip = new ZipArchive();
var_dump($zip->open($path), $zip->open(__DIR__), $zip->open($path, ZipArchive::OVERWRITE), $zip->open("/nonexistent/x.zip", ZipArchive::CREATE), $zip->addFromString("a", "b"), @$zip->close(), $zip->status, $zip->getStatusString());
file_put_contents($path, "no archive");
var_dump($zip->open($path), $zip->open($path, ZipArchive::EXCL | ZipArchive::CREATE), $zip->open($path, ZipArchive::RDONLY | ZipArchive::OVERWRITE));
file_put_contents($path, "");
var_dump($zip->open($path), $zip->close(), file_exists($path));
$zip->open($path, ZipArchive::CREATE | ZipArchive::OVERWRITE);
$zip->addFromString("entry", "text");
unset($zip);
$zip = new ZipArchive();
var_dump($zip->open($path, ZipArchive::RDONLY), $zip->addFromString("x", "y"), $zip->getStatusString(), $zip->open($path, ZipArchive::CHECKCONS), $zip->numFiles);
foreach ([fn() => $zip->open(""), fn() => $zip->numFiles = 3, fn() => clone $zip, fn() => $zip->getFromName(""), fn() => $zip->setArchiveComment(str_repeat("x", 70000)), fn() => $zip->addFile(""), fn() => $zip->replaceFile("x", -1), fn() => $zip->close() && $zip->count()] as $wrong) {
    try {
        var_dump($wrong());
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
var_dump($zip);
unlink($path);
--EXPECT--
int(9)
int(28)
int(9)
bool(true)
bool(true)
bool(false)
int(12)
string(59) "Failure to create temporary file: No such file or directory"
int(19)
int(10)
int(25)

Deprecated: ZipArchive::open(): Using empty file as ZipArchive is deprecated in {PWD}/opening.php on line 8
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
string(17) "Read-only archive"
bool(true)
int(1)
ValueError: ZipArchive::open(): Argument #1 ($filename) cannot be empty
Error: Cannot write read-only property ZipArchive::$numFiles
Error: Trying to clone an uncloneable object of class ZipArchive
ValueError: ZipArchive::getFromName(): Argument #1 ($name) cannot be empty
ValueError: ZipArchive::setArchiveComment(): Argument #1 ($comment) must be less than 65535 bytes
ValueError: ZipArchive::addFile(): Argument #1 ($filepath) cannot be empty
ValueError: ZipArchive::replaceFile(): Argument #2 ($index) must be greater than or equal to 0
ValueError: Invalid or uninitialized Zip object
object(ZipArchive)#1 (6) {
  ["lastId"]=>
  int(-1)
  ["status"]=>
  int(0)
  ["statusSys"]=>
  int(0)
  ["numFiles"]=>
  int(0)
  ["filename"]=>
  string(0) ""
  ["comment"]=>
  string(0) ""
}
