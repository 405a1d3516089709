"""A heap of rounded gravel in front of its bag."""
import math

import numpy as np

from materials import paper
from shapes.bags import stand_up_bag
from shapes.mesh import add_grid
from shapes.pebbles import pebbles
from shapes.turned import lathe
from surfaces import NEUTRAL, surface
from views import View, Views

HEAP = (.02, -.80, .86, .30)       # x, y, radius, height
SIZE = .052


def build(shape):
    front = stand_up_bag('bag', (0, .18, 0), 1.35, .66, 1.50, surface('bag', '#c9ab7c', .5, specular=.5), .12, 3.)
    stones = [surface('tint', NEUTRAL, .6, specular=.4, variation=(9, .3)), surface('tint_b', '#8e8e8e', .6, specular=.4, variation=(9, .3)),
              surface('tint2', NEUTRAL, .6, specular=.4, variation=(9, .3))]
    panel('window', front, .50, .20, .92, .014, surface('windowfill', '#86837d', .8))
    show_through(front, stones)
    panel('label', front, .50, 1.00, 1.26, .020, paper('label', '#3f6f78'))
    panel('stripe', front, .36, 1.14, 1.18, .028, paper('stripe', '#f4f0e6'))
    panel('stripe', front, .24, 1.07, 1.095, .028, paper('stripe2', '#f4f0e6'))
    heap(stones)
    return Views(View(-18, 18), View(-12, 34, at=(HEAP[0], HEAP[1], .16), span=1.35), samples=5)


def panel(name, front, half, low, high, off, material):
    u, v = np.linspace(-1, 1, 25), np.linspace(0, 1, 13)
    add_grid(name, np.array([[(half * a, front(half * a, low + (high - low) * b) - off, low + (high - low) * b) for b in v] for a in u]), material)


def show_through(front, stones):
    """The stones behind the bag's clear part."""
    def place(chance):
        x, z = chance.uniform(-.47, .47), chance.uniform(.23, .89)
        return x, front(x, z) - .008, z
    pebbles('shown', stones, 620, place, SIZE * .62, 8)


def heap(stones):
    x0, y0, radius, height = HEAP
    profile = lambda share: height * math.cos(min(1, share) * math.pi / 2) ** 1.25
    rings = [(radius * .88 * share, max(.004, profile(share) - .05)) for share in np.linspace(.999, .001, 14)]
    lathe('core', rings, surface('core', '#77746e', .9), 64, at=(x0, y0, 0), scale=(1, .66, 1))

    def place(chance):
        share, turn = math.sqrt(chance.random()), chance.random() * 2 * math.pi
        reach = radius * share * (1 + .07 * math.sin(3 * turn + 1))
        return x0 + reach * math.cos(turn), y0 + reach * .68 * math.sin(turn), max(SIZE * .6, profile(share) + chance.random() * .02)
    pebbles('heap', stones, 1500, place, SIZE, 5)

    def strewn(chance):
        turn, reach = chance.random() * 2 * math.pi, radius * chance.uniform(1.0, 1.22)
        return x0 + reach * math.cos(turn), y0 - abs(reach * .66 * math.sin(turn)), SIZE * .6
    pebbles('strewn', stones, 34, strewn, SIZE * .9, 6)
