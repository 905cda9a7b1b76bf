--TEST--
An output callback that throws at the end of the script: standard error gets the message
--FILE--
<?php
function run(string $code): void
{
    $command = escapeshellarg(PHP_BINARY) . ' -d log_errors=0 -d html_errors=0 -d display_errors=';
    foreach (['stderr', '1'] as $mode) {
        $output = [];
        exec("$command$mode -r " . escapeshellarg($code) . ' 2>&1', $output, $status);
        $shown = array_filter($output, fn ($line) => trim($line) !== '' && !str_starts_with($line, '#') && !str_contains($line, 'trace'));
        echo $mode, ' ', $status, ': ', implode(' / ', $shown), "\n";
    }
}
run('ob_start(function ($b) { throw new Exception("in callback"); }); echo "buffered";');
run('ob_start(fn ($b) => nowhere()); ob_start(fn ($b) => "[$b]"); echo "buffered";');
run('ob_start(); ob_start(function ($b) { throw new Exception("inner"); }); echo "buffered";');
run('set_exception_handler(fn ($e) => print("handled")); ob_start(function ($b) { throw new Exception("no handler"); });');
--EXPECT--
stderr 255: Fatal error: Uncaught Exception: in callback in Command line code:1 /   thrown in Command line code on line 1
1 255: 
stderr 255: Fatal error: Uncaught Error: Call to undefined function nowhere() in Command line code:1 /   thrown in Command line code on line 1
1 255: 
stderr 255: Fatal error: Uncaught Exception: inner in Command line code:1 /   thrown in Command line code on line 1
1 255: 
stderr 255: Fatal error: Uncaught Exception: no handler in Command line code:1 /   thrown in Command line code on line 1
1 255:
