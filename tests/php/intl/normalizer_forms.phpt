--TEST--
Normalizer::normalize() and isNormalized() in all forms
--EXTENSIONS--
intl
--FILE--
<?php
$texts = ["e\u{301}", "\u{e9}", "\u{1e9b}\u{323}", "\u{fb01}\u{2460}\u{ff21}", "\u{1100}\u{1161}\u{11a8}", "\u{212b}", "Stra\u{df}e \u{130}",
    "a\u{315}\u{300}\u{5ae}\u{1e08f}\u{323}b", "\u{1e030}\u{ad}\u{200d}X", "plain", ""];
$forms = ['D' => Normalizer::FORM_D, 'KD' => Normalizer::NFKD, 'C' => Normalizer::FORM_C, 'KC' => Normalizer::NFKC, 'KC_CF' => Normalizer::FORM_KC_CF];
foreach ($texts as $text) {
    echo json_encode($text), "\n";
    foreach ($forms as $name => $form) {
        $normal = Normalizer::normalize($text, $form);
        echo "  $name ", json_encode($normal), normalizer_is_normalized($text, $form) ? " is" : " is not",
            Normalizer::isNormalized($normal, $form) ? "" : " BUT THIS IS NOT EITHER", "\n";
    }
}
var_dump(normalizer_normalize("a\u{30a}") === "\u{e5}");
foreach (['normalizer_normalize', 'Normalizer::isNormalized'] as $function) {
    try {
        var_dump($function("a", 3));
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
    var_dump($function("\xc3"), intl_get_error_message());
}
--EXPECT--
"e\u0301"
  D "e\u0301" is
  KD "e\u0301" is
  C "\u00e9" is not
  KC "\u00e9" is not
  KC_CF "\u00e9" is not
"\u00e9"
  D "e\u0301" is not
  KD "e\u0301" is not
  C "\u00e9" is
  KC "\u00e9" is
  KC_CF "\u00e9" is
"\u1e9b\u0323"
  D "\u017f\u0323\u0307" is not
  KD "s\u0323\u0307" is not
  C "\u1e9b\u0323" is
  KC "\u1e69" is not
  KC_CF "\u1e69" is not
"\ufb01\u2460\uff21"
  D "\ufb01\u2460\uff21" is
  KD "fi1A" is not
  C "\ufb01\u2460\uff21" is
  KC "fi1A" is not
  KC_CF "fi1a" is not
"\u1100\u1161\u11a8"
  D "\u1100\u1161\u11a8" is
  KD "\u1100\u1161\u11a8" is
  C "\uac01" is not
  KC "\uac01" is not
  KC_CF "\uac01" is not
"\u212b"
  D "A\u030a" is not
  KD "A\u030a" is not
  C "\u00c5" is not
  KC "\u00c5" is not
  KC_CF "\u00e5" is not
"Stra\u00dfe \u0130"
  D "Stra\u00dfe I\u0307" is not
  KD "Stra\u00dfe I\u0307" is not
  C "Stra\u00dfe \u0130" is
  KC "Stra\u00dfe \u0130" is
  KC_CF "strasse i\u0307" is not
"a\u0315\u0300\u05ae\ud838\udc8f\u0323b"
  D "a\u0323\u05ae\u0300\ud838\udc8f\u0315b" is not
  KD "a\u0323\u05ae\u0300\ud838\udc8f\u0315b" is not
  C "\u1ea1\u05ae\u0300\ud838\udc8f\u0315b" is not
  KC "\u1ea1\u05ae\u0300\ud838\udc8f\u0315b" is not
  KC_CF "\u1ea1\u05ae\u0300\ud838\udc8f\u0315b" is not
"\ud838\udc30\u00ad\u200dX"
  D "\ud838\udc30\u00ad\u200dX" is
  KD "\u0430\u00ad\u200dX" is not
  C "\ud838\udc30\u00ad\u200dX" is
  KC "\u0430\u00ad\u200dX" is not
  KC_CF "\u0430x" is not
"plain"
  D "plain" is
  KD "plain" is
  C "plain" is
  KC "plain" is
  KC_CF "plain" is
""
  D "" is
  KD "" is
  C "" is
  KC "" is
  KC_CF "" is
bool(true)
normalizer_normalize(): Argument #2 ($form) must be a a valid normalization form
bool(false)
string(61) "Error converting input string to UTF-16: U_INVALID_CHAR_FOUND"
Normalizer::isNormalized(): Argument #2 ($form) must be a a valid normalization form
bool(false)
string(56) "Error converting string to UTF-16.: U_INVALID_CHAR_FOUND"
