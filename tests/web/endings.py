"""Pages that end in many ways, and what each prints before; a server answers all of them and goes on."""
# ruff: noqa: E501  # a page is a line
from __future__ import annotations

FINE = ("fine.php", b"fine 0140")
PAGES = {  # code, and text that the answer holds
    "exit": ("$left = 1; ini_set('precision', 3); class Left {} echo 'a'; exit(3);", b"a"),
    "exit in a function": ("function f() { try { exit('text'); } finally { echo 'never'; } } f();", b"text"),
    "exit in a destructor": ("class D { function __destruct() { echo 'd'; exit(4); } } $d = new D; echo 'a';", b"ad"),
    "exit in a destructor while unwinding": ("class D { function __destruct() { exit('d'); } } function f() { $d = new D; throw new Exception; } try { f(); } catch (Exception) { echo 'never'; }", b"d"),
    "exit in a handler": ("set_exception_handler(function () { echo 'h'; exit(1); }); throw new Exception('x');", b"h"),
    "exit in an error handler": ("set_error_handler(function () { exit('h'); }); echo $undefined, 'never';", b"h"),
    "exit in a shutdown function": ("register_shutdown_function(function () { echo 's'; exit(2); }); register_shutdown_function(function () { echo 'never'; }); echo 'a';", b"as"),
    "exit in an output callback": ("ob_start(function ($b) { exit; }); echo 'a';", b""),
    "exit in a callback": ("usort($GLOBALS['a'], 'f'); $a = [1, 2]; array_map(function () { exit('c'); }, $a);", b"c"),
    "exit in a generator": ("function g() { try { yield 1; exit('g'); } finally { echo 'never'; } } foreach (g() as $x);", b"g"),
    "exit in a fiber": ("$f = new Fiber(function () { exit('f'); }); $f->start(); echo 'never';", b"f"),
    "exit in a session": ("session_start(); exit('s');", b"s"),
    "exit in an autoloader": ("spl_autoload_register(function () { exit('l'); }); new Missing;", b"l"),
    "exit in a header callback": ("header_register_callback(function () { exit; }); echo 'a';", b"a"),
    "an exception": ("echo 'a'; throw new Exception('thrown');", b"thrown"),
    "an exception in a shutdown function": ("register_shutdown_function(function () { throw new Exception('thrown'); }); echo 'a';", b"thrown"),
    "an exception in a destructor": ("class D { function __destruct() { throw new Exception('thrown'); } } $d = new D; echo 'a';", b"thrown"),
    "an exception in an output callback": ("ob_start(function ($b) { throw new Exception('x'); }); echo 'a';", b""),
    "an exception in a handler": ("set_exception_handler(function () { throw new Exception('thrown'); }); throw new Exception('x');", b"thrown"),
    "a fatal error": ("echo 'a'; undefined_function();", b"undefined function"),
    "a user's fatal error": ("trigger_error('fatal', E_USER_ERROR);", b"fatal"),
    "a parse error": ("eval('(');", b"Parse error"),
    "an error of compiling": ("eval('class A extends A {} interface I {} class B implements I, I {}');", b"error"),
    "recursion without end": ("function r() { r(); } r();", b"Fatal error"),
    "a large string": ("str_repeat('x', 1 << 40);", b"Allowed memory size"),
    "growth": ("set_time_limit(30); $a = []; while (true) $a[] = str_repeat('x', 1000);", b"Allowed memory size"),
    "growth of small values": ("set_time_limit(30); $a = []; while (true) $a[] = [1];", b"Allowed memory size"),
    "growth in a static property": ("set_time_limit(30); class S { static $a = []; } while (true) S::$a[] = str_repeat('x', 500);", b"Allowed memory size"),
    "a loop": ("while (true);", b"Maximum execution time"),
    "a loop that catches": ("while (true) { try { throw new Exception; } catch (Exception) {} }", b"Maximum execution time"),
    "a loop in a shutdown function": ("register_shutdown_function(function () { while (true); }); echo 'a';", b"Maximum execution time"),
    "a loop in a destructor": ("class D { function __destruct() { while (true); } } $d = new D; echo 'a';", b"Maximum execution time"),
}
SETTINGS = {"max_execution_time": "1", "memory_limit": "32M", "display_errors": "1", "html_errors": "0",
            "log_errors": "0"}
