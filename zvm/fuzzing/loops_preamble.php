<?php
class Point {
    public $x; public $y = 1; public int $n = 0; public string $name = "p"; public ?Point $next = null; public array $data = [];
    private $hidden = 3;
    function __construct($x = 0, $y = 2) { $this->x = $x; $this->y = $y; }
    function sum($k) { return $this->x + $this->y + $k; }
    function size() { return $this->hidden + $this->n; }
    function move($k) { $this->n += $k; $this->x = $k; return $this; }
    function label() { return "P" . $this->n; }
    function add($v) { $this->data[] = $v; return count($this->data); }
    static function make($x) { return new self($x, $x + 1); }
}
class Pixel extends Point {
    public $color = "red";
    function sum($k) { return $this->x * 2 - $k; }
    function label() { return "Pixel" . $this->x; }
}
final class Plain { public $x = 1; public $y = 2; public int $n = 5; public string $name = "plain"; public $next = null; public array $data = [];
    function sum($k) { return $k - $this->n; }
    function size() { return 4; }
    function move($k) { $this->n = $k & 7; return $this; }
    function label() { return $this->name; }
    function add($v) { $this->data = [$v]; return 1; }
}
class Mortal { public $x; public $held; public static $dead = 0;
    function __construct($x) { $this->x = $x; }
    function __destruct() { self::$dead++; }
}
class Fault extends Exception {}
function twice($k) { return $k * 2; }
function typed(int $k, float $z): float { return $k + $z; }
function both($k, $v) { return [$k, $v]; }
function pair($k, $v = "none") { return $v . $k; }
function risky($k) { if ($k % 13 == 5) { throw new Fault("at $k"); } return $k + 1; }
function deep($k) { return $k % 5 ? deep($k - 1) + 1 : risky($k); }
function fib($k) { return $k < 2 ? $k : fib($k - 1) + fib($k - 2); }
function tree($k) { return $k ? [tree($k - 1), tree($k - 1)] : [null, null]; }
function leaves($t) { return $t[0] ? leaves($t[0]) + leaves($t[1]) : 1; }
function swap(&$k, &$v) { $w = $k; $k = $v; $v = $w; }
function steps($k) { for ($q = 0; $q < $k; $q++) { yield "s$q" => $q * $k; } return $k; }
function show($v) { return strlen($s = serialize($v)) < 400 ? $s : md5($s); }
