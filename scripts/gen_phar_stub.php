<?php
// Prints zvm/ext/phar/default_stub.txt: what Phar::createDefaultStub() gives, since archives must begin with PHP's very
// text. %WEB%, %INDEX% and %LENGTH% stand for the names of the files it starts with and its own length.
//
//     php -d extension=phar scripts/gen_phar_stub.php > zvm/ext/phar/default_stub.txt

$stub = Phar::createDefaultStub('%INDEX%', '%WEB%');
echo preg_replace('/const LEN = \d+;/', 'const LEN = %LENGTH%;', $stub);
