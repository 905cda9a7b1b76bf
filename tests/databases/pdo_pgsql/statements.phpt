--TEST--
pdo_pgsql: statements, types, cursors, large objects, copying, notifications
--EXTENSIONS--
pdo
pdo_pgsql
--FILE--
<?php
$p = new PDO("pgsql:host=" . getenv("TEST_PGSQL_HOST") . ";dbname=test;user=postgres");
$p->exec("CREATE TEMPORARY TABLE t (id SERIAL PRIMARY KEY, a VARCHAR(20), b FLOAT8, c NUMERIC(5,2), d TIMESTAMP, e BOOL, f BYTEA)");
foreach ([true, false] as $emulates) {
    $p->setAttribute(PDO::ATTR_EMULATE_PREPARES, $emulates);
    $s = $p->prepare("INSERT INTO t (a, b, c, d, e, f) VALUES (:a, :b, :c, :d, :e, :f)");
    $s->bindValue("f", "a\0b", PDO::PARAM_LOB);
    foreach (["a" => "x'y", "b" => 1.5, "c" => "2.25", "d" => "2020-01-02 03:04:05"] as $name => $value) {
        $s->bindValue($name, $value);
    }
    $s->bindValue("e", true, PDO::PARAM_BOOL);
    var_dump($s->execute(), $p->lastInsertId(), $s->rowCount());
    $s = $p->prepare("SELECT * FROM t WHERE id = ? AND a ?? 'x' IS NULL OR id = 1 ORDER BY id");
    $s = $p->prepare("SELECT * FROM t WHERE id = ?");
    $s->bindValue(1, 1, PDO::PARAM_INT);
    $s->execute();
    $row = $s->fetch(PDO::FETCH_ASSOC);
    var_dump(bin2hex(stream_get_contents(array_pop($row))), $row, $s->fetch(), $s->columnCount());
    $meta = $s->getColumnMeta(1);
    unset($meta["pgsql:table_oid"]);
    var_dump($meta);
    foreach (["SELEC", "SELECT ?", "SELECT :a", "SELECT :a, ?", "INSERT INTO t (id) VALUES (1)"] as $sql) {
        foreach ([[], [1, 2], ["b" => 1]] as $values) {
            try {
                $s = $p->prepare($sql);
                var_dump($s->execute($values));
            } catch (PDOException $e) {
                echo $e->getMessage(), " | ", json_encode($e->errorInfo), "\n";
            }
        }
    }
    var_dump($p->beginTransaction(), $p->inTransaction(), $p->rollBack(), $p->inTransaction(), $p->quote("a'b"));
    $s = $p->prepare("SELECT generate_series(1, 4)", [PDO::ATTR_CURSOR => PDO::CURSOR_SCROLL]);
    $s->execute();
    foreach ([PDO::FETCH_ORI_LAST, PDO::FETCH_ORI_PRIOR, PDO::FETCH_ORI_FIRST, PDO::FETCH_ORI_NEXT] as $orientation) {
        echo json_encode($s->fetch(PDO::FETCH_NUM, $orientation)), "\n";
    }
    echo json_encode([$s->fetch(PDO::FETCH_NUM, PDO::FETCH_ORI_ABS, 1), $s->fetch(PDO::FETCH_NUM, PDO::FETCH_ORI_REL, 2)]), "\n";
    unset($s);
    $p->beginTransaction();
    $oid = $p->pgsqlLOBCreate();
    $stream = $p->pgsqlLOBOpen($oid, "w");
    var_dump(fwrite($stream, "hello"), fseek($stream, 1), fread($stream, 3), fclose($stream), $p->pgsqlLOBUnlink($oid));
    $p->commit();
    try {
        $p->pgsqlLOBOpen("1");
    } catch (PDOException $e) {
        echo $e->getMessage(), "\n";
    }
}
var_dump($p->pgsqlCopyFromArray("t", ["10\tten\t1\t2\t\\N\tt\t\\N"], "\t", "\\\\N", "id, a, b, c, d, e, f"), $p->pgsqlCopyToArray("t", ";", "-", "id, a, b"));
$p->exec("LISTEN here");
$p->exec("NOTIFY here, 'words'");
$notice = $p->pgsqlGetNotify(PDO::FETCH_ASSOC, 5000);
var_dump($notice["pid"] === $p->pgsqlGetPid(), $notice["message"], $notice["payload"], $p->pgsqlGetNotify());
foreach (["pgsql:host=/nonexistent", "pgsql:host=" . getenv("TEST_PGSQL_HOST") . " dbname=nowhere user=postgres"] as $source) {
    try {
        new PDO($source);
    } catch (PDOException $e) {
        echo $e->getCode(), " ", preg_replace('~"/\S+~', '"…"', $e->getMessage()), "\n";
    }
}
--EXPECT--
bool(true)
string(1) "1"
int(1)
string(6) "610062"
array(6) {
  ["id"]=>
  int(1)
  ["a"]=>
  string(3) "x'y"
  ["b"]=>
  string(3) "1.5"
  ["c"]=>
  string(4) "2.25"
  ["d"]=>
  string(19) "2020-01-02 03:04:05"
  ["e"]=>
  bool(true)
}
bool(false)
int(7)
array(7) {
  ["pgsql:oid"]=>
  int(1043)
  ["table"]=>
  string(1) "t"
  ["native_type"]=>
  string(7) "varchar"
  ["pdo_type"]=>
  int(2)
  ["name"]=>
  string(1) "a"
  ["len"]=>
  int(-1)
  ["precision"]=>
  int(24)
}
SQLSTATE[42601]: Syntax error: 7 ERROR:  syntax error at or near "SELEC"
LINE 1: SELEC
        ^ | ["42601",7,"ERROR:  syntax error at or near \"SELEC\"\nLINE 1: SELEC\n        ^"]
SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens | ["HY093",0]
SQLSTATE[42601]: Syntax error: 7 ERROR:  syntax error at end of input
LINE 1: SELECT ?
                ^ | ["42601",7,"ERROR:  syntax error at end of input\nLINE 1: SELECT ?\n                ^"]
SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: parameter was not defined | ["HY093",0]
SQLSTATE[42601]: Syntax error: 7 ERROR:  syntax error at or near ":"
LINE 1: SELECT :a
               ^ | ["42601",7,"ERROR:  syntax error at or near \":\"\nLINE 1: SELECT :a\n               ^"]
SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: parameter was not defined | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: mixed named and positional parameters | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: mixed named and positional parameters | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: mixed named and positional parameters | ["HY093",0]
SQLSTATE[23505]: Unique violation: 7 ERROR:  duplicate key value violates unique constraint "t_pkey"
DETAIL:  Key (id)=(1) already exists. | ["23505",7,"ERROR:  duplicate key value violates unique constraint \"t_pkey\"\nDETAIL:  Key (id)=(1) already exists."]
SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: number of bound variables does not match number of tokens | ["HY093",0]
bool(true)
bool(true)
bool(true)
bool(false)
string(6) "'a''b'"
[4]
[3]
[1]
[2]
[[1],[3]]
int(5)
int(0)
string(3) "ell"
bool(true)
bool(true)
SQLSTATE[HY000]: General error: 7 ERROR:  large object 1 does not exist
bool(true)
string(1) "2"
int(1)
string(6) "610062"
array(6) {
  ["id"]=>
  int(1)
  ["a"]=>
  string(3) "x'y"
  ["b"]=>
  string(3) "1.5"
  ["c"]=>
  string(4) "2.25"
  ["d"]=>
  string(19) "2020-01-02 03:04:05"
  ["e"]=>
  bool(true)
}
bool(false)
int(7)
array(7) {
  ["pgsql:oid"]=>
  int(1043)
  ["table"]=>
  string(1) "t"
  ["native_type"]=>
  string(7) "varchar"
  ["pdo_type"]=>
  int(2)
  ["name"]=>
  string(1) "a"
  ["len"]=>
  int(-1)
  ["precision"]=>
  int(24)
}
SQLSTATE[42601]: Syntax error: 7 ERROR:  syntax error at or near "SELEC"
LINE 1: SELEC
        ^ | ["42601",7,"ERROR:  syntax error at or near \"SELEC\"\nLINE 1: SELEC\n        ^"]
