--TEST--
Dynamic properties: deprecated, allowed by attribute, forbidden by readonly classes and enums
--FILE--
<?php
class Plain {}
#[AllowDynamicProperties] class Open {} class Child extends Open {}
readonly class Ro { function __construct(public int $x = 1) {} }
enum E { case A; }
foreach ([new Plain, new Open, new Child, new stdClass, new Ro, E::A] as $o)
  try { $o->{'dyn amic'} = 1; $o->{'5'} = 2; var_dump((array) $o); } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { (new Open)->{"\0x"} = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; }
try { (new Open)->{""} = 1; echo "empty name\n"; } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECTF--

Fatal error: Cannot use temporary expression in write context in %s on line 8
--EXIT--
255
