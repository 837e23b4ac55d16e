"""What time it is, as the store keeps it."""

from datetime import UTC, datetime


def now() -> str:
    """In UTC, to the second, as text that sorts."""
    return datetime.now(UTC).isoformat(timespec="seconds")
