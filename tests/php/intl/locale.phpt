--TEST--
Locale: parts, names for people, composing, matching
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
foreach (['de-Latn-DE-1996-x-foo-bar', 'sr_Cyrl_RS@currency=EUR;calendar=buddhist', 'i-klingon', 'x-foo', 'sl_IT_Nedis_KIRTI', 'zh-min-nan', 'en-a-bbb-x-a-ccc'] as $name) {
    echo "$name\n";
    foreach (['locale_get_primary_language', 'locale_get_script', 'locale_get_region', 'locale_get_keywords', 'locale_canonicalize', 'locale_parse', 'locale_get_all_variants'] as $function) {
        echo '  ', $function, ' ', json_encode($function($name)), "\n";
    }
    foreach (['locale_get_display_script', 'locale_get_display_region', 'locale_get_display_name', 'locale_get_display_language', 'locale_get_display_variant'] as $function) {
        echo '  ', $function, ' ', json_encode($function($name, 'fr')), "\n";
    }
    try {
        echo '  ', json_encode(locale_compose(locale_parse($name))), "\n";
    } catch (ValueError $error) {
        echo '  ', $error->getMessage(), "\n";
    }
    foreach (['de_DE', 'de', '*', 'de-Latn'] as $range) {
        echo '  ', json_encode([locale_filter_matches($name, $range), locale_filter_matches($name, $range, true), locale_lookup([$name, 'de-DE', 'en'], $range, false, 'xx'), locale_lookup([$name, 'de_latn_de'], $range, true)]), "\n";
    }
}
var_dump(locale_accept_from_http('de,en-US;q=0.8'), locale_set_default('fr_FR'), locale_get_default(), ini_get('intl.default_locale'));
var_dump(locale_compose(['language' => 'de', 'variant' => ['a', 'b'], 'private' => 'c', 'extlang0' => 'zz']), locale_compose(['language' => 1]), intl_get_error_message());
var_dump(Locale::getDisplayName(str_repeat('x', 200)), intl_get_error_message());
--EXPECT--
de-Latn-DE-1996-x-foo-bar
  locale_get_primary_language "de"
  locale_get_script "Latn"
  locale_get_region "DE"
  locale_get_keywords {"x":"foo-bar"}
  locale_canonicalize "de_Latn_DE_1996@x=foo-bar"
  locale_parse {"language":"de","script":"Latn","region":"DE","variant0":"1996","private0":"foo","private1":"bar"}
  locale_get_all_variants ["1996"]
  locale_get_display_script "latin"
  locale_get_display_region "Allemagne"
  locale_get_display_name "allemand (latin, Allemagne, orthographe allemande de 1996, usage priv\u00e9=foo-bar)"
  locale_get_display_language "allemand"
  locale_get_display_variant "orthographe allemande de 1996"
  "de_Latn_DE_1996_x_foo_bar"
  [false,false,"de-DE",""]
  [true,true,"xx",""]
  [true,true,"xx",""]
  [true,true,"xx",""]
sr_Cyrl_RS@currency=EUR;calendar=buddhist
  locale_get_primary_language "sr"
  locale_get_script "Cyrl"
  locale_get_region "RS"
  locale_get_keywords {"calendar":"buddhist","currency":"EUR"}
  locale_canonicalize "sr_Cyrl_RS@calendar=buddhist;currency=EUR"
  locale_parse {"language":"sr","script":"Cyrl","region":"RS"}
  locale_get_all_variants []
  locale_get_display_script "cyrillique"
  locale_get_display_region "Serbie"
  locale_get_display_name "serbe (cyrillique, Serbie, calendrier=calendrier bouddhiste, devise=euro)"
  locale_get_display_language "serbe"
  locale_get_display_variant ""
  "sr_Cyrl_RS"
  [false,false,"de-DE",""]
  [false,false,"xx",""]
  [true,true,"xx",""]
  [false,false,"xx",""]
