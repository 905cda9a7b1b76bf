<?php
// Typed parameters, returns and properties: scalars, unions, nullable, classes, arrays, callables.
// Group calls; quick size 7000.
final class Money
{
    public function __construct(public readonly int $amount, private ?string $currency = null)
    {
    }

    public function plus(self|int $other): static
    {
        return new static($this->amount + ($other instanceof self ? $other->amount : $other), $this->currency);
    }

    public function isPositive(): bool
    {
        return $this->amount > 0;
    }
}

function pick(array $items, int $at, ?string $default = null): int|string|null
{
    return $items[$at] ?? $default;
}

function half(int|float $number): float
{
    return $number / 2;
}

function describe(iterable $items, bool $long): string
{
    return $long ? 'long' : 'short';
}

function ignore(mixed $value): void
{
}

$n = (int) ($argv[1] ?? 700000);
$money = new Money(0, 'EUR');
$items = [1, 'two', 3];
$sum = 0.0;
$length = 0;
for ($i = 0; $i < $n; $i++) {
    $money = $money->plus($i)->plus($money->isPositive() ? 1 : 2);
    $sum += half($i) + half(pick($items, $i % 4) === null ? 1.5 : 2);
    $length += strlen(describe($items, ($i & 1) === 0));
    ignore($money);
    if ($money->amount > 1000000) {
        $money = new Money(1);
    }
}
echo $money->amount, " $sum $length\n";
