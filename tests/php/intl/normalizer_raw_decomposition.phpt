--TEST--
Normalizer::getRawDecomposition()
--EXTENSIONS--
intl
--FILE--
<?php
foreach (["\u{1e9b}", "\u{ac01}", "\u{ac00}", "\u{fb01}", "\u{2460}", "a", "A", "\u{ad}", "\u{1e030}", "\u{212b}", "\u{1ed6}"] as $character) {
    foreach ([Normalizer::FORM_C, Normalizer::FORM_D, Normalizer::FORM_KC, Normalizer::FORM_KD, Normalizer::FORM_KC_CF] as $form) {
        echo json_encode(Normalizer::getRawDecomposition($character, $form)), " ";
    }
    echo "\n";
}
foreach (["", "ab", "\xff", "\xe4\xb8", "\xed\xa0\x80"] as $wrong) {
    var_dump(normalizer_get_raw_decomposition($wrong), intl_get_error_message());
}
var_dump(normalizer_get_raw_decomposition("a", 3));
--EXPECT--
"\u017f\u0307" "\u017f\u0307" "\u017f\u0307" "\u017f\u0307" "\u1e61" 
"\uac00\u11a8" "\uac00\u11a8" "\uac00\u11a8" "\uac00\u11a8" "\uac00\u11a8" 
"\u1100\u1161" "\u1100\u1161" "\u1100\u1161" "\u1100\u1161" "\u1100\u1161" 
null null "fi" "fi" "fi" 
null null "1" "1" "1" 
null null null null null 
null null null null "a" 
null null null null "" 
null null "\u0430" "\u0430" "\u0430" 
"\u00c5" "\u00c5" "\u00c5" "\u00c5" "\u00e5" 
"\u00d4\u0303" "\u00d4\u0303" "\u00d4\u0303" "\u00d4\u0303" "\u1ed7" 
NULL
string(89) "Input string must be exactly one UTF-8 encoded code point long.: U_ILLEGAL_ARGUMENT_ERROR"
NULL
string(89) "Input string must be exactly one UTF-8 encoded code point long.: U_ILLEGAL_ARGUMENT_ERROR"
NULL
string(49) "Code point out of range: U_ILLEGAL_ARGUMENT_ERROR"
NULL
string(49) "Code point out of range: U_ILLEGAL_ARGUMENT_ERROR"
NULL
string(89) "Input string must be exactly one UTF-8 encoded code point long.: U_ILLEGAL_ARGUMENT_ERROR"
string(0) ""
