"""Place the numbers of points in a plot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, cos, dist, hypot, inf, pi, sin

Place = tuple[float, float]  # in typographic points, like all sizes here
Line = tuple[Place, Place]  # from a point
_MARK = 3.0  # from the middle of a point to its edge, with a margin
_DIGIT, _HALF_HEIGHT = 2.4, 3.7  # half the width of a digit, and half the height of a number
_BESIDE = ((0, 9), (9, 0), (0, -9), (-9, 0), (8, 7), (-8, 7), (8, -7), (-8, -7))
_NEARER = 2.0  # how much nearer a number is to its own point, or it seems another's
_SAME = 1.0  # points as close as this look like one
_ENOUGH, _PER_ROOM = 8.0, 8.0  # margin round a number; how much further it moves for more of it
_RINGS, _DIRECTIONS = (16, 21, 27, 34, 42, 52, 64, 80, 100), 16
_MOST = 60  # points, among which readers cannot find a number any more


@dataclass(frozen=True, slots=True)
class Spot:
    """The middle of a number relative to its point; `has_line`: whether a line connects them."""

    across: float
    up: float
    has_line: bool = False


def numbers_beside(points: Sequence[Place], room: Place) -> Sequence[Spot]:
    """Return spots for the numbers from 1; `points` and numbers are within this room."""
    if len(points) > _MOST:
        return [Spot(*_BESIDE[0])] * len(points)
    return _Numbers(points, room).spots()


@dataclass(frozen=True, slots=True)
class _Box:
    """The area of a number."""

    middle: Place
    half_width: float

    def is_apart(self, other: "_Box") -> bool:
        across, up = (abs(a - b) for a, b in zip(self.middle, other.middle, strict=True))
        return across >= self.half_width + other.half_width or up >= 2 * _HALF_HEIGHT

    def gap_to(self, place: Place) -> float:
        """Return the distance from its edge."""
        across, up = (abs(a - b) for a, b in zip(self.middle, place, strict=True))
        return dist((max(across - self.half_width, 0), max(up - _HALF_HEIGHT, 0)), (0, 0))

    def is_met_by(self, line: Line) -> bool:
        return any(self.gap_to(each) < 1 for each in _along(line))

    def is_within(self, room: Place) -> bool:
        (x, y), (width, height) = self.middle, room
        return (
            self.half_width <= x <= width - self.half_width
            and _HALF_HEIGHT <= y <= height - _HALF_HEIGHT
        )


class _Numbers:
    def __init__(self, points: Sequence[Place], room: Place) -> None:
        self._points = points
        self._others = {own: [each for each in points if dist(each, own) > _SAME] for own in points}
        self._room = room
        self._found: dict[int, Spot] = {}
        self._boxes: list[_Box] = []
        self._lines: list[Line] = []

    def spots(self) -> list[Spot]:
        """Return the spots: first those with the fewest choices; last those that need lines."""
        choices = {at: [*self._beside(at)] for at in range(len(self._points))}
        for at in sorted(choices, key=lambda at: len(choices[at])):
            if spot := next((each for each in choices[at] if self._is_free(at, each)), None):
                self._take(at, spot)
        left = [at for at in choices if at not in self._found]
        for at in sorted(left, key=lambda at: len(self._on_lines(at))):
            self._take(at, self._on_a_line(at))
        return [self._found[at] for at in choices]

    def _beside(self, at: int) -> Iterator[Spot]:
        """Yield adjacent spots that are free of points."""
        further = self._half_width(at) - _DIGIT - 1
        for across, up in _BESIDE:
            spot = Spot(across + (further if across > 0 else -further if across else 0), up)
            if self._is_free(at, spot) and self._is_nearest(at, spot):
                yield spot

    def _is_nearest(self, at: int, spot: Spot) -> bool:
        own, middle = self._points[at], self._box(at, spot).middle
        nearest = min((dist(middle, each) for each in self._others[own]), default=inf)
        return dist(middle, own) + _NEARER <= nearest

    def _on_lines(self, at: int) -> list[Spot]:
        return [each for each in _ROUND if self._is_free(at, each)]

    def _on_a_line(self, at: int) -> Spot:
        """Return a spot on a line: near and free, or else at least readable."""
        free = self._on_lines(at) or [each for each in _ROUND if self._is_readable(at, each)]
        return max(free or _ROUND, key=lambda spot: self._quality(at, spot))

    def _quality(self, at: int, spot: Spot) -> float:
        """Return the quality of a spot, by the distance of other marks from its number and line."""
        own, box = self._points[at], self._box(at, spot)
        things = [*self._others[own], *(each.middle for each in self._boxes)]
        beside = (min(box.gap_to(each), _gap((own, box.middle), each)) for each in things)
        return min((_ENOUGH, *beside)) - hypot(spot.across, spot.up) / _PER_ROOM

    def _is_free(self, at: int, spot: Spot) -> bool:
        own, box = self._points[at], self._box(at, spot)
        return (
            self._is_readable(at, spot)
            and all(box.gap_to(each) >= _MARK for each in self._others[own])
            and (not spot.has_line or self._is_free_line((own, box.middle)))
        )

    def _is_readable(self, at: int, spot: Spot) -> bool:
        box = self._box(at, spot)
        return (
            box.is_within(self._room)
            and all(map(box.is_apart, self._boxes))
            and not any(box.is_met_by(line) for line in self._lines)
        )

    def _is_free_line(self, line: Line) -> bool:
        """Return whether the line meets nothing: otherwise it would seem to lead there."""
        return (
            all(_gap(line, each) >= _MARK for each in self._others[line[0]])
            and not any(box.is_met_by(line) for box in self._boxes)
            and not any(_gap(line, each) < _MARK for other in self._lines for each in _along(other))
        )

    def _take(self, at: int, spot: Spot) -> None:
        own, box = self._points[at], self._box(at, spot)
        self._found[at] = spot
        self._boxes.append(box)
        if spot.has_line:
            self._lines.append((own, box.middle))

    def _box(self, at: int, spot: Spot) -> _Box:
        x, y = self._points[at]
        return _Box((x + spot.across, y + spot.up), self._half_width(at))

    def _half_width(self, at: int) -> float:
        return _DIGIT * len(str(at + 1)) + 1


def _ring(radius: float) -> Iterator[Spot]:
    for number in range(_DIRECTIONS):
        angle = 2 * pi * number / _DIRECTIONS
        yield Spot(radius * sin(angle), radius * cos(angle), has_line=True)


_ROUND = [spot for radius in _RINGS for spot in _ring(radius)]


def _gap(line: Line, place: Place) -> float:
    (x, y), (to_x, to_y) = line
    across, up = to_x - x, to_y - y
    share = ((place[0] - x) * across + (place[1] - y) * up) / (across**2 + up**2)
    share = max(0.0, min(share, 1.0))
    return dist((x + share * across, y + share * up), place)


def _along(line: Line) -> Iterator[Place]:
    """Yield places on the line at small distances, except those of its own point."""
    (x, y), (to_x, to_y) = line
    length = dist(*line)
    for far in range(ceil(_MARK), int(length) + 1, 2):
        yield x + (to_x - x) * far / length, y + (to_y - y) * far / length
