--TEST--
Generators that have finally blocks: run to their end, left, never begun
--FILE--
<?php
function steps() {
    try {
        yield 1;
        yield 2;
        return 7;
    } finally {
        echo "finally ";
    }
}
foreach (steps() as $value) {
    echo $value, " ";
}
foreach (steps() as $value) {
    echo $value, " ";
    break;
}
echo "left\n";
$generator = steps();
$generator->current();
unset($generator);
$generator = steps();
$generator = null;
echo "never begun\n";
function caught() {
    try {
        yield 1;
    } catch (Exception $exception) {
        yield "caught";
    } finally {
        echo "finally ";
    }
}
$generator = caught();
$generator->current();
echo $generator->throw(new Exception), " ";
$generator->next();
var_dump($generator->valid());
function many($i) {
    try {
        yield 1;
        yield 2;
        yield 3;
    } finally {
        $GLOBALS["finished"] = ($GLOBALS["finished"] ?? 0) + 1;
    }
}
for ($i = 0; $i < 3000; $i++) {
    foreach (many($i) as $value) {
        if ($value > $i % 3) {
            break;
        }
    }
}
echo $finished, "\n";
--EXPECT--
1 2 finally 1 finally left
finally never begun
caught finally bool(false)
3000
