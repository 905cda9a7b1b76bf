--TEST--
Calls without frame: their arguments are made before, and freed where one throws
--FILE--
<?php
class Token { function __construct(public string $name) {} function __destruct() { echo "free $this->name\n"; } }
function fails(): never { throw new Exception('no'); }
$make = fn (string $name) => new Token($name);
var_dump(in_array($make('needle'), [$make('element')]));
var_dump(in_array($make('needle'), [$make('needle')], false));
try {
    var_dump(in_array($make('needle'), [$make('element'), fails()]));
} catch (Exception $exception) {
    echo $exception->getMessage(), "\n";
}
try {
    var_dump(str_replace([$make('search')], [$make('replacement')], $make('subject')));
} catch (TypeError | Error $error) {
    echo $error->getMessage(), "\n";
}
echo max([$make('a')], [$make('b')])[0]->name, "\n";
--EXPECT--
free needle
free element
bool(false)
free needle
free needle
bool(true)
free needle
free element
no
str_replace(): Argument #3 ($subject) must be of type array|string, Token given
free a
free b
b
free search
free replacement
free subject
