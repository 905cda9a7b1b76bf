--TEST--
mail() refuses additional headers that its arguments stand for
--FILE--
<?php
foreach ([['To' => 'a'], ['tO' => ['a']], ['X' => 'y', 'subject' => 'a']] as $headers) {
    try {
        mail('to@example.com', 'Subject', 'Message', $headers);
    } catch (ValueError $e) {
        echo $e->getMessage(), "\n";
    }
}
--EXPECT--
The additional headers cannot contain the "To" header
The additional headers cannot contain the "To" header
The additional headers cannot contain the "Subject" header
