--TEST--
parse_ini_string(): a section that does not end
--FILE--
<?php
foreach (["[", "a[", "[a"] as $text) {
    foreach ([INI_SCANNER_NORMAL, INI_SCANNER_RAW] as $mode) {
        var_dump(parse_ini_string($text, true, $mode));
    }
}
?>
--EXPECT--

Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/section_not_closed.php on line 4
bool(false)

Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/section_not_closed.php on line 4
bool(false)

Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/section_not_closed.php on line 4
bool(false)

Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/section_not_closed.php on line 4
bool(false)

Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/section_not_closed.php on line 4
bool(false)

Warning: syntax error, unexpected end of file, expecting ']' in Unknown on line 1
 in {PWD}/section_not_closed.php on line 4
bool(false)
