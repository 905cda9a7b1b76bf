--TEST--
getimagesize() of images that end too early: no size, whatever the kind
--FILE--
<?php
foreach (["\x89PNG\r\n\x1a\n\0\0", "GIF89a\1", "BM12345", "8BPS\0\1\0\0\0\0", "FWS\1\2\3\4\5", "FORM\0\0\0\1ILBM", "\0\0\1\0\1",
    "\xFF\xD8\xFF\xE0\0\x10JFIF", "\xFF\xD8\xFF\xC0\0\x11", "II*\0\x08\0\0\0\2\0\0\1\3\0\1\0\0\0\5\0", "MM\0*\0\0\0\x08"] as $bytes) {
    $size = @getimagesizefromstring($bytes, $info);
    echo json_encode($size), ' ', json_encode(array_keys($info ?? [])), "\n";
}
$tag = fn($tag, $type, $value) => pack('v2V', $tag, $type, 1) . str_pad($value, 4, "\0");
foreach ([[0x100, 1, "\7"], [0x100, 3, "\7"], [0xA002, 9, "\7"], [0x100, 2, "\7"]] as $width) {
    echo json_encode(getimagesizefromstring("II*\0" . pack('Vv', 8, 2) . $tag(...$width) . $tag(0x101, 4, "\3") . pack('V', 0))), "\n";
}
--EXPECT--
false []
false []
false []
false []
false []
false []
false []
false []
{"0":0,"1":0,"2":2,"3":"width=\"0\" height=\"0\"","bits":4294967295,"channels":4294967295,"mime":"image\/jpeg"} []
false []
false []
{"0":7,"1":3,"2":7,"3":"width=\"7\" height=\"3\"","mime":"image\/tiff"}
{"0":7,"1":3,"2":7,"3":"width=\"7\" height=\"3\"","mime":"image\/tiff"}
{"0":7,"1":3,"2":7,"3":"width=\"7\" height=\"3\"","mime":"image\/tiff"}
false
