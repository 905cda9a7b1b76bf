<?php
const LIMIT = 4;
class Fuel { public static int $left = 250; }
class Oops extends Exception {}
class Counted
{
    public $u0 = 1, $u1;
    public int $i = 1;
    public static $su = 1, $si = 0, $sa = [], $ss = 's';
    const K = 9;
    function __construct(public int $n = 0) {}
    function __destruct() { echo "~{$this->n}\n"; }
    static function twice($x = 1, $y = 0) { return $x . $x; }
    static function gen($n)
    {
        for ($i = 0; $i < $n; $i++) {
            $sent = yield $i => $i * 2;
            if ($sent) echo "sent\n";
        }
        return 'done';
    }
    static function sm0($m0 = null) { return static::class; }
    static function sm1($i0 = self::K, $i1 = 2) { return $i0 - $i1; }
    function m0($m0, $s0 = 'd') { return $this->n++; }
    function m3(int $i0, ?string $s0 = null) { return $this->i += $i0; }
}
trait Shared
{
    private $fromTrait = 1;
    static function traitStatic() { static $n = 0; return ++$n; }
    function traitMethod() { return $this->fromTrait++ . self::class . static::class . __CLASS__; }
}
trait Second
{
    public static $ofSecond = [];
    function traitMethod() { self::$ofSecond[] = __TRAIT__; return static::class . __METHOD__; }
}
enum Suit: string
{
    case Hearts = 'H';
    case Spades = 'S';
    const Wild = self::Spades;
    function label() { return ucfirst(strtolower($this->name)); }
}
function show(mixed ...$values): void
{
    ob_start();
    try { var_dump(...$values); } finally { $text = ob_get_clean(); }
    echo strlen($text) > 1500 ? md5($text) . "\n" : $text;
}
function caught(Throwable $e): void
{
    $trace = preg_replace('/\(\d+\)|^.*\//m', '', $e->getTraceAsString());
    $trace = strlen($trace) > 600 ? md5($trace) : $trace;
    echo get_class($e), ': ', $e->getMessage(), ' @', $e->getLine(), " $trace\n";
}
function drain($g)
{
    if (!$g instanceof Traversable) return $g;
    $list = [];
    foreach ($g as $k => $v) {
        $list[] = is_scalar($k) ? $k : gettype($k);
        $list[] = is_scalar($v) ? $v : gettype($v);
        if (count($list) > 20) break;
    }
    return $list;
}
function usort_($f, $a) { usort($a, $f); return $a; }
function uasort_($f, $a) { uasort($a, $f); return $a; }
function uksort_($f, $a) { uksort($a, $f); return $a; }
function array_walk_($f, $a) { array_walk($a, $f); return $a; }
function iterator_apply_($i, $f) { return iterator_apply($i, $f); }
