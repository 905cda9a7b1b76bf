--TEST--
fields of unserialized exceptions: their types, by value and through references
--FILE--
<?php
function fields(string ...$fields): string
{
    return 'O:9:"Exception":' . count($fields) . ':{' . implode('', $fields) . '}';
}

function name(string $name, string $scope = '*'): string
{
    $name = "\0$scope\0$name";
    return 's:' . strlen($name) . ":\"$name\";";
}

$texts = [
    'previous is itself' => fields(name('previous', 'Exception') . 'r:1;'),
    'previous refers to itself' => fields(name('previous', 'Exception') . 'R:1;'),
    'previous is none' => fields(name('previous', 'Exception') . 'N;'),
    'previous is a number' => fields(name('previous', 'Exception') . 'i:5;'),
    'line is a text' => fields(name('line') . 's:1:"x";'),
    'line refers to a text' => 'a:2:{i:0;s:1:"q";i:1;' . fields(name('line') . 'R:2;') . '}',
    'line refers to a number' => 'a:2:{i:0;i:7;i:1;' . fields(name('line') . 'R:2;') . '}',
    'a text refers to line' => 'a:2:{i:1;' . fields(name('line') . 'i:3;') . 'i:0;R:3;}',
];
foreach ($texts as $what => $text) {
    try {
        $value = unserialize($text);
    } catch (TypeError $e) {
        echo "$what: ", $e->getMessage(), "\n";
        continue;
    }
    if ($value instanceof Exception) {
        echo "$what: ", $value->getPrevious() === $value ? 'itself' : get_debug_type($value->getPrevious()), "\n";
        continue;
    }
    try {
        $value[0] = 'no number';
    } catch (TypeError $e) {
        echo "$what: ", $e->getMessage(), "\n";
    }
    echo "$what: ", $value[0], ' ', $value[1]->getLine(), "\n";
}
--EXPECT--
previous is itself: itself
previous refers to itself: itself
previous is none: null
previous is a number: Cannot assign int to property Exception::$previous of type ?Throwable
line is a text: Cannot assign string to property Exception::$line of type int
line refers to a text: Cannot assign string to property Exception::$line of type int
line refers to a number: Cannot assign string to reference held by property Exception::$line of type int
line refers to a number: 7 7
a text refers to line: Cannot assign string to reference held by property Exception::$line of type int
a text refers to line: 3 3
