"""From source to linked oplines (zvm/frontend, zvm/compiler, zvm/opfile, zvm/linker)."""
