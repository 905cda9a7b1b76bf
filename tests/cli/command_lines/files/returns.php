<?php return;
echo "never";