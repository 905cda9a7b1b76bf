--TEST--
What C takes as text ends at a NUL
--FILE--
<?php
function report(callable $call): void
{
    try {
        var_dump($call());
    } catch (Throwable $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
report(fn() => range(-INF, 1));
report(fn() => range(1, INF));
report(fn() => class_uses("a\0b"));
report(fn() => htmlspecialchars('a', ENT_QUOTES, "x\0y"));
report(fn() => pack("\0"));
report(fn() => unpack("\0", 'abc'));
report(fn() => metaphone("a\0b"));
--EXPECT--
ValueError: Invalid range supplied: start=inf end=1
ValueError: Invalid range supplied: start=1 end=inf

Warning: class_uses(): Class a does not exist and could not be loaded in {PWD}/text_up_to_nul.php on line 12
bool(false)

Warning: htmlspecialchars(): Charset "x" is not supported, assuming UTF-8 in {PWD}/text_up_to_nul.php on line 13
string(1) "a"
ValueError: Type 
ValueError: Invalid format type 
string(1) "A"
