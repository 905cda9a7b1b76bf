--TEST--
+= of an array adds in place: a loop by reference goes on where it was
--FILE--
<?php
$all = ['first'];
foreach ($all as &$item) {
    echo $item, "\n";
    $all += [$item, 'second'];
}
unset($item);
var_dump($all);

$all = ['k' => 1];
foreach ($all as $key => &$value) {
    echo $key, "\n";
    if (count($all) < 4) {
        $all += ["n$key" => $value];
    }
}
--EXPECT--
first
second
array(2) {
  [0]=>
  string(5) "first"
  [1]=>
  string(6) "second"
}
k
nk
nnk
nnnk
