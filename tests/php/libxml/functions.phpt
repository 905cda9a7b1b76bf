--TEST--
libxml's functions before anything was parsed
--FILE--
<?php
var_dump(libxml_use_internal_errors());
var_dump(libxml_use_internal_errors(true), libxml_use_internal_errors(), libxml_use_internal_errors(null));
var_dump(libxml_use_internal_errors(false), libxml_use_internal_errors());
var_dump(libxml_get_last_error(), libxml_get_errors());
libxml_clear_errors();
var_dump(libxml_disable_entity_loader(false));
var_dump(@libxml_disable_entity_loader(true), @libxml_disable_entity_loader(false));
var_dump(libxml_set_external_entity_loader(fn($public, $system, $context) => null));
var_dump(get_class(libxml_get_external_entity_loader()));
var_dump(libxml_set_external_entity_loader(null), libxml_get_external_entity_loader());
libxml_set_streams_context(stream_context_create());
try {
    libxml_set_external_entity_loader("nothing");
} catch (TypeError $error) {
    echo $error->getMessage(), "\n";
}
$error = new LibXMLError;
try {
    echo $error->level;
} catch (Error $thrown) {
    echo $thrown->getMessage(), "\n";
}
var_dump(LIBXML_NOENT, LIBXML_PARSEHUGE, LIBXML_ERR_FATAL, extension_loaded("libxml"));
--EXPECT--
bool(false)
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
bool(false)
array(0) {
}

Deprecated: Function libxml_disable_entity_loader() is deprecated in {PWD}/functions.php on line 7
bool(false)
bool(false)
bool(true)
bool(true)
string(7) "Closure"
bool(true)
NULL
libxml_set_external_entity_loader(): Argument #1 ($resolver_function) must be a valid callback or null, function "nothing" not found or invalid function name
Typed property LibXMLError::$level must not be accessed before initialization
int(2)
int(524288)
int(3)
bool(true)
