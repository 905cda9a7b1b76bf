--TEST--
Internal functions called often in a namespace: found by falling back, arguments fetched as the parameter wants them
--FILE--
<?php
namespace Shop;

class Item {
    public $list = [3, 1, 2];
    public ?Item $inner = null;
    public static $names = ['b', 'a'];
    function sorted() {
        sort($this->list);
        return implode(',', $this->list) . count($this->inner?->list ?? []);
    }
}
function go($n) {
    $item = new Item;
    $item->inner = new Item;
    $data = ['k' => ['deep' => 'Value'], 'n' => 7];
    $name = 'data';
    for ($i = 0; $i < $n; $i++) {
        $made = [
            strtoupper($data['k']['deep']),
            max($data['n'], $item->list[0], $item->inner->list[1]),
            implode('-', Item::$names),
            implode('-', $item->inner->list),
            str_pad($data['n'], strlen($data['k']['deep']) + 1, $item->list[2] . '.'),
            ucfirst(strrev($data['k']['deep'])),
            count($$name),
            array_sum($item->list) + array_sum($missing ?? [1]),
            $item->sorted(),
            abs(namespace\negative($i)),
        ];
        preg_match('/l(.)/', $data['k']['deep'], $found['match']['x']);
        sort($item->inner->list);
        array_push(Item::$names, 'c');
        array_pop(Item::$names);
    }
    return [...$made, $found['match']['x'][1], implode(',', $item->inner->list)];
}
function negative($x) { return -$x; }
echo implode(' ', go(1)), "\n", implode(' ', go(400)), "\n";
function missing($n, $data) {
    for ($i = 0; $i < $n; $i++) {
        $x = ucfirst($data['k']);
        if ($i > 0 && $i < $n - 2) { $data['k'] = 'v'; } else { unset($data['k']); }
    }
}
missing(400, []);
function errors() {
    foreach (['\strlen', 'Shop\nothing'] as $name) {
        try { echo $name('abc'), "\n"; } catch (\Error $e) { echo $e->getMessage(), "\n"; }
    }
    try { sort(strrev('abc')); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
    try { sort([1]); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
    try { nothing_at_all(1); } catch (\Error $e) { echo $e->getMessage(), "\n"; }
}
errors();
--EXPECT--
VALUE 7 b-a 3-1-2 72.2.2 EulaV 2 7 1,2,33 0 u 1,2,3
VALUE 7 b-a 1-2-3 73.3.3 EulaV 2 7 1,2,33 399 u 1,2,3

Warning: Undefined array key "k" in {PWD}/hot_calls_in_namespace.php on line 42

Deprecated: ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_in_namespace.php on line 42

Warning: Undefined array key "k" in {PWD}/hot_calls_in_namespace.php on line 42

Deprecated: ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_in_namespace.php on line 42

Warning: Undefined array key "k" in {PWD}/hot_calls_in_namespace.php on line 42

Deprecated: ucfirst(): Passing null to parameter #1 ($string) of type string is deprecated in {PWD}/hot_calls_in_namespace.php on line 42
3
Call to undefined function Shop\nothing()

Notice: Only variables should be passed by reference in {PWD}/hot_calls_in_namespace.php on line 51
sort(): Argument #1 ($array) must be of type array, string given
sort(): Argument #1 ($array) cannot be passed by reference
Call to undefined function Shop\nothing_at_all()
