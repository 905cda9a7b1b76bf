--TEST--
SplFileObject with an include path: where the file was found
--FILE--
<?php
mkdir(__DIR__ . '/file_object_include_path/below', 0777, true);
$folder = __DIR__ . '/file_object_include_path';
file_put_contents("$folder/found.txt", "one\ntwo\n");
file_put_contents("$folder/below/data.csv", "a,b\n");
set_include_path($folder);
chdir("$folder/below");

function show(string $name, string $mode = 'r', bool $useIncludePath = true): void
{
    try {
        $file = new SplFileObject($name, $mode, $useIncludePath);
    } catch (Exception $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
        return;
    }
    echo implode(' | ', [$file->getPathname(), $file->getPath(), $file->getFilename(), $file->getRealPath(),
        $file->getBasename('.txt'), $file->getExtension()]), "\n";
}

foreach (['found.txt', 'below/data.csv', '../found.txt', './data.csv', "$folder/found.txt", 'missing.txt', 'php://memory'] as $name) {
    show($name);
}
show('found.txt', 'r', false);
show('new.txt', 'w');
var_dump(file_exists('new.txt'));
var_dump(new SplFileObject('below/data.csv', 'r', true));
echo (new SplFileInfo('found.txt'))->openFile('r', true)->fgets();
--CLEAN--
<?php
foreach (['below/data.csv', 'below/new.txt', 'found.txt'] as $name) {
    @unlink(__DIR__ . "/file_object_include_path/$name");
}
@rmdir(__DIR__ . '/file_object_include_path/below');
@rmdir(__DIR__ . '/file_object_include_path');
--EXPECT--
found.txt | {PWD}/file_object_include_path | found.txt | {PWD}/file_object_include_path/found.txt | found | txt
below/data.csv | {PWD}/file_object_include_path/below | below/data.csv | {PWD}/file_object_include_path/below/data.csv | data.csv | csv
../found.txt | {PWD}/file_object_include_path | ../found.txt | {PWD}/file_object_include_path/found.txt | found | txt
./data.csv | {PWD}/file_object_include_path/below | ./data.csv | {PWD}/file_object_include_path/below/data.csv | data.csv | csv
{PWD}/file_object_include_path/found.txt | {PWD}/file_object_include_path | found.txt | {PWD}/file_object_include_path/found.txt | found | txt
RuntimeException: SplFileObject::__construct(missing.txt): Failed to open stream: No such file or directory
php://memory | php:/ | memory |  | memory | 
RuntimeException: SplFileObject::__construct(found.txt): Failed to open stream: No such file or directory
new.txt |  | new.txt | {PWD}/file_object_include_path/below/new.txt | new | txt
bool(true)
object(SplFileObject)#1 (5) {
  ["pathName":"SplFileInfo":private]=>
  string(14) "below/data.csv"
  ["fileName":"SplFileInfo":private]=>
  string(14) "below/data.csv"
  ["openMode":"SplFileObject":private]=>
  string(1) "r"
  ["delimiter":"SplFileObject":private]=>
  string(1) ","
  ["enclosure":"SplFileObject":private]=>
  string(1) """
}
one
