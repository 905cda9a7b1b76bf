--TEST--
pdo_mysql: the results of procedures, buffered and not, emulated and prepared
--EXTENSIONS--
pdo
mysqlnd
pdo_mysql
--FILE--
<?php
$p = new PDO("mysql:unix_socket=" . getenv("TEST_MYSQL_SOCKET") . ";dbname=test", "root", "");
$p->exec("CREATE PROCEDURE several() BEGIN SELECT 1; SELECT 2, 3; END");
foreach ([true, false] as $emulates) {
    foreach ([true, false] as $buffers) {
        $p->setAttribute(PDO::ATTR_EMULATE_PREPARES, $emulates);
        $p->setAttribute(PDO::MYSQL_ATTR_USE_BUFFERED_QUERY, $buffers);
        $s = $p->prepare("CALL several()");
        for ($i = 0; $i < 2; $i++) {
            $s->execute();
            do {
                echo json_encode($s->fetchAll(PDO::FETCH_NUM)), " ";
            } while ($s->nextRowset());
            echo "\n";
        }
        $s = null;
    }
}
$p->exec("DROP PROCEDURE several");
--EXPECT--
[[1]] [[2,3]] [] 
[[1]] [[2,3]] [] 
[[1]] [[2,3]] [] 
[[1]] [[2,3]] [] 
[[1]] [[2,3]] [] 
[[1]] [[2,3]] [] 
[[1]] [[2,3]] [] 
[[1]] [[2,3]] []
