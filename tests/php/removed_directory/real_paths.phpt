--TEST--
realpath() in a removed folder resolves what it can of relative paths
--FILE--
<?php
mkdir(__DIR__ . '/removed_for_real_paths');
chdir(__DIR__ . '/removed_for_real_paths');
rmdir(__DIR__ . '/removed_for_real_paths');
foreach (['', '.', './', './/', './.', 'x', './x'] as $path) {
    var_dump(realpath($path));
}
--EXPECT--
bool(false)
string(1) "."
string(1) "."
string(1) "."
string(1) "."
bool(false)
bool(false)
