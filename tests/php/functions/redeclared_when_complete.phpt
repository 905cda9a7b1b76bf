--TEST--
A function's own errors come before its name being in use
--FILE--
<?php
foreach (['function f() {} function f(float $a = true) {}', "function f() {}\nfunction f() {\nbreak;\n}", 'function strlen(self $x) { continue; }',
    'function f() {} function f() { f(); }', 'function f() { f(); } f_();'] as $code) {
    file_put_contents($file = __DIR__ . '/redeclared_when_complete.inc', "<?php $code");
    echo str_replace($file, 'FILE', shell_exec(escapeshellarg(PHP_BINARY) . ' -n ' . escapeshellarg($file)));
}
unlink($file);

?>
--EXPECT--

Fatal error: Cannot use bool as default value for parameter $a of type float in FILE on line 1

Fatal error: 'break' not in the 'loop' or 'switch' context in FILE on line 3

Fatal error: Cannot use "self" when no class scope is active in FILE on line 1

Fatal error: Cannot redeclare f() (previously declared in FILE:1) in FILE on line 1

Fatal error: Uncaught Error: Call to undefined function f_() in FILE:1
Stack trace:
#0 {main}
  thrown in FILE on line 1
