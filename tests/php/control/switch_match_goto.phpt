--TEST--
switch, match and goto
--FILE--
<?php
function kind($x)
{
    switch ($x) {
        case 0:
            return 'zero';
        case "1":
        case 2:
            $r = 'small';
            break;
        default:
            $r = 'other';
        case null:
            $r .= '+null';
    }
    return $r;
}
foreach ([0, 1, 2, 3, null, "a", "0"] as $x) {
    echo kind($x), ' ';
}
echo "\n", match (true) { 1 > 2 => 'no', default => 'default' }, "\n";
try {
    echo match (5) { 1, 2 => 'a', 3 => 'b' };
} catch (\UnhandledMatchError $e) {
    echo $e->getMessage(), "\n";
}
$i = 0;
again:
$i++;
if ($i < 3) {
    goto again;
}
for ($a = 0; $a < 5; $a++) {
    foreach ([1, 2, 3] as $b) {
        if ($b === 2) {
            continue 2;
        }
        if ($a === 3) {
            break 2;
        }
        echo "$a$b ";
    }
}
echo $i, "\n";
--EXPECT--
zero small small other+null zero other+null zero 
default
Unhandled match case 5
01 11 21 3
