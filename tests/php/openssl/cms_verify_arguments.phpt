--TEST--
openssl_cms_verify() asks for two arguments, though its flags have a default
--FILE--
<?php
foreach ([[], ['a']] as $arguments) {
    try {
        openssl_cms_verify(...$arguments);
    } catch (ArgumentCountError $e) {
        echo $e->getMessage(), "\n";
    }
}
echo (new ReflectionFunction('openssl_cms_verify'))->getNumberOfRequiredParameters();
--EXPECT--
openssl_cms_verify() expects at least 2 arguments, 0 given
openssl_cms_verify() expects at least 2 arguments, 1 given
1
