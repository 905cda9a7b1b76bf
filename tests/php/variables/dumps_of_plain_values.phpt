--TEST--
var_dump(), print_r() and var_export() of scalars, arrays and objects: who may use properties, what is missing, deep, in a ring or shared
--FILE--
<?php
class Point { public $x = 1; protected $y = [1, 'k' => null]; private $z = "s'q"; }
class Space extends Point { private $z = 2.5; public ?int $typed = null; public int $late; }
class Late { public int $missing; public $there = true; }
class Shows { public $hidden = 1; function __debugInfo() { return ['shown' => 2]; } }
enum Suit: string { case Hearts = 'H'; case Spades = 'S'; }
$dynamic = new stdClass;
$dynamic->{'a b'} = 1;
$dynamic->{'12'} = 'number';
$dynamic->{"it's"} = [];
$one = 1;
$referring = new stdClass;
$referring->r = &$one;
$ring = new stdClass;
$ring->self = $ring;
$deep = null;
for ($i = 0; $i < 40; $i++) {
    $deep = $i % 2 ? (object) ['d' => $deep] : [$deep];
}
$removed = new Point;
unset($removed->x);
$values = [null, true, false, 0, -5, PHP_INT_MAX, PHP_INT_MIN, 0.0, -0.0, 1.5, 100.0, 1e15, 1e100, 1e-7, 0.1 + 0.2, INF, NAN, '', 'text', "q'q\\", "n\0l", "\u{e9}", [], [1, [2, []]], ['a' => 1, 7 => 'x', "n\\'" => null, '' => ''],
    [PHP_INT_MIN => 1], new stdClass, (object) ['p' => [1, (object) ['q' => 2.5]]], new Point, new Space, new Late, $removed, $dynamic, $referring, [&$one], new Shows, Suit::Hearts, [Suit::Spades], new ArrayObject([1]), new class { public $v = 1; },
    new class extends Point { public $w = [1]; }, fn($a) => 1, (object) [1, 2]];
