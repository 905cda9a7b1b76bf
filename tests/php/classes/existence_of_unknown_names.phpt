--TEST--
class_exists() and the like of unknown names, asked again and again, with autoloaders later
--FILE--
<?php
interface I { }
trait T { }
enum E { case A; }
abstract class A { }
function ask(): void {
    foreach (['I', 't', 'E', 'A', '\A', 'Nope', '\Nope', '', 'no name', 'Later', str_repeat('long ', 300), 'ArrayAccess', 'stdClass', 'Countable', 'UnitEnum', 'a\b'] as $name) {
        echo substr($name, 0, 12), ': ';
        foreach ([class_exists(...), interface_exists(...), trait_exists(...), enum_exists(...)] as $exists) {
            echo (int) $exists($name), (int) $exists($name, false), ' ';
        }
        echo "\n";
    }
}
ask();
ask();
spl_autoload_register(function ($name) {
    echo "<$name>";
    if ($name === 'Later') {
        eval('class Later { }');
    }
});
ask();
ask();
foreach ([[], [[]], ['x', []], [null]] as $arguments) {
    try {
        var_dump(@trait_exists(...$arguments));
    } catch (Error $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
I: 00 11 00 00 
t: 00 00 11 00 
E: 11 00 00 11 
A: 11 00 00 00 
\A: 11 00 00 00 
Nope: 00 00 00 00 
\Nope: 00 00 00 00 
: 00 00 00 00 
no name: 00 00 00 00 
Later: 00 00 00 00 
long long lo: 00 00 00 00 
ArrayAccess: 00 11 00 00 
stdClass: 11 00 00 00 
Countable: 00 11 00 00 
UnitEnum: 00 11 00 00 
a\b: 00 00 00 00 
I: 00 11 00 00 
t: 00 00 11 00 
E: 11 00 00 11 
A: 11 00 00 00 
\A: 11 00 00 00 
Nope: 00 00 00 00 
\Nope: 00 00 00 00 
: 00 00 00 00 
no name: 00 00 00 00 
Later: 00 00 00 00 
long long lo: 00 00 00 00 
ArrayAccess: 00 11 00 00 
stdClass: 11 00 00 00 
Countable: 00 11 00 00 
UnitEnum: 00 11 00 00 
a\b: 00 00 00 00 
I: 00 11 00 00 
t: 00 00 11 00 
E: 11 00 00 11 
A: 11 00 00 00 
\A: 11 00 00 00 
Nope: <Nope>00 <Nope>00 <Nope>00 <Nope>00 
\Nope: <Nope>00 <Nope>00 <Nope>00 <Nope>00 
: 00 00 00 00 
no name: 00 00 00 00 
Later: <Later>11 00 00 00 
long long lo: 00 00 00 00 
ArrayAccess: 00 11 00 00 
stdClass: 11 00 00 00 
Countable: 00 11 00 00 
UnitEnum: 00 11 00 00 
a\b: <a\b>00 <a\b>00 <a\b>00 <a\b>00 
I: 00 11 00 00 
t: 00 00 11 00 
E: 11 00 00 11 
A: 11 00 00 00 
\A: 11 00 00 00 
Nope: <Nope>00 <Nope>00 <Nope>00 <Nope>00 
\Nope: <Nope>00 <Nope>00 <Nope>00 <Nope>00 
: 00 00 00 00 
no name: 00 00 00 00 
Later: 11 00 00 00 
long long lo: 00 00 00 00 
ArrayAccess: 00 11 00 00 
stdClass: 11 00 00 00 
Countable: 00 11 00 00 
UnitEnum: 00 11 00 00 
a\b: <a\b>00 <a\b>00 <a\b>00 <a\b>00 
trait_exists() expects at least 1 argument, 0 given
trait_exists(): Argument #1 ($trait) must be of type string, array given
trait_exists(): Argument #2 ($autoload) must be of type bool, array given
bool(false)
