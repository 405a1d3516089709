"""A round tub with a flip lid; the corner of a cloth pad stands out of it."""
import math

import numpy as np

from materials import cloth, paper, plastic
from shapes.curves import fillet
from shapes.mesh import Gathered, add_grid, group
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

RADIUS, HIGH = .60, .98


def build(_):
    lathe('tub', fillet([(.0005, 0), (RADIUS - .04, 0), (RADIUS, .04), (RADIUS, HIGH - .14), (RADIUS - .03, HIGH - .12), (RADIUS - .03, HIGH), (.0005, HIGH)], .03, 4), surface('tint', rough=.36, coat=.15), 160)
    label()
    lathe('cap', fillet([(RADIUS + .01, HIGH - .12), (RADIUS + .02, HIGH + .02), (RADIUS - .06, HIGH + .08), (.0005, HIGH + .10)], .03, 5), surface('tint2', rough=.36, coat=.15), 160)
    lathe('mouth', [(.0005, HIGH + .108), (.30, HIGH + .1045), (.32, HIGH + .09)], surface('mouth', '#34302b', .8), 96)
    lathe('rim', [(.29, HIGH + .09), (.31, HIGH + .125), (.34, HIGH + .12), (.35, HIGH + .09)], plastic('tint2_rim'), 96)
    flap()
    pad()
    return Views(View(-22, 24), View(-26, 42, at=(0, 0, HIGH + .15), span=1.35), samples=6)


def label():
    turns = np.linspace(-1.25, 1.25, 60) - math.pi / 2
    around = lambda low, high, off, a=0, b=60: np.array([[((RADIUS + off) * math.cos(t), (RADIUS + off) * math.sin(t), z) for z in (low, high)] for t in turns[a:b]])
    add_grid('label', around(.16, .74, .003), paper('label', '#f5efe2'))
    for low, high, a, b in ((.56, .62, 16, 44), (.44, .47, 20, 40), (.37, .40, 22, 38)):
        add_grid('print', around(low, high, .006, a, b), surface('print', '#8d8579', .7))


def flap():
    """The lid stands open on its hinge at the back."""
    with Gathered() as lid:
        lathe('flap', fillet([(.0005, 0), (.37, 0), (.39, .02), (.38, .055), (.0005, .07)], .015, 4), surface('tint2', rough=.36, coat=.15), 96, at=(0, -.39, 0))
        lathe('seal', [(.27, .0), (.27, -.025), (.29, -.025), (.29, .0)], plastic('tint2_seal', '#c0c0c0'), 96, at=(0, -.39, 0))
    group(lid, (0, .40, HIGH + .11), (-math.radians(106), 0, 0))


def pad():
    """A folded corner of damp cloth, drawn halfway out."""
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 40), indexing='ij')
    wide = .25 * (1 - v ** 1.4) + .01
    x = u * wide
    y = .02 + .05 * np.sin(4 * u + 2 * v) * (1 - v * .5) - .10 * v ** 2
    z = HIGH + .06 + .46 * v - .02 * np.abs(u)
    thing = add_grid('pad', np.stack([x, y, z], -1), cloth('pad', '#fbf8f1', 60))
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = .022
