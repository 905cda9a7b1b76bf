--TEST--
SQLite3Result::fetchAll() (PHP 8.5)
--INI--
zvm.php=8.5
--FILE--
<?php
$d = new SQLite3(':memory:'); $d->exec('create table t(a, b); insert into t values (1, "x"), (2, null)');
$r = $d->query('select * from t'); var_dump(json_encode($r->fetchAll()), json_encode($r->fetchAll()), json_encode($r->fetchAll(SQLITE3_NUM))); $r->fetchArray(); var_dump(json_encode($r->fetchAll(SQLITE3_ASSOC))); $r->reset(); var_dump(json_encode($r->fetchAll(0)));
$r = $d->query('select * from t where a > 5'); var_dump($r->fetchAll()); $r->finalize(); try { $r->fetchAll(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
--EXPECT--
string(63) "[{"0":1,"a":1,"1":"x","b":"x"},{"0":2,"a":2,"1":null,"b":null}]"
string(63) "[{"0":1,"a":1,"1":"x","b":"x"},{"0":2,"a":2,"1":null,"b":null}]"
string(18) "[[1,"x"],[2,null]]"
string(18) "[{"a":2,"b":null}]"
string(7) "[[],[]]"
array(0) {
}
The SQLite3Result object has not been correctly initialised or is already closed
