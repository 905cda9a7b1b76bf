--TEST--
getimagesizefromstring(): data of less than twelve bytes
--FILE--
<?php
foreach (["0000030340a040", "000003", "00000303", "00", "", "47494638", "ffd8ff", "0000000000", "0102030405"] as $hex) {
    echo $hex, ": ", json_encode(getimagesizefromstring(hex2bin($hex))), "\n";
}
--EXPECT--
0000030340a040: {"0":3,"1":3,"2":15,"3":"width=\"3\" height=\"3\"","mime":"image\/vnd.wap.wbmp"}
000003: 
Notice: getimagesizefromstring(): Error reading from ! in {PWD}/short_images.php on line 3
false
00000303: {"0":3,"1":3,"2":15,"3":"width=\"3\" height=\"3\"","mime":"image\/vnd.wap.wbmp"}
00: 
Notice: getimagesizefromstring(): Error reading from ! in {PWD}/short_images.php on line 3
false
: 
Notice: getimagesizefromstring(): Error reading from ! in {PWD}/short_images.php on line 3
false
47494638: false
ffd8ff: false
0000000000: 
Notice: getimagesizefromstring(): Error reading from ! in {PWD}/short_images.php on line 3
false
0102030405: 
Notice: getimagesizefromstring(): Error reading from ! in {PWD}/short_images.php on line 3
false
