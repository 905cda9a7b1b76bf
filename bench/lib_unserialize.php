<?php
// serialize() and unserialize() of arrays and objects; var_export() and json of the same.
// Group library; quick size 2.
class Item
{
    public $name;
    protected $price = 1.5;
    private $tags = ['a', 'b'];
    public ?Item $next = null;
}

$n = (int) ($argv[1] ?? 93);
$items = [];
for ($i = 0; $i < 500; $i++) {
    $item = new Item;
    $item->name = "item $i";
    $item->next = $items[$i - 1] ?? null;
    $items[] = $item;
}
$rows = [];
for ($i = 0; $i < 1000; $i++) {
    $rows["key$i"] = ['id' => $i, 'ok' => $i % 2 === 0, 'ratio' => $i / 7, 'none' => null, 'list' => [1, 2, 3]];
}
$length = 0;
for ($i = 0; $i < $n; $i++) {
    $text = serialize($rows);
    $length += strlen($text) + count(unserialize($text));
    $text = serialize($items);
    $length += strlen($text) + count(unserialize($text));
    $length += strlen(json_encode($rows)) + strlen(var_export($rows['key7'], true));
}
echo $length, "\n";
