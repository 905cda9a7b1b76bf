<?php
// foreach over lists within loops: begun, ended, left early, over what goes or changes meanwhile.
class Row
{
    public array $cells = [1, 2, 3];

    public function __construct(public string $name)
    {
    }
}

function grid(int $n): void
{
    $rows = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
    $names = ['ab', 'cd', 'ef'];
    $sum = 0;
    $text = 0;
    for ($i = 0; $i < $n; $i++) {
        foreach ($rows as $k => $row) {
            foreach ($row as $j => $cell) {
                $sum += $cell * $j - $k;
                if ($cell === 8 && $i % 3 === 0) {
                    continue 2;
                }
                if ($cell === 6 && $i % 7 === 0) {
                    break 2;
                }
            }
        }
        foreach ($names as $name) {
            $text += strlen($name);
        }
        if ($i % 500 === 499) {
            $rows[] = [$i, $i];
            $names[] = "n$i";
        }
    }
    echo "$sum $text $cell $j $k $name\n";
}

function changing(int $n): void
{
    $list = [1, 2, 3, 4];
    $s = 0;
    for ($i = 0; $i < $n; $i++) {
        foreach ($list as $key => $value) {
            $list[$key] = $value + 1;
            $s += $value;
        }
        foreach ([1, 2.5, 'x', null] as $any) {
            $s += $any === null ? 1 : 0;
        }
        foreach ($list as $value) {
            if ($value > 3000000) {
                $list = [0];
            }
        }
        $empty = [];
        foreach ($empty as $never) {
            $s += 1000;
        }
    }
    echo $s, ' ', implode(',', $list), ' ', $value, "\n";
}

function objects(int $n): void
{
    $rows = [];
    for ($i = 0; $i < 5; $i++) {
        $rows[] = new Row("row $i");
    }
    $s = 0;
    for ($i = 0; $i < $n; $i++) {
        foreach ($rows as $row) {
            foreach ($row->cells as $cell) {
                $s += $cell;
            }
            $row->cells[$i % 3] = $i & 7;
        }
        foreach (array_map(fn($r) => $r->name, $rows) as $name) {
            $s += strlen($name);
        }
        if ($i % 400 === 0) {
            foreach ($rows as $k => $row) {
                $rows[$k] = new Row($row->name . $i);
            }
        }
    }
    echo $s, ' ', $row->name, ' ', $name, "\n";
}

function thrown(array $rows): int
{
    $s = 0;
    foreach ($rows as $row) {
        foreach ($row as $k => $v) {
            $s += intdiv(100, $v);
        }
    }
    return $s;
}

function total(array $list): int
{
    $s = 0;
    foreach ($list as $v) {
        $s += $v;
    }
    return $s;
}

grid(2000);
changing(2000);
objects(2000);
$s = 0;
for ($i = 0; $i < 2000; $i++) {
    try {
        $s += thrown([[1, 2], [3, $i % 50]]) + total([1, 2, $i]);
    } catch (DivisionByZeroError $e) {
        $s += $e->getLine() + count($e->getTrace());
    }
}
echo $s, "\n";
