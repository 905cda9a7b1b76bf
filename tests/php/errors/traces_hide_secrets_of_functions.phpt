--TEST--
Back traces hide the secrets that library functions are given
--FILE--
<?php
foreach ([fn() => hash_equals('secret'), fn() => hash_hmac('none', 'data', 'secret'), fn() => password_hash('secret', 'none'),
          fn() => hash_init('none', 0, 'secret'), fn() => hash_hkdf('none', 'secret'), fn() => crypt([], 'salt'),
          fn() => hash_pbkdf2('none', 'secret', 'salt', 1), fn() => password_verify('secret', [])] as $call) {
    try {
        $call();
    } catch (Error $e) {
        echo preg_replace('/^.*: /', '', explode("\n", $e->getTraceAsString())[0]), "\n";
    }
}
$parameter = (new ReflectionFunction('password_hash'))->getParameters()[0];
echo $parameter->getAttributes()[0]->getName(), "\n";
--EXPECT--
hash_equals(Object(SensitiveParameterValue))
hash_hmac('none', 'data', Object(SensitiveParameterValue))
password_hash(Object(SensitiveParameterValue), 'none')
hash_init('none', 0, Object(SensitiveParameterValue))
hash_hkdf('none', Object(SensitiveParameterValue))
crypt(Object(SensitiveParameterValue), 'salt')
hash_pbkdf2('none', Object(SensitiveParameterValue), 'salt', 1)
password_verify(Object(SensitiveParameterValue), Array)
SensitiveParameter
