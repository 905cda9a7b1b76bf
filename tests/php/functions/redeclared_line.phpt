--TEST--
Functions declared again: where the first one begins is told
--FILE--
<?php
file_put_contents($file = __DIR__ . '/redeclared_line.inc', "<?php\n\n#[A]\nfunction again(\n\$x) {\n\n return 1;\n}\n\nfunction again() {}");
echo str_replace($file, 'FILE', shell_exec(escapeshellarg(PHP_BINARY) . ' -n ' . escapeshellarg($file)));
unlink($file);

?>
--EXPECT--

Fatal error: Cannot redeclare again() (previously declared in FILE:4) in FILE on line 10
