"""PHP's extension "mbstring".

The encodings are those of libmbfl (encodings.py), each a codec of the package `codecs`:

- Python's codec, as it is: ASCII, UTF-8, ISO-8859-*, Windows-1251 and -1254, CP866, CP850, KOI8-R and KOI8-U; all their
  byte sequences and code points agree.
- Python's codec with a list of differences (codecs/tables.txt): SJIS, CP932 and SJIS-win, EUC-JP, eucJP-win, CP51932,
  SJIS-2004, EUC-JP-2004, SJIS-mac, EUC-CN, CP936, GB18030, BIG-5, CP950, EUC-KR, UHC and HZ, since PHP has vendors'
  extensions, private use areas and the best fits of other mappings. Where the text has none of these, Python's C code
  does all the work.
- Own tables there: EUC-TW, ArmSCII-8 and Windows-1252 (Python has none, or leaves bytes undefined), and the emoji of
  Japan's mobile carriers.
- Own code: UCS-2, UCS-4, UTF-16 and UTF-32, UTF-7 and UTF7-IMAP, the ISO-2022 family with JIS and CP5022x, and the
  transfer encodings. Python's differ in what they make of broken input, and in what a shift sequence may be.

scripts/gen_mbstring_tables.py writes the tables from an installed php; scripts/compare_mbstring.py holds the functions
against it. mb_ereg*() are Oniguruma's, through ctypes (oniguruma.py).
"""
