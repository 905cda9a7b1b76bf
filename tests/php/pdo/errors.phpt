--TEST--
Errors of SQLite in the three error modes
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$db = new PDO("sqlite::memory:", null, null, [PDO::ATTR_ERRMODE => PDO::ERRMODE_SILENT]);
function show($db) { echo json_encode([$db->errorCode(), $db->errorInfo()]), "\n"; }
show($db);
$db->exec("CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT NOT NULL UNIQUE)");
show($db);
$calls = [fn() => $db->exec("CREATE TABEL x"), fn() => $db->query("SELECT * FROM missing"), fn() => $db->prepare("SELECT nothing FROM t"),
    fn() => $db->exec("INSERT INTO t VALUES(1, NULL)"), fn() => $db->query("SELECT 1; SELEC 2")->fetchColumn(), fn() => $db->exec("SELECT 1; SELEC 2"),
    fn() => $db->getAttribute(PDO::ATTR_SERVER_INFO), fn() => $db->setAttribute(9999, 1), fn() => $db->prepare("SELECT ?")->execute([1, 2]),
    fn() => $db->prepare("SELECT :a")->execute(["b" => 1]), fn() => $db->query("-- nothing"), fn() => $db->prepare("SELECT 1", [PDO::ATTR_CURSOR => PDO::CURSOR_SCROLL])];
foreach ([PDO::ERRMODE_SILENT, PDO::ERRMODE_WARNING, PDO::ERRMODE_EXCEPTION] as $mode) {
    $db->setAttribute(PDO::ATTR_ERRMODE, $mode);
    foreach ($calls as $call) {
        try { var_dump($call()); } catch (PDOException $e) { echo json_encode([$e->getMessage(), $e->getCode(), $e->errorInfo]), "\n"; }
        show($db);
    }
}
$insert = $db->prepare("INSERT INTO t VALUES(?, ?)");
foreach ([[1, "x"], [1, "y"], [2, "x"], ["text", "z"]] as $values) {
    try { $insert->execute($values); } catch (PDOException $e) { echo $e->getMessage(), "\n"; }
    show($insert);
}
foreach (["nothing", "nosuch:driver", "sqlite:/no/such/folder/x.db", "uri:file:///no/such/file"] as $dsn) {
    try { @new PDO($dsn); } catch (PDOException $e) { echo json_encode([$e->getMessage(), $e->getCode(), $e->errorInfo]), "\n"; }
}
foreach ([fn() => $db->commit(), fn() => $db->rollBack(), fn() => $db->beginTransaction() && $db->beginTransaction(), fn() => $db->exec(""), fn() => $db->prepare(""),
    fn() => $db->query(""), fn() => clone $db, fn() => serialize($db), fn() => $insert->bindValue(0, 1), fn() => $insert->bindValue("", 1), fn() => $insert->queryString = "x"] as $call) {
    try { var_dump($call()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; }
}
?>
--EXPECT--
[null,["",null,null]]
["00000",["00000",null,null]]
bool(false)
["HY000",["HY000",1,"near \"TABEL\": syntax error"]]
bool(false)
["HY000",["HY000",1,"no such table: missing"]]
bool(false)
["HY000",["HY000",1,"near \"nothing\": syntax error"]]
bool(false)
["23000",["23000",19,"NOT NULL constraint failed: t.b"]]
int(1)
["00000",["00000",null,null]]
bool(false)
["HY000",["HY000",1,"near \"SELEC\": syntax error"]]

Warning: PDO::getAttribute(): SQLSTATE[IM001]: Driver does not support this function: driver does not support that attribute in {PWD}/errors.php on line 9
bool(false)
["IM001",["IM001",1,"near \"SELEC\": syntax error"]]
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]

Warning: PDO::exec(): SQLSTATE[HY000]: General error: 1 near "TABEL": syntax error in {PWD}/errors.php on line 7
bool(false)
["HY000",["HY000",1,"near \"TABEL\": syntax error"]]

Warning: PDO::query(): SQLSTATE[HY000]: General error: 1 no such table: missing in {PWD}/errors.php on line 7
bool(false)
["HY000",["HY000",1,"no such table: missing"]]

Warning: PDO::prepare(): SQLSTATE[HY000]: General error: 1 near "nothing": syntax error in {PWD}/errors.php on line 7
bool(false)
["HY000",["HY000",1,"near \"nothing\": syntax error"]]

