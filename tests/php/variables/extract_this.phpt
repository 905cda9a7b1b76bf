--TEST--
extract() refuses $this everywhere, where it would be written
--FILE--
<?php
function in_function(int $flags, string $prefix = "") {
    try {
        var_dump($flags >= EXTR_PREFIX_SAME && $flags <= EXTR_PREFIX_IF_EXISTS
            ? extract(["this" => 42, "a" => 24], $flags, $prefix) : extract(["this" => 42, "a" => 24], $flags));
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
    var_dump($a ?? null);
}
foreach ([EXTR_OVERWRITE, EXTR_SKIP, EXTR_PREFIX_SAME, EXTR_PREFIX_ALL, EXTR_PREFIX_INVALID, EXTR_IF_EXISTS] as $flags) {
    in_function($flags, "p");
}
try {
    extract(["this" => 1]);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
Cannot re-assign $this
NULL
int(1)
int(24)
int(2)
int(24)
int(2)
NULL
int(2)
int(24)
int(0)
NULL
Cannot re-assign $this
