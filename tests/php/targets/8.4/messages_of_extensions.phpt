--TEST--
Messages that PHP 8.4 words otherwise
--INI--
zvm.php=8.4
--FILE--
<?php
function t($f) { try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ": ", $e->getMessage(), "\n"; } }
t(fn() => sprintf("%99999999999d", 1));
t(fn() => sprintf("%.99999999999f", 1));
t(fn() => parse_ini_string('a=${x'));
t(fn() => preg_match("/a/\0", "a"));
t(fn() => xml_parser_set_option(xml_parser_create(), XML_OPTION_SKIP_TAGSTART, -1));
t(fn() => XMLReader::XML('<a/>', "a\0b"));
t(fn() => socket_create(AF_INET, 99, 0));
t(fn() => mb_get_info("foo"));
t(fn() => session_name("\0a"));
t(fn() => session_create_id(str_repeat("a", 300)));
t(fn() => timezone_open('+99:60'));
t(fn() => (new ReflectionClass('SensitiveParameterValue'))->newInstanceWithoutConstructor());
t(fn() => json_encode((new ReflectionExtension('xmlreader'))->getDependencies()));
t(fn() => bin2hex(http_build_query(['a' => 1, 'b' => 2], '', "\0x")));
?>
--EXPECT--
ValueError: Width must be between 0 and 2147483647
ValueError: Precision must be between 0 and 2147483647

Warning: syntax error, unexpected end of file, expecting TC_FALLBACK or '}' in Unknown on line 1
 in {PWD}/messages_of_extensions.php on line 5
bool(false)

Warning: preg_match(): NUL byte is not a valid modifier in {PWD}/messages_of_extensions.php on line 6
bool(false)

Warning: xml_parser_set_option(): Argument #3 ($value) must be between 0 and 2147483647 for option XML_OPTION_SKIP_TAGSTART in {PWD}/messages_of_extensions.php on line 7
bool(false)
ValueError: XMLReader::XML(): Argument #2 ($encoding) must not contain any null bytes
ValueError: socket_create(): Argument #2 ($type) must be one of SOCK_STREAM, SOCK_DGRAM, SOCK_SEQPACKET, SOCK_RAW, or SOCK_RDM optionally OR'ed with SOCK_CLOEXEC, SOCK_NONBLOCK

Warning: mb_get_info(): argument #1 ($type) must be a valid type in {PWD}/messages_of_extensions.php on line 10
bool(false)
ValueError: session_name(): Argument #1 ($name) must not contain any null bytes
ValueError: session_create_id(): Argument #1 ($prefix) cannot be longer than 256 characters

Warning: timezone_open(): Timezone offset is out of range (+99:60) in {PWD}/messages_of_extensions.php on line 13
bool(false)
object(SensitiveParameterValue)#3 (0) {
}
string(38) "{"dom":"Required","libxml":"Required"}"
string(16) "613d310078623d32"
