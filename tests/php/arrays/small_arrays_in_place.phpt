--TEST--
Functions that change an array in place: copies, references, the internal pointer, loops, destructors
--FILE--
<?php
class Dies
{
    public function __construct(public $name) {}
    public function __destruct() { echo "($this->name dies) "; }
}

// copies stay as they were
$array = [1, 2, 3];
$copy = $array;
array_push($copy, 4, 5);
array_shift($copy);
array_splice($copy, 1, 1, ['x', 'y']);
array_unshift($copy, 0);
echo json_encode([$array, $copy, array_pop($copy), $copy]), "\n";
$names = $kept = ['a' => 1, 'b' => 2, 9 => 3];
array_pop($names);
$names[] = 'next';
array_shift($names);
array_unshift($names, 'first');
array_push($names, 'last');
echo json_encode([$names, $kept]), "\n";

// elements that are references
$x = 1;
$held = [&$x, 2, 'k' => 3];
$merged = array_merge($held, [4]);
$values = array_values($held);
$part = array_slice($held, 0, 2);
$flipped = array_reverse($held);
$x = 'changed';
echo json_encode([$merged, $values, $part, $flipped]), "\n";
$list = [1, 2];
$last = &$list[1];
echo array_pop($list), count($list);
$list = [1, 2];
$first = &$list[0];
echo array_shift($list), json_encode($list), "\n";

// the internal pointer
$list = [1, 2, 3, 4];
echo next($list), next($list), key($list), current($list), prev($list), end($list), key($list), json_encode(next($list)), json_encode(key($list));
echo reset($list), json_encode(prev($list)), json_encode(current($list)), reset($list), next($list);
$other = $list;
echo next($other), current($list);
array_push($list, 5);
echo current($list);
array_pop($list);
echo current($list);
next($list);
array_shift($list);
echo current($list);
next($list);
array_unshift($list, 'u');
echo current($list), "\n";
$hash = ['a' => 1, 'b' => 2];
echo current($hash), key($hash), next($hash), key($hash), end($hash), reset($hash), json_encode(current([])), json_encode(key([])), "\n";

// loops
$list = [1, 2, 3, 4];
foreach ($list as $key => &$value) {
    echo "$key=$value ";
    if ($key === 1) {
        array_push($list, 9);
    }
    if ($value === 3) {
        array_pop($list);
    }
}
unset($value);
foreach ($list as $value) {
    array_shift($list);
    array_push($list, 'n');
    echo $value;
}
echo json_encode($list), "\n";

// what dies when
$objects = [new Dies(1), new Dies(2), new Dies(3), new Dies(4)];
array_shift($objects);
echo 'shifted ';
array_pop($objects);
echo 'popped ';
array_splice($objects, 0, 1);
echo 'cut ';
$objects = array_merge(['k' => new Dies(5)], $objects);
$objects = array_filter($objects, fn($object) => $object->name === 3);
echo 'filtered ';
$objects = array_map(fn($object) => new Dies(6), $objects);
echo 'mapped ';
$objects = ['a' => new Dies(7), 'b' => new Dies(8)];
echo 'assigned ';
array_shift($objects);
echo "shifted\n";
--EXPECT--
[[1,2,3],[0,2,"x","y",4,5],5,[0,2,"x","y",4]]
[{"0":"first","b":2,"1":"next","2":"last"},{"a":1,"b":2,"9":3}]
[{"0":"changed","1":2,"k":3,"2":4},["changed",2,3],["changed",2],{"k":3,"0":2,"1":"changed"}]
211[2]
2323243falsenull1falsefalse1232212u
1a2b21falsenull
0=1 1=2 2=3 3=4 1234["n","n","n","n"]
(1 dies) shifted (4 dies) popped (2 dies) cut (5 dies) filtered (3 dies) mapped (6 dies) assigned (7 dies) shifted
(8 dies)
