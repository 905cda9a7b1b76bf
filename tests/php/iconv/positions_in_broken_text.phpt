--TEST--
iconv_strpos() in texts with illegal characters
--EXTENSIONS--
iconv
--FILE--
<?php
foreach (["\xc3\xa4\xff", "ab\xff", "ab\xc3", "\xc3b", 'abc', "abc\xff", "abcb\xff", "bb\xff", "\xff", "aab\xffb"] as $h) foreach (['b', 'ab', "\xff", 'c'] as $n) { foreach ([64, 2, 0, -1] as $o) { try { error_clear_last(); echo json_encode(@iconv_strpos($h, $n, $o)), error_get_last()['message'] ?? '', "\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; } } error_clear_last(); echo json_encode(@iconv_strrpos($h, $n)), error_get_last()['message'] ?? '', "\n"; }
--EXPECT--
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strrpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strrpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strpos(): Detected an incomplete multibyte character in input string
falseiconv_strrpos(): Detected an incomplete multibyte character in input string
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
falseiconv_strpos(): Detected an illegal character in input string
false
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
falseiconv_strpos(): Detected an illegal character in input string
false
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
falseiconv_strpos(): Detected an illegal character in input string
false
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
1
false
1
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
0
false
0
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
2
2
2
2
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
1
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
0
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
1
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
0
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
2
2
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
0
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
falseiconv_strpos(): Detected an illegal character in input string
false
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
falseiconv_strpos(): Detected an illegal character in input string
false
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
iconv_strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)
false
falseiconv_strpos(): Detected an illegal character in input string
false
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strpos(): Detected an illegal character in input string
falseiconv_strrpos(): Detected an illegal character in input string
