--TEST--
Spoofchecker
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$checker = new Spoofchecker;
var_dump($checker->isSuspicious('paypаl.com', $found), $found, $checker->isSuspicious('paypal.com'), $checker->areConfusable('goog1e', 'google', $found), $found, $checker->setAllowedLocales('de,ru'), $checker->setChecks(Spoofchecker::INVISIBLE), $checker->isSuspicious('paypаl.com'), (clone $checker)->isSuspicious('x'));
$checker->setRestrictionLevel(Spoofchecker::ASCII);
try {
    $checker->setRestrictionLevel(7);
} catch (ValueError $error) {
    echo $error->getMessage(), "\n";
}
--EXPECT--
bool(true)
int(16)
bool(false)
bool(true)
int(1)
NULL
NULL
bool(false)
bool(false)
Spoofchecker::setRestrictionLevel(): Argument #1 ($level) must be one of Spoofchecker::ASCII, Spoofchecker::SINGLE_SCRIPT_RESTRICTIVE, Spoofchecker::SINGLE_HIGHLY_RESTRICTIVE, Spoofchecker::SINGLE_MODERATELY_RESTRICTIVE, Spoofchecker::SINGLE_MINIMALLY_RESTRICTIVE, or Spoofchecker::UNRESTRICTIVE
