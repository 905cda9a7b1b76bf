"""What phpinfo() shows of the extensions on libxml2."""
from __future__ import annotations

from zvm.ext.libxml.constants import CONSTANTS


def rows_of(extension: str) -> dict[str, str]:
    """The table of an extension."""
    version = CONSTANTS["LIBXML_DOTTED_VERSION"]
    if extension == "libxml":
        return {"libXML support": "active", "libXML Compiled Version": version,
                "libXML Loaded Version": CONSTANTS["LIBXML_LOADED_VERSION"], "libXML streams": "enabled"}
    if extension == "SimpleXML":
        return {"SimpleXML support": "enabled", "Schema support": "enabled"}
    if extension == "dom":
        parts = ("HTML", "XPath", "XPointer", "Schema", "RelaxNG")
        return {"DOM/XML": "enabled", "DOM/XML API Version": "20031129", "libxml Version": version,
                **{f"{part} Support": "enabled" for part in parts}}
    from zvm.ext.xsl.constants import CONSTANTS as XSL

    return {"XSL": "enabled", "libxslt Version": XSL["LIBXSLT_DOTTED_VERSION"],
            "libxslt compiled against libxml Version": version, "EXSLT": "enabled",
            "libexslt Version": XSL["LIBEXSLT_DOTTED_VERSION"]}
