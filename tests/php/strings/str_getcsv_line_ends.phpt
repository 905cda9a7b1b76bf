--TEST--
str_getcsv() cuts off one line end behind the last field, and one more behind each field without enclosure
--FILE--
<?php
foreach (["a\n,b\r\n,c\n", "a\n\n,b", "a\n\n\n", "\"a\n\"\n,b\n", "\n", "\n\n", " \n", "a,\"b", "a,\"b\n", "a,\"", "a,\"\r\n", "a\n\xc3\xa9,b"] as $line) {
    echo json_encode(array_map("bin2hex", array_map("strval", str_getcsv($line)))), "\n";
}
echo json_encode(str_getcsv("line1\nline2", "l")), "\n";
echo "An escape character that is the enclosure, too:\n";
echo json_encode(str_getcsv('"a""b",c', ",", '"', '"')), "\n";
fputcsv(STDOUT, ['a"b', 'c d', 'e'], ",", '"', '"');
?>
--EXPECT--
["61","62","63"]
["610a","62"]
["610a"]
["610a0a","62"]
[""]
[""]
["20"]
["61","62"]
["61","620a"]
["61","00"]
["61","0d0a0d"]
["610ac3a9","62"]
["","ine1","ine2"]
An escape character that is the enclosure, too:
["a\"b","c"]
"a"b","c d",e
