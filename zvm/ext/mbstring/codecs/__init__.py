"""The codecs of mbstring's encodings."""
