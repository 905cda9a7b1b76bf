--TEST--
Fetch modes that cannot be, and arguments that do not fit
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO("sqlite::memory:");
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
$s = $db->query("SELECT 1 AS a, 2 AS b, 3 AS c");
foreach ([-1, 13, 14, PDO::FETCH_FUNC, PDO::FETCH_INTO, PDO::FETCH_CLASS, PDO::FETCH_SERIALIZE, PDO::FETCH_CLASSTYPE | PDO::FETCH_NUM] as $mode) {
    t(fn() => $db->query("SELECT 1 AS a")->fetch($mode));
    t(fn() => $db->query("SELECT 1 AS a")->fetchAll($mode));
    t(fn() => $s->setFetchMode($mode));
}
t(fn() => $s->fetchAll(PDO::FETCH_LAZY)); t(fn() => $s->fetchAll(PDO::FETCH_KEY_PAIR)); 
t(fn() => $s->fetchAll(PDO::FETCH_CLASS, 5)); t(fn() => $s->fetchAll(PDO::FETCH_CLASS, "stdClass", [1])); t(fn() => $s->fetchAll(PDO::FETCH_COLUMN, "x"));
t(fn() => $s->fetchAll(PDO::FETCH_COLUMN, -1)); t(fn() => $s->fetchAll(PDO::FETCH_COLUMN, 9)); t(fn() => $s->fetchAll(PDO::FETCH_NUM, 1));
t(fn() => $s->fetchAll(PDO::FETCH_FUNC)); t(fn() => $s->fetchAll(PDO::FETCH_FUNC, "no_function")); t(fn() => $s->fetchColumn(-1)); t(fn() => $s->fetchObject("Nothing"));
t(fn() => $s->setFetchMode(PDO::FETCH_COLUMN)); t(fn() => $s->setFetchMode(PDO::FETCH_COLUMN, "0")); t(fn() => $s->setFetchMode(PDO::FETCH_NUM, 1));
t(fn() => $s->setFetchMode(PDO::FETCH_CLASS, "stdClass", 1)); t(fn() => $s->setFetchMode(PDO::FETCH_INTO, 1)); t(fn() => $s->getColumnMeta(-1));
t(fn() => (new PDOStatement)->fetch()); t(fn() => new PDORow); t(fn() => (new ReflectionClass("PDO"))->newInstanceWithoutConstructor()->query("x"));
?>
--EXPECT--
ValueError: PDOStatement::fetch(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::setFetchMode(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::fetch(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::setFetchMode(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::fetch(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: PDOStatement::setFetchMode(): Argument #1 ($mode) must be a bitmask of PDO::FETCH_* constants
ValueError: Can only use PDO::FETCH_FUNC in PDOStatement::fetchAll()
ArgumentCountError: PDOStatement::fetchAll() expects exactly 2 argument for PDO::FETCH_FUNC, 1 given
ValueError: Can only use PDO::FETCH_FUNC in PDOStatement::fetchAll()
PDOException: SQLSTATE[HY000]: General error: No fetch-into object specified.
PDOException: SQLSTATE[HY000]: General error: No fetch-into object specified.
ArgumentCountError: PDOStatement::setFetchMode() expects exactly 2 arguments for the fetch mode provided, 1 given
PDOException: SQLSTATE[HY000]: General error: No fetch class specified
array(1) {
  [0]=>
  object(stdClass)#4 (1) {
    ["a"]=>
    int(1)
  }
}
ArgumentCountError: PDOStatement::setFetchMode() expects at least 2 arguments for the fetch mode provided, 1 given
array(2) {
  ["a"]=>
  int(1)
  [0]=>
  int(1)
}
array(1) {
  [0]=>
  array(2) {
    ["a"]=>
    int(1)
    [0]=>
    int(1)
  }
}
bool(true)
ValueError: PDOStatement::fetch(): Argument #1 ($mode) must use PDO::FETCH_CLASSTYPE with PDO::FETCH_CLASS
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) must use PDO::FETCH_CLASSTYPE with PDO::FETCH_CLASS
ValueError: PDOStatement::setFetchMode(): Argument #1 ($mode) must use PDO::FETCH_CLASSTYPE with PDO::FETCH_CLASS
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) cannot be PDO::FETCH_LAZY in PDOStatement::fetchAll()
PDOException: SQLSTATE[HY000]: General error: PDO::FETCH_KEY_PAIR fetch mode requires the result set to contain exactly 2 columns.
TypeError: PDOStatement::fetchAll(): Argument #2 must be of type string, int given
Error: User-supplied statement does not accept constructor arguments
TypeError: PDOStatement::fetchAll(): Argument #2 must be of type int, string given
ValueError: PDOStatement::fetchAll(): Argument #2 must be greater than or equal to 0
array(0) {
}
ArgumentCountError: PDOStatement::fetchAll() expects exactly 1 argument for the fetch mode provided, 2 given
ArgumentCountError: PDOStatement::fetchAll() expects exactly 2 argument for PDO::FETCH_FUNC, 1 given
TypeError: function "no_function" not found or invalid function name
bool(false)
TypeError: PDOStatement::fetchObject(): Argument #1 ($class) must be a valid class name, Nothing given
ArgumentCountError: PDOStatement::setFetchMode() expects exactly 2 arguments for the fetch mode provided, 1 given
TypeError: PDOStatement::setFetchMode(): Argument #2 must be of type int, string given
ArgumentCountError: PDOStatement::setFetchMode() expects exactly 1 arguments for the fetch mode provided, 2 given
TypeError: PDOStatement::setFetchMode(): Argument #3 must be of type ?array, int given
TypeError: PDOStatement::setFetchMode(): Argument #2 must be of type object, int given
ValueError: PDOStatement::getColumnMeta(): Argument #1 ($column) must be greater than or equal to 0
Error: PDO object is uninitialized
PDOException: You may not create a PDORow manually
Error: PDO object is not initialized, constructor was not called
