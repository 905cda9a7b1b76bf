<?php
date_default_timezone_set('UTC');
mt_srand(5);
class Text
{
    function __construct(public string $text) {}
    function __toString(): string { return $this->text; }
}
function filled(iterable $list)
{
    foreach ([3, 'b', 1] as $value) {
        method_exists($list, 'push') ? $list->push($value) : $list->insert($value);
    }
    return $list;
}
function show(mixed ...$values): void
{
    ob_start();
    try { var_dump(...$values); } finally { $text = preg_replace('/(?<=\))#\d+/', '#', ob_get_clean()); }
    echo strlen($text) > 1500 ? md5($text) . "\n" : $text;
}
function caught(Throwable $e): void
{
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
function head(int $number, string $name): void
{
    echo "== $number $name\n";
}
