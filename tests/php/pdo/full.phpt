--TEST--
Databases that are full or cut off: SQLite's errors through PDO and SQLite3, and what the transaction is then
--EXTENSIONS--
pdo
pdo_sqlite
sqlite3
--FILE--
<?php
function attempt(callable $do): void
{
    try {
        echo json_encode($do()), "\n";
    } catch (Exception $e) {
        echo get_class($e), ': ', $e->getMessage(), ' ', json_encode($e->errorInfo ?? $e->getCode()), "\n";
    }
}

foreach ([PDO::ERRMODE_EXCEPTION, PDO::ERRMODE_WARNING] as $mode) {
    $pdo = new PDO('sqlite::memory:', null, null, [PDO::ATTR_ERRMODE => $mode]);
    $pdo->exec('create table t (a)');
    $pdo->query('pragma max_page_count = 3')->fetchAll();
    $statement = $pdo->prepare('insert into t values (?)');
    for ($i = 0; $i < 9 && $statement->errorCode() < '1'; $i++) {
        attempt(fn() => $statement->execute([str_repeat('x', 1000)]));
    }
    echo json_encode($statement->errorInfo()), "\n";
    attempt(fn() => $pdo->exec('insert into t values (zeroblob(9000))'));
    $pdo->beginTransaction();
    attempt(fn() => $pdo->exec('insert into t values (zeroblob(9000))'));
    var_dump($pdo->inTransaction());
    attempt(fn() => $pdo->commit());
    var_dump($pdo->query('select count(*) from t')->fetchColumn());
}

$db = new SQLite3(':memory:');
$db->exec('create table t (a)');
$db->query('pragma max_page_count = 3')->fetchArray();
var_dump($db->exec('insert into t values (zeroblob(90000))'), $db->lastErrorCode(), $db->lastErrorMsg());
$db->enableExceptions(true);
attempt(fn() => $db->prepare('insert into t values (zeroblob(90000))')->execute());

attempt(fn() => (new PDO('sqlite:/dev/full'))->exec('create table t (a)'));

$file = __DIR__ . '/full.db';
@unlink($file);
$pdo = new PDO("sqlite:$file");
$pdo->exec('create table t (a)');
$pdo->beginTransaction();
for ($i = 0; $i < 100; $i++) {
    $pdo->exec('insert into t values (zeroblob(500))');
}
$pdo->commit();
unset($pdo);
$stream = fopen($file, 'r+');
ftruncate($stream, 20000);
fclose($stream);
$pdo = new PDO("sqlite:$file");
attempt(fn() => count($pdo->query('select * from t')->fetchAll()));
attempt(fn() => $pdo->exec('insert into t values (1)'));
unset($pdo);
unlink($file);
--EXPECT--
true
true
true
true
PDOException: SQLSTATE[HY000]: General error: 13 database or disk is full ["HY000",13,"database or disk is full"]
["HY000",13,"database or disk is full"]
PDOException: SQLSTATE[HY000]: General error: 13 database or disk is full ["HY000",13,"database or disk is full"]
PDOException: SQLSTATE[HY000]: General error: 13 database or disk is full ["HY000",13,"database or disk is full"]
bool(true)
PDOException: SQLSTATE[HY000]: General error: 1 cannot commit - no transaction is active ["HY000",1,"cannot commit - no transaction is active"]
int(4)
true
true
true
true

Warning: PDOStatement::execute(): SQLSTATE[HY000]: General error: 13 database or disk is full in {PWD}/full.php on line 17
false
["HY000",13,"database or disk is full"]

Warning: PDO::exec(): SQLSTATE[HY000]: General error: 13 database or disk is full in {PWD}/full.php on line 20
false

Warning: PDO::exec(): SQLSTATE[HY000]: General error: 13 database or disk is full in {PWD}/full.php on line 22
false
bool(true)

Warning: PDO::commit(): SQLSTATE[HY000]: General error: 1 cannot commit - no transaction is active in {PWD}/full.php on line 24
false
int(4)

Warning: SQLite3::exec(): database or disk is full in {PWD}/full.php on line 31
bool(false)
int(13)
string(24) "database or disk is full"
Exception: Unable to execute statement: database or disk is full 0
PDOException: SQLSTATE[HY000]: General error: 13 database or disk is full ["HY000",13,"database or disk is full"]
PDOException: SQLSTATE[HY000]: General error: 11 database disk image is malformed ["HY000",11,"database disk image is malformed"]
PDOException: SQLSTATE[HY000]: General error: 11 database disk image is malformed ["HY000",11,"database disk image is malformed"]
