--TEST--
A sort goes on where the error handler throws about an object, which counts as 1
--FILE--
<?php
set_error_handler(function($no,$text){ echo "handler $text\n"; throw new ErrorException($text);});
class O {} 
foreach ([[3, new O], [new O, 3], [0, new O, 5, 1, new O], [new O, 0, 1.5, "a"], ["1", new O], [new O, null, true, 2]] as $n => $a) {
 foreach (['sort', 'rsort', 'asort'] as $f) { $b = $a; try { $f($b); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "|"; $p = $e->getPrevious(); echo $p ? $p->getMessage() : '-', "\n"; } echo "$n $f: "; foreach ($b as $k => $v) echo $k, '=', is_object($v) ? 'O' : var_export($v, true), ' '; echo "\n"; }
 try { var_dump(max($a)); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
 try { var_dump(in_array(1, $a)); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
}
try { var_dump(1 == new O); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; }
--EXPECT--
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
0 sort: 0=O 1=3 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
0 rsort: 0=3 1=O 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
0 asort: 1=O 0=3 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
1 sort: 0=O 1=3 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
1 rsort: 0=3 1=O 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
1 asort: 0=O 1=3 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
2 sort: 0=0 1=O 2=1 3=O 4=5 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
2 rsort: 0=5 1=O 2=1 3=O 4=0 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
2 asort: 0=0 1=O 3=1 4=O 2=5 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
3 sort: 0=0 1=O 2=1.5 3='a' 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
3 rsort: 0=1.5 1=O 2='a' 3=0 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int|-
3 asort: 1=0 0=O 2=1.5 3='a' 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
4 sort: 0='1' 1=O 
4 rsort: 0=O 1='1' 
4 asort: 0='1' 1=O 
object(O)#7 (0) {
}
bool(true)
5 sort: 0=NULL 1=O 2=true 3=2 
5 rsort: 0=O 1=true 2=2 3=NULL 
5 asort: 1=NULL 0=O 2=true 3=2 
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
handler Object of class O could not be converted to int
ErrorExceptionObject of class O could not be converted to int
