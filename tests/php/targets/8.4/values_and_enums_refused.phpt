--TEST--
Values that gd, curl, DateTime::sub() and http_build_query() refuse; deprecated calls and properties
--INI--
zvm.php=8.4
--EXTENSIONS--
curl
gd
intl
--FILE--
<?php
$i = imagecreatetruecolor(2, 2);
foreach ([fn() => imagejpeg($i, '/dev/null', 200), fn() => imagejpeg($i, '/dev/null', -2), fn() => imagepng($i, '/dev/null', 11), fn() => imagepng($i, '/dev/null', -2), fn() => imagewebp($i, '/dev/null', -3), fn() => imagescale($i, 0), fn() => imagescale($i, 1, 1, 99), 
fn() => curl_multi_select(curl_multi_init(), -1), fn() => curl_multi_select(curl_multi_init(), 1e10), fn() => (new DateTime('2000-01-05'))->sub(DateInterval::createFromDateString('next weekday')), fn() => date_sub(date_create('2000-01-05'), DateInterval::createFromDateString('next weekday'))] as $f) try { var_dump($f()); } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
enum B: string { case X = 'x y'; } enum I: int { case O = 1; } enum U { case Q; }
echo http_build_query(['a' => B::X, 'b' => [I::O], 'n' => ['k' => B::X]]), "\n";
foreach ([fn() => http_build_query(['u' => U::Q]), fn() => http_build_query(B::X), fn() => http_build_query(['u' => ['v' => U::Q]]), fn() => http_build_query(U::Q)] as $f) try { echo $f(), "\n"; } catch (Throwable $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
$c = IntlCalendar::createInstance('UTC'); $c->set(2000, 1, 1); $c->set(1, 1); intlcal_set($c, 2000, 1, 1); new IntlGregorianCalendar(2000, 1, 1); new IntlGregorianCalendar('UTC', 'en'); intlgregcal_create_instance(2000, 1, 2);
$d = new DOMDocument; $d->loadXML('<!DOCTYPE a [<!ENTITY e "x">]><a/>'); var_dump($d->actualEncoding, $d->config, $d->encoding); $e = $d->doctype->entities->item(0); var_dump($e->actualEncoding, $e->encoding, $e->version); isset($d->config); 
--EXPECT--
ValueError: imagejpeg(): Argument #3 ($quality) must be at between -1 and 100
ValueError: imagejpeg(): Argument #3 ($quality) must be at between -1 and 100
ValueError: imagepng(): Argument #3 ($quality) must be between -1 and 9
ValueError: imagepng(): Argument #3 ($quality) must be between -1 and 9
ValueError: imagewebp(): Argument #3 ($quality) must be greater than or equal to -1
ValueError: imagescale(): Argument #2 ($width) must be between 1 and 2147483647
ValueError: imagescale(): Argument #4 ($mode) must be one of the GD_* constants
ValueError: curl_multi_select(): Argument #2 ($timeout) must be between 0 and 2147484
ValueError: curl_multi_select(): Argument #2 ($timeout) must be between 0 and 2147484
DateInvalidOperationException: DateTime::sub(): Only non-special relative time specifications are supported for subtraction

Warning: date_sub(): Only non-special relative time specifications are supported for subtraction in {PWD}/values_and_enums_refused.php on line 4
object(DateTime)#16 (3) {
  ["date"]=>
  string(26) "2000-01-05 00:00:00.000000"
  ["timezone_type"]=>
  int(3)
  ["timezone"]=>
  string(3) "UTC"
}
a=x+y&b%5B0%5D=1&n%5Bk%5D=x+y
ValueError: Unbacked enum U cannot be converted to a string
TypeError: http_build_query(): Argument #1 ($data) must not be an enum, B given
ValueError: Unbacked enum U cannot be converted to a string
TypeError: http_build_query(): Argument #1 ($data) must not be an enum, U given

Deprecated: Calling IntlCalendar::set() with more than 2 arguments is deprecated, use either IntlCalendar::setDate() or IntlCalendar::setDateTime() instead in {PWD}/values_and_enums_refused.php on line 8

Deprecated: Function intlcal_set() is deprecated since 8.4, use IntlCalendar::set(), IntlCalendar::setDate(), or IntlCalendar::setDateTime() instead in {PWD}/values_and_enums_refused.php on line 8

Deprecated: Calling IntlGregorianCalendar::__construct() with more than 2 arguments is deprecated, use either IntlGregorianCalendar::createFromDate() or IntlGregorianCalendar::createFromDateTime() instead in {PWD}/values_and_enums_refused.php on line 8

Deprecated: Function intlgregcal_create_instance() is deprecated since 8.4, use IntlGregorianCalendar::__construct(), IntlGregorianCalendar::createFromDate(), or IntlGregorianCalendar::createFromDateTime() instead in {PWD}/values_and_enums_refused.php on line 8

Deprecated: Property DOMDocument::$actualEncoding is deprecated in {PWD}/values_and_enums_refused.php on line 9

Deprecated: Property DOMDocument::$config is deprecated in {PWD}/values_and_enums_refused.php on line 9
NULL
NULL
NULL

Deprecated: Property DOMEntity::$actualEncoding is deprecated in {PWD}/values_and_enums_refused.php on line 9

Deprecated: Property DOMEntity::$encoding is deprecated in {PWD}/values_and_enums_refused.php on line 9

Deprecated: Property DOMEntity::$version is deprecated in {PWD}/values_and_enums_refused.php on line 9
NULL
NULL
NULL

Deprecated: Property DOMDocument::$config is deprecated in {PWD}/values_and_enums_refused.php on line 9
