--TEST--
Destructors run as soon as the last reference goes, at the end globals first, then by age
--FILE--
<?php
class D {
    function __construct(public $name, public $other = null) {}
    function __destruct() { echo "~{$this->name} "; }
}
function scope() { $x = new D("local"); echo "in "; }
scope();
$a = new D("a"); $a = new D("a2");
new D("unused");
$held = [new D("in array")];
unset($held);
$outer = new D("outer", new D("inner"));
$outer = null;
echo "\n";
$first = new D("first"); $second = new D("second");
$shared = $alias = new D("shared");
static $static; $static = new D("static");
echo "end ";
--EXPECT--
in ~local ~a ~unused ~in array ~outer ~inner 
end ~second ~first ~a2 ~shared ~static
