--TEST--
An archive from the first entry to the last change
--EXTENSIONS--
zip
--FILE--
<?php
$path = __DIR__ . "/life.zip";
$zip = new ZipArchive();
var_dump($zip->open($path, ZipArchive::CREATE), $zip->addFromString("a.txt", "hello"), $zip->addFromString("b/c.txt", str_repeat("x", 1000)), $zip->addEmptyDir("d"));
var_dump($zip->addEmptyDir("d"), $zip->status, $zip->addEmptyDir("d", ZipArchive::FL_OVERWRITE), $zip->addFile(__FILE__, "self.php", 0, 5), $zip->addFile("/nonexistent"), $zip->lastId, $zip->numFiles, count($zip), $zip->comment);
var_dump($zip->getFromName("a.txt"), $zip->getStatusString(), $zip->getNameIndex(0), $zip->getNameIndex(99), $zip->getStatusString(), $zip->clearError(), $zip->status);
var_dump($zip->locateName("A.TXT"), $zip->locateName("A.TXT", ZipArchive::FL_NOCASE), $zip->locateName("c.txt", ZipArchive::FL_NODIR));
var_dump($zip->setArchiveComment("comment"), $zip->setCommentName("a.txt", "of a"), $zip->setCommentIndex(1, "of c"), $zip->getCommentIndex(0), $zip->getArchiveComment());
var_dump($zip->getExternalAttributesIndex(0, $system, $attributes), $system, $attributes, $zip->getExternalAttributesName("d/", $system, $attributes), $attributes);
var_dump($zip->setExternalAttributesName("a.txt", ZipArchive::OPSYS_UNIX, 0100600 << 16), $zip->setExternalAttributesIndex(1, ZipArchive::OPSYS_DOS, 32));
for ($i = 0; $i < 4; $i++) {
    $zip->setMtimeIndex($i, 1000000000 + $i);
}
var_dump($zip->setMtimeName("a.txt", 1100000000), $zip->setCompressionName("b/c.txt", ZipArchive::CM_STORE), $zip->setCompressionIndex(0, ZipArchive::CM_LZMA), $zip->close());
$zip->open($path);
for ($i = 0; $i < $zip->numFiles; $i++) {
    echo json_encode($zip->statIndex($i)), " ", $zip->getCommentIndex($i), "\n";
}
var_dump($zip->getFromName("a.txt"), $zip->getFromIndex(1, 3), $zip->getFromName("nope"), $zip->status, $zip->getCommentName("a.txt"), $zip->comment, $zip->statName("d/")["size"]);
var_dump($zip->getExternalAttributesIndex(0, $system, $attributes), $system, $attributes);
echo stream_get_contents($zip->getStream("a.txt")), stream_get_contents($zip->getStreamIndex(3)), stream_get_contents($zip->getStreamName("self.php")), "\n";
var_dump($zip->deleteName("a.txt"), $zip->deleteIndex(99), $zip->statIndex(0), $zip->getStatusString(), $zip->numFiles, $zip->renameName("b/c.txt", "e.txt"), $zip->renameIndex(1, "d/"), $zip->getStatusString());
var_dump($zip->unchangeIndex(0), $zip->getNameIndex(0), $zip->unchangeName("e.txt"), $zip->setArchiveComment("other"), $zip->unchangeArchive(), $zip->comment, $zip->deleteIndex(2), $zip->unchangeAll(), $zip->getNameIndex(2));
var_dump($zip->replaceFile(__FILE__, 0, 1, 4), $zip->deleteIndex(1), $zip->renameIndex(3, "renamed"), $zip->close());
$zip->open($path);
for ($i = 0; $i < $zip->numFiles; $i++) {
    echo $zip->getNameIndex($i), " ", $zip->getFromIndex($i), "\n";
}
print_r(array_diff_key((array)$zip, ["filename" => 0]));
foreach (range(0, $zip->numFiles - 1) as $index) {
    $zip->deleteIndex($index);
}
var_dump($zip->close(), file_exists($path));
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)

Warning: ZipArchive::addFile(): No such file or directory in {PWD}/life.php on line 5
bool(false)
int(10)
bool(true)
bool(true)
bool(false)
int(3)
int(4)
int(4)
string(0) ""
bool(false)
string(22) "Entry has been changed"
string(5) "a.txt"
bool(false)
string(16) "Invalid argument"
NULL
int(0)
bool(false)
int(0)
int(1)
bool(true)
bool(true)
bool(true)
string(4) "of a"
string(7) "comment"
bool(true)
int(3)
int(2176188416)
bool(true)
int(1107230720)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
bool(true)
{"name":"a.txt","index":0,"crc":907060870,"size":5,"mtime":1100000000,"comp_size":5,"comp_method":0,"encryption_method":0} of a
{"name":"b\/c.txt","index":1,"crc":994167270,"size":1000,"mtime":1000000000,"comp_size":1000,"comp_method":0,"encryption_method":0} of c
{"name":"d\/","index":2,"crc":0,"size":0,"mtime":1000000002,"comp_size":0,"comp_method":0,"encryption_method":0} 
{"name":"self.php","index":3,"crc":2741744302,"size":5,"mtime":1000000002,"comp_size":5,"comp_method":0,"encryption_method":0} 
string(5) "hello"
string(3) "xxx"
bool(false)
int(9)
string(4) "of a"
string(7) "comment"
int(0)
bool(true)
int(3)
int(2172649472)
hello<?php<?php
bool(true)
bool(false)
bool(false)
string(22) "Entry has been deleted"
int(4)
bool(true)
bool(false)
string(16) "Invalid argument"
bool(true)
string(5) "a.txt"
bool(true)
bool(true)
bool(true)
string(7) "comment"
bool(true)
bool(true)
string(2) "d/"
bool(true)
bool(true)
bool(true)
bool(true)
a.txt ?php
d/ 
renamed <?php
Array
(
    [lastId] => 3
    [status] => 0
    [statusSys] => 0
    [numFiles] => 3
    [comment] => comment
)
bool(true)
bool(false)
