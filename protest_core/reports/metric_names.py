"""How metrics are called where people read of them."""

_NAMES = {"apt": "APT", "autoprf": "AutoPRF", "bleu": "BLEU", "chrf": "chrF", "f1": "F1"}


def metric_title(column: str) -> str:
    """Of a metric, or of one of its figures; those that nobody told of keep their names."""
    return " ".join(_NAMES.get(word, word) for word in column.split(" "))
