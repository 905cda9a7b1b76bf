--TEST--
ResourceBundle: elements, iteration, fallback, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$bundle = resourcebundle_create('de', null);
var_dump(resourcebundle_count($bundle), count($bundle), $bundle['Version'], $bundle['nope'], resourcebundle_get_error_code($bundle), resourcebundle_get_error_message($bundle), intl_get_error_message());
foreach ($bundle as $key => $value) {
    echo $key, ' ', is_object($value) ? get_class($value) : json_encode($value), "\n";
}
foreach ($bundle['calendar']['gregorian']['DateTimePatterns'] as $key => $value) {
    echo $key, ' ', json_encode($value), "\n";
}
var_dump(resourcebundle_get($bundle, new stdClass), $bundle->getErrorMessage(), $bundle[1000], in_array('de_AT', resourcebundle_locales('')), resourcebundle_locales('/nope'), intl_get_error_message());
var_dump(resourcebundle_create('zz', null, false), intl_get_error_message());
foreach ([fn() => new ResourceBundle('xx', 'nope'), fn() => clone $bundle, fn() => $bundle->__construct('de', null)] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
int(17)
int(17)
string(2) "42"
NULL
int(2)
string(61) "Cannot load resource element 'nope': U_MISSING_RESOURCE_ERROR"
string(12) "U_ZERO_ERROR"
AuxExemplarCharacters false
Ellipsis ResourceBundle
ExemplarCharacters "[a \u00e4 b c d e f g h i j k l m n o \u00f6 p q r s \u00df t u \u00fc v w x y z]"
ExemplarCharactersIndex "[A B C D E F G H I J K L M N O P Q R S T U V W X Y Z]"
ExemplarCharactersNumbers "[\\- \u2011 , . % \u2030 + 0 1 2 3 4 5 6 7 8 9]"
ExemplarCharactersPunctuation "[\\- \u2010 \u2011 \u2013 \u2014 , ; \\: ! ? . \u2026 ' \u2018 \u201a \" \u201c \u201e \u00ab \u00bb ( ) \\[ \\] \\{ \\} \u00a7 @ * \/ \\& #]"
MoreInformation "?"
NumberElements ResourceBundle
calendar ResourceBundle
characterLabel ResourceBundle
contextTransforms ResourceBundle
delimiters ResourceBundle
fields ResourceBundle
listPattern ResourceBundle
measurementSystemNames ResourceBundle
parse ResourceBundle
personNames ResourceBundle
0 "HH:mm:ss zzzz"
1 "HH:mm:ss z"
2 "HH:mm:ss"
3 "HH:mm"
4 "EEEE, d. MMMM y"
5 "d. MMMM y"
6 "dd.MM.y"
7 "dd.MM.yy"
8 "{1}, {0}"
9 "{1}, {0}"
10 "{1}, {0}"
11 "{1}, {0}"
12 "{1}, {0}"
NULL
string(79) "resourcebundle_get: index should be integer or string: U_ILLEGAL_ARGUMENT_ERROR"
NULL
bool(true)
bool(false)
string(51) "Cannot fetch locales list: U_MISSING_RESOURCE_ERROR"
NULL
string(81) "resourcebundle_ctor: Cannot load libICU resource bundle: U_MISSING_RESOURCE_ERROR"
IntlException: Constructor failed
Error: Trying to clone an uncloneable object of class ResourceBundle
Error: ResourceBundle object is already constructed
