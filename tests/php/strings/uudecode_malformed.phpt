--TEST--
convert_uudecode(): what is incomplete, and what may be missing
--FILE--
<?php
foreach (["", " ", "`\n", "a", "#86)C\n`\n", "#86)C", "#86)C\n#86)C\n`\n", "#86", "!`", "\x80", "N" . str_repeat("a", 80)] as $text) {
    echo json_encode([$text, convert_uudecode($text)], JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
$long = random_bytes(200);
var_dump(convert_uudecode(convert_uuencode($long)) === $long);
?>
--EXPECT--

Warning: convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string in {PWD}/uudecode_malformed.php on line 3
["",false]
[" ",""]
["`\n",""]

Warning: convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string in {PWD}/uudecode_malformed.php on line 3
["a",false]
["#86)C\n`\n","abc"]
["#86)C","abc"]
["#86)C\n#86)C\n`\n","abc"]

Warning: convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string in {PWD}/uudecode_malformed.php on line 3
["#86",false]

Warning: convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string in {PWD}/uudecode_malformed.php on line 3
["!`",false]

Warning: convert_uudecode(): Argument #1 ($data) is not a valid uuencoded string in {PWD}/uudecode_malformed.php on line 3
["\ufffd",false]
["Naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010A\u0004\u0010"]
bool(true)
