--TEST--
Where the optimizer leaves no temporary, exceptions free none
--INI--
opcache.enable_cli=1
--FILE--
<?php
function value(int $i): string {
    return match ($i) {
        1 => "one",
        2 => throw new Exception("two"),
        default => "default",
    };
}
foreach ([1, 2, 3] as $i) {
    try {
        var_dump(value($i));
    } catch (Exception $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
string(3) "one"
two
string(7) "default"
