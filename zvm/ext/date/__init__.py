"""PHP's extension "date"."""

# the order in which PHP registers them
CLASSES = ("DateTimeInterface", "DateTime", "DateTimeImmutable", "DateTimeZone", "DateInterval", "DatePeriod",
           "DateError", "DateObjectError", "DateRangeError", "DateException", "DateInvalidTimeZoneException",
           "DateInvalidOperationException", "DateMalformedStringException", "DateMalformedIntervalStringException",
           "DateMalformedPeriodStringException")
