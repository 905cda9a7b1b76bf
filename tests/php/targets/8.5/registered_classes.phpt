--TEST--
The order in which PHP registers classes, and a class with two names
--INI--
zvm.php=8.5
--FILE--
<?php
echo implode(' ', array_slice(get_declared_classes(), 0, 28)), "\n";
foreach (['date', 'filter', 'uri', 'random', 'standard', 'Reflection'] as $name) {
    echo $name, ': ', implode(' ', (new ReflectionExtension($name))->getClassNames()), "\n";
}
echo implode(' ', array_slice((new ReflectionExtension('dom'))->getClassNames(), 0, 8)), "\n";
var_dump((new ReflectionClass('Dom\\DOMException'))->getName(), get_class(new Dom\DOMException('x')));
try { throw new DOMException('y'); } catch (Dom\DOMException $caught) { echo $caught->getMessage(), "\n"; }
--EXPECT--
InternalIterator Exception ErrorException Error CompileError ParseError TypeError ArgumentCountError ValueError ArithmeticError DivisionByZeroError UnhandledMatchError RequestParseBodyException Closure Generator ClosedGeneratorException WeakReference WeakMap Attribute ReturnTypeWillChange AllowDynamicProperties SensitiveParameter SensitiveParameterValue Override Deprecated NoDiscard DelayedTargetValidation Fiber
date: DateTimeInterface DateTime DateTimeImmutable DateTimeZone DateInterval DatePeriod DateError DateObjectError DateRangeError DateException DateInvalidTimeZoneException DateInvalidOperationException DateMalformedStringException DateMalformedIntervalStringException DateMalformedPeriodStringException
filter: Filter\FilterException Filter\FilterFailedException
uri: Uri\Rfc3986\Uri Uri\WhatWg\Url Uri\UriComparisonMode Uri\UriException Uri\UriError Uri\InvalidUriException Uri\WhatWg\InvalidUrlException Uri\WhatWg\UrlValidationError Uri\WhatWg\UrlValidationErrorType
random: Random\Engine Random\CryptoSafeEngine Random\RandomError Random\BrokenRandomEngineError Random\RandomException Random\Engine\Mt19937 Random\Engine\PcgOneseq128XslRr64 Random\Engine\Xoshiro256StarStar Random\Engine\Secure Random\Randomizer Random\IntervalBoundary
standard: __PHP_Incomplete_Class AssertionError RoundingMode php_user_filter StreamBucket Directory
Reflection: ReflectionException Reflection Reflector ReflectionFunctionAbstract ReflectionFunction ReflectionGenerator ReflectionParameter ReflectionType ReflectionNamedType ReflectionUnionType ReflectionIntersectionType ReflectionMethod ReflectionClass ReflectionObject ReflectionProperty ReflectionClassConstant ReflectionExtension ReflectionZendExtension ReflectionReference ReflectionAttribute ReflectionEnum ReflectionEnumUnitCase ReflectionEnumBackedCase ReflectionFiber ReflectionConstant PropertyHookType
Dom\AdjacentPosition DOMException dom\domexception DOMParentNode Dom\ParentNode DOMChildNode Dom\ChildNode DOMImplementation
string(12) "DOMException"
string(12) "DOMException"
y
