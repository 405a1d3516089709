"""A soft padded cone of overlapping petals around a neck opening with a drawstring."""
import math

import numpy as np

from materials import cloth, rope
from shapes.mesh import add_grid, ball
from shapes.tubes import tube
from views import View, Views

NECK, PETALS, LENGTH = .36, 9, .80


def build(_):
    for i in range(PETALS):
        petal(2 * math.pi * i / PETALS - math.pi / 2)
    collar()
    return Views(View(-20, 32), View(-24, 52), samples=5)


def petal(turn):
    """A padded leaf that leans outwards and lies on its neighbor."""
    cloth_grid = np.zeros((34, 60, 3))
    half = math.pi / PETALS * 1.38
    for i, t in enumerate(np.linspace(0, 1, 34)):
        wide = half * (1 if t < .55 else math.sqrt(max(0, 1 - ((t - .55) / .45) ** 2)) * .999 + .001)
        for j in range(60):
            ring = 2 * math.pi * j / 60
            across, puff = math.cos(ring), math.sin(ring)
            radius = NECK + LENGTH * t * .86
            a = turn + wide * across
            thick = .052 * math.sqrt(max(0, 1 - across ** 2)) ** .8 * (.35 + .65 * math.sin(math.pi * min(1, t * 1.06)) ** .5) * math.copysign(1, puff)
            slant = .052 * across
            z = .06 + .62 * t ** 1.25 + thick + slant
            cloth_grid[i, j] = ((radius - thick * .4) * math.cos(a), (radius - thick * .4) * math.sin(a), z)
    add_grid('petal', np.transpose(cloth_grid, (1, 0, 2)), cloth('tint'), True)
    left, right = cloth_grid[:, 30], cloth_grid[::-1, 0]
    line = [tuple(p) for p in np.concatenate([left[2:], right[:-2]])]
    tube('binding', line, .026, cloth('tint2'), 8)


def collar():
    for height, thick in ((.05, .05), (.12, .045)):
        tube('collar', [((NECK - .01) * math.cos(t), (NECK - .01) * math.sin(t), height) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)], thick, cloth('tint2_neck'), 12, closed=True)
    cord = rope('cord', '#efe6d6')
    for side in (-1, 1):
        tube('cord', [(side * .05, -NECK + .02, .20), (side * .07, -NECK - .12, .30), (side * .11, -NECK - .34, .42), (side * .14, -NECK - .50, .56)], .018, cord, 8)
        ball('end', (side * .14, -NECK - .50, .56), .034, cord)
    ball('stopper', (0, -NECK - .05, .26), .065, cloth('stopper', '#2c2e31'), (1, .8, 1.2))
