--TEST--
A fatal error in a function is answered with a fault, its text hidden where the server says so
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=0
log_errors=0
--FILE--
<?php
function f() { echo "before"; trigger_error("own", E_USER_ERROR); }
$server = new SoapServer(null, ["uri" => "urn:test", "send_errors" => false]);
$server->addFunction("f");
$server->handle("<e:Envelope xmlns:e='http://schemas.xmlsoap.org/soap/envelope/'><e:Body><f/></e:Body></e:Envelope>");
--EXPECT--
before<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"><SOAP-ENV:Body><SOAP-ENV:Fault><faultcode>SOAP-ENV:Server</faultcode><faultstring>Internal Error</faultstring></SOAP-ENV:Fault></SOAP-ENV:Body></SOAP-ENV:Envelope>
--EXIT--
255
