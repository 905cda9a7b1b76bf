--TEST--
mb_substitute_character(): what stands for what cannot be converted
--EXTENSIONS--
mbstring
--FILE--
<?php
$text = "a\xe6\x97b日\u{1F600}\xff";
foreach ([0x3f, 0x20AC, "none", "long", "entity"] as $substitute) {
    mb_substitute_character($substitute);
    echo json_encode(mb_substitute_character()), " ", bin2hex(mb_convert_encoding($text, "ISO-8859-1", "UTF-8")), " ",
        bin2hex(mb_convert_encoding($text, "UTF-16BE", "UTF-8")), " ", bin2hex(mb_scrub($text)), "\n";
}
echo mb_get_info("illegal_chars"), "\n";
foreach ([-1, 0xD800, 0x110000, "other"] as $substitute) {
    try {
        mb_substitute_character($substitute);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
63 613f623f3f3f 0061003f006265e5d83dde00003f 613f62e697a5f09f98803f
8364 613f623f3f3f 006120ac006265e5d83dde0020ac 61e282ac62e697a5f09f9880e282ac
"none" 6162 0061006265e5d83dde00 6162e697a5f09f9880
"long" 6162552b36354535552b3146363030 006120ac006265e5d83dde0020ac 61e282ac62e697a5f09f9880e282ac
"entity" 6162262378363545353b26237831463630303b 006120ac006265e5d83dde0020ac 61e282ac62e697a5f09f9880e282ac
48
mb_substitute_character(): Argument #1 ($substitute_character) is not a valid codepoint
mb_substitute_character(): Argument #1 ($substitute_character) is not a valid codepoint
mb_substitute_character(): Argument #1 ($substitute_character) is not a valid codepoint
mb_substitute_character(): Argument #1 ($substitute_character) must be "none", "long", "entity" or a valid codepoint
