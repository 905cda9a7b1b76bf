<?php
// unset() of elements, orders of characters, values of several kinds in one place, functions that are hot by themselves.
class Noisy
{
    public function __construct(public string $name)
    {
    }

    public function __destruct()
    {
        global $gone;
        $gone .= "-$this->name";
    }
}

class Cache
{
    private array $items = [];
    public int $hits = 0;

    public function __construct(private int $room)
    {
    }

    public function get(string $key): ?int
    {
        if (!isset($this->items[$key])) {
            return null;
        }
        $value = $this->items[$key];
        unset($this->items[$key]);
        $this->items[$key] = $value;
        $this->hits++;
        return $value;
    }

    public function put(string $key, int $value): void
    {
        unset($this->items[$key]);
        if (count($this->items) >= $this->room) {
            unset($this->items[array_key_first($this->items)]);
        }
        $this->items[$key] = $value;
    }

    public function keys(): string
    {
        return implode(',', array_keys($this->items));
    }
}

function churn(Cache $cache): int
{
    $sum = 0;
    for ($i = 0, $x = 7; $i < 3000; $i++) {
        $x = ($x * 1103515245 + 12345) & 0x7fffffff;
        $key = 'k' . ($x >> 8) % 30;
        $value = $cache->get($key);
        if ($value === null) {
            $cache->put($key, $i);
        } else {
            $sum += $value;
        }
    }
    return $sum;
}

function removed(): void
{
    $by_number = [5 => 'x', 9 => 'y'];
    $by_text = ['a' => [1, 2], 'b' => 'bb', 'c' => null];
    $nested = ['in' => ['q' => 1, 'r' => 2, 3 => 4]];
    $copy = $nested;
    $list = [1, 2, 3];
    for ($i = 0; $i < 400; $i++) {
        $by_number[$i + 10] = $i;
        unset($by_number[$i]);
        $by_text["$i"] = "v$i";
        $kept = $by_text['b'];
        unset($by_text['b'], $by_text['missing'], $by_text[(string) ($i - 1)]);
        $by_text['b'] = $kept . 'x';
        unset($nested['in']['q'], $nested['none']['q']);
        $nested['in']['q'] = $i;
        if ($i === 300) {
            unset($list[1]);
        }
        foreach ($by_number as $key => $value) {
            if ($key > 400) {
                unset($by_number[$key]);
            }
        }
    }
    var_dump(count($by_number), strlen($by_text['b']), array_keys($by_text), $nested, $copy, $list);
}

function objects(): void
{
    global $gone;
    $gone = '';
    $all = ['z' => 1];
    for ($i = 0; $i < 100; $i++) {
        $all["o$i"] = new Noisy("o$i");
        $one = $all["o$i"];
        if ($i > 3) {
            unset($all['o' . ($i - 3)]);
        }
    }
    unset($one);
    echo count($all), ' ', strlen($gone), ' ', substr($gone, 0, 30), "\n";
}

function orders(string $text): array
{
    $counts = ['digit' => 0, 'lower' => 0, 'other' => 0, 'order' => 0];
    $last = ' ';
    for ($i = 0; $i < strlen($text); $i++) {
        $c = $text[$i];
        if ($c >= '0' && $c <= '9') {
            $counts['digit']++;
        } elseif ($c >= 'a' && 'z' >= $c) {
            $counts['lower']++;
        } else {
            $counts['other']++;
        }
        $counts['order'] += ($c <=> $last) + ($c < $last ? 10 : 0);
        $last = $c;
    }
    return $counts;
}

function kinds(array $rows): string
{
    $sum = 0;
    $text = '';
    $half = 0.0;
    foreach ($rows as [$kind, $value, $line]) {
        if ($kind === 'int') {
            $sum += $value % 7 + $line;
        } elseif ($kind === 'text') {
            $text = $value . strlen($value);
        } elseif ($kind === 'float') {
            $half += $value * 0.5;
        } elseif ($value === null) {
            $sum--;
        }
        $last = $value;
    }
    return "$sum $text $half " . gettype($last);
}

function replaced(int $n): string
{
    $token = null;
    $seen = '';
    for ($i = 0; $i < $n; $i++) {
        $before = $token;
        $token = $i % 3 ? new Noisy("t$i") : null;
        if ($token !== null && $before === null) {
            $seen = $token->name;
        }
        $token = $i % 5 ? $token : $i;
    }
    return $seen;
}

$cache = new Cache(20);
for ($round = 0; $round < 5; $round++) {
    echo churn($cache), ' ', $cache->hits, ' ', $cache->keys(), "\n";
}
removed();
objects();
echo json_encode(orders(str_repeat("a9 zZ0~\xff\x00b1", 200))), "\n";
$rows = [];
for ($i = 0; $i < 500; $i++) {
    $rows[] = [['int', $i, $i], ['text', "t$i", 1], ['float', $i / 4, 2], ['none', null, 3], ['array', [$i], 4]][$i % 5];
}
for ($round = 0; $round < 5; $round++) {
    echo kinds($rows), "\n";
}
$gone = '';
echo replaced(600), ' ', strlen($gone), ' ', md5($gone), "\n";
