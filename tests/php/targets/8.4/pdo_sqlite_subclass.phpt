--TEST--
Pdo\Sqlite and PDO::connect()
--INI--
zvm.php=8.4
--EXTENSIONS--
pdo_mysql
pdo_sqlite
--FILE--
<?php
$p = PDO::connect('sqlite::memory:'); echo get_class($p), "\n"; $q = new Pdo\Sqlite('sqlite::memory:'); $q->createFunction('twice', fn($x) => $x * 2, 1, Pdo\Sqlite::DETERMINISTIC); $q->createAggregate('cat', function (&$c, $n, $v) { return $c . $v; }, fn($c, $n) => "$c/$n", 1); $q->createCollation('rev', fn($a, $b) => strcmp($b, $a)); $q->exec('create table t (a text); insert into t values ("x"), ("y"), ("z")'); var_dump($q->query('select twice(21), cat(a) from t')->fetch(PDO::FETCH_NUM), $q->query('select a from t order by a collate rev')->fetchAll(PDO::FETCH_COLUMN), Pdo\Sqlite::OPEN_READONLY, Pdo\Sqlite::ATTR_OPEN_FLAGS);
class My extends Pdo\Sqlite {} class Other extends PDO {} foreach ([fn() => My::connect('sqlite::memory:'), fn() => Other::connect('sqlite::memory:'), fn() => new My('sqlite::memory:'), fn() => Pdo\Sqlite::connect('mysql:host=x'), fn() => new Pdo\Sqlite('mysql:'), fn() => PDO::connect('nope:'), fn() => $q->openBlob('t', 'a', 1), fn() => $q->loadExtension(''), fn() => $p->createFunction('f', 'nowhere')] as $f) try { $r = $f(); echo is_object($r) ? get_class($r) : get_debug_type($r), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
--EXPECT--
Pdo\Sqlite
array(2) {
  [0]=>
  int(42)
  [1]=>
  string(5) "xyz/4"
}
array(3) {
  [0]=>
  string(1) "z"
  [1]=>
  string(1) "y"
  [2]=>
  string(1) "x"
}
int(1)
int(1000)
My
PDOException: Other::connect() cannot be used for connecting to the "sqlite" driver, either call Pdo\Sqlite::connect() or PDO::connect() instead
My
PDOException: Pdo\Sqlite::connect() cannot be used for connecting to the "mysql" driver, either call Pdo\Mysql::connect() or PDO::connect() instead
PDOException: Pdo\Sqlite::__construct() cannot be used for connecting to the "mysql" driver, either call Pdo\Mysql::__construct() or PDO::__construct() instead
PDOException: could not find driver
resource (stream)
ValueError: Pdo\Sqlite::loadExtension(): Argument #1 ($name) must not be empty
TypeError: Pdo\Sqlite::createFunction(): Argument #2 ($callback) must be a valid callback, function "nowhere" not found or invalid function name
