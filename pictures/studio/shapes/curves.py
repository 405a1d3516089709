"""Points along lines: what tubes, straps and lathes are made from."""
import math

import numpy as np
from mathutils import Vector


def smooth_path(points, steps=8):
    """A Catmull-Rom curve through the points."""
    corners = [Vector(point) for point in points]
    path = []
    for i in range(len(corners) - 1):
        a, b, c, d = corners[max(i - 1, 0)], corners[i], corners[i + 1], corners[min(i + 2, len(corners) - 1)]
        for step in range(steps):
            t = step / steps
            path.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return path + [corners[-1]]


def circle(centre, radius, right=(1, 0, 0), up=(0, 1, 0), count=48, stretch=1.):
    """A circle in the plane of two unit vectors; `stretch` widens it along the first."""
    right, up = Vector(right), Vector(up)
    return [Vector(centre) + right * radius * stretch * math.cos(t) + up * radius * math.sin(t)
            for t in np.linspace(0, 2 * math.pi, count, endpoint=False)]


def rounded_rectangle(centre, width, depth, radius, steps=14):
    """A flat rounded rectangle: centre, half sides, corner radius. For piping and rims."""
    points = []
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(steps + 1):
            t = math.pi / 2 * (quarter + i / steps)
            points.append((centre[0] + x * (width - radius) + radius * math.cos(t),
                           centre[1] + y * (depth - radius) + radius * math.sin(t), centre[2]))
    return points


def rounded_corners(points, radius, steps=6, closed=True):
    """A polygon with its corners rounded, in two or three dimensions; `radius` may be one for each point."""
    out = []
    for i, point in enumerate(points):
        if not closed and i in (0, len(points) - 1):
            out.append(tuple(point))
            continue
        a, b, c = (Vector(points[j % len(points)]) for j in (i - 1, i, i + 1))
        cut = min(radius[i] if isinstance(radius, (list, tuple)) else radius, (a - b).length * .49, (c - b).length * .49)
        start, end = b + (a - b).normalized() * cut, b + (c - b).normalized() * cut
        for step in range(steps + 1):
            t = step / steps
            out.append(tuple(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t))
    return out


def fillet(profile, radius, steps=6):
    """Rounds the corners of an open (radius, height) profile for `lathe`."""
    return rounded_corners(profile, radius, steps, closed=False)


def squircle(angle, power):
    """How far a square with round corners reaches in a direction, a circle being 1: 2 is round, 8 nearly square."""
    return 1 / (abs(math.cos(angle)) ** power + abs(math.sin(angle)) ** power) ** (1 / power)


def bump_at(angle, at, width):
    """1 where an angle is `at`, falling to 0 within `width`: the dip in a rim, the front of a bed."""
    away = ((angle - at + math.pi) % (2 * math.pi)) - math.pi
    return math.exp(-(away / width) ** 2)
