--TEST--
mb_ereg(), mb_eregi(), mb_ereg_match(), mb_split(): matching
--EXTENSIONS--
mbstring
--FILE--
<?php
var_dump(mb_regex_encoding(), mb_ereg("(\\w)(x)?(?<word>本+)", "日日本本", $groups), $groups);
var_dump(mb_eregi("ÄB", "xäb", $groups), $groups, mb_ereg("z", "a", $groups), $groups);
var_dump(mb_ereg_match("本", "日本"), mb_ereg_match(".本", "日本"), mb_ereg_match("B", "b", "i"));
echo implode("|", mb_split("\\s|、", "a b、c  d")), " ", implode("|", mb_split("、", "a、b、c", 2)), "\n";
var_dump(mb_regex_encoding("EUC-JP"), mb_regex_encoding(), mb_ereg("\xa4\xa2", "\xa4\xa2"), mb_regex_encoding("UTF-8"));
var_dump(mb_ereg("(", "a"), mb_ereg("a", "\xff"));
foreach ([fn() => mb_ereg("", "a"), fn() => mb_regex_encoding("BASE64"), fn() => mb_regex_set_options("q"),
          fn() => mb_ereg_match("a", "a", "e")] as $call) {
    try {
        var_dump($call());
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
string(5) "UTF-8"
bool(true)
array(3) {
  [0]=>
  string(9) "日本本"
  [1]=>
  string(6) "本本"
  ["word"]=>
  string(6) "本本"
}
bool(true)
array(1) {
  [0]=>
  string(3) "äb"
}
bool(false)
array(0) {
}
bool(false)
bool(true)
bool(true)
a|b|c||d a|b、c
bool(true)
string(6) "EUC-JP"
bool(true)
bool(true)

Warning: mb_ereg(): mbregex compile err: end pattern with unmatched parenthesis in {PWD}/ereg.php on line 7
bool(false)
bool(false)
mb_ereg(): Argument #1 ($pattern) must not be empty
mb_regex_encoding(): Argument #1 ($encoding) must be a valid encoding, "BASE64" given
Option "q" is not supported
Option "e" is not supported
