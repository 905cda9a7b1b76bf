--TEST--
Patterns that are compiled by the call that first uses them: good ones, bad ones, long subjects
--FILE--
<?php
$text = str_repeat("acgt bdhk 12, é ", 300);
for ($i = 0; $i < 2; $i++) {
    echo preg_match('/b(d)h/', $text, $m), json_encode($m), preg_match_all('/(?<x>[ac]+)(?<y>g)/', $text, $m, PREG_SET_ORDER), "\n";
    echo json_encode(end($m)), count(preg_split('/[ ,]+/', $text)), " ", md5(preg_replace('/(\d)(\d)/', '$2$1', $text)), "\n";
    echo md5(preg_replace_callback('/[a-c]/', fn($m) => strtoupper($m[0]), $text)), count(preg_grep('/^a/', ['ab', 'ba', 'ac'])), "\n";
    echo preg_match('/é/u', $text), preg_match('/./u', "\xff") === false ? preg_last_error_msg() : "", "\n";
    foreach (['', 'abc', '/a', '/(/', '/a/k', "/a/e", '/(?<n>a)(?<n>b)/', "{a{2}}", ' #x#i'] as $pattern) {
        var_dump(preg_match($pattern, "aax"), preg_replace($pattern, '-', "aax"));
        echo preg_last_error_msg(), "\n";
    }
    try {
        preg_match('/first/', 'x', $m, 1 << 3);
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
1["bdh","d"]300
{"0":"acg","x":"ac","1":"ac","y":"g","2":"g"}1201 93cdb528c87faad63667cf427f7a81ee
35a83347d920c251d37235b1f69a5fc42
1Malformed UTF-8 characters, possibly incorrectly encoded

Warning: preg_match(): Empty regular expression in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Empty regular expression in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): No ending delimiter '/' found in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): No ending delimiter '/' found in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Unknown modifier 'k' in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Unknown modifier 'k' in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): The /e modifier is no longer supported, use preg_replace_callback instead in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): The /e modifier is no longer supported, use preg_replace_callback instead in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Compilation failed: two named subpatterns have the same name (PCRE2_DUPNAMES not set) at offset 12 in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Compilation failed: two named subpatterns have the same name (PCRE2_DUPNAMES not set) at offset 12 in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error
int(1)
string(2) "-x"
No error
int(1)
string(3) "aa-"
No error
preg_match(): Argument #4 ($flags) must be a PREG_* constant
1["bdh","d"]300
{"0":"acg","x":"ac","1":"ac","y":"g","2":"g"}1201 93cdb528c87faad63667cf427f7a81ee
35a83347d920c251d37235b1f69a5fc42
1Malformed UTF-8 characters, possibly incorrectly encoded

Warning: preg_match(): Empty regular expression in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Empty regular expression in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Delimiter must not be alphanumeric, backslash, or NUL in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): No ending delimiter '/' found in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): No ending delimiter '/' found in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Compilation failed: missing closing parenthesis at offset 1 in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Unknown modifier 'k' in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Unknown modifier 'k' in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): The /e modifier is no longer supported, use preg_replace_callback instead in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): The /e modifier is no longer supported, use preg_replace_callback instead in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error

Warning: preg_match(): Compilation failed: two named subpatterns have the same name (PCRE2_DUPNAMES not set) at offset 12 in {PWD}/patterns_met_once.php on line 9

Warning: preg_replace(): Compilation failed: two named subpatterns have the same name (PCRE2_DUPNAMES not set) at offset 12 in {PWD}/patterns_met_once.php on line 9
bool(false)
NULL
Internal error
int(1)
string(2) "-x"
No error
int(1)
string(3) "aa-"
No error
preg_match(): Argument #4 ($flags) must be a PREG_* constant
