--TEST--
An exception leaving a destructor is thrown where the object died
--FILE--
<?php
class D { function __construct(public $n) {} function __destruct() { echo "~{$this->n} "; if ($this->n[0] == "t") throw new Exception("from $this->n"); } }
function caught($f) { try { $f(); echo "nothing\n"; } catch (Exception $e) { $m = []; do { $m[] = $e->getMessage(); } while ($e = $e->getPrevious()); echo implode(" <- ", $m), "\n"; } }
caught(function () { $x = new D("t1"); unset($x); echo "not reached "; });
caught(function () { $x = new D("t2"); $x = null; echo "not reached "; });
caught(function () { $x = new D("t3"); return 5; });
caught(function () { new D("t4"); echo "not reached "; });
caught(function () { $a = [new D("t5")]; array_pop($a); echo "not reached "; });
caught(function () { $x = new D("t6"); throw new Exception("first"); });
caught(function () { $x = new D("t7"); $y = new D("t8"); });
caught(function () { $a = ["k" => new D("t9")]; unset($a["k"]); echo "not reached "; });
caught(function () { $o = new stdClass; $o->p = new D("ta"); $o->p = 1; echo "not reached "; });
caught(function () { foreach ([new D("tb")] as $v) { unset($v); } echo "after "; });
caught(function () { try { $x = new D("tc"); unset($x); echo "no"; } finally { echo "finally "; } });
caught(function () { (function () { $in = new D("td"); })(); echo "not reached "; });
caught(function () { $x = new D("te"); if ($x = null) {} echo "not reached "; });
function order() { $a = new D("o1"); $b = new D("o2"); }
order(); echo "\n";
caught(function () { $d = new D("ok"); try { throw new Exception("x"); } catch (Exception $e) { } unset($d); });
class Ctor { function __construct() { throw new Exception("ctor"); } function __destruct() { echo "never"; } }
caught(fn() => new Ctor);
--EXPECT--
~t1 from t1
~t2 from t2
~t3 from t3
~t4 from t4
~t5 from t5
~t6 from t6 <- first
~t7 ~t8 from t8 <- from t7
~t9 from t9
~ta from ta
~tb from tb
~tc finally from tc
~td from td
~te from te
~o1 ~o2 
~ok nothing
ctor
