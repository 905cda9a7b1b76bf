<?php
// Writes zvm/ext/date/zones/abbreviations.txt: what PHP knows of abbreviations of time zones. Run by hand with PHP 8.2.
ob_start();
echo "# Abbreviations of time zones as PHP 8.2 knows them, printed by scripts/gen_zone_abbreviations.php.\n";
echo "# abbreviation, summer time or not, seconds east of Greenwich, zones; the first line of each is what it means.\n";
foreach (DateTimeZone::listAbbreviations() as $abbreviation => $entries) {
    $line = "";
    foreach ($entries as ["dst" => $dst, "offset" => $offset, "timezone_id" => $id]) {
        $head = "$abbreviation " . (int) $dst . " $offset";
        if (!str_starts_with("$line ", "$head ") || strlen("$line $id") > 118) {
            echo $line === "" ? "" : "$line\n";
            $line = $head;
        }
        $line .= " " . ($id ?? "-");
    }
    echo "$line\n";
}
echo "# which zone has an offset, in standard (0) and summer time (1), for timezone_name_from_abbr()\n";
for ($offset = -43200; $offset <= 50400; $offset += 900) {
    foreach ([0, 1] as $dst) {
        if ($offset != -1 && $id = timezone_name_from_abbr("", $offset, $dst)) {
            echo "* $dst $offset $id\n";
        }
    }
}
file_put_contents(__DIR__ . "/../zvm/ext/date/zones/abbreviations.txt", ob_get_clean());
