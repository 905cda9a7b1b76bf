"""What months and days are called. Data; Hebrew is in ISO-8859-8."""
from __future__ import annotations

CALENDARS = (("Gregorian", "CAL_GREGORIAN", 31), ("Julian", "CAL_JULIAN", 31), ("Jewish", "CAL_JEWISH", 30),
             ("French", "CAL_FRENCH", 30))
DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
MONTHS = ("", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December")
MONTHS_SHORT = tuple(name[:3] for name in MONTHS)
JEWISH_LONG_YEAR = ("", "Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar II", "Nisan", "Iyyar",
                    "Sivan", "Tammuz", "Av", "Elul")
JEWISH_YEAR = (*JEWISH_LONG_YEAR[:6], "", "Adar", *JEWISH_LONG_YEAR[8:])
FRENCH = ("", "Vendemiaire", "Brumaire", "Frimaire", "Nivose", "Pluviose", "Ventose", "Germinal", "Floreal", "Prairial",
          "Messidor", "Thermidor", "Fructidor", "Extra")


def _hebrew(text: str) -> str:
    return text.encode("iso-8859-8").decode("latin-1")


ALEF_BET = "0" + _hebrew("אבגדהוזחטיכלמנסעפצקרשת")
ALAFIM = _hebrew(" אלפים ")
HEBREW_LONG_YEAR = tuple(map(_hebrew, ("", "תשרי", "חשון", "כסלו", "טבת", "שבט", "אדר א'", "אדר ב'", "ניסן", "אייר",
                                       "סיון", "תמוז", "אב", "אלול")))
HEBREW_YEAR = (*HEBREW_LONG_YEAR[:6], "", _hebrew("אדר"), *HEBREW_LONG_YEAR[8:])
