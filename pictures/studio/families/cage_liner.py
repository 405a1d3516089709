"""A stack of flat paper sheets for a cage tray, one corner curling up."""
import math

import numpy as np
from mathutils import noise

from materials import paper
from shapes.boxes import box
from shapes.mesh import add_grid
from shapes.tubes import ribbon
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

WIDE, DEEP, SHEETS, THICK = 2.1, 1.4, 24, .011
STACK = SHEETS * THICK


def build(shape):
    kraft = surface('tint', NEUTRAL, .9, specular=.15, variation=(5, .06),
                    bumps=[Bump('noise', 30, .10, .01), Bump('noise', 220, .35, .004)])
    for i in range(SHEETS):
        sheet(kraft, THICK * (i + .5), i)
    top_sheet(kraft)
    belly_band()
    return Views(View(-22, 30), View(-34, 22, at=(WIDE * .32, -DEEP * .36, STACK), span=1.15), samples=5)


def sheet(kraft, z, number):
    """One sheet, not quite straight on the one below."""
    slip = lambda seed: noise.noise((number * 1.7, seed, 0)) * .022
    box('sheet', (slip(1), slip(2), z), (WIDE + slip(3) * .4, DEEP + slip(4) * .4, THICK * .82), kraft, .002, (0, 0, slip(5) * .25), 1)


def top_sheet(kraft):
    """The uppermost sheet: crimped lengthwise, its near right corner curling up."""
    u, v = np.meshgrid(np.linspace(-.5, .5, 240), np.linspace(-.5, .5, 120), indexing='ij')
    x, y = u * WIDE, v * DEEP
    across = (x / 1.0 - y / 1.0)                          # how far towards the near right corner
    corner = WIDE / 2 + DEEP / 2
    start, radius = corner - .80, .30
    over = np.maximum(0, (across - start) / math.sqrt(2))
    turn = np.minimum(over / radius, 2.6)
    flat_out = over - radius * np.sin(turn) * (turn < 2.6) - (turn >= 2.6) * (radius * math.sin(2.6) + (over - 2.6 * radius) * math.cos(2.6))
    rise = radius * (1 - np.cos(np.minimum(turn, 2.6))) + (turn >= 2.6) * (over - 2.6 * radius) * math.sin(2.6)
    crimp = .0045 * np.sin(y * 46) * (1 - np.clip(turn, 0, 1) * .5)
    points = np.stack([x - flat_out / math.sqrt(2), y + flat_out / math.sqrt(2), STACK + .012 + rise + crimp], -1)
    add_grid('top', points, kraft)


def belly_band():
    """A paper band around the stack's left third."""
    x, band = -WIDE * .24, paper('band', '#f7f3ea')
    high, deep = STACK + .026, DEEP / 2 + .022
    path = [(x, -deep, .004), (x, -deep, high), (x, deep, high), (x, deep, .004)]
    for a, b, face in ((path[0], path[1], (0, -1, 0)), (path[1], path[2], (0, 0, 1)), (path[2], path[3], (0, 1, 0))):
        ribbon('band', [a, b], face, .46, .008, band)
    box('mark', (x, -.05, high + .006), (.26, .30, .004), paper('mark', '#7d8f6a'), .001, steps=1)
