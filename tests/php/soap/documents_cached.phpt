--TEST--
WSDL documents are kept in memory and in files as soap.wsdl_cache and cache_wsdl say, as long as soap.wsdl_cache_ttl says
--EXTENSIONS--
soap
--INI--
soap.wsdl_cache_enabled=1
--FILE--
<?php
$folder = __DIR__ . '/documents_cached';
mkdir($folder);
ini_set('soap.wsdl_cache_dir', $folder);
$document = str_replace('"shop.xsd"', '"' . __DIR__ . '/shop.xsd"', file_get_contents(__DIR__ . '/shop.wsdl'));
function functions(string $path, array $options = []) {
    return count((new SoapClient($path, $options))->__getFunctions());
}
function change(string $path, bool $isWhole) {
    global $document;
    file_put_contents($path, $isWhole ? $document : preg_replace('/<binding .*<\/service>/s', '', $document));
}
foreach (['none' => WSDL_CACHE_NONE, 'disk' => WSDL_CACHE_DISK, 'memory' => WSDL_CACHE_MEMORY, 'both' => WSDL_CACHE_BOTH] as $name => $mode) {
    $path = __DIR__ . "/documents_cached_$name.wsdl";
    change($path, true);
    $first = functions($path, ['cache_wsdl' => $mode]);
    change($path, false);
    try {
        var_dump($first === functions($path, ['cache_wsdl' => $mode]));
    } catch (SoapFault $e) {
        echo "$name: read again\n";
    }
    foreach ([WSDL_CACHE_DISK, WSDL_CACHE_MEMORY] as $other) {
        try {
            var_dump($first === functions($path, ['cache_wsdl' => $other]));
        } catch (SoapFault $e) {
            echo "$name: not there\n";
        }
    }
}
var_dump(count(glob("$folder/wsdl-*")) > 0);
ini_set('soap.wsdl_cache_ttl', -10);
try {
    functions(__DIR__ . '/documents_cached_both.wsdl', ['cache_wsdl' => WSDL_CACHE_BOTH]);
} catch (SoapFault $e) {
    echo "too old\n";
}
--CLEAN--
<?php
array_map('unlink', glob(__DIR__ . '/documents_cached*.wsdl'));
array_map('unlink', glob(__DIR__ . '/documents_cached/*'));
@rmdir(__DIR__ . '/documents_cached');
--EXPECT--
none: read again
none: not there
none: not there
bool(true)
bool(true)
disk: not there
bool(true)
memory: not there
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
too old
