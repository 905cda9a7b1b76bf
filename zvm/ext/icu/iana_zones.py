"""Time zones that IANA calls otherwise than CLDR, whose canonical names never change (ICU 74 tells)."""
from __future__ import annotations

PREFERRED = {  # by canonical identifier
    "Africa/Asmera": "Africa/Asmara",
    "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
    "America/Catamarca": "America/Argentina/Catamarca",
    "America/Cordoba": "America/Argentina/Cordoba",
    "America/Jujuy": "America/Argentina/Jujuy",
    "America/Mendoza": "America/Argentina/Mendoza",
    "America/Coral_Harbour": "America/Atikokan",
    "America/Indianapolis": "America/Indiana/Indianapolis",
    "America/Godthab": "America/Nuuk",
    "America/Louisville": "America/Kentucky/Louisville",
    "Asia/Calcutta": "Asia/Kolkata",
    "Asia/Saigon": "Asia/Ho_Chi_Minh",
    "Asia/Katmandu": "Asia/Kathmandu",
    "Asia/Rangoon": "Asia/Yangon",
    "Atlantic/Faeroe": "Atlantic/Faroe",
    "Europe/Kiev": "Europe/Kyiv",
    "Pacific/Truk": "Pacific/Chuuk",
    "Pacific/Enderbury": "Pacific/Kanton",
    "Pacific/Ponape": "Pacific/Pohnpei",
}
