"""Coverage as files of other tools. Each module has write(files, folder, time): the text of a report on these files, of
which `folder` is the common root, made at that time (seconds since 1970)."""
