--TEST--
What an operator that throws leaves of a property of a union type
--FILE--
<?php
function show($e) { while ($e) { echo get_class($e), ": ", $e->getMessage(), " <- "; $e = $e->getPrevious(); } echo "\n"; }
class T2 { public mixed $m = 7; public int|false $if = 7; public ?bool $nb = true; public array|false $af = [1]; public iterable|int|null $ii = null; public T2|string|null $ts = null; public string|float $sf = 'q'; public static ?float $st = 1.5; public static array $sa = [1]; public bool|array $ba = true; }

foreach (['m', 'if', 'nb', 'af', 'ii', 'ts', 'sf', 'ba'] as $p) {
 $t = new T2;
 echo "$p:";
 try { $t->$p &= new T2; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T2; $r = &$t->$p;
 echo "$p ref:";
 try { $r %= new T2; } catch (Throwable $e) { show($e); } var_dump($t->$p); unset($r);
 $t = new T2; $r = &$t->$p;
 echo "$p propref:";
 try { $t->$p >>= -1; } catch (Throwable $e) { show($e); } var_dump($t->$p); unset($r);
 $t = new T2;
 echo "$p cat:";
 try { $t->$p .= new T2; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T2;
 echo "$p dim:";
 try { $a = [&$t->$p]; $a[0] .= new T2; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T2;
 echo "$p incr:";
 try { $t->$p = []; $t->$p++; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T2;
 echo "$p incref:";
 try { $r = &$t->$p; $r = []; $r++; } catch (Throwable $e) { show($e); } var_dump($t->$p);
}
--EXPECT--
m:TypeError: Unsupported operand types: int & T2 <- 
int(0)
m ref:TypeError: Unsupported operand types: int % T2 <- 
int(0)
m propref:ArithmeticError: Bit shift by negative number <- 
int(0)
m cat:Error: Object of class T2 could not be converted to string <- 
int(0)
m dim:Error: Object of class T2 could not be converted to string <- 
int(0)
m incr:TypeError: Cannot increment array <- 
array(0) {
}
m incref:TypeError: Cannot increment array <- 
array(0) {
}
if:TypeError: Unsupported operand types: int & T2 <- 
int(0)
if ref:TypeError: Unsupported operand types: int % T2 <- 
int(0)
if propref:ArithmeticError: Bit shift by negative number <- 
int(0)
if cat:Error: Object of class T2 could not be converted to string <- 
int(0)
if dim:Error: Object of class T2 could not be converted to string <- 
int(0)
if incr:TypeError: Cannot assign array to property T2::$if of type int|false <- 
int(7)
if incref:TypeError: Cannot assign array to reference held by property T2::$if of type int|false <- 
int(7)
nb:TypeError: Unsupported operand types: bool & T2 <- 
bool(false)
nb ref:TypeError: Unsupported operand types: bool % T2 <- 
bool(false)
nb propref:ArithmeticError: Bit shift by negative number <- 
bool(false)
nb cat:Error: Object of class T2 could not be converted to string <- 
bool(false)
nb dim:Error: Object of class T2 could not be converted to string <- 
bool(false)
nb incr:TypeError: Cannot assign array to property T2::$nb of type ?bool <- 
bool(true)
nb incref:TypeError: Cannot assign array to reference held by property T2::$nb of type ?bool <- 
bool(true)
af:TypeError: Unsupported operand types: array & T2 <- 
array(1) {
  [0]=>
  int(1)
}
af ref:TypeError: Cannot assign null to reference held by property T2::$af of type array|false <- TypeError: Unsupported operand types: array % T2 <- 
array(1) {
  [0]=>
  int(1)
}
af propref:TypeError: Cannot assign null to reference held by property T2::$af of type array|false <- TypeError: Unsupported operand types: array >> int <- 
array(1) {
  [0]=>
  int(1)
}
af cat:
Warning: Array to string conversion in {PWD}/operator_throws_unions.php on line 17
Error: Object of class T2 could not be converted to string <- 
array(1) {
  [0]=>
  int(1)
}
af dim:
Warning: Array to string conversion in {PWD}/operator_throws_unions.php on line 20
TypeError: Cannot assign null to reference held by property T2::$af of type array|false <- Error: Object of class T2 could not be converted to string <- 
array(1) {
  [0]=>
  int(1)
}
af incr:TypeError: Cannot increment array <- 
array(0) {
}
af incref:TypeError: Cannot increment array <- 
array(0) {
}
ii:TypeError: Unsupported operand types: null & T2 <- 
int(0)
ii ref:TypeError: Unsupported operand types: null % T2 <- 
int(0)
ii propref:ArithmeticError: Bit shift by negative number <- 
int(0)
ii cat:Error: Object of class T2 could not be converted to string <- 
int(0)
ii dim:Error: Object of class T2 could not be converted to string <- 
int(0)
ii incr:TypeError: Cannot increment array <- 
array(0) {
}
ii incref:TypeError: Cannot increment array <- 
array(0) {
}
ts:TypeError: Unsupported operand types: null & T2 <- 
string(0) ""
ts ref:TypeError: Unsupported operand types: null % T2 <- 
string(0) ""
ts propref:ArithmeticError: Bit shift by negative number <- 
string(0) ""
ts cat:Error: Object of class T2 could not be converted to string <- 
string(0) ""
ts dim:Error: Object of class T2 could not be converted to string <- 
string(0) ""
ts incr:TypeError: Cannot assign array to property T2::$ts of type T2|string|null <- 
NULL
ts incref:TypeError: Cannot assign array to reference held by property T2::$ts of type T2|string|null <- 
NULL
sf:TypeError: Unsupported operand types: string & T2 <- 
float(0)
sf ref:TypeError: Unsupported operand types: string % T2 <- 
float(0)
sf propref:TypeError: Unsupported operand types: string >> int <- 
float(0)
sf cat:Error: Object of class T2 could not be converted to string <- 
string(1) "q"
sf dim:Error: Object of class T2 could not be converted to string <- 
string(1) "q"
sf incr:TypeError: Cannot assign array to property T2::$sf of type string|float <- 
string(1) "q"
sf incref:TypeError: Cannot assign array to reference held by property T2::$sf of type string|float <- 
string(1) "q"
ba:TypeError: Unsupported operand types: bool & T2 <- 
bool(false)
ba ref:TypeError: Unsupported operand types: bool % T2 <- 
bool(false)
ba propref:ArithmeticError: Bit shift by negative number <- 
bool(false)
ba cat:Error: Object of class T2 could not be converted to string <- 
bool(false)
ba dim:Error: Object of class T2 could not be converted to string <- 
bool(false)
ba incr:TypeError: Cannot increment array <- 
array(0) {
}
ba incref:TypeError: Cannot increment array <- 
array(0) {
}
