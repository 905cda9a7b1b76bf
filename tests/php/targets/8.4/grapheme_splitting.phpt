--TEST--
grapheme_str_split()
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (["abc", "e\u{301}x", "👨‍👩‍👧é", "\r\n", '', "🇩🇪🇫🇷"] as $s) foreach ([1, 2] as $n) echo json_encode(grapheme_str_split($s, $n)), "\n"; foreach ([0, -1, 1 << 31] as $n) try { grapheme_str_split('a', $n); } catch (ValueError $e) { echo $e->getMessage(), "\n"; } var_dump(grapheme_str_split("\xff"));
--EXPECT--
["a","b","c"]
["ab","c"]
["e\u0301","x"]
["e\u0301x"]
["\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67","\u00e9"]
["\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u00e9"]
["\r\n"]
["\r\n"]
[]
[]
["\ud83c\udde9\ud83c\uddea","\ud83c\uddeb\ud83c\uddf7"]
["\ud83c\udde9\ud83c\uddea\ud83c\uddeb\ud83c\uddf7"]
grapheme_str_split(): Argument #2 ($length) must be greater than 0 and less than or equal to 1073741823
grapheme_str_split(): Argument #2 ($length) must be greater than 0 and less than or equal to 1073741823
grapheme_str_split(): Argument #2 ($length) must be greater than 0 and less than or equal to 1073741823
array(1) {
  [0]=>
  string(1) "�"
}
