--TEST--
ATTR_STRINGIFY_FETCHES can be read
--EXTENSIONS--
pdo_sqlite
--FILE--
<?php
$pdo = new PDO('sqlite::memory:');
var_dump($pdo->getAttribute(PDO::ATTR_STRINGIFY_FETCHES));
$pdo->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, 1);
var_dump($pdo->getAttribute(PDO::ATTR_STRINGIFY_FETCHES));
--EXPECT--
bool(false)
bool(true)
