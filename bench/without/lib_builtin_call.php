<?php
// ../lib_builtin_call.php without its calls.
function main(int $n): void {
    $i = 0;
    $last = 0;
    while ($i < $n) {
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $last = $i;
        $i++;
    }
    echo $last, "\n";
}
main((int) ($argv[1] ?? 500000));
