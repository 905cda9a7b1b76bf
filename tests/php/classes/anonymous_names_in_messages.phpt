--TEST--
Messages name an anonymous class up to its NUL
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
class Base { private $hidden = 1; protected function guarded() {} }
$list = [new class { private $p = 1; private function m() {} public int $typed = 1; public readonly int $ro; private const C = 1; },
    new class extends Base {}];
$snippets = ['$o->nope;', '$o->nope();', '$o::nope();', '$o::NOPE;', '$o::$nope;', '$o->p;', '$o->m();', '$o->typed = "x";', '$o->ro = 1;',
    '$o->hidden;', '$o->guarded();', '$o->dynamic = 1;', '$o[0];', '$o + 1;', '(int) $o;', '(string) $o;', 'strlen($o);', 'count($o);', '$o();',
    'call_user_func([$o, "m"]);', 'new ReflectionMethod($o, "zzz");', 'serialize($o);', '$o::C;', '(function (int $x) {})($o);', 'throw $o;'];
foreach ($list as $o) {
    foreach ($snippets as $code) {
        try {
            eval($code);
        } catch (Throwable $e) {
            echo get_class($e), ": ", $e->getMessage(), "\n";
        }
    }
}

?>
--EXPECT--
[Undefined property: class@anonymous::$nope]
Error: Call to undefined method class@anonymous::nope()
Error: Call to undefined method class@anonymous::nope()
Error: Undefined constant class@anonymous::NOPE
Error: Access to undeclared static property class@anonymous::$nope
Error: Cannot access private property class@anonymous::$p
Error: Call to private method class@anonymous::m() from global scope
TypeError: Cannot assign string to property class@anonymous::$typed of type int
Error: Cannot initialize readonly property class@anonymous::$ro from global scope
[Undefined property: class@anonymous::$hidden]
Error: Call to undefined method class@anonymous::guarded()
[Creation of dynamic property class@anonymous::$dynamic is deprecated]
Error: Cannot use object of type class@anonymous as array
TypeError: Unsupported operand types: class@anonymous + int
[Object of class class@anonymous could not be converted to int]
Error: Object of class class@anonymous could not be converted to string
TypeError: strlen(): Argument #1 ($string) must be of type string, class@anonymous given
TypeError: count(): Argument #1 ($value) must be of type Countable|array, class@anonymous given
Error: Object of type class@anonymous is not callable
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, cannot access private method class@anonymous::m()
ReflectionException: Method class@anonymous::zzz() does not exist
Exception: Serialization of 'class@anonymous' is not allowed
Error: Cannot access private constant class@anonymous::C
TypeError: {closure}(): Argument #1 ($x) must be of type int, class@anonymous given, called in {PWD}/anonymous_names_in_messages.php(12) : eval()'d code on line 1
Error: Cannot throw objects that do not implement Throwable
[Undefined property: Base@anonymous::$nope]
Error: Call to undefined method Base@anonymous::nope()
Error: Call to undefined method Base@anonymous::nope()
Error: Undefined constant Base@anonymous::NOPE
Error: Access to undeclared static property Base@anonymous::$nope
[Undefined property: Base@anonymous::$p]
Error: Call to undefined method Base@anonymous::m()
[Creation of dynamic property Base@anonymous::$typed is deprecated]
[Creation of dynamic property Base@anonymous::$ro is deprecated]
[Undefined property: Base@anonymous::$hidden]
Error: Call to protected method Base::guarded() from global scope
[Creation of dynamic property Base@anonymous::$dynamic is deprecated]
Error: Cannot use object of type Base@anonymous as array
TypeError: Unsupported operand types: Base@anonymous + int
[Object of class Base@anonymous could not be converted to int]
Error: Object of class Base@anonymous could not be converted to string
TypeError: strlen(): Argument #1 ($string) must be of type string, Base@anonymous given
TypeError: count(): Argument #1 ($value) must be of type Countable|array, Base@anonymous given
Error: Object of type Base@anonymous is not callable
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, class Base@anonymous does not have a method "m"
ReflectionException: Method Base@anonymous::zzz() does not exist
Exception: Serialization of 'Base@anonymous' is not allowed
Error: Undefined constant Base@anonymous::C
TypeError: {closure}(): Argument #1 ($x) must be of type int, Base@anonymous given, called in {PWD}/anonymous_names_in_messages.php(12) : eval()'d code on line 1
Error: Cannot throw objects that do not implement Throwable
