--TEST--
Bitwise operators on strings
--FILE--
<?php
foreach (["abc", "\x80\xff", "", "a", "abcdefghij\xf0"] as $a) {
    echo bin2hex(~$a), "\n";
    foreach (["xyz", "\x80\x01\x02\x03", "", "q"] as $b) echo bin2hex($a ^ $b), ' ', bin2hex($a | $b), ' ', bin2hex($a&$b), "\n";
    $c = $a;
    $c ^= "ab";
    $c |= "\x81";
    $c &= "\xffzz";
    echo bin2hex($c), "\n";
}
var_dump(("\x80" ^ "\xe1") === 'a', ("\x80" ^ "\xe1") . "b" === 'ab');
$h = ["a" => 1];
var_dump($h["\x80" ^ "\xe1"]);
--EXPECT--
9e9d9c
191b19 797b7b 606062
e16361 e1636303 000002
 616263 
10 716263 61
8100
7f00
f886 f8ff7a 0079
00fe 80ff0203 8001
 80ff 
f1 f1ff 00
e118

 78797a 
 80010203 
  
 71 
81
9e
19 79797a 60
e1 e1010203 00
 61 
10 71 61
81
9e9d9c9b9a99989796950f
191b19 797b7b6465666768696af0 606062
e1636167 e163636765666768696af0 00000200
 6162636465666768696af0 
10 7162636465666768696af0 61
8100
bool(true)
bool(true)
int(1)
