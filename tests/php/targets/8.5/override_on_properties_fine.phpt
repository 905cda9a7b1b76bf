--TEST--
#[Override] on properties, promoted ones and those of interfaces
--INI--
zvm.php=8.5
--FILE--
<?php
interface I { public string $name { get; } } class D implements I { #[Override] public string $name = 'n'; } echo (new D)->name, "\n";
class Base { public $q = 1; } class E extends Base { function __construct(#[Override] public $q = 5) {} } echo (new E)->q, "\n";
trait T { #[Override] public $q = 1; } class F extends Base { use T; } echo (new F)->q, "\n";
abstract class Ab { abstract public int $z { get; } } class G extends Ab { #[Override] public int $z { get => 7; } } echo (new G)->z, "\n";
--EXPECT--
n
5
1
7
