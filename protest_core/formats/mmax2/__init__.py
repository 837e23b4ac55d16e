"""Reads corpora in the format of the annotation program MMAX2, as ParCor and ParCorFull are."""

from protest_core.formats.mmax2.corpus import CorpusPart, find_parts
from protest_core.formats.mmax2.texts import read_annotated_text

__all__ = ["CorpusPart", "find_parts", "read_annotated_text"]
