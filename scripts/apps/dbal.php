<?php
// doctrine/dbal on SQLite: schemas, types, parameters, errors, transactions, introspection and changes of tables.

require __DIR__ . '/autoload.php';

use Doctrine\DBAL\{ArrayParameterType, DriverManager, ParameterType};
use Doctrine\DBAL\Schema\Schema;

$attempt = static function (callable $do): void {
    try {
        $do();
    } catch (Doctrine\DBAL\Exception $exception) {
        echo $exception::class, ': ', $exception->getMessage(), ' ', $exception->getCode(), "\n";
    }
};
foreach (['pdo_sqlite', 'sqlite3'] as $driver) {
    echo "== $driver\n";
    $connection = DriverManager::getConnection(['driver' => $driver, 'memory' => true]);
    $schema = new Schema();
    $users = $schema->createTable('users');
    $users->addColumn('id', 'integer', ['autoincrement' => true]);
    $users->addColumn('name', 'string', ['length' => 50]);
    $users->addColumn('born', 'datetime_immutable', ['notnull' => false]);
    $users->addColumn('data', 'json', ['notnull' => false]);
    $users->addColumn('pic', 'blob', ['notnull' => false]);
    $users->addColumn('score', 'decimal', ['precision' => 8, 'scale' => 2, 'default' => '1.5']);
    $users->setPrimaryKey(['id']);
    $users->addUniqueIndex(['name'], 'u_name');
    $posts = $schema->createTable('posts');
    $posts->addColumn('id', 'integer', ['autoincrement' => true]);
    $posts->addColumn('user_id', 'integer');
    $posts->addColumn('ok', 'boolean');
    $posts->setPrimaryKey(['id']);
    $posts->addForeignKeyConstraint('users', ['user_id'], ['id'], ['onDelete' => 'CASCADE'], 'fk1');
    $posts->addIndex(['ok'], 'i_ok');
    foreach ($schema->toSql($connection->getDatabasePlatform()) as $sql) {
        echo $sql, "\n";
        $connection->executeStatement($sql);
    }
    $types = ['born' => 'datetime_immutable', 'data' => 'json', 'pic' => ParameterType::LARGE_OBJECT];
    for ($i = 1; $i <= 5; $i++) {
        $row = ['name' => "n$i", 'born' => new DateTimeImmutable("2020-01-0$i"), 'data' => ['a' => $i], 'pic' => "\0\xff$i"];
        echo $connection->insert('users', $row, $types), $connection->lastInsertId(), "\n";
    }
    $attempt(fn() => $connection->insert('users', ['name' => 'n1']));
    $attempt(fn() => $connection->insert('users', ['name' => null]));
    $attempt(fn() => $connection->insert('posts', ['user_id' => 99, 'ok' => 1]));
    $attempt(fn() => $connection->executeQuery('select * from nothing'));
    $attempt(fn() => $connection->executeQuery('selec 1'));
    echo json_encode([
        $connection->fetchAllAssociative('select id, name from users where id in (?) and name like ?', [[1, 3], 'n%'],
            [ArrayParameterType::INTEGER, ParameterType::STRING]),
        $connection->fetchAllKeyValue('select id, name from users where id > :x', ['x' => 2]),
        $connection->fetchAllAssociativeIndexed('select name, id, score from users limit 2'),
        $connection->fetchFirstColumn('select born from users'), $connection->fetchOne('select count(*) from users'),
    ]), "\n";
    $connection->transactional(function ($connection): void {
        $connection->insert('posts', ['user_id' => 1, 'ok' => true], ['ok' => 'boolean']);
        try {
            $connection->transactional(function ($connection): void {
                $connection->delete('posts', ['user_id' => 1]);
                throw new DomainException('back');
            });
        } catch (DomainException $exception) {
            echo $exception->getMessage(), "\n";
        }
    });
    echo $connection->fetchOne('select count(*) from posts'), "\n";
    $query = $connection->createQueryBuilder()->select('u.name', 'count(p.id) n')->from('users', 'u')
        ->leftJoin('u', 'posts', 'p', 'p.user_id = u.id')->where('u.id < :most')->setParameter('most', 4, ParameterType::INTEGER)
        ->groupBy('u.id')->orderBy('n', 'DESC')->setMaxResults(2);
    echo $query->getSQL(), json_encode($query->executeQuery()->fetchAllNumeric()), "\n";
    $statement = $connection->prepare('select name, pic from users where id = :id');
    $statement->bindValue('id', 2, ParameterType::INTEGER);
    $result = $statement->executeQuery();
    $row = $result->fetchAssociative();
    echo $result->columnCount(), $result->rowCount(), $row['name'],
        bin2hex(is_resource($row['pic']) ? stream_get_contents($row['pic']) : $row['pic']), "\n";
    $result->free();
    $manager = $connection->createSchemaManager();
    foreach ($manager->listTables() as $table) {
        echo $table->getName(), ': ';
        foreach ($table->getColumns() as $column) {
            echo $column->getName(), ' ', $column->getType()::class, ' ', json_encode($column->getDefault()), '; ';
        }
        foreach ($table->getIndexes() as $index) {
            echo $index->getName(), '(', implode(',', $index->getColumns()), ') ';
        }
        foreach ($table->getForeignKeys() as $key) {
            echo $key->getName(), '->', $key->getForeignTableName(), ' ', json_encode($key->getOptions());
        }
        echo "\n";
    }
    $from = $manager->introspectSchema();
    $to = clone $from;
    $to->getTable('users')->addColumn('extra', 'text', ['notnull' => false]);
    $to->getTable('users')->dropColumn('score');
    $change = $manager->createComparator()->compareSchemas($from, $to);
    foreach ($connection->getDatabasePlatform()->getAlterSchemaSQL($change) as $sql) {
        echo $sql, "\n";
        $connection->executeStatement($sql);
    }
    echo json_encode($connection->fetchAssociative('select id, name, extra from users')), $connection->quote("it's"), "\n";
    foreach ($connection->iterateAssociative('select id from users') as $row) {
        echo $row['id'], "\n";
    }
}
