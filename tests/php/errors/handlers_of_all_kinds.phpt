--TEST--
set_error_handler(): closures, methods, functions, what they decline and errors within
--FILE--
<?php
set_error_handler(function($n,$m){echo "[$m]";restore_error_handler();return true;});echo $undef1;echo @$undef2;
set_error_handler('strlen');try{echo $undef3;}catch(Error $e){echo get_class($e);}
class EH{function h($n,$m){echo "<$m>";return false;}}set_error_handler([new EH,'h'],E_USER_NOTICE);trigger_error('aa');echo "\n";
set_error_handler(fn($n,$m)=>print("($m)"));echo $u9;(function(){trigger_error('inner',E_USER_WARNING);})();set_error_handler(new class{function __invoke(...$a){echo count($a);}});echo $u8,"\n";
--EXPECT--
[Undefined variable $undef1]ArgumentCountError<aa>
Notice: aa in {PWD}/handlers_of_all_kinds.php on line 4

(Undefined variable $u9)(inner)4
