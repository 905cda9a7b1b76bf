--TEST--
What a server answers where it refuses: types
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
$request = fn($inner) => "<e:Envelope xmlns:e='http://schemas.xmlsoap.org/soap/envelope/'><e:Body>$inner</e:Body></e:Envelope>";
function f() { }
$server = new SoapServer(null, ["uri" => "urn:test"]);
$server->addFunction("f");
register_shutdown_function(function () { echo "\nshut down\n"; });
$server->handle("<!DOCTYPE a><e:Envelope xmlns:e=\"http://www.w3.org/2003/05/soap-envelope\"/>");
echo "not reached";
--EXPECT--
<?xml version="1.0" encoding="UTF-8"?>
<env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope"><env:Body><env:Fault><env:Code><env:Value>env:Receiver</env:Value></env:Code><env:Reason><env:Text>DTD are not supported by SOAP</env:Text></env:Reason></env:Fault></env:Body></env:Envelope>

shut down
