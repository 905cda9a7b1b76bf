--TEST--
UConverter: encodings, substitutes, callbacks, errors
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$converter = new UConverter('latin1', 'utf-8');
var_dump(bin2hex($converter->convert('é€')), $converter->convert("\xe9", true), $converter->getSourceEncoding(), $converter->getDestinationEncoding(), $converter->getSourceType(), $converter->getDestinationType(), bin2hex($converter->getSubstChars()), $converter->setSubstChars('?'), $converter->convert('€'), $converter->setSourceEncoding('nope'), $converter->getErrorCode(), $converter->getErrorMessage(), (clone $converter)->convert('a'));
class Watching extends UConverter {
    public function toUCallback($reason, $source, $codeUnits, &$error): string|int|array|null {
        $error = 0;
        return UConverter::reasonText($reason) === 'REASON_ILLEGAL' ? ['x', 0x1f600] : null;
    }
    public function fromUCallback($reason, $source, $codePoint, &$error): string|int|array|null {
        $error = 0;
        return $codePoint ? ['<', dechex($codePoint), 62] : null;
    }
}
var_dump((new Watching('ascii', 'utf-8'))->convert("a\xffb€c"));
var_dump(UConverter::transcode("\xc3\xa9", 'latin1', 'utf8') === "\xe9", UConverter::transcode("\x80", 'latin1', 'ascii', ['from_subst' => '?']), @UConverter::transcode('x', 'latin1', 'nope'), in_array('UTF-8', UConverter::getAvailable()), UConverter::getAliases('utf-8')[0], UConverter::getStandards()[0]);
try {
    UConverter::reasonText(99);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
string(4) "e91a"
string(2) "é"
string(5) "UTF-8"
string(10) "ISO-8859-1"
int(4)
int(3)
string(6) "efbfbd"
bool(true)
string(1) "?"
bool(false)
int(4)
string(70) "ucnv_open() returned error 4: U_FILE_ACCESS_ERROR: U_FILE_ACCESS_ERROR"
string(1) "a"
string(17) "ax<1f600>b<20ac>c"
bool(true)
string(1) ""
bool(false)
bool(true)
string(5) "UTF-8"
string(5) "UTR22"
UConverter::reasonText(): Argument #1 ($reason) must be a UConverter::REASON_* constant
