--TEST--
foreach over a WeakMap by reference: written, added to, and taken from meanwhile
--FILE--
<?php
$map = new WeakMap;
$objects = [];
for ($i = 0; $i < 10; $i++) {
    $objects[$i] = new stdClass;
    $map[$objects[$i]] = $i;
}
foreach ($map as &$value) {
    $value *= 2;
}
unset($value);
foreach ($map as $value) {
    echo $value, ' ';
}
echo "\n";

// the entry after a removed one takes its place, and is passed over
foreach ($map as $key => &$value) {
    $number = $value / 2;
    echo $number, ' ';
    if ($number % 3 === 0) {
        unset($key, $objects[$number]);
    } else {
        $value = -$value;
    }
}
unset($key, $value);
echo '| ', count($map), ' |';
foreach ($map as $value) {
    echo ' ', $value;
}
echo "\n";

// new entries are visited
$map = new WeakMap;
$first = new stdClass;
$second = new stdClass;
$map[$first] = 'first';
foreach ($map as $key => &$value) {
    echo $value, "\n";
    if ($key === $first) {
        $map[$second] = 'second';
    }
    $value .= '!';
}
unset($key, $value);
var_dump($map[$first], $map[$second]);

// a clone shares references that are held elsewhere, and only those
$held = &$map[$first];
$copy = clone $map;
foreach ($copy as &$value) {
    $value = 'by the copy';
}
unset($value);
var_dump($map[$first], $map[$second]);

function &eachOf(WeakMap $map): Generator
{
    foreach ($map as $key => &$value) {
        yield $key => $value;
    }
}
foreach (eachOf($map) as &$value) {
    $value = 'by a generator';
}
unset($value);
var_dump($map[$second], $held);
foreach ($map as $key => &$value) {
    unset($map[$second]);
    $value = 'last';
}
var_dump(count($map), $value);
--EXPECT--
0 2 4 6 8 10 12 14 16 18 
0 2 3 5 6 8 9 | 6 | 2 -4 8 -10 14 -16
first
second
string(6) "first!"
string(7) "second!"
string(11) "by the copy"
string(7) "second!"
string(14) "by a generator"
string(14) "by a generator"
int(1)
string(4) "last"
