--TEST--
class_alias() of interfaces, traits and enums: their kinds in the messages of names in use
--FILE--
<?php
interface I {}
trait T {}
enum E { case A; }
class C {}

foreach (['I', 'T', 'E', 'C'] as $name) {
    var_dump(class_alias($name, "{$name}2"));
    foreach (['I2', 'i', '\\C'] as $alias) {
        class_alias($name, $alias);
    }
}
var_dump(interface_exists('I2'), trait_exists('T2'), enum_exists('E2'), class_exists('I2'), E2::A);
interface_exists('I2') && eval('class I2 {}');
--EXPECT--
bool(true)

Warning: Cannot declare interface I2, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare interface i, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare interface \C, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10
bool(true)

Warning: Cannot declare trait I2, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare trait i, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare trait \C, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10
bool(true)

Warning: Cannot declare enum I2, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare enum i, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare enum \C, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10
bool(true)

Warning: Cannot declare class I2, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare class i, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10

Warning: Cannot declare class \C, because the name is already in use in {PWD}/class_alias_of_kinds.php on line 10
bool(true)
bool(true)
bool(true)
bool(false)
enum(E::A)

Fatal error: Cannot declare class I2, because the name is already in use in {PWD}/class_alias_of_kinds.php(14) : eval()'d code on line 1
--EXIT--
255
