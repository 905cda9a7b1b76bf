<?php
// A long linked list of objects, built, walked and freed.
// Group scale; quick size 20000.
final class Link
{
    public ?Link $next = null;
    public int $value = 0;
}

$n = (int) ($argv[1] ?? 1000000);
$head = null;
for ($i = 0; $i < $n; $i++) {
    $link = new Link;
    $link->value = $i;
    $link->next = $head;
    $head = $link;
}
$sum = 0;
for ($link = $head; $link !== null; $link = $link->next) {
    $sum += $link->value;
}
$link = $head = null;
echo $sum, "\n";
