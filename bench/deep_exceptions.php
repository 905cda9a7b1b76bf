<?php
// Exceptions thrown through ten frames.
// Group callbacks; quick size 2000.
function through(int $depth): int
{
    if ($depth === 0) {
        throw new RuntimeException('deep');
    }
    return through($depth - 1);
}

$n = (int) ($argv[1] ?? 160000);
$caught = 0;
for ($i = 0; $i < $n; $i++) {
    try {
        through(10);
    } catch (RuntimeException $e) {
        $caught += count($e->getTrace());
    }
}
echo $caught, "\n";
