--TEST--
String functions on strings of a megabyte and more: as on short ones
--FILE--
<?php
$text = str_repeat("The quick brown fox's \"tail\"\r\njumps=over \\n the lazy\0dog. \xc3\xa9 ", 20000);
echo strlen($text), "\n";
$calls = [
    'substr' => [$text, 1, -1], 'trim' => ["  $text\n"], 'strrev' => [$text], 'ucfirst' => ["a$text"], 'lcfirst' => [$text],
    'ucwords' => [$text], 'nl2br' => [$text], 'addslashes' => [$text], 'stripslashes' => [$text], 'stripcslashes' => [$text],
    'wordwrap' => [$text, 40, "\n", true], 'str_pad' => [$text, 1500000, "-=", STR_PAD_BOTH], 'str_repeat' => [$text, 2],
    'chunk_split' => [$text, 50], 'quoted_printable_encode' => [$text], 'quoted_printable_decode' => [$text],
    'convert_uuencode' => [$text], 'convert_uudecode' => [convert_uuencode($text)], 'strstr' => [$text, "no such"],
    'stristr' => [$text, "LAZY\0"], 'strrchr' => [$text, 'T'], 'strpbrk' => [$text, '=z'],
    'strpos' => [$text, "fox's", 1000000], 'stripos' => [$text, "FOX'S", 1000000], 'strrpos' => [$text, 'The', -900000],
    'strripos' => [$text, 'tHE', -900000], 'substr_count' => [$text, 'o', 700000], 'strspn' => [str_repeat('ab', 400000), 'ba', 1],
    'strcspn' => [$text, '~', 5], 'soundex' => [$text],
];
foreach ($calls as $function => $arguments) {
    $result = $function(...$arguments);
    echo $function, ': ', is_string($result) && strlen($result) > 40 ? strlen($result) . ' ' . md5($result) : var_export($result, true), "\n";
}
echo levenshtein(substr($text, 0, 700), substr($text, 350, 900)), "\n";
echo levenshtein(substr($text, 0, 700), substr($text, 350, 900), 2, 3, 4), "\n";
?>
--EXPECT--
1220000
substr: 1219998 7f051fa72a0130f81cc5a0049276997c
trim: 1219999 646fda7ad5b3116a77ebcdc446fb4746
strrev: 1220000 7b399b9bfdf791ca716ce1f7d0f7ec2e
ucfirst: 1220001 56174826462a4a7b4f3c9266914774f7
lcfirst: 1220000 902e80f6479dcaf78196eb53df1c5be5
ucwords: 1220000 3e4b57eb9ec7305bc307ad6fa5081210
nl2br: 1340000 adb7a56feafc9779748245b8132f8863
addslashes: 1320000 61f8978c2f2e01618cfa72842f76f489
stripslashes: 1200000 5eec49ed8418c709c8aeb8b68896d619
stripcslashes: 1200000 56b8c589af4006cf8e934010f865e02d
wordwrap: 1220000 df1f96e2216b02c4d25c8028c76fe9c6
str_pad: 1500000 80c4f9121928ba8d69c96ce7aa74fe89
str_repeat: 2440000 66af975f5f7838c5555c714c338c61ae
chunk_split: 1268800 9eec4431d7ded52e6cf4692c1263778b
quoted_printable_encode: 1380000 b7fa09ea298ad4121093f5684502ac2a
quoted_printable_decode: 52 2040042a7b544abba457e00c1cbe0f00
convert_uuencode: 1680894 fb142750532dcc864202cdd95f5971f7
convert_uudecode: 1220000 a18f698d8ac9ebfebdea27e0413bb86b
strstr: false
stristr: 1219952 177ed40113f3c1fc1edea4f20606238c
strrchr: 61 d158a052aea0d4ad03cf71275aa6e1df
strpbrk: 1219965 a8cb4fde2b6acb2d4aa4a2defc3ff0bf
strpos: 1000050
stripos: 1000050
strrpos: 319945
strripos: 319989
substr_count: 34098
strspn: 799999
strcspn: 1219995
soundex: 'T221'
200
400
