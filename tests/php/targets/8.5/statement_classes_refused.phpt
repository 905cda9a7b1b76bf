--TEST--
What PDO refuses of statement classes, fetch modes and objects that are not initialized
--INI--
zvm.php=8.5
--FILE--
<?php
$db = new PDO('sqlite::memory:');
foreach ([1, ['nope'], ['stdClass'], ['PDOStatement', 1], []] as $value) {
    foreach ([fn() => $db->setAttribute(PDO::ATTR_STATEMENT_CLASS, $value), fn() => $db->prepare('select 1', [PDO::ATTR_STATEMENT_CLASS => $value])] as $call) {
        try { var_dump($call()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
    }
}
$statement = $db->query('select 1 as a');
foreach ([fn() => $statement->fetchAll(PDO::FETCH_CLASS, 'stdClass', [1]), fn() => $statement->setFetchMode(PDO::FETCH_CLASS, 'stdClass', [1]),
    fn() => (new PDOStatement)->execute(), fn() => (new ReflectionClass('PDO'))->newInstanceWithoutConstructor()->query('x')] as $call) {
    try { var_dump($call()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
}
$statement->setFetchMode(PDO::FETCH_INTO, new stdClass);
try { $statement->fetchAll(); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
PDO::setAttribute(): Argument #2 ($value) PDO::ATTR_STATEMENT_CLASS value must be of type array, int given
PDO::ATTR_STATEMENT_CLASS value must be of type array, int given
PDO::setAttribute(): Argument #2 ($value) PDO::ATTR_STATEMENT_CLASS class must be a valid class
PDO::ATTR_STATEMENT_CLASS class must be a valid class
PDO::setAttribute(): Argument #2 ($value) PDO::ATTR_STATEMENT_CLASS class must be derived from PDOStatement
PDO::ATTR_STATEMENT_CLASS class must be derived from PDOStatement
PDO::setAttribute(): Argument #2 ($value) PDO::ATTR_STATEMENT_CLASS constructor_args must be of type ?array, array given
PDO::ATTR_STATEMENT_CLASS constructor_args must be of type ?array, array given
PDO::setAttribute(): Argument #2 ($value) PDO::ATTR_STATEMENT_CLASS value must be an array with the format array(classname, constructor_args)
PDO::ATTR_STATEMENT_CLASS value must be an array with the format array(classname, constructor_args)
PDOStatement::fetchAll(): Argument #3 must be empty when class provided in argument #2 ($class) does not have a constructor
PDOStatement::setFetchMode(): Argument #3 must be empty when class provided in argument #2 ($class) does not have a constructor
PDOStatement object is uninitialized
PDO object is uninitialized
PDOStatement::fetchAll(): Argument #1 ($mode) PDO::FETCH_INTO cannot be used with PDOStatement::fetchAll()
