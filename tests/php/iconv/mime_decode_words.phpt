--TEST--
iconv_mime_decode(): words and blanks between encoded words
--EXTENSIONS--
iconv
--FILE--
<?php
$results = [];
$texts = ["a =?UTF-8?Q?b=C3=A9?= c", "Hello  world =?UTF-8?B?w6k=?=\r\n =?UTF-8?B?w6k=?= x", "a\tb c=d =e", "x\r\ny: z", "~\\ foo"];
foreach ($texts as $text) {
    foreach ([0, 1, 2, 3] as $mode) {
        foreach (['UTF-8', 'ISO-8859-1', 'UTF-16', 'SHIFT_JIS'] as $charset) {
            $results[] = bin2hex((string) @iconv_mime_decode($text, $mode, $charset));
        }
    }
}
echo implode("\n", array_unique($results)), "\n";
--EXPECT--
612062c3a92063
612062e92063
fffe61002000fffe6200e90020006300

61203d3f5554462d383f513f623d43333d41393f3d2063
48656c6c6f2020776f726c6420c3a9c3a92078
48656c6c6f2020776f726c6420e9e92078
fffe480065006c006c006f002000200077006f0072006c0064002000fffee900fffee90020007800
48656c6c6f2020776f726c64203d3f5554462d383f423f77366b3d3f3d203d3f5554462d383f423f77366b3d3f3d2078
61096220633d64203d65
fffe610009006200200063003d00640020003d006500
78
fffe7800
7e5c20666f6f
fffe7e005c00200066006f006f00
