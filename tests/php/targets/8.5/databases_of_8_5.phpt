--TEST--
Named constructor arguments of PDO, NUL bytes in quote(), explained SQLite statements
--INI--
zvm.php=8.5
--FILE--
<?php
$p = new PDO('sqlite::memory:'); class K { public $a; function __construct(public $x = 1, public $y = 2) {} } $p->exec('create table t(a); insert into t values (7), (8)'); foreach ([['y' => 9], [1, 2], ['x' => 3, 'y' => 4], [5, 'y' => 6], ['nope' => 1], []] as $args) try { echo json_encode($p->query('select a from t')->fetchAll(PDO::FETCH_CLASS, 'K', $args)), json_encode($p->query('select a from t')->fetchObject('K', $args)), "\n"; } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; } $p = new PDO('sqlite::memory:'); 
class R { function __construct(&$x) { $x++; } } $v = 1; $p->query('select 1')->fetchAll(PDO::FETCH_CLASS, 'R', [&$v]); var_dump($v); $w = 1; $p->query('select 1 union select 2')->fetchAll(PDO::FETCH_CLASS, 'R', [$w]); var_dump($w); $s = $p->query('select 1'); $s->setFetchMode(PDO::FETCH_CLASS, 'R', [&$v]); $s->fetch(); var_dump($v); $p = new PDO('sqlite::memory:'); 
class N { public $a; } foreach ([[1], ['x' => 1], []] as $args) try { var_dump($p->query('select 1 a')->fetchAll(PDO::FETCH_CLASS, 'N', $args)); } catch (Error $e) { echo get_class($e), $e->getMessage(), "\n"; } 
$p = new PDO('sqlite::memory:'); try { $p->quote("a\0b"); } catch (PDOException $e) { var_dump($e->getMessage(), $e->getCode(), $e->errorInfo); } var_dump($p->errorInfo());
$p->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_WARNING); var_dump($p->quote("a\0b"), $p->errorInfo(), $p->errorCode()); $p->setAttribute(PDO::ATTR_ERRMODE, 0); var_dump($p->quote("a\0b"), $p->errorInfo());
$s = new SQLite3(':memory:'); $st = $s->prepare('select 1 union select 2'); var_dump($st->explain(), $st->setExplain(SQLite3Stmt::EXPLAIN_MODE_EXPLAIN_QUERY_PLAN)); $r = $st->execute(); print_r($r->fetchArray(SQLITE3_ASSOC)); try { $st->setExplain(9); } catch (Error $e) { echo $e->getMessage(); } try { $st->setExplain(0); } catch (Throwable $e) { echo get_class($e), $e->getMessage(); }  $r->finalize(); var_dump($st->setExplain(1), $st->explain(), $st->busy(), $st->close()); try { $st->busy(); } catch (Error $e) { echo $e->getMessage(); }
--EXPECT--
[{"a":7,"x":1,"y":9},{"a":8,"x":1,"y":9}]{"a":7,"x":1,"y":9}
[{"a":7,"x":1,"y":2},{"a":8,"x":1,"y":2}]{"a":7,"x":1,"y":2}
[{"a":7,"x":3,"y":4},{"a":8,"x":3,"y":4}]{"a":7,"x":3,"y":4}
[{"a":7,"x":5,"y":6},{"a":8,"x":5,"y":6}]{"a":7,"x":5,"y":6}
ErrorUnknown named parameter $nope
[{"a":7,"x":1,"y":2},{"a":8,"x":1,"y":2}]{"a":7,"x":1,"y":2}

Deprecated: Creation of dynamic property R::$1 is deprecated in {PWD}/databases_of_8_5.php on line 3
int(2)

Deprecated: Creation of dynamic property R::$1 is deprecated in {PWD}/databases_of_8_5.php on line 3

Warning: R::__construct(): Argument #1 ($x) must be passed by reference, value given in {PWD}/databases_of_8_5.php on line 3

Deprecated: Creation of dynamic property R::$1 is deprecated in {PWD}/databases_of_8_5.php on line 3

Warning: R::__construct(): Argument #1 ($x) must be passed by reference, value given in {PWD}/databases_of_8_5.php on line 3
int(1)

Deprecated: Creation of dynamic property R::$1 is deprecated in {PWD}/databases_of_8_5.php on line 3
int(3)
ValueErrorPDOStatement::fetchAll(): Argument #3 must be empty when class provided in argument #2 ($class) does not have a constructor
ValueErrorPDOStatement::fetchAll(): Argument #3 must be empty when class provided in argument #2 ($class) does not have a constructor
array(1) {
  [0]=>
  object(N)#2 (1) {
    ["a"]=>
    int(1)
  }
}
string(45) "SQLite PDO::quote does not support null bytes"
int(0)
NULL
array(3) {
  [0]=>
  string(5) "00000"
  [1]=>
  NULL
  [2]=>
  NULL
}

Warning: PDO::quote(): SQLite PDO::quote does not support null bytes in {PWD}/databases_of_8_5.php on line 6
bool(false)
array(3) {
  [0]=>
  string(5) "00000"
  [1]=>
  NULL
  [2]=>
  NULL
}
string(5) "00000"
bool(false)
array(3) {
  [0]=>
  string(5) "00000"
  [1]=>
  NULL
  [2]=>
  NULL
}
int(0)
bool(true)
Array
(
    [id] => 2
    [parent] => 0
    [notused] => 0
    [detail] => MERGE (UNION)
)
SQLite3Stmt::setExplain(): Argument #1 ($mode) must be one of the SQLite3Stmt::EXPLAIN_MODE_* constantsbool(true)
int(1)
bool(false)
bool(true)
The SQLite3 object has not been correctly initialised or is already closed
