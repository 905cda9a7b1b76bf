--TEST--
What a server answers where it refuses: empty
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
$server->handle($request(""));
echo "not reached";
--EXPECT--
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>SOAP-ENV:Client</faultcode><faultstring>looks like we got "Body" without function call</faultstring></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>

shut down