SQLSTATE[42601]: Syntax error: 7 ERROR:  syntax error at or near "SELEC"
LINE 1: SELEC
        ^ | ["42601",7,"ERROR:  syntax error at or near \"SELEC\"\nLINE 1: SELEC\n        ^"]
SQLSTATE[HY093]: Invalid parameter number: :b | ["HY093",null,":b"]
SQLSTATE[08P01]: <<Unknown error>>: 7 ERROR:  bind message supplies 0 parameters, but prepared statement "pdo_stmt_00000008" requires 1 | ["08P01",7,"ERROR:  bind message supplies 0 parameters, but prepared statement \"pdo_stmt_00000008\" requires 1"]
SQLSTATE[HY093]: Invalid parameter number: parameter was not defined | ["HY093",null,"parameter was not defined"]
SQLSTATE[HY093]: Invalid parameter number: :b | ["HY093",null,":b"]
SQLSTATE[08P01]: <<Unknown error>>: 7 ERROR:  bind message supplies 0 parameters, but prepared statement "pdo_stmt_0000000b" requires 1 | ["08P01",7,"ERROR:  bind message supplies 0 parameters, but prepared statement \"pdo_stmt_0000000b\" requires 1"]
SQLSTATE[HY093]: Invalid parameter number: parameter was not defined | ["HY093",null,"parameter was not defined"]
SQLSTATE[HY093]: Invalid parameter number: :b | ["HY093",null,":b"]
SQLSTATE[HY093]: Invalid parameter number: mixed named and positional parameters | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: mixed named and positional parameters | ["HY093",0]
SQLSTATE[HY093]: Invalid parameter number: mixed named and positional parameters | ["HY093",0]
SQLSTATE[23505]: Unique violation: 7 ERROR:  duplicate key value violates unique constraint "t_pkey"
DETAIL:  Key (id)=(1) already exists. | ["23505",7,"ERROR:  duplicate key value violates unique constraint \"t_pkey\"\nDETAIL:  Key (id)=(1) already exists."]
SQLSTATE[08P01]: <<Unknown error>>: 7 ERROR:  bind message supplies 2 parameters, but prepared statement "pdo_stmt_0000000f" requires 0 | ["08P01",7,"ERROR:  bind message supplies 2 parameters, but prepared statement \"pdo_stmt_0000000f\" requires 0"]
SQLSTATE[HY093]: Invalid parameter number: :b | ["HY093",null,":b"]
bool(true)
bool(true)
bool(true)
bool(false)
string(6) "'a''b'"
[4]
[3]
[1]
[2]
[[1],[3]]
int(5)
int(0)
string(3) "ell"
bool(true)
bool(true)
SQLSTATE[HY000]: General error: 7 ERROR:  large object 1 does not exist
bool(true)
array(3) {
  [0]=>
  string(10) "1;x'y;1.5
"
  [1]=>
  string(10) "2;x'y;1.5
"
  [2]=>
  string(9) "10;ten;1
"
}
bool(true)
string(4) "here"
string(5) "words"
bool(false)
7 SQLSTATE[08006] [7] connection to server on socket "…" failed: No such file or directory
	Is the server running locally and accepting connections on that socket?
7 SQLSTATE[08006] [7] connection to server on socket "…" failed: FATAL:  database "nowhere" does not exist
