--TEST--
The methods of a class derived from UConverter are called when its converters are closed
--EXTENSIONS--
intl
--FILE--
<?php
class Told extends UConverter {
    public $throws = false;
    public function toUCallback($reason, $source, $codeUnits, &$error): string|int|array|null {
        echo 'to ', UConverter::reasonText($reason), "\n";
        if ($this->throws) throw new Exception('thrown');
        return parent::toUCallback($reason, $source, $codeUnits, $error);
    }
    public function fromUCallback($reason, $source, $codePoint, &$error): string|int|array|null {
        echo 'from ', UConverter::reasonText($reason), "\n";
        return parent::fromUCallback($reason, $source, $codePoint, $error);
    }
}
$converter = new Told('ascii', 'utf-8');
$converter->convert('a');
echo "unset\n";
unset($converter);
echo "in a function\n";
(function () { $converter = new Told('utf-8', 'latin1'); })();
$plain = new UConverter('ascii', 'utf-8');
unset($plain);
$last = new Told('ascii', 'utf-8');
echo "end\n";
--EXPECT--
to REASON_RESET
to REASON_RESET
from REASON_RESET
from REASON_RESET
unset
to REASON_CLOSE
from REASON_CLOSE
to REASON_CLOSE
from REASON_CLOSE
in a function
to REASON_CLOSE
from REASON_CLOSE
to REASON_CLOSE
from REASON_CLOSE
end
to REASON_CLOSE
from REASON_CLOSE
to REASON_CLOSE
from REASON_CLOSE
