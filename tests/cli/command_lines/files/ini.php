<?php echo ini_get("precision"), " ", ini_get("user_agent"), " ", get_cfg_var("custom"), "\n";
