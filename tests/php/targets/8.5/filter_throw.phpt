--TEST--
FILTER_THROW_ON_FAILURE
--EXTENSIONS--
filter
--INI--
zvm.php=8.5
--FILE--
<?php
foreach ([["abc",FILTER_VALIDATE_INT],["x@",FILTER_VALIDATE_EMAIL],["x",FILTER_VALIDATE_BOOLEAN],["x",FILTER_VALIDATE_REGEXP],[" 12 x",FILTER_VALIDATE_FLOAT],["12",FILTER_VALIDATE_INT]] as [$v,$f]) try { var_dump(filter_var($v, $f, $f==272?["flags"=>FILTER_THROW_ON_FAILURE,"options"=>["regexp"=>"/y/"]]:FILTER_THROW_ON_FAILURE)); } catch (Throwable $e) { echo get_class($e), ' ', get_parent_class($e), ': ', $e->getMessage(), $e->getCode(), "\n"; }
foreach ([fn() => filter_var("x", FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE|FILTER_NULL_ON_FAILURE), fn() => filter_var(["x"], FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE), fn() => filter_var(["x"], FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE|FILTER_REQUIRE_ARRAY), fn() => filter_var("x", FILTER_VALIDATE_INT, ["flags"=>FILTER_THROW_ON_FAILURE, "options"=>["default"=>4]]), fn() => filter_var_array(["a"=>"x"], ["a"=>["filter"=>FILTER_VALIDATE_INT,"flags"=>FILTER_THROW_ON_FAILURE]]), fn() => filter_var("x", FILTER_CALLBACK, ["options"=>"strtoupper","flags"=>FILTER_THROW_ON_FAILURE]), fn() => filter_var(new stdClass, FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE), fn() => filter_var("x", FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE|FILTER_REQUIRE_ARRAY), fn() => filter_input(INPUT_GET, 'x', FILTER_VALIDATE_INT, FILTER_THROW_ON_FAILURE), fn() => filter_var(5, FILTER_DEFAULT, ['flags' => FILTER_THROW_ON_FAILURE|FILTER_NULL_ON_FAILURE])] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ' ', $e->getMessage(), "\n"; }
echo FILTER_THROW_ON_FAILURE;
--EXPECT--
Filter\FilterFailedException Filter\FilterException: filter validation failed: filter int not satisfied by 'abc'0
Filter\FilterFailedException Filter\FilterException: filter validation failed: filter validate_email not satisfied by 'x@'0
Filter\FilterFailedException Filter\FilterException: filter validation failed: filter boolean not satisfied by 'x'0
Filter\FilterFailedException Filter\FilterException: filter validation failed: filter validate_regexp not satisfied by 'x'0
Filter\FilterFailedException Filter\FilterException: filter validation failed: filter float not satisfied by ' 12 x'0
int(12)
ValueError filter_var(): Argument #3 ($options) cannot use both FILTER_NULL_ON_FAILURE and FILTER_THROW_ON_FAILURE
Filter\FilterFailedException filter validation failed: not a scalar value (got an array)
Filter\FilterFailedException filter validation failed: filter int not satisfied by 'x'
Filter\FilterFailedException filter validation failed: filter int not satisfied by 'x'
Filter\FilterFailedException filter validation failed: filter int not satisfied by 'x'
string(1) "X"
Filter\FilterFailedException filter validation failed: object of type stdClass has no __toString() method
Filter\FilterFailedException filter validation failed: not an array (got string)
Filter\FilterFailedException input value 'x' not found
ValueError filter_var(): Argument #3 ($options) cannot use both FILTER_NULL_ON_FAILURE and FILTER_THROW_ON_FAILURE
268435456
