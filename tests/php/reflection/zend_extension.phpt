--TEST--
OPcache is a Zend extension
--EXTENSIONS--
opcache
--FILE--
<?php
print_r(get_loaded_extensions(true));
var_dump(extension_loaded('Zend OPcache'), (new ReflectionFunction('opcache_reset'))->getExtensionName());
$extension = new ReflectionZendExtension('Zend OPcache');
echo $extension;
var_dump($extension, $extension->getName(), $extension->getVersion() === PHP_VERSION, $extension->getAuthor(),
    $extension->getURL(), $extension->getCopyright());
try {
    new ReflectionZendExtension('zend opcache');
} catch (ReflectionException $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
Array
(
    [0] => Zend OPcache
)
bool(true)
string(12) "Zend OPcache"
Zend Extension [ Zend OPcache 8.2.36 Copyright (c) by Zend Technologies <http://www.zend.com/> ]
object(ReflectionZendExtension)#1 (1) {
  ["name"]=>
  string(12) "Zend OPcache"
}
string(12) "Zend OPcache"
bool(true)
string(17) "Zend Technologies"
string(20) "http://www.zend.com/"
string(13) "Copyright (c)"
Zend Extension "zend opcache" does not exist
