"""Times of judgements and link corrections in files that come from elsewhere."""

from datetime import UTC, datetime

# At the edges of the calendar a time has no equivalent in other zones: west of Greenwich, the first
# hours of the year 1 are in no year. None of our programs ran before 1970, and some programs write
# the year 1 for an unknown time.
_EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)
_END = datetime(9999, 1, 1, tzinfo=UTC)
OUT_OF_RANGE = "is no time from 1970 to 9998"


def read_time(text: str) -> datetime | None:
    """Return a time that has a zone; `None` for any other text."""
    try:
        time = datetime.fromisoformat(text)
    except ValueError:
        return None
    return time if time.tzinfo is not None else None


def is_in_range(time: datetime) -> bool:
    """Return whether clocks of all zones can show the time."""
    return _EARLIEST <= time < _END
