"""Upright bags: paper or film, with a folded top."""
import math

import numpy as np
from mathutils import noise

from shapes.mesh import add_grid


def stand_up_bag(name, at, width, depth, height, material, fold=.16, seed=0.):
    """A filled bag that stands on its floor, full below and flat at the top. Answers `front(x, z)`: its y at a place."""
    x0, y0, z0 = at
    u, v = np.linspace(0, 2 * math.pi, 120, endpoint=False), np.linspace(0, 1, 60)

    def section(share):
        full = max(0., 1 - max(0., (share - .55) / (.45 - fold * .5)) ** 1.6) if share > .55 else 1.
        foot = min(1., .90 + share * 2)
        return width / 2 * foot, depth / 2 * foot * max(full, .0) + .018

    points = np.zeros((len(u), len(v) + 1, 3))
    for j, share in enumerate(v):
        half, deep = section(share)
        for i, angle in enumerate(u):
            c, s = math.cos(angle), math.sin(angle)
            x = half * math.copysign(abs(c) ** .32, c)
            y = deep * math.copysign(abs(s) ** .42, s)
            crease = noise.noise((x * 3 + seed, y * 4, share * 5)) * .035 + noise.noise((x * 9, y * 7 + seed, share * 12)) * .014
            points[i, j] = (x0 + x * (1 + crease * .5), y0 + y + crease * (.3 + share), z0 + height * share)
    points[:, -1] = points[:, -2].mean(0)
    add_grid(name, points, material, True)

    def front(x, z):
        half, deep = section((z - z0) / height)
        side = min(.999, abs((x - x0) / half))
        return y0 - deep * (1 - side ** (2 / .32)) ** (.42 / 2)
    return front
