--TEST--
Arguments of ErrorException
--FILE--
<?php
function show(mixed ...$values): void {
    echo json_encode($values, JSON_PRESERVE_ZERO_FRACTION | JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
class EE extends ErrorException {}
foreach ([[], ['m'], ['m', 5], ['m', 5, E_WARNING], ['m', 0, 2, 'f.php'], ['m', 0, 2, 'f.php', 7], ['m', 1, 2, null, 8], ['m', 0, 2, 'f', 9, new Exception('p')], ['m', 0, 2, null, null, null]] as $a) foreach (['ErrorException', 'EE'] as $c) {
    $e = new $c(...$a);
    show($e->getMessage(), $e->getCode(), $e->getSeverity(), $e->getFile() === __FILE__ ? 'here':$e->getFile(), $e->getLine() > 10, $e->getPrevious()?->getMessage());
}
try {
    new ErrorException('a', 0, 'x');
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    new ErrorException('a', 0, 2, 'f', 1, 5);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$e = new ErrorException(severity: 4);
show($e->getSeverity());
set_error_handler(function($no, $msg, $file, $line){ throw new ErrorException($msg, 0, $no, $file, $line); });
foreach ([1, 2] as $_) try {
    $x = [];
    echo $x['k'];
} catch (ErrorException $e) {
    show($e->getMessage(), $e->getSeverity(), $e->getLine() === __LINE__);
}
restore_error_handler();
--EXPECT--
["",0,1,"here",false,null]
["",0,1,"here",false,null]
["m",0,1,"here",false,null]
["m",0,1,"here",false,null]
["m",5,1,"here",false,null]
["m",5,1,"here",false,null]
["m",5,2,"here",false,null]
["m",5,2,"here",false,null]
["m",0,2,"f.php",false,null]
["m",0,2,"f.php",false,null]
["m",0,2,"f.php",false,null]
["m",0,2,"f.php",false,null]
["m",1,2,"here",false,null]
["m",1,2,"here",false,null]
["m",0,2,"f",false,"p"]
["m",0,2,"f",false,"p"]
["m",0,2,"here",false,null]
["m",0,2,"here",false,null]
ErrorException::__construct(): Argument #3 ($severity) must be of type int, string given
ErrorException::__construct(): Argument #6 ($previous) must be of type ?Throwable, int given
[4]
["Undefined array key \"k\"",2,false]
["Undefined array key \"k\"",2,false]
