--TEST--
Functions of texts: of 300,000 bytes as of few
--FILE--
<?php
$text = str_repeat("The quick  brown fox\njumps over <b>it</b> & ~ é.\t", 6000);
foreach ([
    'ucwords', 'lcfirst', 'strrev', 'base64_encode', 'urlencode', 'rawurlencode', 'htmlspecialchars', 'nl2br', 'addslashes', 'quotemeta',
    'strip_tags', 'str_rot13', 'bin2hex', 'trim', 'str_word_count', 'crc32', 'md5', 'sha1', 'strtoupper', 'soundex', 'quoted_printable_encode',
    'convert_uuencode', 'escapeshellarg', 'json_encode', 'serialize',
] as $name) {
    $result = (string) $name($text);
    echo $name, ' ', strlen($result), ' ', md5($result), "\n";
}
echo md5(wordwrap($text, 40, "|", true)), md5(chunk_split($text, 70)), md5(strtr($text, 'aeiou', 'AEIOU')), "\n";
echo md5(strtr($text, ['quick' => 'slow', 'fox' => 'dog', 'é' => 'e'])), md5(str_replace(['o', 'The'], ['0', ''], $text, $times)), $times, "\n";
echo count(explode("\n", $text)), count(explode(' ', $text)), count(explode('zzz', $text)), count(str_split($text)), count(str_split($text, 7)), "\n";
echo base64_decode(base64_encode($text)) === $text && urldecode(urlencode($text)) === $text ? "same\n" : "different\n";
foreach (['', 'a', 'ab', 'abc', 'abcd', "\xff\xfe\xfd\xfc"] as $short) {
    echo base64_encode($short), ' ', urlencode($short . '~ /+-._'), ' ', rawurlencode($short . '~ /+-._'), "\n";
}
--EXPECT--
ucwords 300000 c9c6c9c6f4b2b349aeca4952c8229d10
lcfirst 300000 b4d55b55b45ff315f0826137bc93d22d
strrev 300000 63e8befca6d88a19f86aa092357bd17d
base64_encode 400000 63f49ff5afe7f30aa2dea27c04a0ae27
urlencode 432000 69949fa4faa92e88ada6d84c03be1f3a
rawurlencode 528000 eebae1e4d642a76af58d1bcbf70ab32f
htmlspecialchars 396000 dfab96c12105c5662b941be8814b60b0
nl2br 336000 49a53f77bbaad4dd8667a91d9d6c0d7c
addslashes 300000 d3f6e063446597439c13a567cae581aa
quotemeta 306000 3bf75b080ee75c662636fe2745dc1057
strip_tags 258000 2185bb3ace5fe5dfac8d6176b40a270c
str_rot13 300000 322ec90fa9f94e470d6ad7b2e86fa296
bin2hex 600000 6db64db5d218bf5adc3ab2f2ba80fdf2
trim 299999 a4a4645d544c3f1e3d6e176e8100a681
str_word_count 5 325ad67f01a5c93112f7e028504f4411
crc32 10 a02f45a7d013e464f9f7f5ced76f5969
md5 32 89ab4d6760688b87133e859280ea5839
sha1 40 d1b62f1f0d43bba767ff3375e59d38c6
strtoupper 300000 d9d1ac313895ad79d9654bd63dd4b710
soundex 4 876a1f4ca7819617d88607e0a2165be5
quoted_printable_encode 361998 715862a08b4f9a5182b088a3da61e140
convert_uuencode 413336 a49c20b078ed3ddb48d1fc13bc0322da
escapeshellarg 300002 dfd501f9716177bf6efe00f086b03149
json_encode 342002 b65b7b1997b5a2eefbd2d88528681ac5
serialize 300012 f76207ca55b1c50f6d636e2522c52b10
cab7be88820a5330c5b0deee314a3eb1422cb595e940247dceb49d0f15108f1e533a64d8de804652c18bab6eb2edfea3
57b6c7c565d1d103fab441026dee88d14426dc6b4cacd667554f97a06f098dbc24000
600154001130000042858
same
 %7E+%2F%2B-._ ~%20%2F%2B-._
YQ== a%7E+%2F%2B-._ a~%20%2F%2B-._
YWI= ab%7E+%2F%2B-._ ab~%20%2F%2B-._
YWJj abc%7E+%2F%2B-._ abc~%20%2F%2B-._
YWJjZA== abcd%7E+%2F%2B-._ abcd~%20%2F%2B-._
//79/A== %FF%FE%FD%FC%7E+%2F%2B-._ %FF%FE%FD%FC~%20%2F%2B-._
