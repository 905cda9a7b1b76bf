--TEST--
The columns of a statement are those of the tables as they are when it is run first
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO('sqlite::memory:', options: [PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC]);
$db->exec('CREATE TABLE t (id INTEGER, before TEXT)');
$db->exec("INSERT INTO t VALUES (1, 'x')");
$all = $db->prepare('SELECT * FROM t');
$all->execute();
echo json_encode($all->fetchAll()), "\n";
$db->exec('DROP TABLE t');
$db->exec('CREATE TABLE t (id INTEGER, after TEXT)');
$db->exec("INSERT INTO t VALUES (2, 'y')");
echo json_encode($db->query('SELECT * FROM t')->fetchAll()), "\n";
$all->execute();
echo json_encode($all->fetchAll()), "\n";
$db->exec('ALTER TABLE t ADD more TEXT');
$all->execute();
echo json_encode($all->fetchAll()), "\n";
$again = $db->prepare('SELECT * FROM t');
$again->execute();
echo json_encode($again->fetchAll()), "\n";
$db->exec('ALTER TABLE t RENAME COLUMN more TO less');
$again->execute();
echo json_encode($again->fetch()), " ", json_encode($again->getColumnMeta(2)['name']), "\n";
--EXPECT--
[{"id":1,"before":"x"}]
[{"id":2,"after":"y"}]
[{"id":2,"before":"y"}]
[{"id":2,"after":"y","more":null}]
[{"id":2,"after":"y","more":null}]
{"id":2,"after":"y","more":null} "more"
