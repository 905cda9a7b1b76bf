--TEST--
What cannot be instantiated by unserialize()
--FILE--
<?php
interface I {} abstract class A {} enum S: string { case A = "a"; }
foreach (["I", "A", "S", "stdClass", "Closure", "Generator"] as $c) { try { var_dump(unserialize("C:".strlen($c).":\"$c\":0:{}")); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } try { var_dump(unserialize("O:".strlen($c).":\"$c\":0:{}")); } catch (Throwable $e) { echo get_class($e), $e->getMessage(), "\n"; } }
--EXPECT--
Warning: Class I has no unserializer in {PWD}/unserialize_without_instances.php on line 3
ErrorCannot instantiate interface I
ErrorCannot instantiate interface I

Warning: Class A has no unserializer in {PWD}/unserialize_without_instances.php on line 3
ErrorCannot instantiate abstract class A
ErrorCannot instantiate abstract class A

Warning: Class S has no unserializer in {PWD}/unserialize_without_instances.php on line 3
ErrorCannot instantiate enum S
ErrorCannot instantiate enum S

Warning: Class stdClass has no unserializer in {PWD}/unserialize_without_instances.php on line 3
object(stdClass)#1 (0) {
}
object(stdClass)#1 (0) {
}
ExceptionUnserialization of 'Closure' is not allowed
ExceptionUnserialization of 'Closure' is not allowed
ExceptionUnserialization of 'Generator' is not allowed
ExceptionUnserialization of 'Generator' is not allowed
