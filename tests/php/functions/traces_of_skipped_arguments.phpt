--TEST--
Traces show the defaults of what named arguments skipped of internal functions
--INI--
zend.exception_ignore_args=0
--FILE--
<?php
function t($f) { try { $f(); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n", $e->getTraceAsString(), "\n"; } }
t(fn() => json_decode('x', flags: JSON_THROW_ON_ERROR));
t(fn() => hash_init('md5x', options: []));
t(fn() => hash_init('', options: []));
t(fn() => str_split(string: '', length: 0));
t(fn() => array_fill(0, count: -1, value: 3));
t(fn() => number_format(num: 1, thousands_separator: []));
t(fn() => htmlspecialchars('a', double_encode: []));
t(fn() => new DateTime(timezone: 5));
t(fn() => iterator_to_array(preserve_keys: true, iterator: 5));
t(fn() => substr(offset: 0, string: [], length: 1));
t(fn() => array_slice(array: [1], offset: 0, preserve_keys: []));
t(fn() => preg_split('/a/', 'a', flags: []));
t(fn() => new ArrayIterator(flags: []));
t(fn() => (new ReflectionClass('stdClass'))->getStaticPropertyValue('x', default: 3));
--EXPECT--
JsonException: Syntax error
#0 {PWD}/traces_of_skipped_arguments.php(3): json_decode('x', NULL, 512, 4194304)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(3): t(Object(Closure))
#3 {main}
ValueError: hash_init(): Argument #1 ($algo) must be a valid hashing algorithm
#0 {PWD}/traces_of_skipped_arguments.php(4): hash_init('md5x', 0, Object(SensitiveParameterValue), Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(4): t(Object(Closure))
#3 {main}
ValueError: hash_init(): Argument #1 ($algo) must be a valid hashing algorithm
#0 {PWD}/traces_of_skipped_arguments.php(5): hash_init('', 0, Object(SensitiveParameterValue), Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(5): t(Object(Closure))
#3 {main}
ValueError: str_split(): Argument #2 ($length) must be greater than 0
#0 {PWD}/traces_of_skipped_arguments.php(6): str_split('', 0)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(6): t(Object(Closure))
#3 {main}
ValueError: array_fill(): Argument #2 ($count) must be greater than or equal to 0
#0 {PWD}/traces_of_skipped_arguments.php(7): array_fill(0, -1, 3)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(7): t(Object(Closure))
#3 {main}
TypeError: number_format(): Argument #4 ($thousands_separator) must be of type ?string, array given
#0 {PWD}/traces_of_skipped_arguments.php(8): number_format(1, 0, '.', Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(8): t(Object(Closure))
#3 {main}
TypeError: htmlspecialchars(): Argument #4 ($double_encode) must be of type bool, array given
#0 {PWD}/traces_of_skipped_arguments.php(9): htmlspecialchars('a', 11, NULL, Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(9): t(Object(Closure))
#3 {main}
TypeError: DateTime::__construct(): Argument #2 ($timezone) must be of type ?DateTimeZone, int given
#0 {PWD}/traces_of_skipped_arguments.php(10): DateTime->__construct('now', 5)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(10): t(Object(Closure))
#3 {main}
TypeError: iterator_to_array(): Argument #1 ($iterator) must be of type Traversable|array, int given
#0 {PWD}/traces_of_skipped_arguments.php(11): iterator_to_array(5, true)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(11): t(Object(Closure))
#3 {main}
TypeError: substr(): Argument #1 ($string) must be of type string, array given
#0 {PWD}/traces_of_skipped_arguments.php(12): substr(Array, 0, 1)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(12): t(Object(Closure))
#3 {main}
TypeError: array_slice(): Argument #4 ($preserve_keys) must be of type bool, array given
#0 {PWD}/traces_of_skipped_arguments.php(13): array_slice(Array, 0, NULL, Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(13): t(Object(Closure))
#3 {main}
TypeError: preg_split(): Argument #4 ($flags) must be of type int, array given
#0 {PWD}/traces_of_skipped_arguments.php(14): preg_split('/a/', 'a', -1, Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(14): t(Object(Closure))
#3 {main}
TypeError: ArrayIterator::__construct(): Argument #2 ($flags) must be of type int, array given
#0 {PWD}/traces_of_skipped_arguments.php(15): ArrayIterator->__construct(Array, Array)
#1 {PWD}/traces_of_skipped_arguments.php(2): {closure}()
#2 {PWD}/traces_of_skipped_arguments.php(15): t(Object(Closure))
#3 {main}
