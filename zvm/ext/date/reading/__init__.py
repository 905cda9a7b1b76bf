"""Reading dates: words and figures, given formats, ISO 8601 intervals, zones."""
