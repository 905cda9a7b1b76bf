"""Forty kinds of scripts that would never end, or take all memory, each with the limit that ends it."""
from __future__ import annotations

LOOP = "while (true);"
GROW = "$a = []; while (true) $a[] = str_repeat('x', 1000);"
CASES: dict[str, tuple[str, str]] = {
    "loop": ("seconds", LOOP),
    "loop that calls": ("seconds", "function f() {} while (true) f();"),
    "recursion by callbacks": ("seconds memory depth", "function f($x) { array_map('f', [1]); } f(1);"),
    "recursion": ("memory", "function f($x) { return f([$x]) + 1; } f(1);"),
    "usort": ("seconds", "$a = range(1, 9); usort($a, function ($x, $y) { while (true); });"),
    "array_map": ("seconds", "array_map(function ($x) { while (true); }, [1]);"),
    "array_walk": ("seconds", "$a = [1]; array_walk($a, function () { while (true); });"),
    "preg_replace_callback": ("seconds", "preg_replace_callback('/a/', function () { while (true); }, 'a');"),
    "generator": ("seconds", "function g() { while (true) yield 1; } foreach (g() as $x);"),
    "generator inside": ("seconds", "function g() { while (true); yield 1; } foreach (g() as $x);"),
    "finally": ("seconds", "try { while (true); } finally { while (true); }"),
    "catch": ("seconds", "while (true) { try { throw new Exception; } catch (Exception $e) { while (true); } }"),
    "destructor": ("seconds", "class D { function __destruct() { while (true); } } new D; while (true);"),
    "destructors that make more": ("seconds memory", "class D { function __destruct() { $GLOBALS['d'][] = new D; "
                                   "new D; } } new D; while (true);"),
    "__get": ("seconds", "class G { function __get($n) { while (true); } } (new G)->x;"),
    "__toString": ("seconds", "class T { function __toString(): string { while (true); } } echo new T;"),
    "__call": ("seconds memory", "class C { function __call($n, $a) { return $this->$n(); } } "
               "while (true) { try { (new C)->x(...[]); } catch (Error $e) {} while (true); }"),
    "iterator": ("seconds", "class I implements IteratorAggregate { function getIterator(): Iterator { while (true) "
                 "yield 1; } } iterator_count(new I);"),
    "autoloader": ("seconds", "spl_autoload_register(function ($c) { while (true); }); class_exists('X');"),
    "error handler": ("seconds", "set_error_handler(function () { while (true); }); echo $undefined;"),
    "output callback": ("seconds", "ob_start(function ($b) { while (true); }); echo 'x'; ob_end_flush();"),
    "shutdown function": ("seconds", "register_shutdown_function(function () { while (true); }); while (true);"),
    "fiber": ("seconds", "$f = new Fiber(function () { while (true); }); $f->start();"),
    "fibers that switch": ("seconds", "$f = new Fiber(function () { while (true) Fiber::suspend(); }); $f->start(); "
                           "while (true) $f->resume();"),
    "fibers in fibers": ("seconds memory depth", "function f() { (new Fiber('f'))->start(); } f();"),
    "sleep": ("seconds", "sleep(1000);"),
    "usleep": ("seconds", "while (true) usleep(1000);"),
    "array_filter": ("seconds", "while (true) array_filter(range(1, 100), fn($x) => $x & 1);"),
    "goto": ("seconds", "a: goto a;"),
    "eval": ("seconds", "while (true) eval('$x = 1;');"),
    "output": ("output", "while (true) echo 'x';"),
    "large output": ("output", "echo str_repeat('x', 2000000);"),
    "strings": ("memory", GROW),
    "concatenation": ("memory", "$s = 'x'; while (true) $s .= $s;"),
    "appending": ("memory", "$s = ''; while (true) $s .= '0123456789';"),
    "arrays": ("memory", "$a = []; while (true) $a[] = [1, 2, 3];"),
    "nested array": ("memory", "$a = []; while (true) $a = [$a, $a, 1];"),
    "objects": ("memory", "$a = []; while (true) { $o = new stdClass; $o->x = $o; $a[] = $o; }"),
    "integers": ("memory", "$a = []; for ($i = 1000; ; $i++) $a[] = $i;"),
    "str_repeat": ("memory", "str_repeat('x', 1 << 40);"),
    "range": ("memory", "range(1, 60000000);"),
    "array_fill": ("memory", "array_fill(0, 1 << 30, 1);"),
    "str_pad": ("memory", "str_pad('x', 1 << 40);"),
    "sprintf": ("memory", "sprintf('%2000000000d', 1);"),
    "reading": ("memory", "file_get_contents('/dev/zero');"),
    "growing generator": ("memory", "function g() { while (true) yield str_repeat('x', 1000); } "
                          "iterator_to_array(g(), false);"),
    "growing callbacks": ("memory", "$a = []; $b = range(1, 1000); while (true) usort($b, function ($x, $y) use (&$a) "
                          "{ $a[] = \"$x-$y\"; return $x <=> $y; });"),
    "growing fibers": ("memory seconds", "$a = []; while (true) { $f = new Fiber(function () { Fiber::suspend(); }); "
                       "$f->start(); $a[] = $f; }"),
    "closures": ("memory", "$a = []; while (true) $a[] = function () use ($a) { return 1; };"),
}
