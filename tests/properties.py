"""The number of examples that Hypothesis tries: few in `make test`, all in `make torture`."""

from typing import Any

from hypothesis import HealthCheck, settings

FULL, QUICK = "full", "quick"
_FEWEST = 5  # of which a fifth would be too few to find anything

# A busy machine is no mistake of ours; what takes too long is measured by `make bench`.
settings.register_profile(
    FULL,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,  # which is chance in tests that choose among rules
        HealthCheck.function_scoped_fixture,
    ],
)
settings.register_profile(QUICK, settings.get_profile(FULL), max_examples=20)


def examples(number: int, **more: Any) -> settings:
    """Return settings that try so many examples, and a fifth of them in a quick run."""
    if settings.get_current_profile_name() == QUICK:
        number = min(number, max(number // 5, _FEWEST))
    return settings(max_examples=number, **more)
