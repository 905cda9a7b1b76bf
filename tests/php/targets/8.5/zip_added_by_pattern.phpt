--TEST--
Flags of ZipArchive::addGlob() (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$folder = __DIR__ . '/zip_added_by_pattern';
mkdir($folder);
touch("$folder/a.txt");
touch("$folder/b.txt");
foreach ([0, GLOB_BRACE, GLOB_NOSORT | GLOB_MARK, 1024, GLOB_ONLYDIR] as $flags) {
    $zip = new ZipArchive;
    $zip->open("$folder/x.zip", ZipArchive::CREATE | ZipArchive::OVERWRITE);
    var_dump($zip->addGlob("$folder/{a,b}.txt", $flags, ['remove_all_path' => true]) !== false, $zip->numFiles);
    $zip->unchangeAll();
}
array_map(unlink(...), glob("$folder/*"));
rmdir($folder);
--EXPECT--
bool(true)
int(0)
bool(true)
int(2)
bool(true)
int(0)

Warning: ZipArchive::addGlob(): At least one of the passed flags is invalid or not supported on this platform in {PWD}/zip_added_by_pattern.php on line 9
bool(false)
int(0)
bool(true)
int(0)
