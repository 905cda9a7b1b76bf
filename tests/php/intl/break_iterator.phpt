--TEST--
IntlBreakIterator and those derived from it, IntlPartsIterator
--EXTENSIONS--
intl
--SKIPIF--
<?php if (!class_exists("Collator") || INTL_ICU_VERSION !== "72.1") die("skip made with ICU 72");
--FILE--
<?php
$words = IntlBreakIterator::createWordInstance('en');
var_dump($words->getText(), $words->setText('Hello wörld. Foo 12!'), $words);
foreach ($words as $key => $position) {
    echo $key, ' ', $position, ' ', $words->getRuleStatus(), ' ', implode(',', $words->getRuleStatusVec()), "\n";
}
foreach ([IntlPartsIterator::KEY_SEQUENTIAL, IntlPartsIterator::KEY_LEFT, IntlPartsIterator::KEY_RIGHT] as $keys) {
    foreach ($words->getPartsIterator($keys) as $key => $part) {
        echo $key, '=', json_encode($part), ' ';
    }
    echo "\n";
}
var_dump($words->first(), $words->next(), $words->next(2), $words->previous(), $words->following(3), $words->preceding(3), $words->isBoundary(5), $words->last(), $words->current(), $words->getLocale(0), $words->getLocale(5), intl_get_error_message());
$rules = new IntlRuleBasedBreakIterator('$LN=[[:letter:][:number:]]; .*;');
$compiled = new IntlRuleBasedBreakIterator($rules->getBinaryRules(), true);
$compiled->setText('ab c');
var_dump(iterator_to_array($compiled), $rules == $compiled, $rules == clone $rules, $rules->getRules());
foreach (['createCharacterInstance', 'createLineInstance', 'createSentenceInstance', 'createTitleInstance'] as $factory) {
    $iterator = IntlBreakIterator::$factory('en');
    $iterator->setText('One two. Three');
    echo implode(',', iterator_to_array($iterator)), "\n";
}
$points = IntlBreakIterator::createCodePointInstance();
$points->setText("aé€\xff!");
foreach ([[3], [-1], [0], [1], [9]] as $arguments) {
    echo $points->next(...$arguments), ' ', $points->getLastCodePoint(), ' ', $points->current(), "\n";
}
$parts = $words->getPartsIterator();
$parts->rewind();
var_dump($parts->getBreakIterator() === $words, $parts->key(), $parts->current(), $parts->getRuleStatus());
foreach ([fn() => new IntlRuleBasedBreakIterator('[a'), fn() => new IntlRuleBasedBreakIterator('a', true), fn() => $words->getPartsIterator(9), fn() => $words->following(2 ** 40)] as $act) {
    try {
        $act();
    } catch (Throwable $thrown) {
        echo get_class($thrown), ': ', $thrown->getMessage(), "\n";
    }
}
--EXPECT--
NULL
bool(true)
object(IntlRuleBasedBreakIterator)#1 (3) {
  ["valid"]=>
  bool(true)
  ["text"]=>
  string(21) "Hello wörld. Foo 12!"
  ["type"]=>
  string(33) "N6icu_7222RuleBasedBreakIteratorE"
}
0 0 0 0
1 5 200 200
2 6 0 0
3 12 200 200
4 13 0 0
5 14 0 0
6 17 200 200
7 18 0 0
8 20 100 100
9 21 0 0
0="Hello" 1=" " 2="w\u00f6rld" 3="." 4=" " 5="Foo" 6=" " 7="12" 8="!" 
0="Hello" 5=" " 6="w\u00f6rld" 12="." 13=" " 14="Foo" 17=" " 18="12" 20="!" 
5="Hello" 6=" " 12="w\u00f6rld" 13="." 14=" " 17="Foo" 18=" " 20="12" 21="!" 
int(0)
int(5)
int(12)
int(6)
int(5)
int(0)
bool(true)
int(21)
int(21)
string(0) ""
bool(false)
string(67) "breakiter_get_locale: invalid locale type: U_ILLEGAL_ARGUMENT_ERROR"
array(2) {
  [0]=>
  int(0)
  [1]=>
  int(4)
}
bool(false)
bool(true)
string(30) "$LN=[[:letter:][:number:]];.*;"
0,1,2,3,4,5,6,7,8,9,10,11,12,13,14
0,4,9,14
0,9,14
0,4,9,14
6 65533 6
3 8364 3
3 8364 3
6 65533 6
-1 -1 8
bool(true)
int(0)
string(5) "Hello"
int(200)
IntlException: IntlRuleBasedBreakIterator::__construct(): unable to create RuleBasedBreakIterator from rules (parse error on line 1, offset 1)
IntlException: IntlRuleBasedBreakIterator::__construct(): unable to create instance from compiled rules
ValueError: IntlBreakIterator::getPartsIterator(): Argument #1 ($type) must be one of IntlPartsIterator::KEY_SEQUENTIAL, IntlPartsIterator::KEY_LEFT, or IntlPartsIterator::KEY_RIGHT
ValueError: IntlBreakIterator::following(): Argument #1 ($offset) must be between -2147483648 and 2147483647
