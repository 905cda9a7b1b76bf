--TEST--
What an operator that throws leaves of a typed property
--FILE--
<?php
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
--EXPECT--
i:TypeError: Unsupported operand types: int & array <- 
int(0)
i ref:TypeError: Unsupported operand types: int % T <- 
int(0)
i propref:ArithmeticError: Bit shift by negative number <- 
int(0)
i inc:int(2)
i mod:DivisionByZeroError: Modulo by zero <- 
int(0)
i cat:Error: Object of class T could not be converted to string <- 
int(0)
i mul:TypeError: Unsupported operand types: int * string <- 
int(0)
ni:TypeError: Unsupported operand types: int & array <- 
int(0)
ni ref:TypeError: Unsupported operand types: int % T <- 
int(0)
ni propref:ArithmeticError: Bit shift by negative number <- 
int(0)
ni inc:int(3)
ni mod:DivisionByZeroError: Modulo by zero <- 
int(0)
ni cat:Error: Object of class T could not be converted to string <- 
int(0)
ni mul:TypeError: Unsupported operand types: int * string <- 
int(0)
b:TypeError: Unsupported operand types: bool & array <- 
bool(false)
b ref:TypeError: Unsupported operand types: bool % T <- 
bool(false)
b propref:ArithmeticError: Bit shift by negative number <- 
bool(false)
b inc:bool(true)
b mod:DivisionByZeroError: Modulo by zero <- 
bool(false)
b cat:Error: Object of class T could not be converted to string <- 
bool(false)
b mul:TypeError: Unsupported operand types: bool * string <- 
bool(false)
s:TypeError: Unsupported operand types: string & array <- 
string(0) ""
s ref:TypeError: Unsupported operand types: string % T <- 
string(0) ""
s propref:TypeError: Unsupported operand types: string >> int <- 
string(0) ""
s inc:string(1) "t"
s mod:TypeError: Unsupported operand types: string % int <- 
string(0) ""
s cat:Error: Object of class T could not be converted to string <- 
string(1) "s"
s mul:TypeError: Unsupported operand types: string * string <- 
string(0) ""
f:TypeError: Unsupported operand types: float & array <- 
float(0)
f ref:TypeError: Unsupported operand types: float % T <- 
float(0)
f propref:ArithmeticError: Bit shift by negative number <- 
float(0)
f inc:float(2)
f mod:DivisionByZeroError: Modulo by zero <- 
float(0)
f cat:Error: Object of class T could not be converted to string <- 
float(0)
f mul:TypeError: Unsupported operand types: float * string <- 
float(0)
if:TypeError: Unsupported operand types: int & array <- 
int(0)
if ref:TypeError: Unsupported operand types: int % T <- 
int(0)
if propref:ArithmeticError: Bit shift by negative number <- 
int(0)
if inc:int(2)
if mod:DivisionByZeroError: Modulo by zero <- 
int(0)
if cat:Error: Object of class T could not be converted to string <- 
int(0)
if mul:TypeError: Unsupported operand types: int * string <- 
int(0)
is:TypeError: Unsupported operand types: string & array <- 
int(0)
is ref:TypeError: Unsupported operand types: string % T <- 
int(0)
is propref:TypeError: Unsupported operand types: string >> int <- 
int(0)
is inc:string(1) "r"
is mod:TypeError: Unsupported operand types: string % int <- 
int(0)
is cat:Error: Object of class T could not be converted to string <- 
string(1) "q"
is mul:TypeError: Unsupported operand types: string * string <- 
int(0)
sb:TypeError: Unsupported operand types: string & array <- 
string(0) ""
sb ref:TypeError: Unsupported operand types: string % T <- 
string(0) ""
sb propref:TypeError: Unsupported operand types: string >> int <- 
string(0) ""
sb inc:string(1) "r"
sb mod:TypeError: Unsupported operand types: string % int <- 
string(0) ""
sb cat:Error: Object of class T could not be converted to string <- 
string(1) "q"
sb mul:TypeError: Unsupported operand types: string * string <- 
string(0) ""
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
Warning: Array to string conversion in {PWD}/operator_throws.php on line 22
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
Warning: Array to string conversion in {PWD}/operator_throws.php on line 22
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
int(0)
TypeError: Unsupported operand types: int | array <- 
int(5)
TypeError: Unsupported operand types: int | array <- 
int(5)
