<?php
// Calls that have effects, left on the way: frames are made, with arguments, variables and lines.
class Counter
{
    public int $n = 0;
    public array $log = [0, 0, 0, 0];
    public static int $made = 0;

    function add(int $by): int
    {
        $this->n += $by;
        $x = $this->n * 3;
        if ($by > 1900) {
            $x += 2 ** 62 + 2 ** 61;
            $x = (int) ($x / 1e18);
        }
        return $x + $by;
    }

    function twice(int $by): int
    {
        return $this->add($by) + $this->add($by + 1);
    }

    function note(int $k): void
    {
        $this->log[$k & 3] = $k;
    }

    static function count(int $by, int $more = 2): int
    {
        self::$made += $by;
        return intdiv(self::$made, $more) % 1000;
    }
}

function where(Counter $c, int $i, int $more = 7)
{
    $c->n++;
    for ($k = 0; $k < 3; $k++) {
        $t = $k + $i;
        $c->n += $t;
    }
    return $t * intdiv(100000, 2001 - $i) + $more;
}

function sum(int $a, int $b, int $c): int
{
    return $a + $b - $c;
}

function text(Counter $c, int $i): string
{
    $c->n++;
    $s = "n" . ($c->n % 7);
    return $s . $i;
}

function fails(Counter $c, int $i): int
{
    $c->n++;
    $word = 'x';
    if ($i > 1990) {
        throw new Exception("$word at $i: " . implode(',', array_map(fn($f) => $f['function'] . count($f['args'] ?? []), debug_backtrace())));
    }
    return $i;
}

function undefined(Counter $c, int $i): int
{
    $c->n++;
    if ($i < 1995) {
        $value = $i;
    }
    return $value + $i;
}

function run(): void
{
    $c = new Counter;
    $s = 0;
    for ($i = 0; $i < 2000; $i++) {
        $s += $c->add($i);
        $s ^= $c->twice($i);
        $c->note($i);
    }
    echo $s, ' ', $c->n, ' ', implode(',', $c->log), "\n";
    $s = 0;
    try {
        for ($i = 0; $i < 3000; $i++) {
            $s += sum(where($c, $i), $c->add(1), where($c, $i + 1, 3));
        }
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), ' at ', $e->getLine(), "\n", preg_replace('~^(#\d+) [^(]*/~m', '$1 ', $e->getTraceAsString()), "\n";
    }
    echo $s, ' ', $c->n, ' ', $i, "\n";
    $s = 0;
    for ($i = 0; $i < 2000; $i++) {
        $s += strlen(text($c, $i)) + Counter::count($i) + sum(Counter::count(1, 3), $i, Counter::count($i, 5));
    }
    echo $s, ' ', Counter::$made, "\n";
    $s = 0;
    for ($i = 0; $i < 2000; $i++) {
        try {
            $s += fails($c, $i) + sum($i, fails($c, $i), 2);
        } catch (Exception $e) {
            echo $e->getMessage(), ' ', $e->getLine(), "\n";
        }
    }
    echo $s, ' ', $c->n, "\n";
    $s = 0;
    for ($i = 0; $i < 2000; $i++) {
        $s += undefined($c, $i);
    }
    echo $s, ' ', $c->n, "\n";
}

set_error_handler(function (int $level, string $message, string $file, int $line): bool {
    $frame = debug_backtrace()[1] + ['args' => []];
    echo $message, " at $line in $frame[function](", implode(', ', array_map(fn($a) => is_object($a) ? $a::class : $a, $frame['args'])), ")\n";
    return true;
});
run();
