--TEST--
ZipArchive::extractTo() of entries whose names are folders or lead out of the folder
--EXTENSIONS--
zip
--FILE--
<?php
chdir(__DIR__);
foreach (['.', '..', './', '../', 'a/..', 'a/../', '/', 'a/../..', '//', 'a/.', '../b.txt', 'c/../../d.txt', '/e.txt'] as $name) {
    $archive = new ZipArchive;
    $archive->open('names_that_lead_out.zip', ZipArchive::CREATE | ZipArchive::OVERWRITE);
    $archive->addFromString($name, 'x');
    $archive->close();
    $archive->open('names_that_lead_out.zip');
    echo "$name: ";
    var_dump($archive->extractTo('names_that_lead_out'));
    foreach (glob('names_that_lead_out/*') as $path) {
        echo "    $path\n";
        is_dir($path) ? rmdir($path) : unlink($path);
    }
    $archive->close();
}
var_dump(glob('*.txt'));
--CLEAN--
<?php
@unlink(__DIR__ . '/names_that_lead_out.zip');
@rmdir(__DIR__ . '/names_that_lead_out');
--EXPECT--
.: 
Warning: ZipArchive::extractTo(names_that_lead_out/.): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
..: 
Warning: ZipArchive::extractTo(names_that_lead_out/..): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
./: bool(true)
../: 
Warning: ZipArchive::extractTo(names_that_lead_out/): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
a/..: 
Warning: ZipArchive::extractTo(names_that_lead_out/.): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
a/../: bool(true)
/: 
Warning: ZipArchive::extractTo(names_that_lead_out/): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
a/../..: 
Warning: ZipArchive::extractTo(names_that_lead_out/..): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
//: 
Warning: ZipArchive::extractTo(names_that_lead_out/): Failed to open stream: Is a directory in {PWD}/names_that_lead_out.php on line 10
bool(false)
a/.: bool(true)
    names_that_lead_out/a
../b.txt: bool(true)
    names_that_lead_out/b.txt
c/../../d.txt: bool(true)
    names_that_lead_out/d.txt
/e.txt: bool(true)
    names_that_lead_out/e.txt
array(0) {
}
