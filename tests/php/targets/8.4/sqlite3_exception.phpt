--TEST--
SQLite3Exception, and messages of 8.3
--EXTENSIONS--
sqlite3
--INI--
zvm.php=8.4
--FILE--
<?php
foreach ([false, true] as $x) {
$db = new SQLite3(':memory:'); $db->enableExceptions($x); $db->exec('create table t(a unique, b not null)');
$t = function ($f) { try { var_dump($f()); } catch (Exception $e) { echo get_class($e), ' ', $e->getMessage(), ' ', $e->getCode(), "\n"; } };
$t(fn() => $db->exec('no sql')); $t(fn() => $db->prepare('SELECT * FROM nothing')); $t(fn() => $db->query('SELECT * FROM nothing')); $t(fn() => $db->querySingle('SELECT * FROM nothing'));
$t(fn() => $db->exec('insert into t values(1,null)')); $s = $db->prepare('insert into t values(1, ?)'); $s->bindValue(1, 2); $t(fn() => is_object($s->execute())); $t(fn() => $s->execute());
$t(fn() => $db->openBlob('t', 'z', 1)); $t(fn() => $db->busyTimeout(-1)); $t(fn() => $db->loadExtension('x')); $t(fn() => $db->open('x'));
$t(fn() => $db->createFunction('f', fn() => throw new LogicException('boo'))); $t(fn() => $db->querySingle('select f()'));  $t(fn() => $db->setAuthorizer(fn() => SQLite3::DENY)); $t(fn() => $db->query('select 1'));
}
try { new SQLite3('/nonexistent/x'); } catch (Exception $e) { echo get_class($e), $e->getMessage(), $e->getCode(); }
--EXPECT--
Deprecated: SQLite3::enableExceptions(): Use of warnings for SQLite3 is deprecated in {PWD}/sqlite3_exception.php on line 3

Warning: SQLite3::exec(): near "no": syntax error in {PWD}/sqlite3_exception.php on line 5
bool(false)

Warning: SQLite3::prepare(): Unable to prepare statement: near "nothing": syntax error in {PWD}/sqlite3_exception.php on line 5
bool(false)

Warning: SQLite3::query(): Unable to prepare statement: near "nothing": syntax error in {PWD}/sqlite3_exception.php on line 5
bool(false)

Warning: SQLite3::querySingle(): Unable to prepare statement: near "nothing": syntax error in {PWD}/sqlite3_exception.php on line 5
bool(false)

Warning: SQLite3::exec(): NOT NULL constraint failed: t.b in {PWD}/sqlite3_exception.php on line 6
bool(false)
bool(true)

Warning: SQLite3Stmt::execute(): Unable to execute statement: UNIQUE constraint failed: t.a in {PWD}/sqlite3_exception.php on line 6
bool(false)

Warning: SQLite3::openBlob(): Unable to open blob: no such column: "z" in {PWD}/sqlite3_exception.php on line 7
bool(false)
bool(true)

Warning: SQLite3::loadExtension(): SQLite Extensions are disabled in {PWD}/sqlite3_exception.php on line 7
bool(false)
Exception Already initialised DB Object 0
bool(true)
LogicException boo 0
bool(true)

Warning: SQLite3::query(): Unable to prepare statement: not authorized in {PWD}/sqlite3_exception.php on line 8
bool(false)
SQLite3Exception near "no": syntax error 1
SQLite3Exception Unable to prepare statement: near "nothing": syntax error 1
SQLite3Exception Unable to prepare statement: near "nothing": syntax error 1
SQLite3Exception Unable to prepare statement: near "nothing": syntax error 1
SQLite3Exception NOT NULL constraint failed: t.b 19
bool(true)
SQLite3Exception Unable to execute statement: UNIQUE constraint failed: t.a 19
SQLite3Exception Unable to open blob: no such column: "z" 1
bool(true)
SQLite3Exception SQLite Extensions are disabled 0
Exception Already initialised DB Object 0
bool(true)
LogicException boo 0
bool(true)
SQLite3Exception Unable to prepare statement: not authorized 23
ExceptionUnable to open database: unable to open database file0
