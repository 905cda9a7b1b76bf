--TEST--
similar_text() of strings of any length, with and without a percentage
--FILE--
<?php
$first = str_repeat("kitten on the mat ", 40);
$second = str_repeat("sitting in the hat, ", 35);
$percent = null;
var_dump(similar_text($first, $second, $percent), round($percent, 6));
var_dump(similar_text("", "", $percent), $percent, similar_text("World", "Word"), similar_text("World", "Word", $percent), $percent);
class Typed { public int $percent = 5; }
$typed = new Typed;
try {
    similar_text("World", "Word", $typed->percent);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
var_dump($typed->percent);
$array = ['x' => [1]];
similar_text("abc", "abd", $array['x']);
var_dump($array);
?>
--EXPECT--
int(490)
float(69.014085)
int(0)
float(0)
int(4)
int(4)
float(88.88888888888889)

Deprecated: Implicit conversion from float 88.88888888888889 to int loses precision in {PWD}/similar_text_long.php on line 10
int(88)
array(1) {
  ["x"]=>
  float(66.66666666666667)
}
