--TEST--
mb_convert_kana() refuses letters that are no flags before anything else
--EXTENSIONS--
mbstring
--FILE--
<?php
foreach (['<', 'AaHh<', "K\0", 'Aa', 'hC', ''] as $mode) {
    try {
        var_dump(mb_convert_kana('a', $mode, $mode === '<' ? 'no encoding' : null));
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
mb_convert_kana(): Argument #2 ($mode) contains invalid flag: '<'
mb_convert_kana(): Argument #2 ($mode) contains invalid flag: '<'
mb_convert_kana(): Argument #2 ($mode) contains invalid flag: '
mb_convert_kana(): Argument #2 ($mode) must not combine 'A' and 'a' flags
mb_convert_kana(): Argument #2 ($mode) must not combine 'h' and 'C' flags
string(1) "a"
