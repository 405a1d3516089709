"""A shallow round rattan bowl on a ring base with a thick segmented cushion."""
import math

import numpy as np
from mathutils import Vector

from materials import felt
from shapes.curves import circle
from shapes.hair import grow_hair
from shapes.mesh import add_grid, ball
from shapes.tubes import tube
from surfaces import NEUTRAL, surface
from views import View, Views

RADIUS, TOP, FLOOR = 1.05, .62, .20     # of the bowl's rim, its height, the bowl's bottom


def build(shape):
    rattan = surface('tint', NEUTRAL, .45, specular=.4, variation=(14, .22))
    bowl(rattan)
    base(rattan)
    cushion()
    return Views(View(-18, 24), View(-26, 44), samples=6)


def hollow(radius):
    """The bowl's height at a distance from its middle."""
    return FLOOR + (TOP - FLOOR) * (radius / RADIUS) ** 1.9


def bowl(rattan):
    """Spokes bound by hoops, a thick double rim."""
    for i in range(20):
        a = 2 * math.pi * i / 20
        points = [(r * math.cos(a), r * math.sin(a), hollow(r)) for r in np.linspace(.12, RADIUS, 16)]
        tube('spoke', points, .024, rattan, 10)
    for r in (.15, .48, .78, .93):
        tube('hoop', circle((0, 0, hollow(r) - .02), r, count=96), .022, rattan, 10, closed=True)
    for r, z in ((RADIUS, TOP), (RADIUS + .02, TOP - .085)):
        tube('rim', circle((0, 0, z), r, count=120), .042, rattan, 14, closed=True)
    for i in range(20):
        a = 2 * math.pi * (i + .5) / 20
        ring = circle((RADIUS * 1.01 * math.cos(a), RADIUS * 1.01 * math.sin(a), TOP - .04), .066, (math.cos(a), math.sin(a), 0), (0, 0, 1), 24, .9)
        for shift in (-.022, 0, .022):
            tube('binding', [p + Vector((-math.sin(a), math.cos(a), 0)) * shift + Vector((0, 0, .022 * math.sin(k * .26))) for k, p in enumerate(ring)], .014, rattan, 6, closed=True)


def base(rattan):
    """Two rings with slanted struts between them."""
    for r, z in ((.66, .30), (.76, .04)):
        tube('ring', circle((0, 0, z), r, count=96), .040, rattan, 14, closed=True)
    for i in range(24):
        a, b = 2 * math.pi * i / 24, 2 * math.pi * (i + (.8 if i % 2 else -.8)) / 24
        tube('strut', [(.66 * math.cos(a), .66 * math.sin(a), .30), (.76 * math.cos(b), .76 * math.sin(b), .04)], .022, rattan, 8)


def cushion():
    """Eight puffed segments around a button."""
    rows = []
    for r in np.linspace(.0, 1, 60):
        row = []
        for i in range(240):
            a = 2 * math.pi * i / 240
            seam = abs(math.sin(a * 4)) ** .4
            edge = (1 - r ** 7)
            swell = .29 * (r * (1.25 - r)) ** .35 * edge ** .5 if r > 0 else 0
            height = hollow(r * .97 * RADIUS) + .05 + swell * (.62 + .38 * seam) + (.02 if r > .97 else 0)
            row.append((r * .965 * RADIUS * (1 + .03 * (seam - 1) * r) * math.cos(a), r * .965 * RADIUS * (1 + .03 * (seam - 1) * r) * math.sin(a), height))
        rows.append(row)
    sheet = add_grid('cushion', np.array(rows).transpose(1, 0, 2), felt('tint2'), True)
    grow_hair(sheet, 90000, .012, felt('tint2_pile'), .0020)
    ball('button', (0, 0, hollow(0) + .075), .075, felt('tint2_button'), (1, 1, .45))
