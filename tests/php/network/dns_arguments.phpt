--TEST--
What the DNS functions refuse before they ask a server
--FILE--
<?php
foreach ([
    fn() => checkdnsrr(""), fn() => checkdnsrr("host", "nonsense"), fn() => dns_check_record("host", "HINFO"),
    fn() => checkdnsrr("a\0b"), fn() => dns_get_record("host", 4), fn() => dns_get_record("host", DNS_ANY | DNS_A),
    fn() => dns_get_record("host", 0, $servers, $more, true), fn() => dns_get_record("host", 65536, raw: true),
    fn() => dns_get_record("a\0b"), fn() => getmxrr("a\0b", $hosts), fn() => dns_get_mx("host"),
] as $call) {
    try {
        var_dump($call());
    } catch (Error $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
--EXPECT--
ValueError: checkdnsrr(): Argument #1 ($hostname) cannot be empty
ValueError: checkdnsrr(): Argument #2 ($type) must be a valid DNS record type
ValueError: dns_check_record(): Argument #2 ($type) must be a valid DNS record type
ValueError: checkdnsrr(): Argument #1 ($hostname) must not contain any null bytes
ValueError: dns_get_record(): Argument #2 ($type) must be a DNS_* constant
ValueError: dns_get_record(): Argument #2 ($type) must be a DNS_* constant
ValueError: dns_get_record(): Argument #2 ($type) must be between 1 and 65535 when argument #5 ($raw) is true
ValueError: dns_get_record(): Argument #2 ($type) must be between 1 and 65535 when argument #5 ($raw) is true
ValueError: dns_get_record(): Argument #1 ($hostname) must not contain any null bytes
ValueError: getmxrr(): Argument #1 ($hostname) must not contain any null bytes
ArgumentCountError: dns_get_mx() expects at least 2 arguments, 1 given
