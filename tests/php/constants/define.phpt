--TEST--
Constants defined while running, and what define() refuses
--FILE--
<?php
namespace Space;
var_dump(define('PLAIN', [1, ['a' => 2]]), PLAIN['1']['a'], \define('Space\INNER', 5), INNER, \Space\INNER, define('space\Inner', 6), \SPACE\Inner);
var_dump(define('PLAIN', 2));
var_dump(define('__COMPILER_HALT_OFFSET__', 1), define('TRUE', 1), define('no name at all', 7), constant('no name at all'));
var_dump(define('CASELESS', 1, true), define('STREAM', \STDIN), define('OBJECT', new \stdClass));
foreach (['A::B', 'X'] as $name) {
    try {
        var_dump(define($name, $name === 'X' ? (function () { $a = []; $a[] = &$a; return $a; })() : 1));
    } catch (\ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
--EXPECT--
bool(true)
int(2)
bool(true)
int(5)
int(5)
bool(true)
int(6)

Warning: Constant PLAIN already defined in {PWD}/define.php on line 4
bool(false)

Warning: Constant __COMPILER_HALT_OFFSET__ already defined in {PWD}/define.php on line 5

Warning: Constant TRUE already defined in {PWD}/define.php on line 5
bool(false)
bool(false)
bool(true)
int(7)

Warning: define(): Argument #3 ($case_insensitive) is ignored since declaration of case-insensitive constants is no longer supported in {PWD}/define.php on line 6
bool(true)
bool(true)
bool(true)
define(): Argument #1 ($constant_name) cannot be a class constant
define(): Argument #2 ($value) cannot be a recursive array
