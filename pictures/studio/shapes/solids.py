"""Soft and organic bodies as signed distances: below 0 inside, 0 on the surface.

A solid is a function from points (n, 3) to distances (n). `Body` joins solids smoothly; `shapes.soft` makes meshes of it.
"""
import math

import numpy as np
from mathutils import Euler, Matrix, Vector


def moved(location=(0, 0, 0), rotation=(0, 0, 0), pivot=(0, 0, 0)):
    """A transform for `Body.add`: rotation in degrees around a pivot, then a move."""
    turn = Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    pivot = Vector(pivot)
    return Matrix.Translation(location) @ Matrix.Translation(pivot) @ turn @ Matrix.Translation(-pivot)


def into(points, transform):
    """World points in a transform's own space."""
    if transform is None:
        return points
    inverse = np.array(transform.inverted(), np.float32)
    return points @ inverse[:3, :3].T + inverse[:3, 3]


def ellipsoid(centre, radii, rotation=None):
    transform = Matrix.Translation(centre)
    if rotation:
        transform = transform @ Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    radii = np.array(radii if hasattr(radii, '__len__') else (radii,) * 3, np.float32)

    def distance(points):
        local = into(points, transform)
        size = np.sqrt(((local / radii) ** 2).sum(1))
        slope = np.sqrt(((local / (radii * radii)) ** 2).sum(1))
        return size * (size - 1) / np.maximum(slope, 1e-6)
    return distance


def block(centre, half, radius):
    """A box with round edges: centre, half sides, edge radius."""
    centre, half = np.array(centre, np.float32), np.array(half, np.float32) - radius

    def distance(points):
        out = np.abs(points - centre) - half
        return np.sqrt((np.maximum(out, 0) ** 2).sum(1)) + np.minimum(out.max(1), 0) - radius
    return distance


def drum(centre, axis, radius, half, edge=.02):
    """A cylinder along axis 0, 1 or 2."""
    centre, across = np.array(centre, np.float32), [i for i in range(3) if i != axis]

    def distance(points):
        local = points - centre
        a = np.sqrt((local[:, across] ** 2).sum(1)) - (radius - edge)
        b = np.abs(local[:, axis]) - (half - edge)
        return np.minimum(np.maximum(a, b), 0) + np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2) - edge
    return distance


def torus(centre, radius, thick, stretch=1., flatten=1.):
    """A ring around z; `stretch` widens it along x, `flatten` below 1 makes it low."""
    centre = np.array(centre, np.float32)

    def distance(points):
        local = points - centre
        around = np.sqrt((local[:, 0] / stretch) ** 2 + local[:, 1] ** 2) - radius
        return np.sqrt(around ** 2 + (local[:, 2] / flatten) ** 2) - thick
    return distance


def limb(points, radii):
    """A smooth tapered sausage through points, a radius for each."""
    corners, path, thick = [np.array(p, np.float32) for p in points], [], []
    for i in range(len(corners) - 1):
        a, b, c, d = corners[max(i - 1, 0)], corners[i], corners[i + 1], corners[min(i + 2, len(corners) - 1)]
        steps = 6 if len(corners) > 2 else 1
        for step in range(steps):
            t = step / steps
            path.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
            thick.append(radii[i] * (1 - t) + radii[i + 1] * t)
    path.append(corners[-1])
    thick.append(radii[-1])

    def distance(where):
        nearest = None
        for i in range(len(path) - 1):
            along = path[i + 1] - path[i]
            t = np.clip(((where - path[i]) @ along) / max(float(along @ along), 1e-9), 0, 1)
            here = np.sqrt(((where - path[i] - t[:, None] * along) ** 2).sum(1)) - (thick[i] + (thick[i + 1] - thick[i]) * t)
            nearest = here if nearest is None else np.minimum(nearest, here)
        return nearest
    return distance


def cushion(centre, half, radius=.10, puff=.25, tufts=(), depth=.05):
    """A filled cushion: centre, half sides, edge radius. `puff` swells its middle; tufts are (x, y) points pulled in."""
    centre, core = np.array(centre, np.float32), block((0, 0, 0), half, radius)

    def distance(points):
        local = points - centre
        u, v = np.clip(local[:, 0] / half[0], -1, 1), np.clip(local[:, 1] / half[1], -1, 1)
        local[:, 2] /= 1 + puff * np.cos(u * np.pi / 2) * np.cos(v * np.pi / 2)
        result = core(local)
        for x, y in tufts:
            result = result + depth * np.exp(-((local[:, 0] - x) ** 2 + (local[:, 1] - y) ** 2) / .006) * (local[:, 2] > 0)
        return result + .007 * np.sin(7 * points[:, 0] + 3 * points[:, 1] + 1) * np.sin(6 * points[:, 1] - 4 * points[:, 0] + 2)
    return distance


def bolster(points, radius):
    """A stuffed roll with creases across."""
    core = limb(points, [radius] * len(points))
    return lambda p: (core(p) + .010 * np.sin(11 * p[:, 0] + 2) * np.sin(9 * p[:, 1] + 1)
                      + .006 * np.sin(23 * p[:, 0] + 5 * p[:, 1]))


def smooth_minimum(a, b, width):
    if width <= 0:
        return np.minimum(a, b)
    near = np.maximum(width - np.abs(a - b), 0) / width
    return np.minimum(a, b) - near * near * width * .25


class Body:
    """Solids joined one after another: `Body().add(torso, 0).add(leg, .07, mirror=True).cut(mouth, .03)`."""

    def __init__(self):
        self.parts = []

    def add(self, solid, blend=.08, transform=None, mirror=False):
        """`blend` is the width of the joint: .2 torso, .1 cheeks, .05 paws. `mirror` adds it on the other side of x too."""
        self.parts.append((solid, blend, transform, mirror, True))
        return self

    def cut(self, solid, blend=.02, transform=None, mirror=False):
        self.parts.append((solid, blend, transform, mirror, False))
        return self

    def __call__(self, points):
        distance = None
        for solid, blend, transform, mirror, join in self.parts:
            local = into(points, transform)
            for flip in ((1, -1) if mirror else (1,)):
                here = solid(local * np.array((flip, 1, 1), np.float32)).astype(np.float32)
                if distance is None:
                    distance = here
                else:
                    distance = smooth_minimum(distance, here, blend) if join else -smooth_minimum(-distance, here, blend)
        return distance


def onto(solid, points, direction, off=0.):
    """Where rays from points (n, 3) along a direction meet a solid, moved `off` outwards: what lies on it always fits."""
    where = np.array(points, np.float32)
    direction = np.broadcast_to(np.array(direction, np.float32), where.shape)
    for _ in range(70):
        where = where + direction * (solid(where) * .8)[:, None]
    return where - direction * off
