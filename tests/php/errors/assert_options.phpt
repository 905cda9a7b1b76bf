--TEST--
The old way to set how assertions behave
--FILE--
<?php
var_dump(assert_options(ASSERT_ACTIVE), assert_options(ASSERT_EXCEPTION, 0), assert_options(ASSERT_WARNING), assert_options(ASSERT_BAIL), assert_options(ASSERT_CALLBACK));
var_dump(assert(1 > 2));
assert_options(ASSERT_CALLBACK, function (...$arguments) { echo count($arguments), ' ', end($arguments), "\n"; });
var_dump(assert(1 > 2, 'one is less'));
var_dump(assert_options(ASSERT_WARNING, 0));
var_dump(assert(false));
try {
    assert_options(99);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
int(1)
int(1)
int(1)
int(0)
NULL

Warning: assert(): assert(1 > 2) failed in {PWD}/assert_options.php on line 3
bool(false)
4 one is less

Warning: assert(): one is less failed in {PWD}/assert_options.php on line 5
bool(false)
int(1)
4 assert(false)
bool(false)
assert_options(): Argument #1 ($option) must be an ASSERT_* constant
