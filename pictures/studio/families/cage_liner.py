"""Plain crimped paper liners: one lies in a shallow cage tray with some seed on it, five more are fanned out before it."""
import math

import numpy as np
from mathutils import Vector

from materials import wire
from shapes.boxes import box
from shapes.curves import rounded_rectangle
from shapes.mesh import Gathered, add_grid, group
from shapes.scatter import GRAIN, scatter
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

WIDE, DEEP, THICK = 2.0, 1.12, .012


def build(shape):
    kraft = surface('tint', NEUTRAL, .9, specular=.15, variation=(5, .06),
                    bumps=[Bump('noise', 30, .10, .01), Bump('noise', 220, .35, .004)])
    tray()
    with Gathered() as lying:
        sheet(kraft, .34)
    group(lying, (0, .76, .05), (0, 0, 0))
    scatter('seed', GRAIN, 46, lambda chance: (chance.gauss(.42, .22), chance.gauss(.80, .14), .078), .024, 5, .6)
    for i in range(5):
        with Gathered() as lying:
            sheet(kraft, .5 if i == 4 else 0)
        turn = math.radians(14 - 7 * i)
        pivot = Vector((-WIDE / 2, -.1, 0))
        spun = Vector((pivot.x * math.cos(turn) - pivot.y * math.sin(turn), pivot.x * math.sin(turn) + pivot.y * math.cos(turn), 0))
        group(lying, Vector((-.02, -.78, .006 + i * THICK)) + pivot - spun, (0, 0, turn))
    return Views(View(-16, 44), View(30, 26, at=(.42, -1.16, .06), span=1.6), samples=5)


def sheet(kraft, curl):
    """One sheet around the origin, its near right corner lifted by `curl`, crimped lengthwise."""
    half = np.array((WIDE / 2 - .04, DEEP / 2 - .04))
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(-1, 1, 200), indexing='ij')
    crimp = .0035 * np.sin(v * half[1] * 60)
    points = np.stack([u * half[0], v * half[1], THICK / 2 + .004 + crimp + lift(u * half[0], v * half[1], curl)], -1)
    add_grid('sheet', points, kraft)
    if not curl:
        box('body', (0, 0, -.003), (half[0] * 2, half[1] * 2, THICK * .98), kraft, .002, steps=1)


def lift(x, y, curl):
    beyond = np.maximum(0, (x - y) / math.sqrt(2) - .72)
    return curl * 1.6 * beyond ** 1.6


def tray():
    """The pull-out tray of a bird's cage: a lacquered sheet with a rim and a grip in front."""
    pale = wire('tray', '#3d4245')
    box('floor', (0, .76, .028), (WIDE + .10, DEEP + .10, .05), pale, .015)
    for x, y, size in ((0, .76 - DEEP / 2 - .03, (WIDE + .16, .05, .17)), (0, .76 + DEEP / 2 + .03, (WIDE + .16, .05, .17)),
                       (-WIDE / 2 - .06, .76, (.05, DEEP + .10, .17)), (WIDE / 2 + .06, .76, (.05, DEEP + .10, .17))):
        box('wall', (x, y, .085), size, pale, .018)
    rim = [(p[0], p[1] + .76, .17) for p in rounded_rectangle((0, 0, 0), WIDE / 2 + .06, DEEP / 2 + .03, .05, 6)]
    tube('rim', rim, .032, pale, 12, closed=True)
