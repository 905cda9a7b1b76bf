--TEST--
Closed resources are resources to type errors; enum cases are objects in traces
--FILE--
<?php
enum Foo { case Bar; const C = self::Bar; } enum Bk: string { case A = 'x'; }
function f(...$x) { throw new Exception; }
foreach ([[Foo::Bar], [Bk::A], [[Foo::Bar]], [new stdClass], [Foo::class]] as $a) { try { f(...$a); } catch (Exception $e) { echo $e->getTraceAsString(), "\n"; } }
try { unserialize(Foo::Bar); } catch (Error $e) { echo $e->getTraceAsString(), "\n"; }
try { strlen(Foo::Bar); } catch (Error $e) { echo $e->getTraceAsString(), "\n"; }
try { str_repeat(Bk::A, 2); } catch (Error $e) { echo $e->getTraceAsString(), "\n"; } try { array_map(fn(int $x) => 1, [Foo::Bar]); } catch (Error $e) { echo $e->getTraceAsString(), "\n"; }
$r = fopen('php://memory', 'r'); fclose($r); 
foreach (['$r->m();', 'f2($r);', '(function(int $x) {})($r);', 'strlen($r);', '$r + 1;', '$r[1] = 1;', '$r->x = 1;', 'clone $r;', 'foreach ($r as $v);', 'abs($r);', 'array_sum($r);', 'new $r;', '$r();', '$r::X;', '(function(): int { global $r; return $r; })();', '[] + $r;', 'intdiv($r, 1);', 'implode($r);', 'throw $r;', 'echo gettype($r), get_debug_type($r);', '$r % 2;', '(string)$r;', '$t = new class { public int $i; }; $t->i = $r;', 'fread($r, 1);', '[...$r];', 'f(...$r);', '$r instanceof A;', 'is_callable($r);', '', 'match(true) { $r => 1 };', 'Foo::from($r);', 'Bk::from($r);', 'count($r);', '$r .= "x";', '-$r;', '++$r;', '"a" <=> $r;'] as $c) { $r = fopen('php://memory', 'r'); fclose($r); echo $c, " "; try { eval($c); } catch (Throwable $e) { echo preg_replace('/#\d+/', '#N', $e->getMessage()); } echo "\n"; }

?>
--EXPECT--
#0 {PWD}/closed_resources_and_enums.php(4): f(Object(Foo))
#1 {main}
#0 {PWD}/closed_resources_and_enums.php(4): f(Object(Bk))
#1 {main}
#0 {PWD}/closed_resources_and_enums.php(4): f(Array)
#1 {main}
#0 {PWD}/closed_resources_and_enums.php(4): f(Object(stdClass))
#1 {main}
#0 {PWD}/closed_resources_and_enums.php(4): f('Foo')
#1 {main}
#0 {PWD}/closed_resources_and_enums.php(5): unserialize(Object(Foo))
#1 {main}
#0 {main}
#0 {PWD}/closed_resources_and_enums.php(7): str_repeat(Object(Bk), 2)
#1 {main}
#0 [internal function]: {closure}(Object(Foo))
#1 {PWD}/closed_resources_and_enums.php(7): array_map(Object(Closure), Array)
#2 {main}
$r->m(); Call to a member function m() on resource
f2($r); Call to undefined function f2()
(function(int $x) {})($r); {closure}(): Argument #N ($x) must be of type int, resource given, called in {PWD}/closed_resources_and_enums.php(9) : eval()'d code on line 1
strlen($r); strlen(): Argument #N ($string) must be of type string, resource given
$r + 1; Unsupported operand types: resource + int
$r[1] = 1; Cannot use a scalar value as an array
$r->x = 1; Attempt to assign property "x" on resource
clone $r; __clone method called on non-object
foreach ($r as $v); 
Warning: foreach() argument must be of type array|object, resource given in {PWD}/closed_resources_and_enums.php(9) : eval()'d code on line 1

abs($r); abs(): Argument #N ($num) must be of type int|float, resource given
array_sum($r); array_sum(): Argument #N ($array) must be of type array, resource given
new $r; Class name must be a valid object or a string
$r(); Value of type resource is not callable
$r::X; Class name must be a valid object or a string
(function(): int { global $r; return $r; })(); {closure}(): Return value must be of type int, resource returned
[] + $r; Unsupported operand types: array + resource
intdiv($r, 1); intdiv(): Argument #N ($num1) must be of type int, resource given
implode($r); implode(): Argument #N ($separator) must be of type array|string, resource given
throw $r; Can only throw objects
echo gettype($r), get_debug_type($r); resource (closed)resource (closed)
$r % 2; Unsupported operand types: resource % int
(string)$r; 
$t = new class { public int $i; }; $t->i = $r; Cannot assign resource to property class@anonymous::$i of type int
fread($r, 1); fread(): supplied resource is not a valid stream resource
[...$r]; Only arrays and Traversables can be unpacked
f(...$r); Only arrays and Traversables can be unpacked
$r instanceof A; 
is_callable($r); 
 
match(true) { $r => 1 }; Unhandled match case true
Foo::from($r); Call to undefined method Foo::from()
Bk::from($r); Bk::from(): Argument #N ($value) must be of type string|int, resource given
count($r); count(): Argument #N ($value) must be of type Countable|array, resource given
$r .= "x"; 
-$r; Unsupported operand types: resource * int
++$r; Cannot increment resource
"a" <=> $r;
