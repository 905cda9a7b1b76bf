--TEST--
Offsets in curly braces pass where Zend's mark for short circuits hides them
--FILE--
<?php
foreach (['isset($b{$b});', '$a{0};', 'isset($a, $b{1});', '$x = $y{0} ?? 1;', 'empty($a{0});', 'unset($a{0});', '$z{0}[1] = 2;',
    '$a->b{0};'] as $code) {
    file_put_contents($file = __DIR__ . '/curly_offsets_in_isset.inc', "<?php $code echo 'fine';");
    echo str_replace($file, 'FILE', shell_exec(escapeshellarg(PHP_BINARY) . ' -n ' . escapeshellarg($file))), "\n";
}
unlink($file);

?>
--EXPECT--

Warning: Undefined variable $b in FILE on line 1
fine

Fatal error: Array and string offset access syntax with curly braces is no longer supported in FILE on line 1

fine

Fatal error: Array and string offset access syntax with curly braces is no longer supported in FILE on line 1

fine

Fatal error: Array and string offset access syntax with curly braces is no longer supported in FILE on line 1

fine

Fatal error: Array and string offset access syntax with curly braces is no longer supported in FILE on line 1
