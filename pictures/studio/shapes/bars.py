"""Panels of bars: crates, gates, cage doors."""
from mathutils import Vector

from shapes.curves import rounded_corners
from shapes.tubes import rod, tube


def bar_panel(corners, upright, lying, thin, material, skip=None):
    """Bars in a quad of corners (foot left, foot right, top right, top left), without its frame.

    `upright` and `lying` count the gaps; `skip(u, v)` is true for the middle of a stretch that a door takes."""
    a, b, c, d = (Vector(corner) for corner in corners)
    at = lambda u, v: a.lerp(b, u).lerp(d.lerp(c, u), v)
    for lines, cross, place in ((upright, 24, at), (lying, 40, lambda u, v: at(v, u))):
        for i in range(1, lines):
            u, start = i / lines, None
            for j in range(cross + 1):
                v = (j + .5) / cross
                free = j < cross and not (skip and (skip(u, v) if place is at else skip(v, u)))
                if free and start is None:
                    start = j / cross
                if not free and start is not None:
                    rod('bar', place(u, start), place(u, j / cross), thin, material, 8)
                    start = None


def frame(corners, thick, material, radius=.04):
    """A closed bent tube through corners."""
    return tube('frame', rounded_corners([Vector(c) for c in corners], radius), thick, material, 10, closed=True)
