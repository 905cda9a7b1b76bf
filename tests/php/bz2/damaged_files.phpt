--TEST--
bzip2 files that are cut off or damaged
--EXTENSIONS--
bz2
--FILE--
<?php
$path = __DIR__ . "/damaged_files.bz2";
$packed = bzcompress(str_repeat("line of text\n", 20000));
$broken = $packed;
$broken[30] = "\xff";
foreach (["", "no such format", substr($packed, 0, -3), substr($packed, 0, 30), $broken] as $contents) {
    file_put_contents($path, $contents);
    $file = bzopen($path, "r");
    $lines = 0;
    while (($line = fgets($file)) !== false) {
        $lines++;
    }
    echo $lines, " ", strlen((string)bzread($file)), " ", bzerrstr($file), " ", var_export(feof($file), true), " ";
    echo strlen(file_get_contents("compress.bzip2://$path")), "\n";
}
unlink($path);
--EXPECT--
0 0 UNEXPECTED_EOF true 0
0 0 DATA_ERROR_MAGIC true 0
19535 0 UNEXPECTED_EOF true 253952
0 0 UNEXPECTED_EOF true 0
0 0 DATA_ERROR true 0
