--TEST--
foreach by reference over arrays with string keys that change meanwhile
--FILE--
<?php
function raise(array &$values) {
    foreach ($values as $key => &$value) {
        if (is_array($value)) {
            raise($value);
        } else {
            $value++;
        }
    }
}
$nested = ['a' => 1, 'b' => ['x' => 2, 'y' => [3, 'z' => 4]], 5 => 6];
for ($i = 0; $i < 3; $i++) {
    raise($nested);
}
echo json_encode($nested), "\n";
$values = ['a' => 1, 'b' => 2, 'c' => 3, 'd' => 4];
foreach ($values as $key => &$value) {
    if ($key === 'a') unset($values['b']);
    if ($key === 'c') $values['e'] = 5;
    $value *= 10;
}
unset($value);
echo json_encode($values), "\n";
foreach ($values as $key => &$value) {
    if ($key === 'c') unset($values['c']);
    echo $key, $value, " ";
}
unset($value);
$copy = $values;
foreach ($copy as &$value) $value = -$value;
unset($value);
echo json_encode([$values, $copy]), "\n";
$rows = ['one' => ['n' => 1], 'two' => ['n' => 2]];
foreach ($rows as $name => &$row) { $row['name'] = $name; $row['m'] = $row['n'] * 2; }
unset($row);
echo json_encode($rows), "\n";
$many = [];
for ($i = 0; $i < 50; $i++) $many["k$i"] = $i;
foreach ($many as $key => &$value) { if ($value % 3) unset($many[$key]); }
unset($value);
foreach ($many as &$value) { $value .= "!"; }
unset($value);
echo implode(",", $many), "\n";
foreach ($empty = [] as &$value) echo "never";
$original = ['p' => 1, 'q' => 2];
foreach ($original as &$value) { $other = $original; $value = 7; }
unset($value);
echo json_encode([$original, $other]), "\n";
--EXPECT--
{"a":4,"b":{"x":5,"y":{"0":6,"z":7}},"5":9}
{"a":10,"c":30,"d":40,"e":50}
a10 c30 d40 e50 [{"a":10,"d":40,"e":50},{"a":-10,"d":-40,"e":-50}]
{"one":{"n":1,"name":"one","m":2},"two":{"n":2,"name":"two","m":4}}
0!,3!,6!,9!,12!,15!,18!,21!,24!,27!,30!,33!,36!,39!,42!,45!,48!
[{"p":7,"q":7},{"p":7,"q":7}]
