--TEST--
What an operator that throws leaves of static and readonly properties, and when an error handler throws
--FILE--
<?php
function show($e) { while ($e) { echo get_class($e), ": ", $e->getMessage(), " <- "; $e = $e->getPrevious(); } echo "\n"; }
class T2 { public mixed $m = 7; public int|false $if = 7; public ?bool $nb = true; public array|false $af = [1]; public iterable|int|null $ii = null; public T2|string|null $ts = null; public string|float $sf = 'q'; public static ?float $st = 1.5; public static array $sa = [1]; public bool|array $ba = true; }
try { T2::$st /= 0; } catch (Throwable $e) { show($e); } var_dump(T2::$st);
 try { T2::$sa /= 0; } catch (Throwable $e) { show($e); } var_dump(T2::$sa); $r = &T2::$st; T2::$st = 2.5;
 try { $r /= 0; } catch (Throwable $e) { show($e); } var_dump(T2::$st);
class U { public readonly int $x; function __construct() { $this->x = 1;
 try { $this->x .= []; } catch (Throwable $e) { show($e); } } } new U;
set_error_handler(function($n, $m) { throw new Exception($m); });
$t = new T2;
 try { $t->m .= []; } catch (Throwable $e) { show($e); } var_dump($t->m);
 try { $t->m += "5 apples"; } catch (Throwable $e) { show($e); } var_dump($t->m);
class V { public int $i = 5; public string $s = 's'; } $v = new V;
 try { $v->i += "5 apples"; } catch (Throwable $e) { show($e); } var_dump($v);
 try { $v->i .= $undef; } catch (Throwable $e) { show($e); } var_dump($v);
--EXPECT--
DivisionByZeroError: Division by zero <- 
float(0)
TypeError: Unsupported operand types: array / int <- 
array(1) {
  [0]=>
  int(1)
}
DivisionByZeroError: Division by zero <- 
float(0)

Warning: Array to string conversion in {PWD}/operator_throws_statics_and_handlers.php on line 8
Error: Cannot modify readonly property U::$x <- 
Exception: Array to string conversion <- 
int(0)
Exception: A non-numeric value encountered <- 
int(0)
Exception: A non-numeric value encountered <- 
object(V)#4 (2) {
  ["i"]=>
  int(0)
  ["s"]=>
  string(1) "s"
}
Exception: Undefined variable $undef <- 
object(V)#4 (2) {
  ["i"]=>
  int(0)
  ["s"]=>
  string(1) "s"
}
