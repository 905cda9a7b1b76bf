--TEST--
filter_var() with the filters that change a string
--FILE--
<?php
function show(array $values, int $filter, mixed $options = 0): void {
    foreach ($values as $value) {
        try { echo json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), ' => ', var_export(filter_var($value, $filter, $options), true), "\n"; }
        catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
    }
}
$s = ["", "plain", "<b>bold</b> & \"q\" 'a'", "a\x01b\x7fc\x80d\xffe`f", "1+2-3.4,5e6E", "Ã© Ã¼", "&amp; &#39; &eacute;", "a@b.c (x) <y>", "a b/c?d=e&f", "nul\0x", "it's \\ok\"", 12, 1.5, null, true, [1, 'a<b', ['x>y']], "< b>x", "a<1"];
foreach ([@FILTER_SANITIZE_STRING, FILTER_SANITIZE_ENCODED, FILTER_SANITIZE_SPECIAL_CHARS, FILTER_SANITIZE_FULL_SPECIAL_CHARS, FILTER_UNSAFE_RAW, FILTER_SANITIZE_EMAIL, FILTER_SANITIZE_URL, FILTER_SANITIZE_NUMBER_INT, FILTER_SANITIZE_NUMBER_FLOAT, FILTER_SANITIZE_ADD_SLASHES] as $filter) {
    foreach ([0, FILTER_FLAG_STRIP_LOW, FILTER_FLAG_STRIP_HIGH, FILTER_FLAG_STRIP_BACKTICK, FILTER_FLAG_ENCODE_LOW, FILTER_FLAG_ENCODE_HIGH, FILTER_FLAG_ENCODE_AMP, FILTER_FLAG_NO_ENCODE_QUOTES, FILTER_FLAG_EMPTY_STRING_NULL, FILTER_FLAG_ALLOW_FRACTION, FILTER_FLAG_ALLOW_THOUSAND, FILTER_FLAG_ALLOW_SCIENTIFIC, FILTER_REQUIRE_ARRAY, FILTER_FORCE_ARRAY, FILTER_REQUIRE_ARRAY | FILTER_NULL_ON_FAILURE] as $flags) {
        echo "$filter $flags\n"; show($s, $filter, $flags);
    }
}
--EXPECT--
513 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ' '
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿef'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'ab&#127;c&#128;d&#255;e`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&#195;&#169; &#195;&#188;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 256
"" => NULL
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => NULL
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bold & &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) '
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'x'
"a<1" => 'a'
513 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => false
"a<1" => false
513 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => 'bold & &#34;q&#34; &#39;a&#39;',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'abc€dÿe`f',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.4,5e6E',
)
"\u00e9 \u00fc" => array (
  0 => 'Ã© Ã¼',
)
"&amp; &#39; &eacute;" => array (
  0 => '&amp; &#39; &eacute;',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.c (x) ',
)
"a b\/c?d=e&f" => array (
  0 => 'a b/c?d=e&f',
)
"nul\u0000x" => array (
  0 => 'nulx',
)
"it's \\ok\"" => array (
  0 => 'it&#39;s \\ok&#34;',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => array (
  0 => 'x',
)
"a<1" => array (
  0 => 'a',
)
513 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => NULL
"a<1" => NULL
514 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'ab%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01bcde%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%20'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFef'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 256
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27'
"a\u0001bc\ufffdd\ufffde`f" => 'a%01b%7Fc%80d%FFe%60f'
"1+2-3.4,5e6E" => '1%2B2-3.4%2C5e6E'
"\u00e9 \u00fc" => '%C3%A9%20%C3%BC'
"&amp; &#39; &eacute;" => '%26amp%3B%20%26%2339%3B%20%26eacute%3B'
"a@b.c (x) <y>" => 'a%40b.c%20%28x%29%20%3Cy%3E'
"a b\/c?d=e&f" => 'a%20b%2Fc%3Fd%3De%26f'
"nul\u0000x" => 'nul%00x'
"it's \\ok\"" => 'it%27s%20%5Cok%22'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '%3C%20b%3Ex'
"a<1" => 'a%3C1'
514 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a%3Cb',
  2 => 
  array (
    0 => 'x%3Ey',
  ),
)
"< b>x" => false
"a<1" => false
514 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '%3Cb%3Ebold%3C%2Fb%3E%20%26%20%22q%22%20%27a%27',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'a%01b%7Fc%80d%FFe%60f',
)
"1+2-3.4,5e6E" => array (
  0 => '1%2B2-3.4%2C5e6E',
)
"\u00e9 \u00fc" => array (
  0 => '%C3%A9%20%C3%BC',
)
"&amp; &#39; &eacute;" => array (
  0 => '%26amp%3B%20%26%2339%3B%20%26eacute%3B',
)
"a@b.c (x) <y>" => array (
  0 => 'a%40b.c%20%28x%29%20%3Cy%3E',
)
"a b\/c?d=e&f" => array (
  0 => 'a%20b%2Fc%3Fd%3De%26f',
)
"nul\u0000x" => array (
  0 => 'nul%00x',
)
"it's \\ok\"" => array (
  0 => 'it%27s%20%5Cok%22',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a%3Cb',
  2 => 
  array (
    0 => 'x%3Ey',
  ),
)
"< b>x" => array (
  0 => '%3C%20b%3Ex',
)
"a<1" => array (
  0 => 'a%3C1',
)
514 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a%3Cb',
  2 => 
  array (
    0 => 'x%3Ey',
  ),
)
"< b>x" => NULL
"a<1" => NULL
515 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ' '
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿef'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;b&#127;c&#128;d&#255;e`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&#195;&#169; &#195;&#188;'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 256
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;'
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &#60;y&#62;'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it&#39;s \\ok&#34;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&#60; b&#62;x'
"a<1" => 'a&#60;1'
515 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a&#60;b',
  2 => 
  array (
    0 => 'x&#62;y',
  ),
)
"< b>x" => false
"a<1" => false
515 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '&#60;b&#62;bold&#60;/b&#62; &#38; &#34;q&#34; &#39;a&#39;',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'a&#1;bc€dÿe`f',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.4,5e6E',
)
"\u00e9 \u00fc" => array (
  0 => 'Ã© Ã¼',
)
"&amp; &#39; &eacute;" => array (
  0 => '&#38;amp; &#38;#39; &#38;eacute;',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.c (x) &#60;y&#62;',
)
"a b\/c?d=e&f" => array (
  0 => 'a b/c?d=e&#38;f',
)
"nul\u0000x" => array (
  0 => 'nul&#0;x',
)
"it's \\ok\"" => array (
  0 => 'it&#39;s \\ok&#34;',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a&#60;b',
  2 => 
  array (
    0 => 'x&#62;y',
  ),
)
"< b>x" => array (
  0 => '&#60; b&#62;x',
)
"a<1" => array (
  0 => 'a&#60;1',
)
515 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a&#60;b',
  2 => 
  array (
    0 => 'x&#62;y',
  ),
)
"< b>x" => NULL
"a<1" => NULL
522 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 256
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;'
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&eacute; &uuml;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) &lt;y&gt;'
"a b\/c?d=e&f" => 'a b/c?d=e&amp;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it&#039;s \\ok&quot;'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '&lt; b&gt;x'
"a<1" => 'a&lt;1'
522 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a&lt;b',
  2 => 
  array (
    0 => 'x&gt;y',
  ),
)
"< b>x" => false
"a<1" => false
522 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '&lt;b&gt;bold&lt;/b&gt; &amp; &quot;q&quot; &#039;a&#039;',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => '',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.4,5e6E',
)
"\u00e9 \u00fc" => array (
  0 => '&eacute; &uuml;',
)
"&amp; &#39; &eacute;" => array (
  0 => '&amp; &#39; &eacute;',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.c (x) &lt;y&gt;',
)
"a b\/c?d=e&f" => array (
  0 => 'a b/c?d=e&amp;f',
)
"nul\u0000x" => array (
  0 => 'nul' . "\0" . 'x',
)
"it's \\ok\"" => array (
  0 => 'it&#039;s \\ok&quot;',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a&lt;b',
  2 => 
  array (
    0 => 'x&gt;y',
  ),
)
"< b>x" => array (
  0 => '&lt; b&gt;x',
)
"a<1" => array (
  0 => 'a&lt;1',
)
522 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a&lt;b',
  2 => 
  array (
    0 => 'x&gt;y',
  ),
)
"< b>x" => NULL
"a<1" => NULL
516 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ' '
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿef'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'a&#1;bc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul&#0;x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'ab&#127;c&#128;d&#255;e`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => '&#195;&#169; &#195;&#188;'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> &#38; "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&#38;amp; &#38;#39; &#38;eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&#38;f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 256
"" => NULL
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => NULL
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & "q" \'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul' . "\0" . 'x'
"it's \\ok\"" => 'it\'s \\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
516 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => false
"a<1" => false
516 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '<b>bold</b> & "q" \'a\'',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'abc€dÿe`f',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.4,5e6E',
)
"\u00e9 \u00fc" => array (
  0 => 'Ã© Ã¼',
)
"&amp; &#39; &eacute;" => array (
  0 => '&amp; &#39; &eacute;',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.c (x) <y>',
)
"a b\/c?d=e&f" => array (
  0 => 'a b/c?d=e&f',
)
"nul\u0000x" => array (
  0 => 'nul' . "\0" . 'x',
)
"it's \\ok\"" => array (
  0 => 'it\'s \\ok"',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => array (
  0 => '< b>x',
)
"a<1" => array (
  0 => 'a<1',
)
516 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => NULL
"a<1" => NULL
517 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 256
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => 'bboldb&q\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.45e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp&#39&eacute'
"a@b.c (x) <y>" => 'a@b.cxy'
"a b\/c?d=e&f" => 'abc?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'sok'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => 'bx'
"a<1" => 'a1'
517 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'ab',
  2 => 
  array (
    0 => 'xy',
  ),
)
"< b>x" => false
"a<1" => false
517 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => 'bboldb&q\'a\'',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'abcde`f',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.45e6E',
)
"\u00e9 \u00fc" => array (
  0 => '',
)
"&amp; &#39; &eacute;" => array (
  0 => '&amp&#39&eacute',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.cxy',
)
"a b\/c?d=e&f" => array (
  0 => 'abc?d=e&f',
)
"nul\u0000x" => array (
  0 => 'nulx',
)
"it's \\ok\"" => array (
  0 => 'it\'sok',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'ab',
  2 => 
  array (
    0 => 'xy',
  ),
)
"< b>x" => array (
  0 => 'bx',
)
"a<1" => array (
  0 => 'a1',
)
517 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'ab',
  2 => 
  array (
    0 => 'xy',
  ),
)
"< b>x" => NULL
"a<1" => NULL
518 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 256
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b>&"q"\'a\''
"a\u0001bc\ufffdd\ufffde`f" => 'abcde`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '&amp;&#39;&eacute;'
"a@b.c (x) <y>" => 'a@b.c(x)<y>'
"a b\/c?d=e&f" => 'ab/c?d=e&f'
"nul\u0000x" => 'nulx'
"it's \\ok\"" => 'it\'s\\ok"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '<b>x'
"a<1" => 'a<1'
518 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => false
"a<1" => false
518 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '<b>bold</b>&"q"\'a\'',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'abcde`f',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.4,5e6E',
)
"\u00e9 \u00fc" => array (
  0 => '',
)
"&amp; &#39; &eacute;" => array (
  0 => '&amp;&#39;&eacute;',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.c(x)<y>',
)
"a b\/c?d=e&f" => array (
  0 => 'ab/c?d=e&f',
)
"nul\u0000x" => array (
  0 => 'nulx',
)
"it's \\ok\"" => array (
  0 => 'it\'s\\ok"',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => array (
  0 => '<b>x',
)
"a<1" => array (
  0 => 'a<1',
)
518 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => NULL
"a<1" => NULL
519 0
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 4
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 8
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 512
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 16
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 32
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 64
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 128
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 256
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 4096
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 8192
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 16384
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
519 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => '',
  2 => 
  array (
    0 => '',
  ),
)
"< b>x" => false
"a<1" => false
519 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => '',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => '',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3456',
)
"\u00e9 \u00fc" => array (
  0 => '',
)
"&amp; &#39; &eacute;" => array (
  0 => '39',
)
"a@b.c (x) <y>" => array (
  0 => '',
)
"a b\/c?d=e&f" => array (
  0 => '',
)
"nul\u0000x" => array (
  0 => '',
)
"it's \\ok\"" => array (
  0 => '',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '15',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => '',
  2 => 
  array (
    0 => '',
  ),
)
"< b>x" => array (
  0 => '',
)
"a<1" => array (
  0 => '1',
)
519 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => '',
  2 => 
  array (
    0 => '',
  ),
)
"< b>x" => NULL
"a<1" => NULL
520 0
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 4
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 8
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 512
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 16
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 32
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 64
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 128
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 256
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 4096
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-3.456'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => '.'
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 8192
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => ''
"1+2-3.4,5e6E" => '1+2-34,56'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => ''
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 16384
"" => ''
"plain" => ''
"<b>bold<\/b> & \"q\" 'a'" => ''
"a\u0001bc\ufffdd\ufffde`f" => 'e'
"1+2-3.4,5e6E" => '1+2-345e6E'
"\u00e9 \u00fc" => ''
"&amp; &#39; &eacute;" => '39ee'
"a@b.c (x) <y>" => ''
"a b\/c?d=e&f" => 'e'
"nul\u0000x" => ''
"it's \\ok\"" => ''
12 => '12'
1.5 => '15'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => ''
"a<1" => '1'
520 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => '',
  2 => 
  array (
    0 => '',
  ),
)
"< b>x" => false
"a<1" => false
520 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => '',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => '',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3456',
)
"\u00e9 \u00fc" => array (
  0 => '',
)
"&amp; &#39; &eacute;" => array (
  0 => '39',
)
"a@b.c (x) <y>" => array (
  0 => '',
)
"a b\/c?d=e&f" => array (
  0 => '',
)
"nul\u0000x" => array (
  0 => '',
)
"it's \\ok\"" => array (
  0 => '',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '15',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => '',
  2 => 
  array (
    0 => '',
  ),
)
"< b>x" => array (
  0 => '',
)
"a<1" => array (
  0 => '1',
)
520 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => '',
  2 => 
  array (
    0 => '',
  ),
)
"< b>x" => NULL
"a<1" => NULL
523 0
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 4
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 8
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 512
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 16
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 32
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 64
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 128
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 256
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 4096
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 8192
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 16384
"" => ''
"plain" => 'plain'
"<b>bold<\/b> & \"q\" 'a'" => '<b>bold</b> & \\"q\\" \\\'a\\\''
"a\u0001bc\ufffdd\ufffde`f" => 'abc€dÿe`f'
"1+2-3.4,5e6E" => '1+2-3.4,5e6E'
"\u00e9 \u00fc" => 'Ã© Ã¼'
"&amp; &#39; &eacute;" => '&amp; &#39; &eacute;'
"a@b.c (x) <y>" => 'a@b.c (x) <y>'
"a b\/c?d=e&f" => 'a b/c?d=e&f'
"nul\u0000x" => 'nul\\0x'
"it's \\ok\"" => 'it\\\'s \\\\ok\\"'
12 => '12'
1.5 => '1.5'
null => ''
true => '1'
[1,"a<b",["x>y"]] => false
"< b>x" => '< b>x'
"a<1" => 'a<1'
523 16777216
"" => false
"plain" => false
"<b>bold<\/b> & \"q\" 'a'" => false
"a\u0001bc\ufffdd\ufffde`f" => false
"1+2-3.4,5e6E" => false
"\u00e9 \u00fc" => false
"&amp; &#39; &eacute;" => false
"a@b.c (x) <y>" => false
"a b\/c?d=e&f" => false
"nul\u0000x" => false
"it's \\ok\"" => false
12 => false
1.5 => false
null => false
true => false
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => false
"a<1" => false
523 67108864
"" => array (
  0 => '',
)
"plain" => array (
  0 => 'plain',
)
"<b>bold<\/b> & \"q\" 'a'" => array (
  0 => '<b>bold</b> & \\"q\\" \\\'a\\\'',
)
"a\u0001bc\ufffdd\ufffde`f" => array (
  0 => 'abc€dÿe`f',
)
"1+2-3.4,5e6E" => array (
  0 => '1+2-3.4,5e6E',
)
"\u00e9 \u00fc" => array (
  0 => 'Ã© Ã¼',
)
"&amp; &#39; &eacute;" => array (
  0 => '&amp; &#39; &eacute;',
)
"a@b.c (x) <y>" => array (
  0 => 'a@b.c (x) <y>',
)
"a b\/c?d=e&f" => array (
  0 => 'a b/c?d=e&f',
)
"nul\u0000x" => array (
  0 => 'nul\\0x',
)
"it's \\ok\"" => array (
  0 => 'it\\\'s \\\\ok\\"',
)
12 => array (
  0 => '12',
)
1.5 => array (
  0 => '1.5',
)
null => array (
  0 => '',
)
true => array (
  0 => '1',
)
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => array (
  0 => '< b>x',
)
"a<1" => array (
  0 => 'a<1',
)
523 150994944
"" => NULL
"plain" => NULL
"<b>bold<\/b> & \"q\" 'a'" => NULL
"a\u0001bc\ufffdd\ufffde`f" => NULL
"1+2-3.4,5e6E" => NULL
"\u00e9 \u00fc" => NULL
"&amp; &#39; &eacute;" => NULL
"a@b.c (x) <y>" => NULL
"a b\/c?d=e&f" => NULL
"nul\u0000x" => NULL
"it's \\ok\"" => NULL
12 => NULL
1.5 => NULL
null => NULL
true => NULL
[1,"a<b",["x>y"]] => array (
  0 => '1',
  1 => 'a<b',
  2 => 
  array (
    0 => 'x>y',
  ),
)
"< b>x" => NULL
"a<1" => NULL
