--TEST--
What the runtime deprecates
--INI--
zvm.php=8.5
--FILE--
<?php
class _ {} const AA = 1; 
[$a] = 5; [$b, $c] = true; [$c] = null; ['k' => $d] = 1.5; [$e] = 'str'; [[$q]] = [1]; foreach ([1, [2]] as [$z]) {} list($x) = new ArrayObject([1]); [$m] = [];
define('ZZ', 1); define('ZZ', 2); 
$f = static function () {}; Closure::bind($f, new stdClass); (function () { return $this; })->bindTo(null); class K { function m() {} } $g = (new K)->m(...); $g->bindTo(new stdClass); $g->bindTo(null); $f->bindTo(null, 'stdClass'); $g->bindTo(new K, 'stdClass');
class D { function __debugInfo() { return null; } } var_dump(new D); print_r(new D);
echo chr(-1) === "\xff", chr(256) === "\0", ord('ab'), ord(''), "\n"; spl_autoload_unregister('spl_autoload_call'); var_dump((new ReflectionClass('D'))->getConstant('X')); class DV { public int $t; public $u; } var_dump((new ReflectionProperty('DV', 't'))->getDefaultValue());
readdir(); closedir(); rewinddir();
--EXPECT--
Deprecated: Using "_" as a class name is deprecated since 8.4 in {PWD}/deprecated_use.php on line 2

Warning: Cannot use int as array in {PWD}/deprecated_use.php on line 3

Warning: Cannot use bool as array in {PWD}/deprecated_use.php on line 3

Warning: Cannot use bool as array in {PWD}/deprecated_use.php on line 3

Warning: Cannot use float as array in {PWD}/deprecated_use.php on line 3

Warning: Cannot use string as array in {PWD}/deprecated_use.php on line 3

Warning: Cannot use int as array in {PWD}/deprecated_use.php on line 3

Warning: Cannot use int as array in {PWD}/deprecated_use.php on line 3

Warning: Undefined array key 0 in {PWD}/deprecated_use.php on line 3

Warning: Constant ZZ already defined, this will be an error in PHP 9 in {PWD}/deprecated_use.php on line 4

Warning: Cannot bind an instance to a static closure, this will be an error in PHP 9 in {PWD}/deprecated_use.php on line 5

Warning: Cannot bind method K::m() to object of class stdClass, this will be an error in PHP 9 in {PWD}/deprecated_use.php on line 5

Warning: Cannot unbind $this of method, this will be an error in PHP 9 in {PWD}/deprecated_use.php on line 5

Warning: Cannot bind closure to scope of internal class stdClass, this will be an error in PHP 9 in {PWD}/deprecated_use.php on line 5

Warning: Cannot bind closure to scope of internal class stdClass, this will be an error in PHP 9 in {PWD}/deprecated_use.php on line 5

Deprecated: Returning null from D::__debugInfo() is deprecated, return an empty array instead in {PWD}/deprecated_use.php on line 6
object(D)#4 (0) {
}

Deprecated: Returning null from D::__debugInfo() is deprecated, return an empty array instead in {PWD}/deprecated_use.php on line 6
D Object
(
)

Deprecated: chr(): Providing a value not in-between 0 and 255 is deprecated, this is because a byte value must be in the [0, 255] interval. The value used will be constrained using % 256 in {PWD}/deprecated_use.php on line 7
1
Deprecated: chr(): Providing a value not in-between 0 and 255 is deprecated, this is because a byte value must be in the [0, 255] interval. The value used will be constrained using % 256 in {PWD}/deprecated_use.php on line 7
1
Deprecated: ord(): Providing a string that is not one byte long is deprecated. Use ord($str[0]) instead in {PWD}/deprecated_use.php on line 7
97
Deprecated: ord(): Providing an empty string is deprecated in {PWD}/deprecated_use.php on line 7
0

Deprecated: spl_autoload_unregister(): Using spl_autoload_call() as a callback for spl_autoload_unregister() is deprecated, to remove all registered autoloaders, call spl_autoload_unregister() for all values returned from spl_autoload_functions() in {PWD}/deprecated_use.php on line 7

Deprecated: ReflectionClass::getConstant() for a non-existent constant is deprecated, use ReflectionClass::hasConstant() to check if the constant exists in {PWD}/deprecated_use.php on line 7
bool(false)

Deprecated: ReflectionProperty::getDefaultValue() for a property without a default value is deprecated, use ReflectionProperty::hasDefaultValue() to check if the default value exists in {PWD}/deprecated_use.php on line 7
NULL

Deprecated: readdir(): Passing null is deprecated, instead the last opened directory stream should be provided in {PWD}/deprecated_use.php on line 8

Fatal error: Uncaught TypeError: No resource supplied in {PWD}/deprecated_use.php:8
Stack trace:
#0 {PWD}/deprecated_use.php(8): readdir()
#1 {main}
  thrown in {PWD}/deprecated_use.php on line 8
--EXIT--
255
