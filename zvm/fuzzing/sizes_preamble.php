<?php
function text(string $kind, int $size, int $seed): string
{
    $state = $seed;
    $draw = function (int $below) use (&$state): int {
        $state = $state * 1103515245 + 12345 & 0x7fffffff;
        return ($state >> 8) % $below;
    };
    $pieces = match ($kind) {
        'letters' => range('a', 'z'),
        'words' => ['the ', 'quick', ' ', 'Fox ', "\t", 'jumps-over ', 'x', 'averyveryverylongwordindeed', '  '],
        'lines' => ["line\n", "other\r\n", "\n", "\r", 'text ', "tail \r\n", '<br>'],
        'few' => ['a', 'b', 'ab', ' '],
        'digits' => ['0', '1', '12', '9', '007'],
        'escapes' => ["\\", "\\n", "\\x41", "\\101", "'", '"', "\0", 'a', "\\0", "\\xg", "\\9"],
        'printable' => ['=41', '=', "=\r\n", "= \t\n", '=C3=A9', 'text', "\r\n", ' ', '=g1', "\xc3\xa9"],
        'utf8' => ["\xc3\xa9", 'a', "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\xc3", "\xe2\x82", "\xff", "\xed\xa0\x80", 'z'],
        'same' => ['a'],
        'uu' => ["#86%T\n", "`\n", '0', 'M', "\n", '#86'],
        default => null,
    };
    $part = '';
    while (strlen($part) < min($size, 997)) {
        $part .= $pieces === null ? chr($draw(256)) : $pieces[$draw(count($pieces))];
    }
    $text = $part;
    while (strlen($text) < $size) {
        $text .= $text;
    }
    while (strlen($text) > $size) {
        $text = substr($text, 0, $size);
    }
    return $text;
}

$shared = [];

function elements(string $kind, int $size, int $seed): array
{
    global $shared;
    $state = $seed;
    $draw = function (int $below) use (&$state): int {
        $state = $state * 1103515245 + 12345 & 0x7fffffff;
        return ($state >> 8) % $below;
    };
    $values = ['x', 'y', '7', '007', 1.5, null, true, '', 3, -2, 'Zebra', [1, 2], '1e1', false, 0, 'abc'];
    $array = [];
    for ($i = 0; $i < $size; $i++) {
        $number = $draw(max($size, 4));
        switch ($kind) {
            case 'ints':
                $array[] = $number;
                break;
            case 'words':
                $array[] = "w$number";
                break;
            case 'names':
                $array["k$number"] = $i;
                break;
            case 'keys':
                $array[$number % 3 ? $number : "k$number"] = $number % 5 ? "v$number" : $number;
                break;
            case 'negative':
                $array[$i - 5] = "$number";
                break;
            case 'one odd':
                $array[] = $i === $size >> 1 ? $values[$draw(16)] : "w$number";
                break;
            case 'rows':
                $array[] = ['id' => $number, 'name' => "n$number", 5 => $i];
                break;
            default:
                $array[] = $values[$draw(16)];
        }
    }
    if ($kind === 'holes') {
        for ($i = 0; $i < $size; $i += 1 + $draw(3)) {
            unset($array[$i]);
        }
    } elseif ($kind === 'references') {
        foreach ($array as $key => &$value) {
            if ($draw(3) === 0) {
                $shared[] = &$value;
            }
        }
    } elseif ($kind === 'objects' && $size > 0) {
        $array[$draw($size)] = new Text('obj');
    }
    return $array;
}
