--TEST--
What PDO, dates and random engines refuse, and weak references dumped (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
function t($f) { try { $r = $f(); var_dump($r); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; } }
class MD extends DateTime { function __construct() {} } class MD2 extends MD {} class MI extends DateTimeImmutable { function __construct() {} } class MZ extends DateTimeZone { function __construct() {} } class MV extends DateInterval { function __construct() {} } class MP extends DatePeriod { function __construct() {} }
 t(function() { mt_srand(1, MT_RAND_PHP); return mt_rand(1, 100); }); t(fn() => mt_srand(1, 5));
$o = new stdClass; $w = WeakReference::create($o); var_dump($w); print_r($w); unset($o); var_dump($w); var_dump((array)$w);
$p = new PDO('sqlite::memory:'); t(fn() => $p->setAttribute(PDO::ATTR_ERRMODE, 9)); t(fn() => $p->setAttribute(PDO::ATTR_CASE, 9)); t(fn() => $p->setAttribute(PDO::ATTR_ORACLE_NULLS, 9)); t(fn() => $p->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, 99999)); t(fn() => $p->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_CLASS)); t(fn() => $p->setAttribute(PDO::ATTR_STATEMENT_CLASS, 5)); t(fn() => $p->commit()); t(fn() => $p->rollBack()); t(function() use ($p) { $p->exec('create table t(a)'); $p->beginTransaction(); $p->exec('commit'); return $p->inTransaction(); }); t(fn() => $p->commit());
$s = $p->query('select 1 a, 2 b'); t(fn() => $s->fetch(PDO::FETCH_FUNC)); t(fn() => $s->setFetchMode(PDO::FETCH_FUNC)); t(fn() => $s->fetchAll(PDO::FETCH_INTO)); t(fn() => $s->fetchAll(PDO::FETCH_LAZY)); t(fn() => $s->fetch(PDO::FETCH_CLASSTYPE)); t(fn() => $s->fetch(PDO::FETCH_ASSOC|PDO::FETCH_PROPS_LATE)); t(fn() => $s->fetch(999)); t(fn() => $s->fetchAll(PDO::FETCH_COLUMN, 5)); t(fn() => $s->fetchAll(PDO::FETCH_COLUMN, -1)); t(fn() => $s->fetchAll(PDO::FETCH_CLASS, 'Nope')); t(fn() => $s->fetchAll(PDO::FETCH_FUNC)); t(fn() => $s->fetchAll(PDO::FETCH_GROUP|PDO::FETCH_UNIQUE)); t(fn() => $s->fetchAll(PDO::FETCH_KEY_PAIR)); t(fn() => $s->bindValue(0, 1)); t(fn() => $s->bindValue('', 1)); t(fn() => $s->execute([1,2,3])); t(fn() => $s->fetchObject('Nope')); t(fn() => $s->fetchColumn(9)); t(fn() => $s->getColumnMeta(-1)); t(fn() => $p->query('')); t(fn() => $p->lastInsertId('x')); t(fn() => new PDO('nope:x')); t(fn() => new PDO('')); t(fn() => $p->getAttribute(9999)); t(fn() => $p->sqliteCreateFunction('x', fn() => 1)); t(fn() => $p->prepare('select ? , :a')); t(fn() => $p->exec('bad sql'));
--EXPECT--
Deprecated: Constant MT_RAND_PHP is deprecated since 8.3, as it uses a biased non-standard variant of Mt19937 in {PWD}/pdo_messages.php on line 4

Deprecated: The MT_RAND_PHP variant of Mt19937 is deprecated in {PWD}/pdo_messages.php on line 4
int(58)
NULL
object(WeakReference)#2 (1) {
  ["object"]=>
  object(stdClass)#1 (0) {
  }
}
WeakReference Object
(
    [object] => stdClass Object
        (
        )

)
object(WeakReference)#2 (1) {
  ["object"]=>
  NULL
}
array(0) {
}
ValueError: PDO::setAttribute(): Argument #2 ($value) Error mode must be one of the PDO::ERRMODE_* constants
ValueError: PDO::setAttribute(): Argument #2 ($value) Case folding mode must be one of the PDO::CASE_* constants
bool(true)
bool(true)
bool(true)
TypeError: PDO::setAttribute(): Argument #2 ($value) PDO::ATTR_STATEMENT_CLASS value must be of type array, int given
PDOException: There is no active transaction
PDOException: There is no active transaction
bool(false)
PDOException: There is no active transaction
ValueError: PDOStatement::fetch(): Argument #1 ($mode) PDO::FETCH_FUNC can only be used with PDOStatement::fetchAll()
ValueError: PDOStatement::setFetchMode(): Argument #1 ($mode) PDO::FETCH_FUNC can only be used with PDOStatement::fetchAll()
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) PDO::FETCH_INTO cannot be used with PDOStatement::fetchAll()
ValueError: PDOStatement::fetchAll(): Argument #1 ($mode) PDO::FETCH_LAZY cannot be used with PDOStatement::fetchAll()
array(4) {
  ["a"]=>
  int(1)
  [0]=>
  int(1)
  ["b"]=>
  int(2)
  [1]=>
  int(2)
}
ValueError: PDOStatement::fetch(): Argument #1 ($mode) cannot use PDO::FETCH_CLASSTYPE, PDO::FETCH_PROPS_LATE, or PDO::FETCH_SERIALIZE fetch flags with a fetch mode other than PDO::FETCH_CLASS
ValueError: PDOStatement::fetch(): Argument #1 ($mode) cannot use PDO::FETCH_CLASSTYPE, PDO::FETCH_PROPS_LATE, or PDO::FETCH_SERIALIZE fetch flags with a fetch mode other than PDO::FETCH_CLASS
array(0) {
}
ValueError: PDOStatement::fetchAll(): Argument #2 must be greater than or equal to 0
TypeError: PDOStatement::fetchAll(): Argument #2 must be a valid class
ArgumentCountError: PDOStatement::fetchAll() expects exactly 2 argument for PDO::FETCH_FUNC, 1 given
array(0) {
}
array(0) {
}
ValueError: PDOStatement::bindValue(): Argument #1 ($param) must be greater than or equal to 1
ValueError: PDOStatement::bindValue(): Argument #1 ($param) must not be empty
PDOException: SQLSTATE[HY000]: General error: 25 column index out of range
TypeError: PDOStatement::fetchObject(): Argument #1 ($class) must be a valid class name, Nope given
bool(false)
ValueError: PDOStatement::getColumnMeta(): Argument #1 ($column) must be greater than or equal to 0
ValueError: PDO::query(): Argument #1 ($query) must not be empty
string(1) "0"
PDOException: could not find driver
PDOException: PDO::__construct(): Argument #1 ($dsn) must be a valid data source name
PDOException: SQLSTATE[IM001]: Driver does not support this function: driver does not support that attribute

Deprecated: Method PDO::sqliteCreateFunction() is deprecated since 8.5, use Pdo\Sqlite::createFunction() instead in {PWD}/pdo_messages.php on line 7
bool(true)
object(PDOStatement)#5 (1) {
  ["queryString"]=>
  string(13) "select ? , :a"
}
PDOException: SQLSTATE[HY000]: General error: 1 near "bad": syntax error
