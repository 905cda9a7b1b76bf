--TEST--
Removed elements, XPath results, intl.error_level and chmod() in PHP 8.5
--INI--
zvm.php=8.5
--FILE--
<?php
$x = simplexml_load_string('<r><a>1<b>2</b></a><a>3</a></r>');
$kept = $x->a[0]; $inside = $kept->b; unset($x->a[0]);
echo $kept, $inside, $kept->getName(), count($x->a), $x->asXML();
foreach (['count(//a)', 'string(//a)', '1 = 1', '//a'] as $q) var_dump(is_array($x->xpath($q)));
ini_set('intl.error_level', '2');
touch($f = __DIR__ . '/chmod.txt'); var_dump(decoct(fileperms($f) & 0777)); chmod($f, 0600); var_dump(decoct(fileperms($f) & 0777)); unlink($f);
echo implode(' ', array_slice(array_keys((new ReflectionExtension('session'))->getINIEntries()), 8, 4));
--EXPECT--
12a1<?xml version="1.0"?>
<r><a>3</a></r>

Warning: SimpleXMLElement::xpath(): XPath expression must return a node set, number returned in {PWD}/changes_of_extensions.php on line 5
bool(false)

Warning: SimpleXMLElement::xpath(): XPath expression must return a node set, string returned in {PWD}/changes_of_extensions.php on line 5
bool(false)

Warning: SimpleXMLElement::xpath(): XPath expression must return a node set, bool returned in {PWD}/changes_of_extensions.php on line 5
bool(false)
bool(true)

Deprecated: ini_set(): Using a value different than 0 for intl.error_level is deprecated, as the intl.error_level INI setting is deprecated. Instead the intl.use_exceptions INI setting should be enabled to throw exceptions on errors or intl_get_error_code()/intl_get_error_message() should be used to manually deal with errors in {PWD}/changes_of_extensions.php on line 6
string(3) "644"
string(3) "600"
session.cookie_lifetime session.cookie_path session.cookie_domain session.cookie_secure
