--TEST--
mb_trim(), mb_ltrim(), mb_rtrim(), mb_ucfirst(), mb_lcfirst()
--INI--
zvm.php=8.4
--FILE--
<?php
foreach (["  abc  ", "\u{3000}\u{a0}日本\u{2003}", "xxabcxx", "", "\u{200b}a", "ñéñ", "\xff a \xff", "ﬁrst", "ǆabc", "ßtraße", "İx"] as $s) { echo json_encode([mb_trim($s), mb_ltrim($s), mb_rtrim($s), mb_trim($s, 'xñ'), mb_trim($s, 'a..c'), mb_ucfirst($s), mb_lcfirst($s)], JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE), "\n"; } echo bin2hex(mb_trim("\x81\x40ab\x81\x40", null, 'SJIS')), bin2hex(mb_trim("\0 \0a\0 ", null, 'UTF-16BE')), "\n"; foreach ([fn() => mb_trim('a', 'b', 'nope'), fn() => mb_ucfirst('a', 'nope')] as $f) try { $f(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
["abc","abc  ","  abc","  abc  ","  abc  ","  abc  ","  abc  "]
["日本","日本 ","　 日本","　 日本 ","　 日本 ","　 日本 ","　 日本 "]
["xxabcxx","xxabcxx","xxabcxx","abc","xxabcxx","Xxabcxx","xxabcxx"]
["","","","","","",""]
["​a","​a","​a","​a","​","​a","​a"]
["ñéñ","ñéñ","ñéñ","é","ñéñ","Ñéñ","ñéñ"]
["� a �","� a �","� a �","� a �","� a �","� a �","� a �"]
["ﬁrst","ﬁrst","ﬁrst","ﬁrst","ﬁrst","First","ﬁrst"]
["ǆabc","ǆabc","ǆabc","ǆabc","ǆab","ǅabc","ǆabc"]
["ßtraße","ßtraße","ßtraße","ßtraße","ßtraße","Sstraße","ßtraße"]
["İx","İx","İx","İ","İx","İx","i̇x"]
61620061
mb_trim(): Argument #3 ($encoding) must be a valid encoding, "nope" given
mb_ucfirst(): Argument #2 ($encoding) must be a valid encoding, "nope" given
