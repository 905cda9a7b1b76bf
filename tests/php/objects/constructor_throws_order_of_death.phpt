--TEST--
Properties of an object whose constructor failed die from the first on
--FILE--
<?php
class D { function __construct(public $n) {} function __destruct() { echo "D$this->n\n"; } }
class A1 { public $u; public $v; function __construct() { $this->v = new D(4); $this->u = new D(1); eval('$this;'); throw new Exception; } function __destruct() {} }
try { new A1; } catch (Exception $e) { echo "caught\n"; unset($e); }
class A2 { public $u; public $v; function __construct() { $this->v = new D(4); $this->u = new D(1); throw new Exception; } function __destruct() {} }
try { new A2; } catch (Exception $e) { echo "caught\n"; unset($e); }
class A3 { public $u; public $v; function __construct() { $this->v = new D(4); $o = new D(1); $this->u = $o; throw new Exception; } function __destruct() {} }
try { new A3; } catch (Exception $e) { echo "caught\n"; unset($e); }
class A4 { public $u; public $v; function __construct() { $this->v = new D(4); $o = new D(1); $this->u = $o; $n = 'x'; $$n = 1; throw new Exception; } function __destruct() {} }
try { new A4; } catch (Exception $e) { echo "caught\n"; unset($e); }
--EXPECT--
D1
D4
caught
D1
D4
caught
D1
D4
caught
D1
D4
caught
