<?php
// Many fibers suspended at once.
// Group scale; quick size 500.
$n = (int) ($argv[1] ?? 10000);
$fibers = [];
for ($i = 0; $i < $n; $i++) {
    $fiber = new Fiber(function (int $a): int {
        return $a + Fiber::suspend($a);
    });
    $fiber->start($i);
    $fibers[] = $fiber;
}
$sum = 0;
foreach ($fibers as $i => $fiber) {
    $fiber->resume($i);
    $sum += $fiber->getReturn();
}
echo $sum, "\n";
