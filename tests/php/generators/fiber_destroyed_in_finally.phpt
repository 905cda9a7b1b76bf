--TEST--
A fiber destroyed while it waits in a finally block forgets the exception that waited; a generator does not
--FILE--
<?php
function start(callable $code)
{
    $fiber = new Fiber($code);
    $fiber->start();
    unset($fiber);
    echo "after\n";
}
start(function () { try { throw new Error("x"); } finally { Fiber::suspend(); echo "never"; } });
start(function () {
    try {
        try {
            throw new Error("x");
        } finally {
            Fiber::suspend();
        }
    } catch (Error $e) {
        echo "never";
    } finally {
        echo "outer ";
    }
});
function generate()
{
    try {
        throw new Exception("kept");
    } finally {
        try {
            yield 1;
        } finally {
            try {
                echo 1;
            } finally {
                echo "inner\n";
            }
        }
    }
}
$generator = generate();
$generator->current();
try {
    unset($generator);
} catch (Exception $e) {
    echo $e->getMessage();
}

?>
--EXPECT--
after
outer after
1inner
kept
