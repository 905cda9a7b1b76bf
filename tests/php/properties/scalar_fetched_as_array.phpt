--TEST--
A typed property that holds 0 is no array to begin
--FILE--
<?php
class Values { public int $i = 0; public float $f = 0.0; public ?string $s = null; public bool $b = false; }
function take(&$x) { }
function attempt(callable $write): void
{
    try {
        $write(new Values);
        echo "done\n";
    } catch (Throwable $e) {
        echo get_class($e), ": ", $e->getMessage(), "\n";
    }
}
attempt(fn($o) => take($o->i[]));
attempt(fn($o) => take($o->f[1]));
attempt(fn($o) => take($o->s[1]));
attempt(fn($o) => take($o->b[1]));
attempt(function ($o) { $o->i[] = 1; });
attempt(function ($o) { $o->f[1][2] = 1; });
attempt(function ($o) { $r = &$o->i; take($r[0]); });
--EXPECT--
Error: Cannot use a scalar value as an array
Error: Cannot use a scalar value as an array
TypeError: Cannot auto-initialize an array inside property Values::$s of type ?string
TypeError: Cannot auto-initialize an array inside property Values::$b of type bool
Error: Cannot use a scalar value as an array
Error: Cannot use a scalar value as an array
Error: Cannot use a scalar value as an array