foreach ($values as $number => $value) {
    ob_start();
    var_dump($value);
    print_r($value);
    echo '|', print_r($value, true), '|';
    if (!$value instanceof Closure && !(is_object($value) && str_contains(get_class($value), '@'))) {
        var_export($value);
        echo '|', var_export($value, true), '|';
    }
    $shown = ob_get_clean();
    echo $number % 6 ? md5(preg_replace('/#\d+/', '#', $shown)) : $shown, "\n";
}
echo md5(print_r($deep, true)), md5(var_export($deep, true)), "\n";
ob_start();
var_dump($deep, 1);
var_dump($deep);
echo md5(preg_replace('/#\d+/', '#', ob_get_clean())), "\n";
var_dump($ring);
print_r($ring);
echo @var_export($ring, true), "\n";
$array = [1, [2]];
var_dump(1, 'two', $array, ...[3]);
$large = str_repeat('x', 20000);
var_dump($large === substr(print_r($large, true), 0), strlen(var_export($large, true)));
ob_start(fn($text) => strtoupper($text));
var_dump('upper', [1.5]);
print_r(['k' => 'v']);
ob_end_flush();
var_dump(print_r([1]), var_export([1]));
$shared = [$one];
$copy = &$shared[0];
var_dump($shared);
unset($copy);
var_dump($shared);
--EXPECT--
NULL
||NULL|NULL|
309491529ea695acdedc9759929da081
78267d814d7852775042e081370193f1
fbde71b3b892d103a070bddae08bb031
a916a7b2c7817baaac0edea470adf4b5
2d31c798b3385c4334ad5e4bd050de64
int(-9223372036854775808)
-9223372036854775808|-9223372036854775808|-9223372036854775807-1|-9223372036854775807-1|
5c3029b864c6eac9193e114a7b1290da
15df860bf1418082d41fc3d19886a8df
e28b546bdae4eafdc0d95af3780fcbb7
3cfa3fac1162ece81e28a16bd1b43841
32ea5c45759a4502d25355906b821ce6
float(1.0E+100)
1.0E+100|1.0E+100|1.0E+100|1.0E+100|
ce9eafdbe31e152ff0fdcd47b36754f9
cbbecb2f1f6e6d1c55856bdab8153c7c
5576b205dbb54b6675954b6d65ef4699
240cea5c665f66fc1a498423689cac78
fd63d413a98ca961fcca6f2893febc56
string(4) "text"
text|text|'text'|'text'|
32dfe944723ddd95159a411b37c29131
9ffcd4b500feb9458703966e8d3f54f7
1b43ef66016babcf332f48a8f6fa0ec0
1323499e5c4e4c6dba5438cc40c05031
614918a163dec93d32574e3f4533740e
array(4) {
  ["a"]=>
  int(1)
  [7]=>
  string(1) "x"
  ["n\'"]=>
  NULL
  [""]=>
  string(0) ""
}
Array
(
    [a] => 1
    [7] => x
    [n\'] => 
    [] => 
)
|Array
(
    [a] => 1
    [7] => x
    [n\'] => 
    [] => 
)
|array (
  'a' => 1,
  7 => 'x',
  'n\\\'' => NULL,
  '' => '',
)|array (
  'a' => 1,
  7 => 'x',
  'n\\\'' => NULL,
  '' => '',
)|
26637fe097ad181bc59dae94ed262f2f
7a87e971530033b0c818be8b7c31e9ff
97b56f0446b72a79e1421fe7c2064f69
0761e00ed0868348935acac091e29794
b44ca3c742fe95bd268658c2bf52be66
object(Late)#30 (1) {
  ["missing"]=>
  uninitialized(int)
  ["there"]=>
  bool(true)
}
Late Object
(
    [there] => 1
)
|Late Object
(
    [there] => 1
)
|\Late::__set_state(array(
   'there' => true,
))|\Late::__set_state(array(
   'there' => true,
))|
3bb9e96fe98fbb051c5cb2fd561cd5fd
e55b27ed9d959773b3a3479d992d50ac
50d4927ec2ed3db01ef9b5d8e66f7d14
f46373cddf05d450b5bbe04684180c58
5ab570469be0f14c543bd128903f0186
enum(Suit::Hearts)
Suit Enum:string
(
    [name] => Hearts
    [value] => H
)
|Suit Enum:string
(
    [name] => Hearts
    [value] => H
)
|\Suit::Hearts|\Suit::Hearts|
9683e6c662154fd1ad63c818a930c375
9a7863d68cf983f8bea40b94fbdade37
6073e98e1cdfdb3cf4e75909c5633c38
ba1c10ad8f3597a0a769150046cca5cb
f0119e464cd514eb3c7f2c8bd1c32aa7
object(stdClass)#38 (2) {
  ["0"]=>
  int(1)
  ["1"]=>
  int(2)
}
stdClass Object
(
    [0] => 1
    [1] => 2
)
|stdClass Object
(
    [0] => 1
    [1] => 2
)
|(object) array(
   '0' => 1,
   '1' => 2,
)|(object) array(
   '0' => 1,
   '1' => 2,
)|
9bf521d542d679672d5dd8d4b9b0dfd0649194320497e46b0614c1f4b4889336
0becfd818ca447b65db68a9bf189bee1
object(stdClass)#3 (1) {
  ["self"]=>
  *RECURSION*
}
stdClass Object
(
    [self] => stdClass Object
 *RECURSION*
)
(object) array(
   'self' => NULL,
)
int(1)
string(3) "two"
array(2) {
  [0]=>
  int(1)
  [1]=>
  array(1) {
    [0]=>
    int(2)
  }
}
int(3)
bool(true)
int(20002)
STRING(5) "UPPER"
ARRAY(1) {
  [0]=>
  FLOAT(1.5)
}
ARRAY
(
    [K] => V
)
Array
(
    [0] => 1
)
array (
  0 => 1,
)bool(true)
NULL
array(1) {
  [0]=>
  &int(1)
}
array(1) {
  [0]=>
  int(1)
}
