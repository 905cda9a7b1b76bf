--TEST--
#[Override] on a property that overrides none
--INI--
zvm.php=8.5
--FILE--
<?php
class X2 { private $p; } class X3 extends X2 { #[Override] public $p; }
--EXPECT--
Fatal error: X3::$p has #[\Override] attribute, but no matching parent property exists in {PWD}/override_without_parent_property.php on line 2
Stack trace:
#0 {main}
--EXIT--
255
