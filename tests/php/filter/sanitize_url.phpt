--TEST--
FILTER_SANITIZE_URL: characters of URLs stay
--FILE--
<?php
function show(array $values, int $filter, mixed $options = 0): void {
    foreach ($values as $value) {
        try {
            $result = str_replace("\n", ' ', var_export(filter_var($value, $filter, $options), true));
        } catch (Throwable $error) {
            $result = $error::class . ': ' . $error->getMessage();
        }
        echo json_encode($value, JSON_INVALID_UTF8_SUBSTITUTE), ' => ', $result, "\n";
    }
}
$values = ["", "plain", "<b>bold</b> & \"q\" 'a'", "a\x01b\x7fc\x80d\xffe`f", "1+2-3.4,5e6E", "é ü", "&amp; &#39; &eacute;", "a@b.c (x) <y>", "a b/c?d=e&f", "nul\0x", "it's \\ok\"", 12, 1.5, null, true, [1, 'a<b', ['x>y']], "< b>x", "a<1"];
foreach ([
    0, FILTER_FLAG_STRIP_LOW, FILTER_FLAG_STRIP_HIGH, FILTER_FLAG_STRIP_BACKTICK,
    FILTER_FLAG_ENCODE_LOW, FILTER_FLAG_ENCODE_HIGH, FILTER_FLAG_ENCODE_AMP, FILTER_FLAG_NO_ENCODE_QUOTES,
    FILTER_FLAG_EMPTY_STRING_NULL, FILTER_FLAG_ALLOW_FRACTION, FILTER_FLAG_ALLOW_THOUSAND, FILTER_FLAG_ALLOW_SCIENTIFIC,
    FILTER_REQUIRE_ARRAY, FILTER_FORCE_ARRAY, FILTER_REQUIRE_ARRAY | FILTER_NULL_ON_FAILURE,
] as $flags) {
    echo "flags $flags\n";
    show($values, FILTER_SANITIZE_URL, $flags);
}
--EXPECT--
flags 0
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
flags 4
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
flags 8
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
flags 512
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
flags 16
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
flags 32
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
flags 64
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
flags 128
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
flags 256
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
flags 4096
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
flags 8192
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
flags 16384
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
flags 16777216
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
[1,"a<b",["x>y"]] => array (   0 => '1',   1 => 'a<b',   2 =>    array (     0 => 'x>y',   ), )
"< b>x" => false
"a<1" => false
flags 67108864
"" => array (   0 => '', )
"plain" => array (   0 => 'plain', )
"<b>bold<\/b> & \"q\" 'a'" => array (   0 => '<b>bold</b>&"q"\'a\'', )
"a\u0001bc\ufffdd\ufffde`f" => array (   0 => 'abcde`f', )
"1+2-3.4,5e6E" => array (   0 => '1+2-3.4,5e6E', )
"\u00e9 \u00fc" => array (   0 => '', )
"&amp; &#39; &eacute;" => array (   0 => '&amp;&#39;&eacute;', )
"a@b.c (x) <y>" => array (   0 => 'a@b.c(x)<y>', )
"a b\/c?d=e&f" => array (   0 => 'ab/c?d=e&f', )
"nul\u0000x" => array (   0 => 'nulx', )
"it's \\ok\"" => array (   0 => 'it\'s\\ok"', )
12 => array (   0 => '12', )
1.5 => array (   0 => '1.5', )
null => array (   0 => '', )
true => array (   0 => '1', )
[1,"a<b",["x>y"]] => array (   0 => '1',   1 => 'a<b',   2 =>    array (     0 => 'x>y',   ), )
"< b>x" => array (   0 => '<b>x', )
"a<1" => array (   0 => 'a<1', )
flags 150994944
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
[1,"a<b",["x>y"]] => array (   0 => '1',   1 => 'a<b',   2 =>    array (     0 => 'x>y',   ), )
"< b>x" => NULL
"a<1" => NULL
