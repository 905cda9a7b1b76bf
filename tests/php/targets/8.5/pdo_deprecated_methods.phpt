--TEST--
Methods and constants of drivers on PDO are deprecated
--INI--
zvm.php=8.5
--FILE--
<?php
$p = new PDO('sqlite::memory:'); $p->sqliteCreateFunction('one', fn() => 1); $p->sqliteCreateCollation('c', 'strcmp'); $p->sqliteCreateAggregate('a', fn() => 1, fn() => 2); var_dump($p->query('select one(), a(1)')->fetch(PDO::FETCH_NUM), PDO::SQLITE_DETERMINISTIC, PDO::SQLITE_OPEN_READONLY); $q = new Pdo\Sqlite('sqlite::memory:'); $q->createFunction('one', fn() => 1); echo $q->query('select one()')->fetchColumn(), "\n"; $q->setAuthorizer(fn(...$a) => Pdo\Sqlite::OK); echo $q->query('select 5')->fetchColumn(), "\n"; $q->setAuthorizer(fn() => Pdo\Sqlite::DENY); try { $q->query('select 6'); } catch (PDOException $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
Deprecated: Method PDO::sqliteCreateFunction() is deprecated since 8.5, use Pdo\Sqlite::createFunction() instead in {PWD}/pdo_deprecated_methods.php on line 2

Deprecated: Method PDO::sqliteCreateCollation() is deprecated since 8.5, use Pdo\Sqlite::createCollation() instead in {PWD}/pdo_deprecated_methods.php on line 2

Deprecated: Method PDO::sqliteCreateAggregate() is deprecated since 8.5, use Pdo\Sqlite::createAggregate() instead in {PWD}/pdo_deprecated_methods.php on line 2

Deprecated: Constant PDO::SQLITE_DETERMINISTIC is deprecated since 8.5, use Pdo\Sqlite::DETERMINISTIC instead in {PWD}/pdo_deprecated_methods.php on line 2

Deprecated: Constant PDO::SQLITE_OPEN_READONLY is deprecated since 8.5, use Pdo\Sqlite::OPEN_READONLY instead in {PWD}/pdo_deprecated_methods.php on line 2
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
int(2048)
int(1)
1
5
SQLSTATE[HY000]: General error: 23 not authorized
