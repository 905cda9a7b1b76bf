--TEST--
The directives precision and serialize_precision cut INF and NAN like other texts
--FILE--
<?php
foreach ([0, 1, 2, 3, 4, -1] as $precision) {
    ini_set('precision', $precision);
    ini_set('serialize_precision', $precision);
    $values = [INF, -INF, NAN];
    echo implode(' ', $values), ' ', serialize($values), ' ', var_export($values[1], true), "\n";
    var_dump($values[0], $values[1], $values[2]);
}
--EXPECT--
I - N a:3:{i:0;d:;i:1;d:;i:2;d:;} -
float(INF)
float(-INF)
float(NAN)
I - N a:3:{i:0;d:I;i:1;d:-;i:2;d:N;} -
float(INF)
float(-INF)
float(NAN)
IN -I NA a:3:{i:0;d:IN;i:1;d:-I;i:2;d:NA;} -I
float(INF)
float(-INF)
float(NAN)
INF -IN NAN a:3:{i:0;d:INF;i:1;d:-IN;i:2;d:NAN;} -IN
float(INF)
float(-INF)
float(NAN)
INF -INF NAN a:3:{i:0;d:INF;i:1;d:-INF;i:2;d:NAN;} -INF
float(INF)
float(-INF)
float(NAN)
INF -INF NAN a:3:{i:0;d:INF;i:1;d:-INF;i:2;d:NAN;} -INF
float(INF)
float(-INF)
float(NAN)
