--TEST--
mb_ereg_search_init() and what goes on from it
--EXTENSIONS--
mbstring
--FILE--
<?php
var_dump(mb_ereg_search_init("日本 abc 語def", "(\\w)(\\w+)"), mb_ereg_search(), mb_ereg_search_getpos(), mb_ereg_search_getregs());
var_dump(mb_ereg_search_pos(), mb_ereg_search_regs(), mb_ereg_search(), mb_ereg_search_getregs());
var_dump(mb_ereg_search_setpos(7), mb_ereg_search_getpos(), mb_ereg_search_regs("c", "i"), mb_ereg_search_setpos(-3), mb_ereg_search_getpos());
try {
    mb_ereg_search_setpos(99);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
mb_ereg_search_init("abc");
try {
    mb_ereg_search();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
bool(true)
bool(true)
int(6)
array(3) {
  [0]=>
  string(6) "日本"
  [1]=>
  string(3) "日"
  [2]=>
  string(3) "本"
}
array(2) {
  [0]=>
  int(7)
  [1]=>
  int(3)
}
array(3) {
  [0]=>
  string(6) "語def"
  [1]=>
  string(3) "語"
  [2]=>
  string(3) "def"
}
bool(false)
bool(false)
bool(true)
int(7)
array(1) {
  [0]=>
  string(1) "c"
}
bool(true)
int(14)
mb_ereg_search_setpos(): Argument #1 ($offset) is out of range
