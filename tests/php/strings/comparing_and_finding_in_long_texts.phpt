--TEST--
Comparing, finding and replacing in long texts
--FILE--
<?php
ob_start();
for ($n = 0; $n < 40; $n++) { $s = ""; for ($i = 0; $i < $n * 3; $i++) $s .= chr(($i * 37 + $n) & 255); 
 $t = strtolower($s); $u = strtoupper($s);
 echo md5($t), md5($u), md5(ucfirst($s)), " ", strcmp($s, $t), strcmp($t, $u), strcasecmp($t, $u), strcasecmp($s, substr($s, 1)), strncasecmp($s, $u, 20), strncmp($s, $t, 20), " ", substr_compare($s . "a", $t, 0), substr_compare("x$s", $t, 1, null, true), "\n"; }
$s = "abcabcXabcabc~~x"; $big = str_repeat($s, 60000);
var_dump(strpos($s, "~~"), strpos($s, "~~~"), strpos($big, "X", 100), strrpos($big, "~~"), md5(str_replace("abc", "xyzzy", $big)), md5(str_ireplace("ABC", "xyzzy", $big)), md5(str_replace(["abc","x"], ["", "yy"], $big)), count(explode("~~", $big)), count(explode("b", $big)), count(str_split($big, 3)), md5(strtr($big, "abc", "xyz")), md5(strtr($big, ["abc" => "d", "a" => "e"])), md5(substr_replace($big, "qq", 5, 3)), md5(implode(unpack("C*", $big))), md5(bin2hex($big)), md5(urlencode($big)), md5(rawurldecode($big)), md5(htmlspecialchars($big)), md5(addcslashes($big, "a..c")), str_word_count($big), md5(quotemeta($big)), md5(preg_quote($big)), strlen(str_replace("a", "b", $big)), substr_count($big, "abcabc"));
mt_srand(4); var_dump(md5(str_shuffle($big)), array_rand(range(1, 3000), 3), array_sum(array_rand(range(1, 3000), 2900)));
$x = range(1, 90000); mt_srand(5); shuffle($x); echo md5(implode(",", $x));

$lines = explode("\n", ob_get_clean());
foreach (array_chunk($lines, intdiv(count($lines), 20) + 1) as $part) {
    echo md5(implode("\n", $part)), "\n";
}
?>
--EXPECT--
2efe8a0e0a0e3f69bbf3aa2b6a6686d9
a718a531d10b652040c86e19a1af3794
e2f37b3f5dc0f000c8c7dd839a1b1290
87ee5099037b773d8d8629c9bb88d6ae
03f5dfd9cf3203a26aeb127244132049
2e7668d0834f69941cfa1a85e415c884
af0ccd139bed740e701d8241ac69ab0b
b9fa78575545714f52f33f09fbe4d21a
ccfe8c5b2d477c715c8cbf261e56252c
923cff2171c7d6e9c35ea340b42c764c
4f772ab40490d90301b3308ff646e14d
1a07f46303b434351218b4d1101c9f65
9aeb1f84a1e276f0deb74129af254674
a1f9ed6a7dee16571c8294e9ff574bd4
620d0ea51550baf22f409dfe0bae2550
2ae6622d410a2354a8ab3310ccea60f2
cbade7a15cd7d3318588e9fdf6f0dde2
59da494d273b2a3e4ee0d607472a76eb
805520e16e9973812d98c19268f3521b
