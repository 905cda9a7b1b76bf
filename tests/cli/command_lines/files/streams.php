<?php var_dump(defined("STDIN"), defined("STDOUT"), defined("STDERR"));
