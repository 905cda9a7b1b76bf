--TEST--
An archive whose path is too long cannot be made
--EXTENSIONS--
phar
--INI--
phar.readonly=0
--FILE--
<?php
$name = str_repeat('x', PHP_MAXPATHLEN) . '.tar';
foreach ([$name, "../$name", "/$name"] as $path) {
    foreach (['PharData', 'Phar'] as $class) {
        try {
            new $class($path);
        } catch (UnexpectedValueException $e) {
            echo str_replace($path, substr($path, 0, 5) . '…', $e->getMessage()), "\n";
        }
    }
}
--EXPECT--
Cannot create phar 'xxxxx…', file extension (or combination) not recognised or the directory does not exist
Cannot create phar 'xxxxx…', file extension (or combination) not recognised or the directory does not exist
Phar creation or opening failed
Cannot create phar '../xx…', file extension (or combination) not recognised or the directory does not exist
Cannot create phar '/xxxx…', file extension (or combination) not recognised or the directory does not exist
Cannot create phar '/xxxx…', file extension (or combination) not recognised or the directory does not exist
