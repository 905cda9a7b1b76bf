--TEST--
hebrev(): random texts, lines of any length
--FILE--
<?php
mt_srand(5);
$alphabet = "\xe0\xe5\xfa\xf0 ab()<>[]{}\\/-.,\t\n\r!9";
$lines = [];
for ($i = 0; $i < 3000; $i++) {
    $text = '';
    for ($j = mt_rand(0, 40); $j > 0; $j--) {
        $text .= $alphabet[mt_rand(0, strlen($alphabet) - 1)];
    }
    $lines[] = hebrev($text, mt_rand(-1, 12));
    $lines[] = hebrev($text);
}
echo md5(serialize($lines)), "\n";
--EXPECT--
3f347f442635fc82f861900214cb3b39
