--TEST--
An enclosure that is the last byte of a line of CSV
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (['"', 'a,"', "a,\"\n", "\"\r\n", '"a', '"a""', "x,\"ab\\"] as $line) {
    echo json_encode($line), json_encode(array_map('bin2hex', str_getcsv($line, ',', '"', '\\'))), "\n";
    $file = fopen('php://memory', 'w+');
    fwrite($file, $line);
    rewind($file);
    echo json_encode(array_map('bin2hex', fgetcsv($file, null, ',', '"', ''))), "\n";
}
--EXPECT--
"\""[""]
[""]
"a,\""["61",""]
["61",""]
"a,\"\n"["61","0a"]
["61","0a"]
"\"\r\n"["0d0a"]
["0d0a"]
"\"a"["61"]
["61"]
"\"a\"\""["6122"]
["6122"]
"x,\"ab\\"["78","61625c"]
["78","61625c"]
