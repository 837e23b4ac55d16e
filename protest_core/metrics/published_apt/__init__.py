"""APT as the published program computes it, quirks included, to compare with earlier numbers."""

from protest_core.metrics.published_apt.inputs import (
    OTHER,
    AptSettings,
    Groups,
    Instance,
    Lists,
    Place,
    Probabilities,
    Side,
)
from protest_core.metrics.published_apt.links import LinkedText, Links
from protest_core.metrics.published_apt.matrix import ShownMatrix
from protest_core.metrics.published_apt.repair import Repair
from protest_core.metrics.published_apt.run import Pair, PublishedApt, run_apt

__all__ = [
    "OTHER",
    "AptSettings",
    "Groups",
    "Instance",
    "LinkedText",
    "Links",
    "Lists",
    "Pair",
    "Place",
    "Probabilities",
    "PublishedApt",
    "Repair",
    "ShownMatrix",
    "Side",
    "run_apt",
]
