--TEST--
Pdo\Sqlite with authorizers, modes of transactions (PHP 8.5)
--INI--
zvm.php=8.5
--EXTENSIONS--
pdo_mysql
pdo_sqlite
--FILE--
<?php
function t($f) { try { $r = $f(); var_dump($r); return $r; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), ' ', $e->getCode(), "\n"; } }
$d = t(fn() => PDO::connect('sqlite::memory:')); t(fn() => Pdo\Sqlite::connect('sqlite::memory:')); t(fn() => new Pdo\Sqlite('sqlite::memory:')); t(fn() => Pdo\Mysql::connect('sqlite::memory:')); t(fn() => new Pdo\Mysql('sqlite::memory:')); t(fn() => PDO::connect('nope:x')); t(fn() => PDO::connect('x'));
class MyPdo extends PDO { } class MySq extends Pdo\Sqlite {} class MyP2 extends Pdo\Pgsql {}
t(fn() => MyPdo::connect('sqlite::memory:')); t(fn() => MySq::connect('sqlite::memory:')); t(fn() => new MySq('sqlite::memory:')); t(fn() => new MyPdo('sqlite::memory:')); t(fn() => MyP2::connect('sqlite::memory:')); t(fn() => new MyP2('sqlite::memory:'));
$d = new Pdo\Sqlite('sqlite::memory:');
t(fn() => $d->createFunction('plus1', fn($x) => $x + 1)); t(fn() => $d->query('select plus1(41)')->fetchColumn()); t(fn() => $d->createAggregate('agg', function($c, $n, $v) { return ($c ?? 0) + $v; }, fn($c, $n) => "$c/$n")); $d->exec('create table t(a integer primary key, b blob)'); $d->exec("insert into t(a,b) values (1, 'hello'), (2, 'x')"); t(fn() => $d->query('select agg(a) from t')->fetchColumn()); t(fn() => $d->createCollation('rev', fn($a, $b) => -strcmp($a, $b))); t(fn() => $d->query('select a from t order by b collate rev')->fetchAll(PDO::FETCH_COLUMN));
t(function() use ($d) { $s = $d->openBlob('t', 'b', 1); var_dump(stream_get_contents($s), fwrite($s, 'y')); fclose($s); $s = $d->openBlob('t', 'b', 1, 'main', Pdo\Sqlite::OPEN_READWRITE); var_dump(fwrite($s, 'HE')); fseek($s, 0); return fread($s, 10); }); t(fn() => $d->openBlob('t', 'b', 99)); t(fn() => $d->openBlob('nope', 'b', 1));
t(fn() => $d->loadExtension('')); t(fn() => $d->loadExtension('/nope.so')); t(fn() => $d->createFunction('x', 'nofn'));
var_dump(Pdo\Sqlite::DETERMINISTIC, Pdo\Sqlite::ATTR_OPEN_FLAGS, $d instanceof PDO, get_parent_class($d)); t(fn() => $d->sqliteCreateFunction('q', fn() => 7)); t(fn() => $d->query('select q()')->fetchColumn());
t(fn() => (new ReflectionClass('Pdo\Sqlite'))->isFinal()); t(fn() => $d->getAttribute(PDO::ATTR_DRIVER_NAME)); t(fn() => PDO::getAvailableDrivers() > 0); 
if (PHP_VERSION_ID >= 80500) { t(fn() => $d->setAuthorizer(fn($op, ...$a) => $op === 21 ? Pdo\Sqlite::OK : Pdo\Sqlite::DENY)); t(fn() => $d->query('select 1')->fetchColumn()); t(fn() => $d->exec('insert into t(b) values (5)')); t(fn() => $d->setAuthorizer(null)); $s = $d->prepare('select a from t'); t(fn() => $s->getAttribute(Pdo\Sqlite::ATTR_BUSY_STATEMENT)); $s->execute(); t(fn() => $s->getAttribute(Pdo\Sqlite::ATTR_BUSY_STATEMENT)); t(fn() => $d->setAttribute(Pdo\Sqlite::ATTR_TRANSACTION_MODE, Pdo\Sqlite::TRANSACTION_MODE_IMMEDIATE)); t(fn() => $d->getAttribute(Pdo\Sqlite::ATTR_TRANSACTION_MODE)); t(fn() => $d->setAttribute(Pdo\Sqlite::ATTR_TRANSACTION_MODE, 9)); t(fn() => $d->beginTransaction()); t(fn() => $d->rollBack()); }
--EXPECT--
object(Pdo\Sqlite)#2 (0) {
}
object(Pdo\Sqlite)#3 (0) {
}
object(Pdo\Sqlite)#1 (0) {
}
PDOException: Pdo\Mysql::connect() cannot be used for connecting to the "sqlite" driver, either call Pdo\Sqlite::connect() or PDO::connect() instead 0
PDOException: Pdo\Mysql::__construct() cannot be used for connecting to the "sqlite" driver, either call Pdo\Sqlite::__construct() or PDO::__construct() instead 0
PDOException: could not find driver 0
PDOException: PDO::connect(): Argument #1 ($dsn) must be a valid data source name 0
PDOException: MyPdo::connect() cannot be used for connecting to the "sqlite" driver, either call Pdo\Sqlite::connect() or PDO::connect() instead 0
object(MySq)#4 (0) {
}
object(MySq)#3 (0) {
}
object(MyPdo)#4 (0) {
}
PDOException: MyP2::connect() cannot be used for connecting to the "sqlite" driver, either call Pdo\Sqlite::connect() or PDO::connect() instead 0
PDOException: MyP2::__construct() cannot be used for connecting to the "sqlite" driver, either call Pdo\Sqlite::__construct() or PDO::__construct() instead 0
bool(true)
int(42)
bool(true)
string(3) "3/3"
bool(true)
array(2) {
  [0]=>
  int(2)
  [1]=>
  int(1)
}

Warning: fwrite(): Can't write to blob stream: is open as read only in {PWD}/pdo_sqlite_class.php on line 8
string(5) "hello"
bool(false)
int(2)
string(5) "HEllo"

Warning: Unable to open blob: no such rowid: 99 in {PWD}/pdo_sqlite_class.php on line 8
bool(false)

Warning: Unable to open blob: no such table: main.nope in {PWD}/pdo_sqlite_class.php on line 8
bool(false)
ValueError: Pdo\Sqlite::loadExtension(): Argument #1 ($name) must not be empty 0
PDOException: Unable to load extension "/nope.so" 0
TypeError: Pdo\Sqlite::createFunction(): Argument #2 ($callback) must be a valid callback, function "nofn" not found or invalid function name 0
int(2048)
int(1000)
bool(true)
string(3) "PDO"

Deprecated: Method PDO::sqliteCreateFunction() is deprecated since 8.5, use Pdo\Sqlite::createFunction() instead in {PWD}/pdo_sqlite_class.php on line 10
bool(true)
int(7)
bool(false)
string(6) "sqlite"
bool(true)
NULL
int(1)
PDOException: SQLSTATE[HY000]: General error: 23 not authorized HY000
NULL
bool(false)
bool(true)
bool(true)
int(1)
bool(false)
bool(true)
bool(true)
