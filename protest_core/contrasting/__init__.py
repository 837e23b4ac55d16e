"""Right translations made wrong in their pronoun: pairs that show what a metric notices."""

from protest_core.contrasting.contrast import (
    HINDRANCE_SENTENCES,
    Contrast,
    Hindrance,
    RightPronoun,
    make_wrong,
)

__all__ = ["HINDRANCE_SENTENCES", "Contrast", "Hindrance", "RightPronoun", "make_wrong"]
