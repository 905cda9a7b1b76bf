<?php
// json_encode() and json_decode() of about ten megabytes.
// Group library; quick size 1000.
$n = (int) ($argv[1] ?? 130000);
$rows = [];
for ($i = 0; $i < $n; $i++) {
    $rows[] = ['id' => $i, 'name' => "item \"$i\"", 'tags' => [1, 2.5, null, true]];
}
$json = json_encode($rows);
echo strlen($json), ' ', md5($json), ' ', count(json_decode($json, true)), "\n";
