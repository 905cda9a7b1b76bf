--TEST--
Nothing keeps objects alive after the database refused something
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$pdo = new PDO('sqlite::memory:');
foreach (['prepare', 'query', 'exec'] as $method) {
    try {
        $pdo->$method('no statement');
    } catch (PDOException $exception) {
        echo $exception->getMessage(), "\n";
    }
    unset($exception);
    $objects = [new stdClass, new stdClass, new stdClass];
    $handles = array_map('spl_object_id', $objects);
    unset($objects);
    sort($handles);
    echo implode(' ', $handles), "\n";
}
--EXPECT--
SQLSTATE[HY000]: General error: 1 near "no": syntax error
2 3 4
SQLSTATE[HY000]: General error: 1 near "no": syntax error
2 3 4
SQLSTATE[HY000]: General error: 1 near "no": syntax error
2 3 4
