<?php
echo __FILE__ === realpath("self.php") ? "real" : __FILE__, " ", $_SERVER["PHP_SELF"], " ", $_SERVER["SCRIPT_NAME"], " ", $_SERVER["SCRIPT_FILENAME"], " ", $_SERVER["PATH_TRANSLATED"], " ", $_SERVER["argc"], "\n";
