--TEST--
prev() of lists, before the first and beyond the last element
--FILE--
<?php
function walk(array $list): void
{
    end($list);
    while (($value = current($list)) !== false) {
        echo key($list), '=', $value, ' ';
        $before = prev($list);
        var_dump($before);
    }
    var_dump(key($list), prev($list), next($list));
    reset($list);
    next($list);
    var_dump(prev($list), current($list));
}
walk([1, 2.5, 'three']);
walk(['only']);
walk([]);
$copied = $list = [1, 2, 3];
next($copied);
$value = prev($copied);
var_dump($value, current($list));
--EXPECT--
2=three float(2.5)
1=2.5 int(1)
0=1 bool(false)
NULL
bool(false)
bool(false)
int(1)
int(1)
0=only bool(false)
NULL
bool(false)
bool(false)
bool(false)
bool(false)
NULL
bool(false)
bool(false)
bool(false)
bool(false)
int(1)
int(1)
