--TEST--
natsort(), natcasesort(): numbers among strings
--FILE--
<?php
foreach ([[10, 9, '8', 'x1', 2.5, null, true, 'x10'], [3 => 12, 1 => 2, '10', 7]] as $array) {
    natsort($array);
    echo json_encode($array), "\n";
    natcasesort($array);
    echo json_encode($array), "\n";
}
--EXPECT--
{"5":null,"6":true,"4":2.5,"2":"8","1":9,"0":10,"3":"x1","7":"x10"}
{"5":null,"6":true,"4":2.5,"2":"8","1":9,"0":10,"3":"x1","7":"x10"}
{"1":2,"5":7,"4":"10","3":12}
{"1":2,"5":7,"4":"10","3":12}
