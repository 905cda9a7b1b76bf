<html>
<?php // a comment
/* another */ echo   "x" ; # third
?>
</html>
