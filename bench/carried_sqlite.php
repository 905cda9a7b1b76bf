<?php
// 100,000 rows inserted into a database of SQLite in a transaction, and read again, through PDO.
// Group carried; quick size 500; needs pdo, pdo_sqlite.
$n = (int) ($argv[1] ?? 100000);
$pdo = new PDO('sqlite::memory:');
$pdo->exec('create table item (id integer primary key, name text, price real, note text)');
$insert = $pdo->prepare('insert into item (name, price, note) values (?, ?, ?)');
$pdo->beginTransaction();
for ($i = 0; $i < $n; $i++) {
    $insert->execute(["item $i", $i / 4, $i % 10 ? "a note about $i" : null]);
}
$pdo->commit();
$sum = $length = $empty = 0;
foreach ($pdo->query('select id, name, price, note from item', PDO::FETCH_ASSOC) as $row) {
    $sum += $row['price'];
    $length += strlen($row['name']);
    $empty += $row['note'] === null ? 1 : 0;
}
echo $sum, " ", $length, " ", $empty, " ", $pdo->query('select count(*), max(price) from item')->fetchColumn(1), "\n";