i-klingon
  locale_get_primary_language "i-klingon"
  locale_get_script null
  locale_get_region null
  locale_get_keywords null
  locale_canonicalize "tlh"
  locale_parse {"grandfathered":"i-klingon"}
  locale_get_all_variants []
  locale_get_display_script false
  locale_get_display_region false
  locale_get_display_name "klingon"
  locale_get_display_language "klingon"
  locale_get_display_variant false
  "i-klingon"
  [false,false,"de-DE",""]
  [false,false,"xx",""]
  [true,true,"xx",""]
  [false,false,"xx",""]
x-foo
  locale_get_primary_language "x-foo"
  locale_get_script ""
  locale_get_region ""
  locale_get_keywords {"x":"foo"}
  locale_canonicalize "@x=foo"
  locale_parse {"private0":"foo"}
  locale_get_all_variants []
  locale_get_display_script ""
  locale_get_display_region ""
  locale_get_display_name "x-foo (usage priv\u00e9=foo)"
  locale_get_display_language "x-foo"
  locale_get_display_variant ""
    locale_compose(): Argument #1 ($subtags) must contain a "language" key
  [false,false,"de-DE",""]
  [false,false,"xx",""]
  [true,true,"xx",""]
  [false,false,"xx",""]
sl_IT_Nedis_KIRTI
  locale_get_primary_language "sl"
  locale_get_script ""
  locale_get_region "IT"
  locale_get_keywords null
  locale_canonicalize "sl_IT_NEDIS_KIRTI"
  locale_parse {"language":"sl","region":"IT","variant0":"NEDIS","variant1":"KIRTI"}
  locale_get_all_variants ["NEDIS","KIRTI"]
  locale_get_display_script ""
  locale_get_display_region "Italie"
  locale_get_display_name "slov\u00e8ne (Italie, NEDIS_KIRTI)"
  locale_get_display_language "slov\u00e8ne"
  locale_get_display_variant "NEDIS_KIRTI"
  "sl_IT_NEDIS_KIRTI"
  [false,false,"de-DE",""]
  [false,false,"xx",""]
  [true,true,"xx",""]
  [false,false,"xx",""]
zh-min-nan
  locale_get_primary_language "zh-min-nan"
  locale_get_script null
  locale_get_region null
  locale_get_keywords null
  locale_canonicalize "nan"
  locale_parse {"grandfathered":"zh-min-nan"}
  locale_get_all_variants []
  locale_get_display_script false
  locale_get_display_region false
  locale_get_display_name "chinois (MIN, NAN)"
  locale_get_display_language "minnan"
  locale_get_display_variant false
  "zh-min-nan"
  [false,false,"de-DE",""]
  [false,false,"xx",""]
  [true,true,"xx",""]
  [false,false,"xx",""]
en-a-bbb-x-a-ccc
  locale_get_primary_language "en"
  locale_get_script ""
  locale_get_region ""
  locale_get_keywords {"a":"bbb","x":"a-ccc"}
  locale_canonicalize "en@a=bbb;x=a-ccc"
  locale_parse {"language":"en","private0":"a","private1":"ccc"}
  locale_get_all_variants []
  locale_get_display_script ""
  locale_get_display_region ""
  locale_get_display_name "anglais (a=bbb, usage priv\u00e9=a-ccc)"
  locale_get_display_language "anglais"
  locale_get_display_variant ""
  "en_x_a_ccc"
  [false,false,"de-DE",""]
  [false,false,"xx",""]
  [true,true,"xx",""]
  [false,false,"xx",""]
string(2) "de"
bool(true)
string(5) "fr_FR"
string(5) "fr_FR"
string(13) "de_zz_a_b_x_c"
bool(false)
string(81) "locale_compose: parameter array element is not a string: U_ILLEGAL_ARGUMENT_ERROR"
bool(false)
string(65) "locale_get_display_name : name too long: U_ILLEGAL_ARGUMENT_ERROR"
