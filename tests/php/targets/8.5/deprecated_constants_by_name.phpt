--TEST--
constant() of deprecated constants and cases (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
class T { #[Deprecated(message: 'gone')] const C = 5; #[Deprecated] const D = self::C + 1; const E = self::D; }
enum Suit: string { #[Deprecated('old', since: '2')] case Old = 'o'; case Fresh = 'f'; #[Deprecated] const X = self::Fresh; }
interface I { #[Deprecated] const K = 'k'; } class J implements I {}
foreach (['T::C', 'T::D', 'T::E', 'Suit::Old', 'Suit::X', 'Suit::Fresh', 'J::K', 'i::K'] as $name) { echo $name, ': '; try { var_dump(constant($name)); } catch (Error $e) { echo $e->getMessage(), "\n"; } }
for ($i = 0; $i < 2; $i++) echo constant('T::C'), T::C, "\n";
var_dump(defined('T::C'), Suit::from('o'), Suit::tryFrom('o'), count(Suit::cases()), (new ReflectionClassConstant('T', 'C'))->getValue());
$n = 'C'; echo T::{$n}, "\n";
--EXPECT--
T::C: 
Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 5
int(5)
T::D: 
Deprecated: Constant T::D is deprecated in {PWD}/deprecated_constants_by_name.php on line 5

Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 2
int(6)
T::E: 
Deprecated: Constant T::D is deprecated in {PWD}/deprecated_constants_by_name.php on line 2
int(6)
Suit::Old: 
Deprecated: Enum case Suit::Old is deprecated since 2, old in {PWD}/deprecated_constants_by_name.php on line 5
enum(Suit::Old)
Suit::X: 
Deprecated: Constant Suit::X is deprecated in {PWD}/deprecated_constants_by_name.php on line 5
enum(Suit::Fresh)
Suit::Fresh: enum(Suit::Fresh)
J::K: 
Deprecated: Constant I::K is deprecated in {PWD}/deprecated_constants_by_name.php on line 5
string(1) "k"
i::K: 
Deprecated: Constant I::K is deprecated in {PWD}/deprecated_constants_by_name.php on line 5
string(1) "k"

Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 6
5
Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 6
5

Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 6
5
Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 6
5
bool(true)
enum(Suit::Old)
enum(Suit::Old)
int(2)
int(5)

Deprecated: Constant T::C is deprecated, gone in {PWD}/deprecated_constants_by_name.php on line 8
5
