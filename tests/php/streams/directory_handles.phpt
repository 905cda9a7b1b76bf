--TEST--
Directories read by handle, from the start again, the last handle implied
--FILE--
<?php
$folder = __DIR__ . '/directory_handles';
mkdir($folder);
array_map('touch', ["$folder/a", "$folder/b"]);
$handle = opendir($folder);
for ($names = []; ($name = readdir($handle)) !== false;) {
    $names[] = $name;
}
sort($names);
echo implode(' ', $names), "\n";
var_dump(rewinddir($handle), is_string(readdir()), closedir($handle));
try {
    readdir($handle);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
try {
    rewinddir(STDIN);
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
--CLEAN--
<?php
array_map('unlink', glob(__DIR__ . '/directory_handles/*'));
rmdir(__DIR__ . '/directory_handles');
--EXPECT--
. .. a b
NULL
bool(true)
NULL
readdir(): supplied resource is not a valid Directory resource
rewinddir(): Argument #1 ($dir_handle) must be a valid Directory resource
