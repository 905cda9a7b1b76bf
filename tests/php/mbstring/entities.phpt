--TEST--
mb_encode_numericentity(), mb_decode_numericentity() and the HTML encoding
--EXTENSIONS--
mbstring
--FILE--
<?php
$map = [0x80, 0x10FFFF, 0, 0x1FFFFF];
echo mb_encode_numericentity("aé日\u{1F600}", $map), " ", mb_encode_numericentity("aé日", $map, "UTF-8", true), "\n";
echo mb_encode_numericentity("abc", [0x61, 0x62, 5, 0xFF, 0x63, 0x63, -1, 0xFF]), "\n";
echo mb_decode_numericentity("&#233;&#x65E5;&#65;&#233 &#xe9x; &#99999999999; &#128512;", $map), "\n";
echo mb_convert_encoding("aé日<&>\"", "HTML-ENTITIES", "UTF-8"), "\n";
echo mb_convert_encoding("&eacute;&amp;&#26085;&#x65e5;&bogus;&lt;&", "UTF-8", "HTML"), "\n";
try {
    mb_encode_numericentity("a", [1, 2, 3]);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
a&#233;&#26085;&#128512; a&#xE9;&#x65E5;
&#102;&#103;&#98;
é日&#65;é éx; &#99999999999; 😀

Deprecated: mb_convert_encoding(): Handling HTML entities via mbstring is deprecated; use htmlspecialchars, htmlentities, or mb_encode_numericentity/mb_decode_numericentity instead in {PWD}/entities.php on line 6
a&eacute;&#26085;<&>"
é&日日&bogus;<&
mb_encode_numericentity(): Argument #2 ($map) must have a multiple of 4 elements
