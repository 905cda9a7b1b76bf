--TEST--
Internal functions called often: what becomes of the result
--FILE--
<?php
class Typed { public int $number = 0; public ?string $text = null; }
function assigned($n) {
    $typed = new Typed;
    $number = &$typed->number;
    $plain = 1;
    $alias = &$plain;
    for ($i = 0; $i < $n; $i++) {
        $number = abs(-$i);
        $alias = strrev("a$i");
        $chain = $other = strtoupper('x');
        $object = new stdClass;
        $object = max(1, 2);
    }
    try {
        for ($i = 0; $i < $n; $i++) { $number = $i === $n - 1 ? strrev('abc') : abs($i); }
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
    return [$typed->number, $plain, $chain, $other, $object];
}
echo json_encode(assigned(400)), "\n";
echo json_encode((function ($n) {
    $counts = [0, 0, 0, 0, 0, 0];
    for ($i = 0; $i < $n; $i++) {
        if (in_array($i % 3, [0, 1])) { $counts[0]++; } else { $counts[1]++; }
        if (strpos('abc', 'abc'[$i % 3])) { $counts[2]++; }
        if (substr('a', $i % 2)) { $counts[3]++; }
        if (array_filter([$i % 2])) { $counts[4]++; }
        if (!is_numeric((string) $i) || array_is_list([1])) { $counts[5]++; }
        do { $again = false; } while (in_array($i, []));
    }
    return $counts;
})(400)), "\n";
function unused($n) {
    for ($i = 0; $i < $n; $i++) {
        abs($i); strrev('abc'); array_map(null, [1]); str_pad($i, 3, $i . '-'); array_push($list, $i . '');
        $list ??= [];
    }
    return $list;
}
try { unused(1); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Cannot assign string to reference held by property Typed::$number of type int
[398,"993a","X","X",2]
[267,133,266,200,200,400]
array_push(): Argument #1 ($array) must be of type array, null given
