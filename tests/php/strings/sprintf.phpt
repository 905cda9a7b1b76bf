--TEST--
Every conversion and modifier of sprintf
--FILE--
<?php
set_error_handler(function ($level, $message) { echo "[$message]\n"; return true; });
function t($f) { try { var_dump($f()); } catch (Error $e) { echo get_class($e),': ',$e->getMessage(),"\n"; } }
foreach (['%f','%10f','%-10f|','%+f','%010f','%e','%g','%G','%.1f','%d','%s','%x', '%+010.1f', '%.60f'] as $f) foreach ([INF,-INF,NAN,-0.0,-0.04,1e25] as $v) { echo $f,' '; t(fn()=>sprintf($f,$v)); }
t(fn()=>sprintf('%.-1f',1.5));
t(fn()=>sprintf('%.*f',-1,1.5));
t(fn()=>sprintf('%.*g',-1,1.1));
t(fn()=>sprintf('%.*H',-1,1e50));
t(fn()=>sprintf('%.0g',15.5));
t(fn()=>sprintf('%g',1.0e-10));
t(fn()=>sprintf('%g',123456789.0));
t(fn()=>sprintf('%e',123456789.0));
t(fn()=>sprintf('%.0e',123456789.0));
t(fn()=>sprintf('%5.1e|',0.0));
t(fn()=>sprintf('%G',1.0e-10));
t(fn()=>sprintf('%u',-1));
t(fn()=>sprintf('%c',65));
t(fn()=>sprintf('%5c',65));
t(fn()=>sprintf('%x',-1));
t(fn()=>sprintf('%.2x',255));
t(fn()=>sprintf('%05.1x',255));
t(fn()=>sprintf('%-05d|',255));
t(fn()=>sprintf('%05d|',-255));
t(fn()=>sprintf("%'*10s|",'abc'));
t(fn()=>sprintf("%'*-10s|",'abc'));
t(fn()=>sprintf("%.2s|",'abc'));
t(fn()=>sprintf("%'",'abc'));
t(fn()=>sprintf("%",'abc'));
t(fn()=>sprintf("%5",'abc'));
t(fn()=>sprintf("%y",'abc'));
t(fn()=>sprintf("%0\$s",'abc'));
t(fn()=>sprintf("%2\$s",'abc'));
t(fn()=>sprintf("%s %s",'abc'));
t(fn()=>vsprintf("%s %s",['abc']));
t(fn()=>sprintf("%2\$s %1\$s",'abc','d'));
t(fn()=>sprintf("%*d",'5',3));
t(fn()=>sprintf("%*d",5,3));
t(fn()=>sprintf("%*d",-5,3));
t(fn()=>sprintf("%.*f",'5',3));
t(fn()=>sprintf("%.*f",-5,3));
t(fn()=>sprintf("%99999999999d",-5,3));
t(fn()=>sprintf("%.99999999999d",-5,3));
t(fn()=>sprintf("%ld %%",-5,3));
t(fn()=>sprintf("%5%|",-5,3));
t(fn()=>sprintf("%+d %+d %+s",-5,3,'a'));
t(fn()=>sprintf("%+05d %+-5d|",5,3,'a'));
t(fn()=>sprintf("%s",[]));
t(fn()=>sprintf("%d",'12abc'));
t(fn()=>sprintf("%f",'1.5abc'));
t(fn()=>sprintf("%b %o %X",10,10,255));
t(fn()=>sprintf("%.1s"));
t(fn()=>sprintf("%.3e",0.00012345));
t(fn()=>sprintf("%05s|%-5s|%5.1s",'ab','ab','ab'));
t(fn()=>sprintf("%030.10f|",1.5));
t(fn()=>sprintf("%.50f|",0.1));
t(fn()=>sprintf("%F",1e15));
t(fn()=>sprintf("%.15g",0.1+0.2));
t(fn()=>sprintf("%.17g %.3g %g",0.1+0.2,1234567, 0.00001234));
t(fn()=>printf("%s\n",true));
t(fn()=>vsprintf("%d",[]));
t(fn()=>vprintf("%s-%s\n",["a"=>1,"b"=>2]));
t(fn()=>sprintf("%'010d|%'x8.2f",42,3.14159));
--EXPECT--
%f string(3) "INF"
%f string(3) "INF"
%f string(3) "NaN"
%f string(8) "0.000000"
%f string(9) "-0.040000"
%f string(33) "10000000000000000905969664.000000"
%10f string(3) "INF"
%10f string(3) "INF"
%10f string(3) "NaN"
%10f string(10) "  0.000000"
%10f string(10) " -0.040000"
%10f string(33) "10000000000000000905969664.000000"
%-10f| string(4) "INF|"
%-10f| string(4) "INF|"
%-10f| string(4) "NaN|"
%-10f| string(11) "0.000000  |"
%-10f| string(11) "-0.040000 |"
%-10f| string(34) "10000000000000000905969664.000000|"
%+f string(3) "INF"
%+f string(3) "INF"
%+f string(3) "NaN"
%+f string(9) "+0.000000"
%+f string(9) "-0.040000"
%+f string(34) "+10000000000000000905969664.000000"
%010f string(3) "INF"
%010f string(3) "-NF"
%010f string(3) "NaN"
%010f string(10) "000.000000"
%010f string(10) "-00.040000"
%010f string(33) "10000000000000000905969664.000000"
%e string(3) "INF"
%e string(3) "INF"
%e string(3) "NaN"
%e string(11) "0.000000e+0"
%e string(12) "-4.000000e-2"
%e string(12) "1.000000e+25"
%g string(3) "INF"
%g string(3) "INF"
%g string(3) "NaN"
%g string(2) "-0"
%g string(5) "-0.04"
%g string(7) "1.0e+25"
%G string(3) "INF"
%G string(3) "INF"
%G string(3) "NaN"
%G string(2) "-0"
%G string(5) "-0.04"
%G string(7) "1.0E+25"
%.1f string(3) "INF"
%.1f string(3) "INF"
%.1f string(3) "NaN"
%.1f string(3) "0.0"
%.1f string(4) "-0.0"
%.1f string(28) "10000000000000000905969664.0"
%d string(1) "0"
%d string(1) "0"
%d string(1) "0"
%d string(1) "0"
%d string(1) "0"
%d string(19) "1590897979265384448"
%s string(3) "INF"
%s string(4) "-INF"
%s string(3) "NAN"
%s string(2) "-0"
%s string(5) "-0.04"
%s string(7) "1.0E+25"
%x string(1) "0"
%x string(1) "0"
%x string(1) "0"
%x string(1) "0"
%x string(1) "0"
%x string(16) "1614014880000000"
%+010.1f string(3) "+NF"
%+010.1f string(3) "-NF"
%+010.1f string(3) "+aN"
%+010.1f string(10) "+0000000.0"
%+010.1f string(10) "-0000000.0"
%+010.1f string(29) "+10000000000000000905969664.0"
%.60f [sprintf(): Requested precision of 60 digits was truncated to PHP maximum of 53 digits]
string(3) "INF"
%.60f [sprintf(): Requested precision of 60 digits was truncated to PHP maximum of 53 digits]
string(3) "INF"
%.60f [sprintf(): Requested precision of 60 digits was truncated to PHP maximum of 53 digits]
string(3) "NaN"
%.60f [sprintf(): Requested precision of 60 digits was truncated to PHP maximum of 53 digits]
string(55) "0.00000000000000000000000000000000000000000000000000000"
%.60f [sprintf(): Requested precision of 60 digits was truncated to PHP maximum of 53 digits]
string(56) "-0.04000000000000000083266726846886740531772375106811523"
%.60f [sprintf(): Requested precision of 60 digits was truncated to PHP maximum of 53 digits]
string(80) "10000000000000000905969664.00000000000000000000000000000000000000000000000000000"
ValueError: Unknown format specifier "-"
ValueError: Precision -1 is only supported for %g, %G, %h and %H
string(3) "1.1"
string(7) "1.0E+50"
string(6) "2.0e+1"
string(7) "1.0e-10"
string(10) "1.23457e+8"
string(11) "1.234568e+8"
string(4) "1e+8"
string(7) "0.0e+0|"
string(7) "1.0E-10"
string(20) "18446744073709551615"
string(1) "A"
string(1) "A"
string(16) "ffffffffffffffff"
string(0) ""
string(5) "00000"
string(6) "255  |"
string(6) "-0255|"
string(11) "*******abc|"
string(11) "abc*******|"
string(3) "ab|"
ValueError: Missing padding character
ValueError: Missing format specifier at end of string
ValueError: Missing format specifier at end of string
ValueError: Unknown format specifier "y"
ValueError: Argument number specifier must be greater than zero and less than 2147483647
ArgumentCountError: 3 arguments are required, 2 given
ArgumentCountError: 3 arguments are required, 2 given
ValueError: The arguments array must contain 2 items, 1 given
string(5) "d abc"
ValueError: Width must be an integer
string(5) "    3"
ValueError: Width must be greater than zero and less than 2147483647
ValueError: Precision must be an integer
ValueError: Precision must be between -1 and 2147483647
ValueError: Width must be greater than zero and less than 2147483647
ValueError: Precision must be greater than zero and less than 2147483647
string(4) "-5 %"
string(2) "%|"
string(7) "-5 +3 a"
string(12) "+0005 +3   |"
[Array to string conversion]
string(5) "Array"
string(2) "12"
string(8) "1.500000"
string(10) "1010 12 FF"
ArgumentCountError: 2 arguments are required, 1 given
string(8) "1.234e-4"
string(17) "000ab|ab   |    a"
string(31) "0000000000000000001.5000000000|"
string(53) "0.10000000000000000555111512312578270211815834045410|"
string(23) "1000000000000000.000000"
string(3) "0.3"
string(36) "0.30000000000000004 1.23e+6 1.234e-5"
1
int(2)
ValueError: The arguments array must contain 1 items, 0 given
1-2
int(4)
string(19) "0000000042|xxxx3.14"
