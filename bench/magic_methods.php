<?php
// __get, __set, __isset, __unset, __call, __callStatic, __invoke and __toString.
// Group calls; quick size 6000.
class Magic
{
    private array $data = ['seen' => 0];

    public function __get(string $name): mixed
    {
        return $this->data[$name] ?? null;
    }

    public function __set(string $name, mixed $value): void
    {
        $this->data[$name] = $value;
    }

    public function __isset(string $name): bool
    {
        return isset($this->data[$name]);
    }

    public function __call(string $name, array $arguments): mixed
    {
        return $arguments[0] + strlen($name);
    }

    public static function __callStatic(string $name, array $arguments): mixed
    {
        return $arguments[0];
    }

    public function __invoke(int $n): int
    {
        return $n + 1;
    }

    public function __toString(): string
    {
        return 'magic';
    }
}

$n = (int) ($argv[1] ?? 600000);
$magic = new Magic;
$sum = 0;
for ($i = 0; $i < $n; $i++) {
    $magic->seen = $i;
    $sum += $magic->seen + $magic->work($i) + Magic::anything($i) + $magic($i);
    $sum += isset($magic->missing) ? 1 : strlen("$magic");
}
echo $sum, "\n";
