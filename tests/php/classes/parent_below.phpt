--TEST--
A class whose parent is declared below it in the same file is declared where it stands, those of a loaded file at once
--FILE--
<?php
var_dump(class_exists('Grandchild'), class_exists('Child'), class_exists('Base'), class_exists('Sibling'));
file_put_contents(__DIR__ . '/parent_below.inc', '<?php
var_dump(class_exists("Second"), class_exists("First"), class_exists("OwnChild"));
class Second extends First {}
class First extends Base {}
class OwnChild extends OwnBase {}
class OwnBase {}
');
include __DIR__ . '/parent_below.inc';
class Child extends Base {}
class Base {}
class Sibling extends Base {}
class Grandchild extends Child {}
var_dump(class_exists('Grandchild'), class_exists('Child'));
--CLEAN--
<?php
@unlink(__DIR__ . '/parent_below.inc');
--EXPECT--
bool(false)
bool(false)
bool(true)
bool(true)
bool(false)
bool(true)
bool(false)
bool(true)
bool(true)
