<?php
// Patterns: short subjects many times over, one long subject bit by bit, replacing with templates and callbacks.
// Group library; quick size 10000.
$n = (int) ($argv[1] ?? 1100000);
$lines = ['GET /index.html 200', 'POST /form?x=1 302', 'nothing to see', 'PUT /data/17 404'];
$found = 0;
for ($i = 0; $i < $n; $i++) {
    if (preg_match('~^(GET|POST|PUT) (\S+) (\d+)$~', $lines[$i & 3], $m)) {
        $found += (int) $m[3];
    }
}
echo $found, "\n";

$source = str_repeat('if ($total >= 10) { $total = f("x", 1.5) . "\n"; } ', intdiv($n, 100));
$pattern = '~\G(?:(?<space>\s+)|(?<name>[a-z_]\w*)|(?<variable>\$\w+)|(?<number>\d+(?:\.\d+)?)|(?<string>"[^"]*")|(?<sign>>=|.))~u';
$counts = [];
for ($at = 0; preg_match($pattern, $source, $m, PREG_UNMATCHED_AS_NULL, $at); $at += strlen($m[0])) {
    foreach (['space', 'name', 'variable', 'number', 'string', 'sign'] as $kind) {
        if ($m[$kind] !== null) {
            $counts[$kind] = ($counts[$kind] ?? 0) + 1;
        }
    }
}
echo json_encode($counts), "\n";

echo preg_match_all('/\w+/', $source, $words), ' ', count(preg_split('/\W+/', $source)), "\n";
echo md5(preg_replace('/(\w+)\s*=\s*(\w+)/', '$2 <- $1', $source)), ' ';
echo md5(preg_replace_callback('/\d+/', fn($m) => $m[0] + 1, $source)), "\n";
