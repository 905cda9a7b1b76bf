--TEST--
Without exceptions a client's errors are fatal
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
$client = new SoapClient(null, ["uri" => "u", "location" => "l", "exceptions" => 0]);
$client->f(new class { public $a = "\xff"; });
echo "not reached";
--EXPECT--
Fatal error: SOAP-ERROR: Encoding: string '\xff...' is not a valid utf-8 string in {PWD}/fatal_client.php on line 3
--EXIT--
255
