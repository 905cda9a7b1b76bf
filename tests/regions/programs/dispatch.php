<?php
// objects of several classes in one place, cases of enums, objects in properties, variables of several kinds
abstract class Shape { public int $seen = 0; abstract public function area(): float; abstract public function accept(object $v, int $by = 1); public function self(): static { return $this; } }
class Circle extends Shape { public function __construct(public float $r) {} public function area(): float { return 3 * $this->r * $this->r; } public function accept(object $v, int $by = 1) { return $v->circle($this, $by); } }
class Square extends Shape { public function __construct(public float $s) {} public function area(): float { return $this->s * $this->s; } public function accept(object $v, int $by = 1) { return $v->square($this, $by); } }
class Odd extends Shape { public array $log = []; public function __construct(public int $n) {} public function area(): float { if ($this->n % 9 == 0) { $this->log[] = $this->n; } return $this->n; } public function accept(object $v, int $by = 1) { return $by > 2 ? null : 'odd'; } }
class Loud extends Shape { public function area(): float { throw new LogicException("loud {$this->seen}"); } public function accept(object $v, int $by = 1) { return $this->seen; } }
class Visitor { public array $n = []; public function circle(Circle $c, int $by) { $this->n['circle'] = ($this->n['circle'] ?? 0) + $by; return $c->r; } public function square(Square $s, int $by) { $this->n['square'] = ($this->n['square'] ?? 0) + $by; return $s->s; } }

function shapes(int $rounds): void {
    $shapes = [];
    for ($i = 0; $i < 60; $i++) {
        $shapes[] = match ($i % 3) { 0 => new Circle($i), 1 => new Square($i + 0.5), 2 => new Odd($i) };
    }
    $loud = new Loud;
    $v = new Visitor;
    $sum = 0;
    $text = '';
    for ($k = 0; $k < $rounds; $k++) {
        foreach ($shapes as $i => $s) {
            $sum += $s->area();
            $s->seen++;
            $loud->seen += $s->self()->seen;
            $got = $s->accept($v, $i % 4);
            if ($got === null) { $text .= '-'; } elseif ($got === 'odd') { $text .= 'o'; } else { $sum += $got; }
        }
        try {
            if ($k % 7 == 6) { $shapes[5] = $loud; }
        } finally {
            $sum += 1;
        }
        try {
            foreach ($shapes as $s) { $sum -= $s->area() / 2; }
        } catch (LogicException $e) {
            $text .= $e->getMessage();
            $shapes[5] = new Odd(5);
        }
    }
    printf("%.3f %s %s\n", $sum, md5($text), json_encode($v->n));
}
shapes(40);

enum Suit: string {
    case Hearts = 'h'; case Spades = 's'; case Clubs = 'c';
    public function next(): self { return match ($this) { self::Hearts => self::Spades, self::Spades => Suit::Clubs, default => self::Hearts }; }
    public function color(): string { return $this === self::Hearts ? 'red' : 'black'; }
}
function suits(int $n): void {
    $s = Suit::Hearts;
    $count = ['red' => 0, 'black' => 0];
    $same = $loose = 0;
    for ($i = 0; $i < $n; $i++) {
        $t = $s;
        $s = $s->next();
        $count[$s->color()]++;
        if ($t === $s->next()->next()) { $same++; }
        if ($s == Suit::Clubs) { $loose++; }
        if ($s != $t) { $loose += 2; }
    }
    echo $s->value, ' ', $same, ' ', $loose, ' ', json_encode($count), "\n";
}
suits(500);

class Node { public ?Node $prev = null; public ?Node $next = null; public int $n = 0; public function __construct(public $key) {} public function __destruct() { if ($this->key === 7) { echo "seven goes\n"; } } }
class Chain {
    private Node $head; private Node $tail; public int $length = 0;
    public function __construct() { $this->head = new Node('head'); $this->tail = new Node('tail'); $this->head->next = $this->tail; $this->tail->prev = $this->head; }
    public function push(Node $n): void { $n->prev = $this->tail->prev; $n->next = $this->tail; $this->tail->prev->next = $n; $this->tail->prev = $n; $n->prev->n++; $this->length++; }
    public function drop(Node $n): void { $n->prev->next = $n->next; $n->next->prev = $n->prev; $n->prev->n -= 2; $n->prev = $n->next = null; $this->length--; }
    public function first(): ?Node { return $this->head->next === $this->tail ? null : $this->head->next; }
    public function last(): ?Node { $found = null; $n = $this->head->next; while ($n !== $this->tail) { $found = $n; $n = $n->next; } return $found; }
    public function sum(): int { $sum = 0; $n = $this->first(); while ($n && $n !== $this->tail) { $sum += $n->n * 3 + (is_int($n->key) ? $n->key : 0); $n = $n->next; } return $sum; }
}
function links(int $n): void {
    $c = new Chain;
    $best = null;
    $total = 0;
    for ($i = 0; $i < $n; $i++) {
        $c->push(new Node($i));
        $node = $c->last();
        if ($best === null || $node->n > $best->n) { $best = $node; }
        if ($i % 3 == 2) { $c->drop($c->first()); }
        $total += $c->sum() + ($c->first()?->n ?? 100);
    }
    while (($f = $c->first()) !== null) { $total += $f->key; $c->drop($f); }
    echo $total, ' ', $best?->key, ' ', $c->length, "\n";
}
links(60);

function kinds(int $n): void {
    $sum = 0;
    $last = null;
    $mixed = [1, 2.5, 'x', null, 4, true];
    $out = [];
    for ($i = 0; $i < $n; $i++) {
        $sum = 0;
        for ($k = 0; $k < 6; $k++) { $sum += ($k - 2) * 0.5; }
        for ($k = 0; $k < 0; $k++) { $sum += 0.5; }
        if ($i % 5 == 0) { $last = $sum; } elseif ($i % 5 == 1) { $last = $i; } elseif ($i % 5 == 2) { $last = "t$i"; } else { $last = $mixed[$i % 6]; }
        $copy = $last;
        if (is_string($last)) { $last .= '!'; }
        $out[] = $last;
        $out[] = $copy;
    }
    echo md5(json_encode($out)), ' ', json_encode($sum), "\n";
}
kinds(300);

function pass($x) { return $x; }
function aliased(int $n): void {
    $text = 'a';
    $seen = [];
    for ($i = 0; $i < $n; $i++) {
        if ($i % 4 == 3) { $text = $i % 8 == 3 ? null : 12; }
        $b = $text;
        $c = pass($b);
        if ($i % 4 != 3) { $text .= 'x'; } else { $text = "r$i"; }
        $seen[] = $b;
        $seen[] = $c === $b;
    }
    echo md5(json_encode($seen)), ' ', strlen($text), "\n";
}
aliased(200);
