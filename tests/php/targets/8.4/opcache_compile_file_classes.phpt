--TEST--
opcache_compile_file() declares classes that are bound early
--INI--
zvm.php=8.4
opcache.enable_cli=1
opcache.file_update_protection=0
--FILE--
<?php
$file = __DIR__ . '/opcache_compile_file_classes.inc';
file_put_contents($file, '<?php class Plain {} class Failure extends Exception {} class Derived extends Plain {} class Counted implements Countable { function count(): int { return 1; } } interface Named {} trait Shared {} enum Suit {} class Using { use Shared; } class Lost extends Unknown {} if (true) { class Later {} }');
touch($file, time() - 100);
var_dump(opcache_compile_file($file));
foreach (['Plain', 'Failure', 'Derived', 'Counted', 'Suit', 'Using', 'Lost', 'Later'] as $class) {
    echo $class, ' ', json_encode(class_exists($class, false)), "\n";
}
var_dump(interface_exists('Named', false), trait_exists('Shared', false));
unlink($file);
--EXPECT--
bool(true)
Plain true
Failure true
Derived true
Counted false
Suit false
Using false
Lost false
Later false
bool(true)
bool(true)
