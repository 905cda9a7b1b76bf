--TEST--
$GLOBALS["x"] and $$x in functions: written, counted, referred to
--FILE--
<?php
$inMain = "m";
function write() {
    $GLOBALS["new"] = 1;
    $GLOBALS["new"] = 2;
    $GLOBALS["inMain"] = "y";
    $GLOBALS["array"]["k"][] = 5;
    $GLOBALS["array"]["k"][] = 6;
    $GLOBALS["count"] = 0;
    $GLOBALS["count"]++;
    $GLOBALS["count"] .= "z";
    $GLOBALS["count"] ??= "u";
    $GLOBALS["later"] ??= "u";
    $reference = &$GLOBALS["new"];
    $reference = 8;
    $name = "local";
    $$name = 5;
    $$name .= "x";
    extract(["extracted" => 1]);
    $name = "extracted";
    $$name = 7;
    $$name++;
    $name = "made";
    $$name = 1;
    $$name = [2];
    var_dump($local, $extracted, $made);
}
for ($i = 0; $i < 3; $i++) {
    write();
}
var_dump($inMain, $new, $array, $count, $later);
class Dying {
    function __construct(private $name) {}
    function __destruct() {
        echo $this->name, " ", isset($GLOBALS["held"]) ? "set" : "not set", "\n";
    }
}
function replace() {
    $GLOBALS["held"] = new Dying("first");
    $GLOBALS["held"] = new Dying("second");
    $GLOBALS["held"] = null;
}
replace();
--EXPECT--
string(2) "5x"
int(8)
array(1) {
  [0]=>
  int(2)
}
string(2) "5x"
int(8)
array(1) {
  [0]=>
  int(2)
}
string(2) "5x"
int(8)
array(1) {
  [0]=>
  int(2)
}
string(1) "y"
int(8)
array(1) {
  ["k"]=>
  array(6) {
    [0]=>
    int(5)
    [1]=>
    int(6)
    [2]=>
    int(5)
    [3]=>
    int(6)
    [4]=>
    int(5)
    [5]=>
    int(6)
  }
}
string(2) "1z"
string(1) "u"
first set
second not set
