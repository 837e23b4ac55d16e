"""Word alignments between source and translation."""

from protest_core.alignment.pharaoh import link_mistakes, normalise_links, targets_of
from protest_core.alignment.translation import Translation

__all__ = ["Translation", "link_mistakes", "normalise_links", "targets_of"]
