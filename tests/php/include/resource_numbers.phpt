--TEST--
Each file that is opened to be included takes the number of a resource, a file that is not there takes none
--FILE--
<?php
function next_number(): int
{
    static $last = 0;
    $number = get_resource_id(fopen('php://memory', 'r'));
    $step = $number - $last;
    $last = $number;
    return $step;
}

$file = __DIR__ . '/resource_numbers.inc';
file_put_contents($file, '<?php return 1;');
next_number();
include $file;
echo 'include: ', next_number(), "\n";
require_once $file;
include_once $file;
echo 'once: ', next_number(), "\n";
@include __DIR__ . '/resource_numbers.absent';
echo 'absent: ', next_number(), "\n";
@include __DIR__;
echo 'directory: ', next_number(), "\n";
file_put_contents($file, '<?php syntax error');
next_number();
try {
    include $file;
} catch (ParseError) {
    echo 'broken: ', next_number(), "\n";
}
eval('return 1;');
echo 'eval: ', next_number(), "\n";
stream_wrapper_register('numbers', 'stdClass');
echo 'wrapper: ', next_number(), "\n";
unlink($file);
--EXPECT--
include: 2
once: 1
absent: 1
directory: 2
broken: 2
eval: 1
wrapper: 2
