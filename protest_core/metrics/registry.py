"""All metrics by name. A new one is a file of its own and a line here."""

from collections.abc import Callable

from protest_core.metrics.apt.apt import Apt, usual_apt
from protest_core.metrics.autoprf import AutoPrf
from protest_core.metrics.metric import Languages, Metric
from protest_core.metrics.surface import Bleu, ChrF

METRICS: dict[str, Callable[[Languages], Metric]] = {
    Apt.name: usual_apt,
    AutoPrf.name: lambda _: AutoPrf(),
    Bleu.name: lambda _: Bleu(),
    ChrF.name: lambda _: ChrF(),
}
