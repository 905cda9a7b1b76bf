--TEST--
Attributes of constants are made by reflection
--INI--
zvm.php=8.5
--FILE--
<?php
#[Deprecated("old", since: "2")] const X = 1; #[Deprecated] const Y = X; echo X, Y, constant('X'), \X; #[Attribute] class At { function __construct(public $v) {} } #[At(X)] #[At([1, new At(3)])] const Z = [1]; $r = new ReflectionConstant('Z'); var_dump($r->getAttributes()[0]->newInstance()); 
try { var_dump($r->getAttributes()[1]->getArguments()); } catch (Error $e) { echo $e->getMessage(), "\n"; } try { $r->getAttributes()[0]->getTarget() |> var_dump(...); } catch (Error $e) { echo $e->getMessage(), "\n"; } echo $r; var_dump(new ReflectionConstant('X')->isDeprecated(), defined('X')); echo new ReflectionConstant('PHP_VERSION_ID')->getName(), new ReflectionConstant('E_STRICT')->isDeprecated() ? 'dep' : '', E_STRICT;
--EXPECT--
Deprecated: Constant X is deprecated since 2, old in {PWD}/attributes_of_constants_made.php on line 2

Deprecated: Constant X is deprecated since 2, old in {PWD}/attributes_of_constants_made.php on line 2
1
Deprecated: Constant Y is deprecated in {PWD}/attributes_of_constants_made.php on line 2
1
Deprecated: Constant X is deprecated since 2, old in {PWD}/attributes_of_constants_made.php on line 2
1
Deprecated: Constant X is deprecated since 2, old in {PWD}/attributes_of_constants_made.php on line 2
1
Fatal error: Uncaught Error: Attribute "At" must not be repeated in {PWD}/attributes_of_constants_made.php:2
Stack trace:
#0 {PWD}/attributes_of_constants_made.php(2): ReflectionAttribute->newInstance()
#1 {main}
  thrown in {PWD}/attributes_of_constants_made.php on line 2
--EXIT--
255
