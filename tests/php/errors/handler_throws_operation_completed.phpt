--TEST--
An error handler that throws: what PHP completes before the exception is raised
--FILE--
<?php
set_error_handler(function ($level, $message) { throw new Exception($message); });
class P { public int $typed = 5; public $p; static $s = 1; }
function variadic(...$all) { echo "called"; }
$operations = [
    'assign' => function () { $a = 1; try { $a = $u; } finally { var_dump($a); } },
    'append' => function () { $a = [1]; try { $a[] = $u; } finally { echo json_encode($a), "\n"; } },
    'key' => function () { $a = [1]; try { $a[$u] = 2; } finally { echo json_encode($a), "\n"; } },
    'increment' => function () { try { $u++; } finally { var_dump($u); } },
    'add to undefined' => function () { try { $u += 5; } finally { var_dump($u); } },
    'append to undefined' => function () { try { $u .= 'x'; } finally { var_dump(isset($u)); } },
    'append undefined' => function () { $a = 'x'; try { $a .= $u; } finally { var_dump($a); } },
    'dynamic property' => function () { $o = new P; try { $o->new = 5; } finally { echo json_encode($o), "\n"; } },
    'dynamic reference' => function () { $o = new P; try { $o->new = &$r; } finally { var_dump($r, $o->new); } },
    'typed property' => function () { $o = new P; try { $o->typed = $u; } finally { var_dump($o->typed); } },
    'typed property, float' => function () { $o = new P; try { $o->typed = 1.5; } finally { var_dump($o->typed); } },
    'typed reference' => function () { $o = new P; $r = &$o->typed; try { $r = 1.5; } finally { var_dump($o->typed); } },
    'static property' => function () { try { P::$s = $u; } finally { var_dump(P::$s); } },
    'false' => function () { $f = false; try { $f['a']['b'] = 1; } finally { echo json_encode($f), "\n"; } },
    'call' => function () { variadic($u); },
    'member function' => function () { $u->m(); },
    'clone' => function () { clone $u; },
    'modulo' => function () { $u % 0; },
    'unpacking' => function () { [...$u]; },
    'unsupported' => function () { $u ** []; },
    'two of them' => function () { $u + $v; },
    'return' => function () { try { return $u; } catch (Exception) { echo "not here"; } },
    'return type' => function (): int { return 1.5; },
    'parameter' => function () { (function (int $x) { echo $x; })(1.5); },
    'exit' => function () { exit($u); },
];
foreach ($operations as $name => $operation) {
    echo "$name: ";
    try {
        $operation();
    } catch (Throwable $e) {
        for (; $e; $e = $e->getPrevious()) {
            echo get_class($e), ': ', $e->getMessage(), "\n";
        }
    }
}
?>
--EXPECT--
assign: NULL
Exception: Undefined variable $u
append: [1,null]
Exception: Undefined variable $u
key: [1]
Exception: Undefined variable $u
increment: int(1)
Exception: Undefined variable $u
add to undefined: int(5)
Exception: Undefined variable $u
append to undefined: bool(false)
Exception: Undefined variable $u
append undefined: string(1) "x"
Exception: Undefined variable $u
dynamic property: {"typed":5,"p":null,"new":5}
Exception: Creation of dynamic property P::$new is deprecated
dynamic reference: NULL
NULL
Exception: Creation of dynamic property P::$new is deprecated
typed property: int(5)
Exception: Undefined variable $u
typed property, float: int(5)
Exception: Implicit conversion from float 1.5 to int loses precision
typed reference: int(5)
TypeError: Cannot assign float to reference held by property P::$typed of type int
Exception: Implicit conversion from float 1.5 to int loses precision
static property: NULL
Exception: Undefined variable $u
false: {"a":null}
Exception: Automatic conversion of false to array is deprecated
call: Exception: Undefined variable $u
member function: Exception: Undefined variable $u
clone: Exception: Undefined variable $u
modulo: DivisionByZeroError: Modulo by zero
Exception: Undefined variable $u
unpacking: Error: Only arrays and Traversables can be unpacked
Exception: Undefined variable $u
unsupported: Exception: Undefined variable $u
two of them: Exception: Undefined variable $u
return: Exception: Undefined variable $u
return type: TypeError: {closure}(): Return value must be of type int, float returned
Exception: Implicit conversion from float 1.5 to int loses precision
parameter: Exception: Implicit conversion from float 1.5 to int loses precision
exit: Exception: Undefined variable $u
