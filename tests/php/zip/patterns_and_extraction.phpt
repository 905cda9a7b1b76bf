--TEST--
addGlob(), addPattern(), extractTo(), callbacks
--EXTENSIONS--
zip
--FILE--
<?php
$folder = __DIR__ . "/patterns_and_extraction";
mkdir("$folder/in/sub", 0777, true);
file_put_contents("$folder/in/one.txt", "1");
file_put_contents("$folder/in/two.txt", "22");
file_put_contents("$folder/in/three.dat", str_repeat("3", 100));
$zip = new ZipArchive();
$zip->open("$folder/test.zip", ZipArchive::CREATE);
print_r(array_map("basename", $zip->addGlob("$folder/in/*.txt", 0, ["add_path" => "texts/", "remove_all_path" => true])));
print_r(array_map("basename", $zip->addPattern('/\.dat$/', "$folder/in", ["remove_path" => "$folder/in", "comp_method" => ZipArchive::CM_BZIP2])));
var_dump($zip->addGlob("$folder/none*"));
foreach ([["remove_path" => ""], ["add_path" => 5], ["flags" => "x"], ["remove_all_path" => 42]] as $options) {
    try {
        var_dump($zip->addGlob("$folder/none*", 0, $options));
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
$zip->addFromString("../../outside/./file", "out");
$zip->addFromString("/absolute", "abs");
$zip->addEmptyDir("empty/dir");
$zip->registerProgressCallback(0.5, function ($share) { echo $share > 0 ? "" : "progress from $share\n"; });
$zip->registerCancelCallback(fn() => 0);
var_dump($zip->close());
$zip->open("$folder/test.zip");
for ($i = 0; $i < $zip->numFiles; $i++) {
    echo $zip->getNameIndex($i), " ", $zip->statIndex($i)["comp_method"], "\n";
}
var_dump($zip->extractTo("$folder/out"), $zip->extractTo("$folder/one", "texts/one.txt"), $zip->extractTo("$folder/some", ["texts/two.txt", "three.dat"]), $zip->extractTo("$folder/some", "none"));
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS), RecursiveIteratorIterator::CHILD_FIRST);
$names = array_map(fn($file) => substr($file, strlen($folder)), array_keys(iterator_to_array($files)));
sort($names);
print_r($names);
$zip->addFromString("more", "x");
$zip->registerCancelCallback(fn() => 1);
var_dump($zip->close(), $zip->getStatusString());
foreach ($files as $file) {
    $file->isDir() ? rmdir($file) : unlink($file);
}
rmdir($folder);
--EXPECT--
Array
(
    [0] => one.txt
    [1] => two.txt
)
Array
(
    [0] => three.dat
)
array(0) {
}
ValueError: Option "remove_path" cannot be empty
TypeError: Option "add_path" must be of type string, int given
TypeError: Option "flags" must be of type int, string given

Warning: ZipArchive::addGlob(): Option "remove_all_path" must be of type bool, int given in {PWD}/patterns_and_extraction.php on line 14
array(0) {
}
progress from 0
bool(true)
texts/one.txt 0
texts/two.txt 0
three.dat 12
../../outside/./file 0
/absolute 0
empty/dir/ 0
bool(true)
bool(true)
bool(true)
bool(false)
Array
(
    [0] => /in
    [1] => /in/one.txt
    [2] => /in/sub
    [3] => /in/three.dat
    [4] => /in/two.txt
    [5] => /one
    [6] => /one/texts
    [7] => /one/texts/one.txt
    [8] => /out
    [9] => /out/absolute
    [10] => /out/empty
    [11] => /out/empty/dir
    [12] => /out/outside
    [13] => /out/outside/file
    [14] => /out/texts
    [15] => /out/texts/one.txt
    [16] => /out/texts/two.txt
    [17] => /out/three.dat
    [18] => /some
    [19] => /some/texts
    [20] => /some/texts/two.txt
    [21] => /some/three.dat
    [22] => /test.zip
)

Warning: ZipArchive::close(): Operation cancelled in {PWD}/patterns_and_extraction.php on line 36
bool(false)
string(19) "Operation cancelled"
