<?php
foreach ($argv as $i => $word) echo "$i=$word\n";
