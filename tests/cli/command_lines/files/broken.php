<?php echo 1 +;
