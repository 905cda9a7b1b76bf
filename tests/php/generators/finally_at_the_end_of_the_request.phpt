--TEST--
The finally blocks of every suspended generator run at the end of a request, whatever holds it
--FILE--
<?php
function plain()
{
    yield 1;
}

function guarded(string $name)
{
    try {
        yield 1;
        yield 2;
    } finally {
        echo "finally of $name\n";
    }
}

foreach (plain() as $value) {
}
$first = guarded('first');
$first->current();
$again = $first;
$second = guarded('second');
$second->next();
$list = [$second, guarded('not begun')];
$ended = guarded('ended');
foreach ($ended as $value) {
}
$same = $ended;
$third = guarded('third');
$third->current();
$object = new stdClass;
$object->generators = [$third, $object];
echo "end\n";
--EXPECT--
finally of ended
end
finally of second
finally of first
finally of third
