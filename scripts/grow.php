<?php
// Times cases for scripts/grow: grow.php CASES SIZE RESULTS adds a line of JSON for each to the file RESULTS: [label,
// microseconds or what was thrown]. CASES is a file of [label, code, subject, largest size, variables it uses] as JSON.
error_reporting(0);
ob_start();
class T implements ArrayAccess
{
    private $values = [];
    public static function twice(int $x): int { return $x * 2; }
    public function __call($name, $arguments) { return $arguments[0]; }
    public function offsetExists(mixed $k): bool { return isset($this->values[$k]); }
    public function offsetGet(mixed $k): mixed { return $this->values[$k]; }
    public function offsetSet(mixed $k, mixed $v): void { $this->values[$k] = $v; }
    public function offsetUnset(mixed $k): void { unset($this->values[$k]); }
}
class Item
{
    public $next = null;
    public function __construct(public int $n, protected string $name) { }
}
[, $cases, $size, $results] = $argv;
$results = fopen($results, 'a');
$cases = json_decode(file_get_contents($cases));
$text = "The quick brown fox's \"tail\" jumps\n over=the \\\n lazy dog ";
$file = tempnam(sys_get_temp_dir(), 'grow');

function texts(string $piece, int $size): string
{
    return substr(str_repeat($piece, intdiv($size, strlen($piece)) + 1), 0, $size);
}

function numbers(int $count): array
{
    $numbers = [];
    for ($i = 0, $number = 12345; $i < $count; $i++) {
        $number = ($number * 1103515245 + 12345) & 0x7fffffff;
        $numbers[] = $number % ($count * 2);
    }
    return $numbers;
}

$callback = fn($x = 0, $y = 0) => is_array($x) ? 'x' : $x;
$compare = fn($x, $y) => $x <=> $y;
foreach ($cases as [$label, $code, $subject, $limit, $uses]) {
    $n = min($size, $limit);
    $s = texts($subject === 'digits' ? '3141592653589793238462643383279' : $text, $n);
    $in = ['s' => $s, 'callback' => $callback, 'compare' => $compare, 'file' => $file];
    $of_count = fn(callable $value) => array_map($value, numbers($n));
    foreach ($uses as $use) {
        $in[$use] = match ($use) {
            's2' => $s . '', 'd' => texts('3141592653589793238462643383279', $n), 'u' => texts("Zażółć gęślą 日本語 text é ", $n),
            'xml' => '<r>' . implode('', array_map(fn($i) => "<i n=\"$i\">t</i>", range(1, max(1, intdiv($n, 20))))) . '</r>',
            'a', 'a2' => match ($subject) {
                'words' => $of_count(fn($i) => "w$i"), 'names' => array_flip($of_count(fn($i) => "k$i")), default => numbers($n),
            },
            'ints' => numbers($n), 'words' => $of_count(fn($i) => "w$i"), 'names' => array_flip($of_count(fn($i) => "k$i")),
            'numerals' => $of_count(fn($i) => "$i"), 'objects' => $of_count(fn($i) => new Item($i, "n$i")),
            'mixed' => $of_count(fn($i) => [$i, "w$i", "$i", $i / 3][$i % 4]),
            'rows' => $of_count(fn($i) => ['id' => $i, 'name' => "n$i", 'price' => $i / 4]),
            default => null,
        };
    }
    $call = eval('return function (int $turns, array $in): array {
        extract($in);
        $start = getrusage();
        for ($turn = 0; $turn < $turns; $turn++) { ' . $code . ' }
        return [$start, getrusage()];
    };');
    try {
        $call(1, $in);
        $turns = 1;
        while (true) {
            [$start, $now] = $call($turns, $in);
            $spent = ($now['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] + $now['ru_stime.tv_sec'] - $start['ru_stime.tv_sec']) * 1e6
                + $now['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] + $now['ru_stime.tv_usec'] - $start['ru_stime.tv_usec'];
            if ($spent >= 10000) {
                break;
            }
            $turns *= $spent < 1000 ? 8 : (int) (15000 / $spent) + 1;
        }
        $time = $spent / $turns;
    } catch (Throwable $e) {
        $time = get_class($e) . ': ' . $e->getMessage();
    }
    while (ob_get_level() > 1) {
        ob_end_clean();
    }
    ob_clean();
    fwrite($results, json_encode([$label, $time], JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
}
unlink($file);
