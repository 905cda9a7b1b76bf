<?php
// preg_match() on short subjects.
$n = (int) ($argv[1] ?? 200000);
$hits = 0;
for ($i = 0; $i < $n; $i++) {
    $hits += preg_match('/^(\w+)-(\d+)$/', "item-$i", $m);
}
echo $hits, ' ', $m[2], "\n";
