--TEST--
ReflectionExtension::getDependencies() of the extensions that read XML
--EXTENSIONS--
xml
dom
xmlreader
xsl
simplexml
--FILE--
<?php
foreach (['xml', 'dom', 'xmlreader', 'xsl', 'SimpleXML', 'SPL', 'session'] as $name) {
    echo $name, ': ', json_encode((new ReflectionExtension($name))->getDependencies()), "\n";
}
--EXPECT--
xml: {"libxml":"Required"}
dom: {"libxml":"Required","domxml":"Conflicts"}
xmlreader: {"libxml":"Required"}
xsl: {"libxml":"Required","dom":"Required"}
SimpleXML: {"libxml":"Required","spl":"Required"}
SPL: {"json":"Required"}
session: {"hash":"Optional","spl":"Required"}
