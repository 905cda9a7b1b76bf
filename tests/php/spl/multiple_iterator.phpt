--TEST--
MultipleIterator
--FILE--
<?php

--EXPECT--

