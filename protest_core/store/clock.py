"""What time it is, as the store keeps it."""

from datetime import UTC, datetime


def now() -> str:
    """In UTC, as text that sorts, and fine enough to tell two judgements apart."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
