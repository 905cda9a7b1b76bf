--TEST--
Arrays as parameters and rows as arrays, of all kinds of values
--EXTENSIONS--
pdo
pdo_sqlite
--FILE--
<?php
$pdo = new PDO('sqlite::memory:');
$pdo->exec('create table item (id integer primary key, name, price real, count integer, data blob)');
$insert = $pdo->prepare('insert into item (name, price, count, data) values (?, ?, ?, ?)');
$reference = 'by reference';
foreach ([
    ['plain', 1.5, 3, null], ["na\u{ef}ve", 1e25, -4, ''], [true, false, PHP_INT_MAX, "\0\1"], [$reference, 0.1, '7', 'x'],
    [null, null, null, null], [12, -0.0, 1.0, "caf\u{e9}"],
] as $values) {
    var_dump($insert->execute($values));
}
$name = 'one';
$values = [&$name, 2, 3, 4];
$insert->execute($values);
$name = 'two';
$insert->execute($values);
$insert->execute([3 => 'd', 2 => 'c', 1 => 'b', 0 => 'a']);
echo $insert->rowCount(), ' ', $pdo->lastInsertId(), "\n";
foreach ([['a', 1, 2, 3, 4], [[], 1, 2, 3], ['a', 1]] as $values) {
    try {
        var_dump($insert->execute($values));
    } catch (PDOException $exception) {
        echo get_class($exception), ': ', $exception->getMessage(), "\n";
    }
}
foreach ([PDO::FETCH_ASSOC, PDO::FETCH_NUM, PDO::FETCH_BOTH] as $mode) {
    foreach ($pdo->query('select id, name, price, count, data, typeof(name) from item', $mode) as $row) {
        echo json_encode($row, JSON_PARTIAL_OUTPUT_ON_ERROR), "\n";
    }
}
$query = 'select 1 as a, 2 as b, 3 as a, 4 as "7", 5 as "1"';
var_dump($pdo->query($query)->fetch(PDO::FETCH_ASSOC), $pdo->query($query)->fetch(PDO::FETCH_BOTH));
$row = $pdo->query('select 1 as "5", 2 as b')->fetch(PDO::FETCH_ASSOC);
$row[] = 'next';
$row['b'] = [$row];
print_r($row);
$rows = $pdo->query('select id, name from item order by id desc limit 2')->fetchAll(PDO::FETCH_ASSOC);
$rows[0]['name'] .= ' changed';
print_r($rows);
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
1 9
PDOException: SQLSTATE[HY000]: General error: 25 column index out of range

Warning: Array to string conversion in {PWD}/rows_as_arrays.php on line 21
bool(true)
bool(true)
{"id":1,"name":"plain","price":1.5,"count":3,"data":null,"typeof(name)":"text"}
{"id":2,"name":"na\u00efve","price":1.0e+25,"count":-4,"data":"","typeof(name)":"text"}
{"id":3,"name":"1","price":"","count":9223372036854775807,"data":"\u0000\u0001","typeof(name)":"text"}
{"id":4,"name":"by reference","price":0.1,"count":7,"data":"x","typeof(name)":"text"}
{"id":5,"name":null,"price":null,"count":null,"data":null,"typeof(name)":"null"}
{"id":6,"name":"12","price":0,"count":1,"data":"caf\u00e9","typeof(name)":"text"}
{"id":7,"name":"one","price":2,"count":3,"data":"4","typeof(name)":"text"}
{"id":8,"name":"two","price":2,"count":3,"data":"4","typeof(name)":"text"}
{"id":9,"name":"a","price":"b","count":"c","data":"d","typeof(name)":"text"}
{"id":10,"name":"Array","price":1,"count":2,"data":"3","typeof(name)":"text"}
{"id":11,"name":"a","price":1,"count":2,"data":"3","typeof(name)":"text"}
[1,"plain",1.5,3,null,"text"]
[2,"na\u00efve",1.0e+25,-4,"","text"]
[3,"1","",9223372036854775807,"\u0000\u0001","text"]
[4,"by reference",0.1,7,"x","text"]
[5,null,null,null,null,"null"]
[6,"12",0,1,"caf\u00e9","text"]
[7,"one",2,3,"4","text"]
[8,"two",2,3,"4","text"]
[9,"a","b","c","d","text"]
[10,"Array",1,2,"3","text"]
[11,"a",1,2,"3","text"]
{"id":1,"0":1,"name":"plain","1":"plain","price":1.5,"2":1.5,"count":3,"3":3,"data":null,"4":null,"typeof(name)":"text","5":"text"}
{"id":2,"0":2,"name":"na\u00efve","1":"na\u00efve","price":1.0e+25,"2":1.0e+25,"count":-4,"3":-4,"data":"","4":"","typeof(name)":"text","5":"text"}
{"id":3,"0":3,"name":"1","1":"1","price":"","2":"","count":9223372036854775807,"3":9223372036854775807,"data":"\u0000\u0001","4":"\u0000\u0001","typeof(name)":"text","5":"text"}
{"id":4,"0":4,"name":"by reference","1":"by reference","price":0.1,"2":0.1,"count":7,"3":7,"data":"x","4":"x","typeof(name)":"text","5":"text"}
{"id":5,"0":5,"name":null,"1":null,"price":null,"2":null,"count":null,"3":null,"data":null,"4":null,"typeof(name)":"null","5":"null"}
{"id":6,"0":6,"name":"12","1":"12","price":0,"2":0,"count":1,"3":1,"data":"caf\u00e9","4":"caf\u00e9","typeof(name)":"text","5":"text"}
{"id":7,"0":7,"name":"one","1":"one","price":2,"2":2,"count":3,"3":3,"data":"4","4":"4","typeof(name)":"text","5":"text"}
{"id":8,"0":8,"name":"two","1":"two","price":2,"2":2,"count":3,"3":3,"data":"4","4":"4","typeof(name)":"text","5":"text"}
{"id":9,"0":9,"name":"a","1":"a","price":"b","2":"b","count":"c","3":"c","data":"d","4":"d","typeof(name)":"text","5":"text"}
{"id":10,"0":10,"name":"Array","1":"Array","price":1,"2":1,"count":2,"3":2,"data":"3","4":"3","typeof(name)":"text","5":"text"}
{"id":11,"0":11,"name":"a","1":"a","price":1,"2":1,"count":2,"3":2,"data":"3","4":"3","typeof(name)":"text","5":"text"}
array(4) {
  ["a"]=>
  int(3)
  ["b"]=>
  int(2)
  [7]=>
  int(4)
  [1]=>
  int(5)
}
array(8) {
  ["a"]=>
  int(3)
  [0]=>
  int(1)
  ["b"]=>
  int(2)
  [1]=>
  int(5)
  [2]=>
  int(3)
  [7]=>
  int(4)
  [3]=>
  int(4)
  [4]=>
  int(5)
}
Array
(
    [5] => 1
    [b] => Array
        (
            [0] => Array
                (
                    [5] => 1
                    [b] => 2
                    [6] => next
                )

        )

    [6] => next
)
Array
(
    [0] => Array
        (
            [id] => 11
            [name] => a changed
        )

    [1] => Array
        (
            [id] => 10
            [name] => Array
        )

)
