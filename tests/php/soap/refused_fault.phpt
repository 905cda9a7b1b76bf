--TEST--
What a server answers where it refuses: fault
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
$server->fault("Client", "given", "actor", ["d" => 1], "name");
echo "not reached";
--EXPECT--
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>SOAP-ENV:Client</faultcode><faultstring>given</faultstring><faultactor>actor</faultactor><detail><item><key>d</key><value>1</value></item></detail></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>

shut down
