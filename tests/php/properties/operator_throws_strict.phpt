--TEST--
What an operator that throws leaves of a typed property under strict_types
--FILE--
<?php declare(strict_types=1);
#[AllowDynamicProperties] class T { public int $i = 1; public ?int $ni = 2; public bool $b = true; public string $s = 's'; public float $f = 1.0; public int|float $if = 1; public int|string $is = 'q'; public string|bool $sb = 'q'; public array $a = []; public ?array $na = null; public iterable $it = []; public ?T $o = null; public static int $st = 1; }
function show($e) { while ($e) { echo get_class($e), ": ", $e->getMessage(), " <- "; $e = $e->getPrevious(); } echo "\n"; }
foreach (['i', 'ni', 'b', 's', 'f', 'if', 'is', 'sb', 'a', 'na', 'it', 'o'] as $p) {
 $t = new T;
 echo "$p:";
 try { $t->$p &= ['x']; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T; $r = &$t->$p;
 echo "$p ref:";
 try { $r %= new T; } catch (Throwable $e) { show($e); } var_dump($t->$p); unset($r);
 $t = new T; $r = &$t->$p;
 echo "$p propref:";
 try { $t->$p >>= -1; } catch (Throwable $e) { show($e); } var_dump($t->$p); unset($r);
 $t = new T;
 echo "$p inc:";
 try { $t->$p++; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T;
 echo "$p mod:";
 try { $t->$p %= 0; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T;
 echo "$p cat:";
 try { $t->$p .= new T; } catch (Throwable $e) { show($e); } var_dump($t->$p);
 $t = new T;
 echo "$p mul:";
 try { $t->$p *= 'abc'; } catch (Throwable $e) { show($e); } var_dump($t->$p);
}
try { T::$st |= []; } catch (Throwable $e) { show($e); } var_dump(T::$st);
$u = 5;
 try { $u |= []; } catch (Throwable $e) { show($e); } var_dump($u); $x = new T; $x->dyn = 5;
 try { $x->dyn |= []; } catch (Throwable $e) { show($e); } var_dump($x->dyn);

?>
--EXPECT--
i:TypeError: Unsupported operand types: int & array <- 
int(1)
i ref:TypeError: Cannot assign null to reference held by property T::$i of type int <- TypeError: Unsupported operand types: int % T <- 
int(1)
i propref:TypeError: Cannot assign null to reference held by property T::$i of type int <- ArithmeticError: Bit shift by negative number <- 
int(1)
i inc:int(2)
i mod:DivisionByZeroError: Modulo by zero <- 
int(1)
i cat:Error: Object of class T could not be converted to string <- 
int(1)
i mul:TypeError: Unsupported operand types: int * string <- 
int(1)
ni:TypeError: Unsupported operand types: int & array <- 
int(2)
ni ref:TypeError: Cannot assign null to reference held by property T::$ni of type ?int <- TypeError: Unsupported operand types: int % T <- 
int(2)
ni propref:TypeError: Cannot assign null to reference held by property T::$ni of type ?int <- ArithmeticError: Bit shift by negative number <- 
int(2)
ni inc:int(3)
ni mod:DivisionByZeroError: Modulo by zero <- 
int(2)
ni cat:Error: Object of class T could not be converted to string <- 
int(2)
ni mul:TypeError: Unsupported operand types: int * string <- 
int(2)
b:TypeError: Unsupported operand types: bool & array <- 
bool(true)
b ref:TypeError: Cannot assign null to reference held by property T::$b of type bool <- TypeError: Unsupported operand types: bool % T <- 
bool(true)
b propref:TypeError: Cannot assign null to reference held by property T::$b of type bool <- ArithmeticError: Bit shift by negative number <- 
bool(true)
b inc:bool(true)
b mod:DivisionByZeroError: Modulo by zero <- 
bool(true)
b cat:Error: Object of class T could not be converted to string <- 
bool(true)
b mul:TypeError: Unsupported operand types: bool * string <- 
bool(true)
s:TypeError: Unsupported operand types: string & array <- 
string(1) "s"
s ref:TypeError: Cannot assign null to reference held by property T::$s of type string <- TypeError: Unsupported operand types: string % T <- 
string(1) "s"
s propref:TypeError: Cannot assign null to reference held by property T::$s of type string <- TypeError: Unsupported operand types: string >> int <- 
string(1) "s"
s inc:string(1) "t"
s mod:TypeError: Unsupported operand types: string % int <- 
string(1) "s"
s cat:Error: Object of class T could not be converted to string <- 
string(1) "s"
s mul:TypeError: Unsupported operand types: string * string <- 
string(1) "s"
f:TypeError: Unsupported operand types: float & array <- 
float(1)
f ref:TypeError: Cannot assign null to reference held by property T::$f of type float <- TypeError: Unsupported operand types: float % T <- 
float(1)
f propref:TypeError: Cannot assign null to reference held by property T::$f of type float <- ArithmeticError: Bit shift by negative number <- 
float(1)
f inc:float(2)
f mod:DivisionByZeroError: Modulo by zero <- 
float(1)
f cat:Error: Object of class T could not be converted to string <- 
float(1)
f mul:TypeError: Unsupported operand types: float * string <- 
float(1)
if:TypeError: Unsupported operand types: int & array <- 
int(1)
if ref:TypeError: Cannot assign null to reference held by property T::$if of type int|float <- TypeError: Unsupported operand types: int % T <- 
int(1)
if propref:TypeError: Cannot assign null to reference held by property T::$if of type int|float <- ArithmeticError: Bit shift by negative number <- 
int(1)
if inc:int(2)
if mod:DivisionByZeroError: Modulo by zero <- 
int(1)
if cat:Error: Object of class T could not be converted to string <- 
int(1)
if mul:TypeError: Unsupported operand types: int * string <- 
int(1)
is:TypeError: Unsupported operand types: string & array <- 
string(1) "q"
is ref:TypeError: Cannot assign null to reference held by property T::$is of type string|int <- TypeError: Unsupported operand types: string % T <- 
string(1) "q"
is propref:TypeError: Cannot assign null to reference held by property T::$is of type string|int <- TypeError: Unsupported operand types: string >> int <- 
string(1) "q"
is inc:string(1) "r"
is mod:TypeError: Unsupported operand types: string % int <- 
string(1) "q"
is cat:Error: Object of class T could not be converted to string <- 
string(1) "q"
is mul:TypeError: Unsupported operand types: string * string <- 
string(1) "q"
sb:TypeError: Unsupported operand types: string & array <- 
string(1) "q"
sb ref:TypeError: Cannot assign null to reference held by property T::$sb of type string|bool <- TypeError: Unsupported operand types: string % T <- 
string(1) "q"
sb propref:TypeError: Cannot assign null to reference held by property T::$sb of type string|bool <- TypeError: Unsupported operand types: string >> int <- 
string(1) "q"
sb inc:string(1) "r"
sb mod:TypeError: Unsupported operand types: string % int <- 
string(1) "q"
sb cat:Error: Object of class T could not be converted to string <- 
string(1) "q"
sb mul:TypeError: Unsupported operand types: string * string <- 
string(1) "q"
a:TypeError: Unsupported operand types: array & array <- 
array(0) {
}
a ref:TypeError: Cannot assign null to reference held by property T::$a of type array <- TypeError: Unsupported operand types: array % T <- 
array(0) {
}
a propref:TypeError: Cannot assign null to reference held by property T::$a of type array <- TypeError: Unsupported operand types: array >> int <- 
array(0) {
}
a inc:TypeError: Cannot increment array <- 
array(0) {
}
a mod:TypeError: Unsupported operand types: array % int <- 
array(0) {
}
a cat:
Warning: Array to string conversion in {PWD}/operator_throws_strict.php on line 22
Error: Object of class T could not be converted to string <- 
array(0) {
}
a mul:TypeError: Unsupported operand types: array * string <- 
array(0) {
}
na:TypeError: Unsupported operand types: null & array <- 
NULL
na ref:TypeError: Cannot assign null to reference held by property T::$na of type ?array <- TypeError: Unsupported operand types: null % T <- 
NULL
na propref:TypeError: Cannot assign null to reference held by property T::$na of type ?array <- ArithmeticError: Bit shift by negative number <- 
NULL
na inc:TypeError: Cannot assign int to property T::$na of type ?array <- 
NULL
na mod:DivisionByZeroError: Modulo by zero <- 
NULL
na cat:Error: Object of class T could not be converted to string <- 
NULL
na mul:TypeError: Unsupported operand types: null * string <- 
NULL
it:TypeError: Unsupported operand types: array & array <- 
array(0) {
}
it ref:TypeError: Cannot assign null to reference held by property T::$it of type Traversable|array <- TypeError: Unsupported operand types: array % T <- 
array(0) {
}
it propref:TypeError: Cannot assign null to reference held by property T::$it of type Traversable|array <- TypeError: Unsupported operand types: array >> int <- 
array(0) {
}
it inc:TypeError: Cannot increment array <- 
array(0) {
}
it mod:TypeError: Unsupported operand types: array % int <- 
array(0) {
}
it cat:
Warning: Array to string conversion in {PWD}/operator_throws_strict.php on line 22
Error: Object of class T could not be converted to string <- 
array(0) {
}
it mul:TypeError: Unsupported operand types: array * string <- 
array(0) {
}
o:TypeError: Unsupported operand types: null & array <- 
NULL
o ref:TypeError: Cannot assign null to reference held by property T::$o of type ?T <- TypeError: Unsupported operand types: null % T <- 
NULL
o propref:TypeError: Cannot assign null to reference held by property T::$o of type ?T <- ArithmeticError: Bit shift by negative number <- 
NULL
o inc:TypeError: Cannot assign int to property T::$o of type ?T <- 
NULL
o mod:DivisionByZeroError: Modulo by zero <- 
NULL
o cat:Error: Object of class T could not be converted to string <- 
NULL
o mul:TypeError: Unsupported operand types: null * string <- 
NULL
TypeError: Unsupported operand types: int | array <- 
int(1)
TypeError: Unsupported operand types: int | array <- 
int(5)
TypeError: Unsupported operand types: int | array <- 
int(5)
