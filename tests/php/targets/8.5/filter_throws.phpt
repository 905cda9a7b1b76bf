--TEST--
FILTER_THROW_ON_FAILURE
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([fn() => filter_var('x', FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE), fn() => filter_var('5', FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE), fn() => filter_var('x', FILTER_VALIDATE_INT, ['flags' => FILTER_THROW_ON_FAILURE, 'options' => ['default' => 3]]), fn() => filter_var('x', FILTER_VALIDATE_BOOL, FILTER_THROW_ON_FAILURE | FILTER_NULL_ON_FAILURE), fn() => filter_var(['1', 'x'], FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE | FILTER_REQUIRE_ARRAY), fn() => filter_var('x', FILTER_REQUIRE_ARRAY | FILTER_THROW_ON_FAILURE), fn() => filter_var_array(['a' => 'x'], ['a' => ['filter' => FILTER_VALIDATE_EMAIL, 'flags' => FILTER_THROW_ON_FAILURE]]), fn() => filter_var('x', FILTER_CALLBACK, ['options' => fn() => throw new Exception('cb'), 'flags' => FILTER_THROW_ON_FAILURE])] as $i => $f) try { echo "$i "; var_dump($f()); } catch (Throwable $e) { echo get_class($e), '<', get_parent_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
0 Filter\FilterFailedException<Filter\FilterException: filter validation failed: filter int not satisfied by 'x'
1 int(5)
2 Filter\FilterFailedException<Filter\FilterException: filter validation failed: filter int not satisfied by 'x'
3 ValueError<Error: filter_var(): Argument #3 ($options) cannot use both FILTER_NULL_ON_FAILURE and FILTER_THROW_ON_FAILURE
4 Filter\FilterFailedException<Filter\FilterException: filter validation failed: filter int not satisfied by 'x'
5 
Warning: filter_var(): Unknown filter with ID 285212672 in {PWD}/filter_throws.php on line 2
bool(false)
6 Filter\FilterFailedException<Filter\FilterException: filter validation failed: filter validate_email not satisfied by 'x'
7 Exception<: cb
