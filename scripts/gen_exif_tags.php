<?php
// Prints the names that PHP gives to EXIF tags, by table: the data of zvm/ext/exif/tags.txt. It has PHP read pictures
// made of directories with every tag there may be.

const MAKERS = ['CANON' => ['Canon', '', 'v'], 'CASIO' => ['CASIO', '', 'n'], 'FUJI' => ['FUJIFILM', "FUJIFILM\x0C\0\0\0", 'v'],
    'NIKON' => ['NIKON', "Nikon\0\1\0", 'v'], 'NIKON_990' => ['NIKON', '', 'v'], 'OLYMPUS' => ['OLYMPUS OPTICAL CO.,LTD', "OLYMP\0\1\0", 'v'],
    'SAMSUNG' => ['SAMSUNG', '', 'v'], 'PANASONIC' => ['Panasonic', "Panasonic\0\0\0", 'v'], 'DJI' => ['DJI', '', 'v'],
    'SONY' => ['SONY', "SONY DSC \0\0\0", 'v'], 'PENTAX' => ['PENTAX', "AOC\0\0\0", 'v'], 'MINOLTA' => ['Minolta, KONICA MINOLTA', '', 'v'],
    'SIGMA' => ['SIGMA, FOVEON', "SIGMA\0\0\0\0\0", 'v'], 'KYOCERA' => ['KYOCERA, CONTAX', "KYOCERA            \0\0\0", 'v'],
    'RICOH' => ['RICOH', 'Ricoh', 'n']];

function entry(string $short, int $tag, int $format, int $count, string $value): string
{
    return pack($short, $tag) . pack($short, $format) . pack($short === 'v' ? 'V' : 'N', $count) . str_pad(substr($value, 0, 4), 4, "\0");
}

function directory(string $short, array $tags): string
{
    $text = pack($short, count($tags));
    foreach ($tags as $tag) {
        $text .= entry($short, $tag, 3, 1, pack($short, $tag));
    }
    return $text . pack('V', 0);
}

function picture(string $tiff): string
{
    return "\xFF\xD8\xFF\xE1" . pack('n', strlen($tiff) + 8) . "Exif\0\0" . $tiff . "\xFF\xDA\0\2\xFF\xD9";
}

/** The tags by name; of several tags with one name, the last one */
function names(string $jpeg, string $section): array
{
    $stream = fopen('php://memory', 'w+');
    fwrite($stream, $jpeg);
    rewind($stream);
    return (@exif_read_data($stream, null, true) ?: [])[$section] ?? [];
}

function show(string $table, callable $read): void
{
    echo "[$table]\n";
    foreach (array_chunk(range(0, 0xFFFF), 900) as $tags) {
        $names = array_flip($read($tags));
        foreach ($tags as $tag) {
            $name = $names[$tag] ?? array_key_first($read([$tag])) ?? 'UndefinedTag:';
            if (!str_starts_with($name, 'UndefinedTag:')) {
                printf("%04X %s\n", $tag, $name);
            }
        }
    }
}

echo "[IFD]\n";
for ($tag = 0; $tag < 0x10000; $tag++) {
    if (($name = exif_tagname($tag)) !== false) {
        printf("%04X %s\n", $tag, $name);
    }
}
foreach (['GPS' => 0x8825, 'INTEROP' => 0xA005] as $section => $pointer) {
    show($section, fn($tags) => names(picture("II*\0" . pack('V', 8) . pack('v', 1) . entry('v', $pointer, 4, 1, pack('V', 26)) . pack('V', 0) . directory('v', $tags)), $section));
}
foreach (MAKERS as $table => [$make, $id, $short]) {
    show($table, function ($tags) use ($make, $id, $short) {
        $note = $id . directory($short, $tags);
        $start = 8 + 2 + 24 + 4;
        $exif = $start + strlen($make) + 1;
        return names(picture("II*\0" . pack('V', 8) . pack('v', 2) . entry('v', 0x10F, 2, strlen($make) + 1, strlen($make) < 4 ? $make : pack('V', $start))
            . entry('v', 0x8769, 4, 1, pack('V', $exif)) . pack('V', 0) . "$make\0"
            . pack('v', 1) . entry('v', 0x927C, 7, strlen($note), pack('V', $exif + 18)) . pack('V', 0) . $note), 'MAKERNOTE');
    });
}
