"""Op-array files, `.zvmc`: compiled scripts as bytes (docs/reference/opfile.md).

`format` has the records, `writer` makes a file of a Script, `reader` a Script of a file, `checking` looks at files that
are not this installation's own. `cache` keeps such files for sources. Imported by zvm/engine, zvm/ext and zvm/cli.
"""
