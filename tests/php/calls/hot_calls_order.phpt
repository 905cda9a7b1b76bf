--TEST--
Internal functions called often: arguments are evaluated in order and keep the value they had
--FILE--
<?php
function show(...$values) { return implode(',', $values); }
function all($n) {
    $log = [];
    for ($i = 0; $i < $n; $i++) {
        $a = 1;
        $b = 'b';
        $list = ['x', 'y'];
        $log = [
            max($a, $a = 3, $a),
            min($a, $a - 1, $a++, $a),
            sprintf('%s%s%s', $b, $b .= 'c', $b),
            str_replace($b, $b . $b, $b = "{$b}bc"),
            array_sum([$a, $a *= 2]),
            implode($b, $list + [$b = ';']),
            substr_count($b . ($b = 'ab'), $b),
            strcmp($b, ($b = 'q') . $b),
            max($a, $i > 3 ? $a + 1 : $a - 1, $a),
            max(abs($a), abs($a = -9), abs($a)),
            array_slice($list, count($list) - 1, $a = 1)[0],
        ];
    }
    return $log;
}
echo implode(' ', all(1)), "\n", implode(' ', all(400)), "\n";

function &by_reference() { static $value = 1; return $value; }
function change() { $value = &by_reference(); return ++$value; }
function results($n) {
    for ($i = 0; $i < $n; $i++) {
        $found = sprintf('%d %d', by_reference(), change()) . sprintf(' %d', by_reference());
    }
    return $found;
}
echo results(1), ' ', results(400), "\n";

class Held {
    function __construct(public $name) {}
    function __destruct() { echo "-$this->name "; }
}
function thrown() { throw new Exception('thrown'); }
function destroyed($n) {
    for ($i = 0; $i < $n; $i++) {
        $last = $i >= $n - 2;
        if (!$last) { in_array(null, [null, $last]); continue; }
        try {
            $kept = new Held('kept');
            in_array(new Held('temporary'), [$kept], thrown());
        } catch (Exception $e) {
            echo "caught ";
        }
        array_search($kept, [$kept, $kept = null]);
        echo "behind ";
        is_countable(new Held('argument'));
        echo "end\n";
    }
}
destroyed(500);
--EXPECT--
3 2 bbcbc bcbcbcbc 12 xbcbcy 2 -16 8 9 y
3 2 bbcbc bcbcbcbc 12 xbcbcy 2 -16 9 9 y
1 2 2 401 402 402
-temporary caught -kept behind -argument end
-temporary caught -kept behind -argument end
