"""A round mat covered in long fleece strips in two colours."""
import math
import random

import numpy as np

from materials import fleece, rubber
from shapes.curves import fillet
from shapes.mesh import add_grid
from shapes.turned import lathe
from views import View, Views

RADIUS = 1.05


def build(shape):
    chance = random.Random(4)
    lathe('grid', fillet([(.0005, 0), (RADIUS, 0), (RADIUS + .03, .03), (RADIUS, .06), (.0005, .06)], .02), rubber('grid', '#3a3a38'), 96)
    colours = [fleece('tint'), fleece('tint2')]
    for i in range(560):
        out = math.sqrt((i + .5) / 560)
        strip(chance, out * RADIUS, i * 2.39996, colours[0 if (out * 5.2) % 2 < 1.1 else 1])
    return Views(View(-16, 36), View(-24, 26, at=(.0, -.75, .12), span=1.2), samples=5)


def strip(chance, radius, turn, material):
    """A ribbon knotted into the grid: it stands up, bends over and hangs."""
    foot = np.array((radius * math.cos(turn), radius * math.sin(turn), .05))
    lean = turn + chance.gauss(0, 1.1)
    way = np.array((math.cos(lean), math.sin(lean), 0))
    side = np.array((-way[1], way[0], 0)) * .062
    rise, length, twist = chance.uniform(.13, .24), chance.uniform(.22, .34), chance.uniform(-.5, .5)
    rows = []
    for k in range(8):
        u = k / 7
        middle = foot + way * length * u ** 1.2 + np.array((0, 0, rise * math.sin(min(1, u * 1.05) * math.pi * .86) ** .8))
        across = side * (.75 + .35 * math.sin(u * 3)) + np.array((0, 0, .05 * twist * u))
        rows.append((middle - across, middle - across * .3 + np.array((0, 0, .012)), middle + across * .3 + np.array((0, 0, .012)), middle + across))
    sheet = add_grid('strip', np.array(rows), material)
    solid = sheet.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = .024
