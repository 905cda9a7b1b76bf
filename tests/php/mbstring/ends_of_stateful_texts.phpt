--TEST--
mbstring: what is left over at the end of texts with states, where the older filters are asked
--EXTENSIONS--
mbstring
--FILE--
<?php
$calls = [
    ["mb_strcut", "2b32443363327a42543244336378412d", 3, -7, "UTF-7"],
    ["mb_strcut", "2b41686f776764673933506d5576672d", -8, null, "UTF-7"],
    ["mb_strcut", "412b4164445950647974412f30446f6a44322d", -12, null, "UTF-7"],
    ["mb_strcut", "264d4b6e5950647838584b342d6c26413469462b514f482d", 0, null, "UTF7-IMAP"],
    ["mb_strcut", "264d4b342d7a264135467337672d", 0, null, "UTF7-IMAP"],
    ["mb_strcut", "1b2429662c61623f0ee32c210f2e", -3, null, "ISO-2022-KR"],
    ["mb_strcut", "1b2429435c", -3, -8, "ISO-2022-KR"],
    ["mb_substr", "1b2729430e7780960f3f3f", 3, null, "ISO-2022-KR"],
    ["mb_strcut", "3f62321b24424b5c801b28423f365aaa", 3, null, "CP50220"],
    ["mb_convert_case", "1b284a5c1b28423f003f1b2442212b1b2842001b244234411b28422c5c26", MB_CASE_FOLD, "CP50220"],
    ["mb_strtoupper", "1b2442252b1b284200de", "CP50220"],
    ["mb_strtolower", "d801d9006f", "UTF-16"],
    ["mb_strtolower", "6100d8016f", "UTF-16LE"],
    ["mb_strpos", "0061d8003b", "d8003b", 0, "UTF-16"],
    ["mb_strtoupper", "3f1b2428507d2f6e621b24285126461b28423f", "ISO-2022-JP-2004"],
    ["mb_strtoupper", "1b24285127281b28423f1b24285134411b2842611b242851344125481b2842", "ISO-2022-JP-2004"],
    ["mb_strtoupper", "611b24285125481b2842", "ISO-2022-JP-2004"],
];
foreach ($calls as $arguments) {
    [$function, $text] = array_splice($arguments, 0, 2);
    if ($function === "mb_strpos") {
        $arguments[0] = hex2bin($arguments[0]);
    }
    $result = $function(hex2bin($text), ...$arguments);
    echo "$function ", end($arguments), ": ", is_string($result) ? bin2hex($result) : var_export($result, true), "\n";
}
--EXPECT--
mb_strcut UTF-7: 
mb_strcut UTF-7: 2b324433632b512d
mb_strcut UTF-7: 2b32443363725150392d
mb_strcut UTF7-IMAP: 264d4b6e5950647838584b342d6c26413469462b512d
mb_strcut UTF7-IMAP: 264d4b342d7a264135452d
mb_strcut ISO-2022-KR: 1b242943
mb_strcut ISO-2022-KR: 1b242943
mb_substr ISO-2022-KR: 1b2429433f3f
mb_strcut CP50220: 1b24424b5c1b28423f
mb_convert_case CP50220: 1b284a5c1b28423f003f1b2442212b0034411b28422c5c26
mb_strtoupper CP50220: 1b2442252b00212b1b2842
mb_strtolower UTF-16: 003f003f
mb_strtolower UTF-16LE: 6100d8013f00
mb_strpos UTF-16: 1
mb_strtoupper ISO-2022-JP-2004: 3f1b2428507d2f6e6226261b28423f
mb_strtoupper ISO-2022-JP-2004: 1b24285127281b28423f1b24285134411b2842411b24285134411b2842
mb_strtoupper ISO-2022-JP-2004: 411b24285125481b2842