Warning: PDO::exec(): SQLSTATE[23000]: Integrity constraint violation: 19 NOT NULL constraint failed: t.b in {PWD}/errors.php on line 8
bool(false)
["23000",["23000",19,"NOT NULL constraint failed: t.b"]]
int(1)
["00000",["00000",null,null]]

Warning: PDO::exec(): SQLSTATE[HY000]: General error: 1 near "SELEC": syntax error in {PWD}/errors.php on line 8
bool(false)
["HY000",["HY000",1,"near \"SELEC\": syntax error"]]

Warning: PDO::getAttribute(): SQLSTATE[IM001]: Driver does not support this function: driver does not support that attribute in {PWD}/errors.php on line 9
bool(false)
["IM001",["IM001",1,"near \"SELEC\": syntax error"]]
bool(false)
["00000",["00000",null,null]]

Warning: PDOStatement::execute(): SQLSTATE[HY000]: General error: 25 column index out of range in {PWD}/errors.php on line 9
bool(false)
["00000",["00000",null,null]]

Warning: PDOStatement::execute(): SQLSTATE[HY000]: General error: 25 column index out of range in {PWD}/errors.php on line 10
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
["SQLSTATE[HY000]: General error: 1 near \"TABEL\": syntax error","HY000",["HY000",1,"near \"TABEL\": syntax error"]]
["HY000",["HY000",1,"near \"TABEL\": syntax error"]]
["SQLSTATE[HY000]: General error: 1 no such table: missing","HY000",["HY000",1,"no such table: missing"]]
["HY000",["HY000",1,"no such table: missing"]]
["SQLSTATE[HY000]: General error: 1 near \"nothing\": syntax error","HY000",["HY000",1,"near \"nothing\": syntax error"]]
["HY000",["HY000",1,"near \"nothing\": syntax error"]]
["SQLSTATE[23000]: Integrity constraint violation: 19 NOT NULL constraint failed: t.b","23000",["23000",19,"NOT NULL constraint failed: t.b"]]
["23000",["23000",19,"NOT NULL constraint failed: t.b"]]
int(1)
["00000",["00000",null,null]]
["SQLSTATE[HY000]: General error: 1 near \"SELEC\": syntax error","HY000",["HY000",1,"near \"SELEC\": syntax error"]]
["HY000",["HY000",1,"near \"SELEC\": syntax error"]]
["SQLSTATE[IM001]: Driver does not support this function: driver does not support that attribute","IM001",["IM001",0]]
["IM001",["IM001",1,"near \"SELEC\": syntax error"]]
bool(false)
["00000",["00000",null,null]]
["SQLSTATE[HY000]: General error: 25 column index out of range","HY000",["HY000",25,"column index out of range"]]
["00000",["00000",null,null]]
["SQLSTATE[HY000]: General error: 25 column index out of range","HY000",["HY000",25,"column index out of range"]]
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
bool(false)
["00000",["00000",null,null]]
["00000",["00000",null,null]]
SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: t.a
["23000",["23000",19,"UNIQUE constraint failed: t.a"]]
SQLSTATE[23000]: Integrity constraint violation: 19 UNIQUE constraint failed: t.b
["23000",["23000",19,"UNIQUE constraint failed: t.b"]]
SQLSTATE[HY000]: General error: 20 datatype mismatch
["HY000",["HY000",20,"datatype mismatch"]]
["PDO::__construct(): Argument #1 ($dsn) must be a valid data source name",0,null]
["could not find driver",0,null]
["SQLSTATE[HY000] [14] unable to open database file",14,["HY000",14,"unable to open database file"]]
["PDO::__construct(): Argument #1 ($dsn) must be a valid data source URI",0,null]
PDOException: There is no active transaction
PDOException: There is no active transaction
PDOException: There is already an active transaction
ValueError: PDO::exec(): Argument #1 ($statement) cannot be empty
ValueError: PDO::prepare(): Argument #1 ($query) cannot be empty
ValueError: PDO::query(): Argument #1 ($query) cannot be empty
Error: Trying to clone an uncloneable object of class PDO
Exception: Serialization of 'PDO' is not allowed
ValueError: PDOStatement::bindValue(): Argument #1 ($param) must be greater than or equal to 1
ValueError: PDOStatement::bindValue(): Argument #1 ($param) cannot be empty
Error: Property queryString is read only
