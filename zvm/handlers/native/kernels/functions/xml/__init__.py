"""What dom, simplexml and xmlwriter do most (zvm/ext)."""
