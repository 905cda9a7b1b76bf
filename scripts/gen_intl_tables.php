<?php
// Prints what ICU knows of each code point, one a line: the questions of gen_intl_tables.py, which runs this. Columns: code
// point, general category, bidi class, combining class, grapheme cluster break, joining type, extended pictographic,
// links consonants before it, links consonants around it, disallowed in domain names, equal to its
// folded form at two levels, new in Unicode 15; in hexadecimal the compatibility
// decomposition, NFKC_Casefold, and the root collation's sort keys of three levels and of two.

$ends = [0xD800 => 0xE000, 0x32000 => 0xE0000, 0xE1000 => 0x10FFFF]; // surrogates; unassigned; private
$three = new Collator('root');
$two = new Collator('root');
$two->setStrength(Collator::SECONDARY);
for ($point = 0; $point < 0x110000; $point++) {
    $point = $ends[$point] ?? $point;
    $text = IntlChar::chr($point);
    idn_to_utf8("a{$text}a", 0x30, INTL_IDNA_VARIANT_UTS46, $info);
    echo implode("\t", [
        dechex($point), IntlChar::charType($point), IntlChar::charDirection($point), IntlChar::getCombiningClass($point),
        IntlChar::getIntPropertyValue($point, IntlChar::PROPERTY_GRAPHEME_CLUSTER_BREAK),
        IntlChar::getIntPropertyValue($point, IntlChar::PROPERTY_JOINING_TYPE),
        (int)IntlChar::hasBinaryProperty($point, 64), // UCHAR_EXTENDED_PICTOGRAPHIC
        (int)(grapheme_strlen("$text\u{94D}\u{915}") === 1), (int)(grapheme_strlen("\u{915}$text\u{915}") === 1),
        (int)($info['errors'] !== 0),
        (int)($two->compare($text, Normalizer::normalize(Normalizer::normalize($text, 48), Normalizer::NFKD)) === 0),
        (int)(IntlChar::charAge($point)[0] >= 15), bin2hex(Normalizer::getRawDecomposition($text, Normalizer::NFKD) ?? ''),
        bin2hex(Normalizer::normalize($text, Normalizer::NFKC_CF)), bin2hex($three->getSortKey($text)),
        bin2hex($two->getSortKey($text)),
    ]), "\n";
}
