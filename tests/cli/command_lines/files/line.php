<?php echo $argi, ":", $argn, "\n";
