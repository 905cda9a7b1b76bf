--TEST--
Constructors of NumberFormatter and MessageFormatter reset the last error before they check their arguments; too many arguments of intlgregcal_create_instance()
--EXTENSIONS--
intl
--FILE--
<?php
foreach ([fn($x) => new NumberFormatter($x, 1), fn($x) => numfmt_create($x, 1), fn($x) => NumberFormatter::create($x, 1),
        fn($x) => new MessageFormatter($x, 'a'), fn($x) => msgfmt_create($x, 'a'), fn($x) => MessageFormatter::create($x, 'a')] as $make) {
    @numfmt_create('en', 99);
    echo intl_get_error_message(), "\n";
    try {
        $make([]);
    } catch (TypeError $e) {
        echo $e->getMessage(), ' ', intl_get_error_message(), "\n";
    }
}
try {
    @intlgregcal_create_instance(1, 2, 3, 4, 5, 6, 7);
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}
--EXPECT--
numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
NumberFormatter::__construct(): Argument #1 ($locale) must be of type string, array given U_ZERO_ERROR
numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
numfmt_create(): Argument #1 ($locale) must be of type string, array given U_ZERO_ERROR
numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
NumberFormatter::create(): Argument #1 ($locale) must be of type string, array given U_ZERO_ERROR
numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
MessageFormatter::__construct(): Argument #1 ($locale) must be of type string, array given U_ZERO_ERROR
numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
msgfmt_create(): Argument #1 ($locale) must be of type string, array given U_ZERO_ERROR
numfmt_create: number formatter creation failed: U_UNSUPPORTED_ERROR
MessageFormatter::create(): Argument #1 ($locale) must be of type string, array given U_ZERO_ERROR
Too many arguments
