--TEST--
Patterns that are none, in PHP's words
--FILE--
<?php
foreach (['', '   ', "\0a\0", 'abc', '\\a\\', '/abc', '(abc', '{a{b}', '/a/k', "/a/\0", '/a/e', '/(/', '/a{2,1}/', '/[z-a]/', '/(?<1>a)/',
          '/(?<a>b)(?<a>c)/', '/\\/', '/a\\', '/*/', '/(?P=x)/', '/\p{Foo}/u', "/\xff/u", '/a)/', '/(?<=a+)b/', '/[[:foo:]]/', "/a/i\n m",
          '  /a/', '[a[b]c]', '<a>', '(a)i'] as $pattern) {
    echo json_encode($pattern, JSON_INVALID_UTF8_SUBSTITUTE), "\n";
    var_dump(preg_match($pattern, 'aXa'));
    echo preg_last_error_msg(), "\n";
}
var_dump(preg_replace('/(/', '', 'a'), preg_split('/(/', 'a'), preg_grep('/(/', ['a']), preg_replace_callback('/(/', 'strlen', 'a'));
--EXPECT--
""

Warning: preg_match(): Empty regular expression in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"   "

Warning: preg_match(): Empty regular expression in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\u0000a\u0000"

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"abc"

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\\a\\"

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/abc"

Warning: preg_match(): No ending delimiter '/' found in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"(abc"

Warning: preg_match(): No ending matching delimiter ')' found in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"{a{b}"

Warning: preg_match(): No ending matching delimiter '}' found in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a\/k"

Warning: preg_match(): Unknown modifier 'k' in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a\/\u0000"

Warning: preg_match(): NUL is not a valid modifier in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a\/e"

Warning: preg_match(): The /e modifier is no longer supported, use preg_replace_callback instead in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/(\/"

Warning: preg_match(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a{2,1}\/"

Warning: preg_match(): Compilation failed: numbers out of order in {} quantifier at offset 5 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/[z-a]\/"

Warning: preg_match(): Compilation failed: range out of order in character class at offset 3 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/(?<1>a)\/"

Warning: preg_match(): Compilation failed: subpattern name must start with a non-digit at offset 3 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/(?<a>b)(?<a>c)\/"

Warning: preg_match(): Compilation failed: two named subpatterns have the same name (PCRE2_DUPNAMES not set) at offset 12 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/\\\/"

Warning: preg_match(): No ending delimiter '/' found in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a\\"

Warning: preg_match(): No ending delimiter '/' found in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/*\/"

Warning: preg_match(): Compilation failed: quantifier does not follow a repeatable item at offset 0 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/(?P=x)\/"

Warning: preg_match(): Compilation failed: reference to non-existent subpattern at offset 4 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/\\p{Foo}\/u"

Warning: preg_match(): Compilation failed: unknown property after \P or \p at offset 7 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/\ufffd\/u"

Warning: preg_match(): Compilation failed: UTF-8 error: illegal byte (0xfe or 0xff) at offset 0 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a)\/"

Warning: preg_match(): Compilation failed: unmatched closing parenthesis at offset 1 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/(?<=a+)b\/"

Warning: preg_match(): Compilation failed: lookbehind assertion is not fixed length at offset 0 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/[[:foo:]]\/"

Warning: preg_match(): Compilation failed: unknown POSIX class name at offset 3 in {PWD}/pattern_errors.php on line 6
bool(false)
Internal error
"\/a\/i\n m"
int(1)
No error
"  \/a\/"
int(1)
No error
"[a[b]c]"
int(0)
No error
"<a>"
int(1)
No error
"(a)i"
int(1)
No error

Warning: preg_replace(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/pattern_errors.php on line 9

Warning: preg_split(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/pattern_errors.php on line 9

Warning: preg_grep(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/pattern_errors.php on line 9

Warning: preg_replace_callback(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/pattern_errors.php on line 9
NULL
bool(false)
bool(false)
NULL
