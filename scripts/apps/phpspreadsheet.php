<?php
// PhpSpreadsheet: formulas of every kind, calculated; formats; CSV written and read.

require __DIR__ . '/autoload.php';

use PhpOffice\PhpSpreadsheet\Calculation\Calculation;
use PhpOffice\PhpSpreadsheet\Spreadsheet;
use PhpOffice\PhpSpreadsheet\Style\NumberFormat;

$book = new Spreadsheet();
$sheet = $book->getActiveSheet();
$sheet->fromArray([['Item', 'Price', 'Count', 'Date'], ['Äpfel', 1.25, 12, 45351], ['Birnen', 0.8, 7, 45352.5], ['Kirschen', 4, 3, 45353], [null, null, null, null]]);
$formulas = ['SUM(B2:B4)', 'SUMPRODUCT(B2:B4,C2:C4)', 'AVERAGE(C2:C5)', 'MAX(C2:C4)-MIN(C2:C4)', 'IF(SUM(C2:C4)>20,"many","few")', 'VLOOKUP("Birnen",A2:C4,3,FALSE)',
    'INDEX(A2:A4,MATCH(4,B2:B4,0))', 'COUNTIF(C2:C4,">5")', 'SUMIF(A2:A4,"B*",C2:C4)', 'ROUND(PI(),4)', 'UPPER(A2)', 'LEN(A2)&" "&LEFT(A2,2)', 'TEXT(D2,"yyyy-mm-dd")', 'TEXT(1234.567,"#,##0.00")',
    'DATE(2024,2,30)', 'YEAR(D2)&"-"&MONTH(D2)&"-"&DAY(D2)', 'EDATE(D2,12)', 'NETWORKDAYS(D2,D2+30)', 'WEEKDAY(D2)', 'PMT(0.05/12,360,-100000)', 'NPV(0.1,1,2,3)', 'IRR({-100,50,60,70})',
    'STDEV(C2:C4)', 'MEDIAN(C2:C4)', 'MOD(-7,3)', '2^10', '10%*200', '"a"&"b"', '1/0', 'NA()', 'IFERROR(1/0,"none")', 'foo()', 'SQRT(-1)', 'FACT(20)', 'COMBIN(10,3)', 'GCD(24,36)',
    'BIN2DEC("1010")', 'DEC2HEX(255)', 'ROMAN(1994)', 'CONCATENATE(A2,"-",A3)', 'SUBSTITUTE("aXbX","X","-",2)', 'FIND("r",A3)', 'PROPER("hello wORLD")', 'TRIM("  a  b ")', 'REPT("ab",3)',
    'CHAR(65)&CODE("a")', 'IMSUM("1+2i","3-i")', 'MDETERM({1,2;3,4})', 'TRANSPOSE({1,2;3,4})', 'LOG10(1000)', 'EXP(1)', 'SIN(PI()/2)', 'NORMDIST(1,0,1,TRUE)', 'CHIDIST(3,2)', 'ERF(0.5)', 'CONVERT(1,"mi","km")',
    'AND(TRUE,1>0)', 'XOR(TRUE,TRUE)', 'SWITCH(2,1,"a",2,"b")', 'SUMIFS(C2:C4,B2:B4,">1",C2:C4,"<10")', 'RANK(7,C2:C4)', 'PERCENTILE(C2:C4,0.5)', 'SUBTOTAL(9,C2:C4)', 'OFFSET(A1,1,0)', 'INDIRECT("A"&3)', 'ISBLANK(A5)', 'TYPE("a")',
    'DAYS360(D2,D4)', 'DATEVALUE("2024-02-29")', 'TIMEVALUE("13:30")', 'HOUR(D3)', 'DOLLAR(1234.5)', 'FIXED(1234.567,1)', 'VALUE("12.5")', 'BESSELJ(1,0)', 'ACCRINT(45000,45100,45200,0.1,1000,2)'];
foreach ($formulas as $number => $formula) {
    $cell = $sheet->setCellValue([6, $number + 1], "=$formula")->getCell([6, $number + 1]);
    try {
        echo $formula, " = ", json_encode($cell->getCalculatedValue()), "\n";
    } catch (Exception $exception) {
        echo $formula, ": ", $exception->getMessage(), "\n";
    }
}
foreach ([[1234.5, '#,##0.00'], [-0.256, '0.0%'], [45351.75, 'yyyy-mm-dd hh:mm'], [45351.75, '[$-409]d mmm yyyy h:mm AM/PM'], [1234567, '0.00E+00'], [0.75, '# ?/?'], [5, '000'], [-5, '0;[Red](0);"zero"'], [1e9, '#,##0,,"M"'], ['text', '@']] as [$value, $format]) {
    echo $format, ": ", NumberFormat::toFormattedString($value, $format), "\n";
}
print_r(Calculation::getInstance($book)->parseFormula('=SUM(A1:B2)*-(3+4)%'));
$writer = PhpOffice\PhpSpreadsheet\IOFactory::createWriter($book, 'Csv');
$file = getcwd() . '/book.csv';
$writer->setDelimiter(';')->save($file);
echo strtr(file_get_contents($file), ["\xEF\xBB\xBF" => 'BOM']);
$read = PhpOffice\PhpSpreadsheet\IOFactory::createReader('Csv')->setDelimiter(';')->load($file);
echo json_encode($read->getActiveSheet()->rangeToArray('A1:D4')), "\n";
