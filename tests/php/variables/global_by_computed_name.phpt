--TEST--
global with a name that an expression computes, in a function
--FILE--
<?php
class Name
{
    public function __toString(): string
    {
        echo "asked\n";
        return 'fromObject';
    }
}

function byElements(): void
{
    $names = ['first', 'second'];
    global ${$names[0]}, ${$names[1] . 's'};
    $first = 1;
    $seconds = 2;
    var_dump(array_keys(get_defined_vars()));
}
byElements();
var_dump($first, $seconds);

function byObject(): void
{
    global ${new Name};
    $fromObject = 3;
}
byObject();
var_dump($fromObject);

function byCall(): void
{
    foreach (['a', 'b'] as $name) {
        global ${strtoupper($name)};
        ${strtoupper($name)} = $name;
    }
    var_dump($A . $B);
}
byCall();
var_dump($A, $B);

function byUndefined(): void
{
    global ${throw new Exception('no name')};
}
try {
    byUndefined();
} catch (Exception $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
array(3) {
  [0]=>
  string(5) "names"
  [1]=>
  string(5) "first"
  [2]=>
  string(7) "seconds"
}
int(1)
int(2)
asked
asked
int(3)
string(2) "ab"
string(1) "a"
string(1) "b"
no name
