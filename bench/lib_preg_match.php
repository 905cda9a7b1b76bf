<?php
// preg_match() on short subjects.
// Group library; quick size 20000.
$n = (int) ($argv[1] ?? 1700000);
$hits = 0;
for ($i = 0; $i < $n; $i++) {
    $hits += preg_match('/^(\w+)-(\d+)$/', "item-$i", $m);
}
echo $hits, ' ', $m[2], "\n";
