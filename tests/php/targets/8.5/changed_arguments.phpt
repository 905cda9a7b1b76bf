--TEST--
Aliases, formats, cookies, enums in ArrayObject and arguments that became deprecated
--INI--
zvm.php=8.5
--FILE--
<?php
class A {}
var_dump(class_alias('stdClass', 'Plain'), new Plain, class_alias('A', 'a'), class_alias('A', 'enum'));
get_defined_functions(true); get_defined_functions(exclude_disabled: false); get_defined_functions();
ini_set('report_memleaks', '0'); finfo_buffer(finfo_open(), 'x', 0, null); (new finfo)->buffer('x', 0);
printf("[%.s] [%.f] [%.d] [%5.e] [%-8.f] [%.F] [%.x] [%'05.f] [%+.f] [%.g]\n", 'abc', 1.5, 3, 1234.5, 2.5, 3.7, 255, 2.6, 2.2, 1.55);
enum E { case A; }
foreach ([fn() => new ArrayObject(E::A), fn() => new ArrayIterator(E::A)] as $f) try { $f(); } catch (InvalidArgumentException $e) { echo $e->getMessage(), "\n"; }
foreach ([['partitioned' => true], ['partitioned' => true, 'secure' => true]] as $options) try { var_dump(setcookie('a', 'b', $options)); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
class_alias('A', 'ns\callable');
--EXPECT--
Warning: Cannot redeclare class a (previously declared in {PWD}/changed_arguments.php:2) in {PWD}/changed_arguments.php on line 3
bool(true)
object(stdClass)#1 (0) {
}
bool(false)
bool(true)

Deprecated: get_defined_functions(): The $exclude_disabled parameter has no effect since PHP 8.0 in {PWD}/changed_arguments.php on line 4

Deprecated: get_defined_functions(): The $exclude_disabled parameter has no effect since PHP 8.0 in {PWD}/changed_arguments.php on line 4

Deprecated: ini_set(): Directive 'report_memleaks' is deprecated in {PWD}/changed_arguments.php on line 5

Deprecated: finfo_buffer(): The $context parameter has no effect for finfo_buffer() in {PWD}/changed_arguments.php on line 5
[abc] [2] [3] [ 1e+3] [2       ] [4] [ff] [00003] [+2] [2]

Deprecated: ArrayObject::__construct(): Using an object as a backing array for ArrayObject is deprecated, as it allows violating class constraints and invariants in {PWD}/changed_arguments.php on line 8
Enums are not compatible with ArrayObject

Deprecated: ArrayIterator::__construct(): Using an object as a backing array for ArrayIterator is deprecated, as it allows violating class constraints and invariants in {PWD}/changed_arguments.php on line 8
Enums are not compatible with ArrayIterator
setcookie(): "partitioned" option cannot be used without "secure" option

Warning: Cannot modify header information - headers already sent by (output started at {PWD}/changed_arguments.php:3) in {PWD}/changed_arguments.php on line 9
bool(false)

Fatal error: Cannot use "ns\callable" as a class alias as it is reserved in {PWD}/changed_arguments.php on line 10
Stack trace:
#0 {PWD}/changed_arguments.php(10): class_alias('A', 'ns\\callable')
#1 {main}
--EXIT--
255
