<?php
// Exceptions thrown through frames, with finally blocks and chained causes.
// Group callbacks; quick size 1000.
function descend(int $depth, int &$finals): int
{
    try {
        if ($depth === 0) {
            throw new DomainException('bottom', 7);
        }
        return descend($depth - 1, $finals) + 1;
    } finally {
        $finals++;
    }
}

$n = (int) ($argv[1] ?? 140000);
$finals = $codes = 0;
for ($i = 0; $i < $n; $i++) {
    try {
        try {
            descend($i % 10, $finals);
        } catch (LogicException $e) {
            throw new RuntimeException("outer $i", $i % 3, $e);
        }
    } catch (RuntimeException $e) {
        $codes += $e->getCode() + $e->getPrevious()->getCode();
    }
}
echo "$finals $codes\n";
