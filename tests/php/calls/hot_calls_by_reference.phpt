--TEST--
Internal functions called often: by-reference parameters
--FILE--
<?php
class Bag { public $items = [3, 1, 2]; public static $all = [9, 8]; }
function go($n) {
    $bag = new Bag;
    for ($i = 0; $i < $n; $i++) {
        $list = [3, 1, 2];
        $copy = $list;
        sort($list);
        array_push($list, $i . '', $i + 1);
        $last = array_pop($list);
        $first = array_shift($list);
        $end = end($list);
        unset($new, $matches, $count);
        preg_match('/b(.)/', 'abc', $matches);
        $replaced = str_replace('a', 'b', 'aXa' . $i, $count);
        settype($new, 'array');
        rsort($bag->items);
        sort(Bag::$all);
        $nested = ['k' => [2, 1]];
        sort($nested['k']);
    }
    var_dump(implode(',', $list), implode(',', $copy), $last, $first, $end, $matches, $replaced, $count, $new,
        implode(',', $bag->items), implode(',', Bag::$all), implode(',', $nested['k']));
}
go(1);
go(400);
function parse($n) {
    for ($i = 0; $i < $n; $i++) {
        $shared = [2, 1];
        $alias = &$shared;
        sort($alias);
        $self = 'b=1';
        parse_str($self, $self);
        $swap = 5;
        $copy = $shared;
        array_multisort($shared, SORT_DESC, $copy);
    }
    return [$shared, $self];
}
echo json_encode(parse(400)), "\n";
function typed($n) {
    $object = new class { public int $count = 0; public array $found = []; };
    for ($i = 0; $i < $n; $i++) {
        str_replace('a', 'b', 'aa', $object->count);
        preg_match('/./', 'a', $object->found);
    }
    return $object;
}
var_dump(typed(400));
function temporaries($n) {
    for ($i = 0; $i < $n; $i++) {
        $x = end(array_keys(['a' => 1, 'b' => 2]));
        if ($i == 2) { error_reporting(E_ALL & ~E_NOTICE); }
    }
    error_reporting(E_ALL);
    return $x . current(array_values([4, 5])) . key([7 => 1]);
}
echo temporaries(400), "\n";
--EXPECT--
string(5) "2,3,0"
string(5) "3,1,2"
int(1)
int(1)
string(1) "0"
array(2) {
  [0]=>
  string(2) "bc"
  [1]=>
  string(1) "c"
}
string(4) "bXb0"
int(2)
array(0) {
}
string(5) "3,2,1"
string(3) "8,9"
string(3) "1,2"
string(7) "2,3,399"
string(5) "3,1,2"
int(400)
int(1)
string(3) "399"
array(2) {
  [0]=>
  string(2) "bc"
  [1]=>
  string(1) "c"
}
string(6) "bXb399"
int(2)
array(0) {
}
string(5) "3,2,1"
string(3) "8,9"
string(3) "1,2"
[[2,1],{"b":"1"}]
object(class@anonymous)#1 (2) {
  ["count"]=>
  int(2)
  ["found"]=>
  array(1) {
    [0]=>
    string(1) "a"
  }
}

Notice: Only variables should be passed by reference in {PWD}/hot_calls_by_reference.php on line 52

Notice: Only variables should be passed by reference in {PWD}/hot_calls_by_reference.php on line 52

Notice: Only variables should be passed by reference in {PWD}/hot_calls_by_reference.php on line 52
b47
