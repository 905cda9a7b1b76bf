<?php
// ?->, new static, properties that are written once, values of several kinds by several ways.
final class Money { public function __construct(public readonly int $amount, private ?string $cur = null, protected readonly array $more = [1]) {}
  function plus(self|int $o): static { return new static($this->amount + ($o instanceof self ? $o->amount : $o), $this->cur, [$this->amount]); }
  function pos(): bool { return $this->amount > 0; }
  function bad() { $this->amount = 5; } }
class A { public ?A $next = null; public ?string $s = null; static function mk() { return new static; } function __clone() {} function v(): ?int { return $this->next?->w(); } function w() { return 3; } }
class B extends A { function w() { return 4; } }
function run($n) {
  $m = new Money(0, 'EUR'); $s = 0; $log = 0; $b = null; $a = new A; $a->next = new A; $z = new B;
  for ($i = 0; $i < $n; $i++) {
    $m = $m->plus($i)->plus($m->pos() ? 1 : 2);
    if ($m->amount > 10000) { $m = new Money(1); }
    try { if ($i % 30 == 0) { $m->bad(); } } catch (Error $e) { $log++; }
    $b = B::mk(); $s += $b->w() + A::mk()->w();
    $s += $a->v() + ($z->next?->w() ?? 7) + ($a->next?->next?->next?->w() ?? 1) + strlen($a->s ?? 'abc');
    if ($i % 90 == 45) { $a->s = "q$i"; $z->next = $b; }
    if ($i % 90 == 80) { $a->s = null; $z->next = null; }
    $x = isset($a->next->next) ? 1 : 2; $s += $x + ($a?->next === null ? 5 : 6) + ($i % 3 ? 1 : 2.5);
  }
  return [$m, $s, $log, $b];
}
for ($r = 0; $r < 3; $r++) { echo md5(serialize(run(400 + $r))), "\n"; }
var_dump(new Money(3));
