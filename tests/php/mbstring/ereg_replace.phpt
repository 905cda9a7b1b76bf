--TEST--
mb_ereg_replace(), mb_eregi_replace(), mb_ereg_replace_callback(), mb_regex_set_options()
--EXTENSIONS--
mbstring
--FILE--
<?php
var_dump(mb_ereg_replace("(本)(?<k>.)", "[\\1\\k<k>\\k'k'\\0\\9]", "日本語日本後"), mb_eregi_replace("É", "-", "éÉe"));
var_dump(mb_ereg_replace("a*", "-", "baac"), mb_ereg_replace("A  b", "-", "ab", "ix"), mb_ereg_replace("\xff", "", "a"));
var_dump(mb_ereg_replace_callback("(?<n>\\d)(x)?", fn($groups) => json_encode($groups), "a1b2x"));
var_dump(mb_regex_set_options(), mb_regex_set_options("imz"), mb_regex_set_options(), mb_ereg_replace("a.b", "-", "A\nB"));
?>
--EXPECT--
string(42) "日[\1語語本語\9]日[\1後後本後\9]"
string(3) "--e"

Warning: mb_ereg_replace(): Pattern is not valid under UTF-8 encoding in {PWD}/ereg_replace.php on line 3
string(6) "-b--c-"
string(1) "-"
bool(false)
string(53) "a{"0":"1","1":"1","n":"1"}b{"0":"2x","1":"2","n":"2"}"
string(2) "pr"
string(2) "pr"
string(3) "imz"
string(1) "-"
