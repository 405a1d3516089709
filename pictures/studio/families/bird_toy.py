"""A hanging chew toy for a parrot: layers of wooden blocks with knotted paper cord, or folded palm-leaf fans with beads."""
import math
import random

import numpy as np
from mathutils import Vector

from materials import metal, rope
from shapes.boxes import box
from shapes.hanging import chain, hang, quick_link
from shapes.mesh import add_grid, ball
from shapes.timber import timber
from shapes.tubes import rod, tube, twisted
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

LAYERS = ((1.78, .46, 3), (1.50, .62, 4), (1.20, .74, 4), (.88, .66, 4), (.58, .50, 3))   # height, reach, blocks


def build(shape):
    top = blocks() if shape['body'] == 'blocks-and-knots' else fans()
    hang(top, 0, .16)
    near = View(34, 24, at=(0, 0, top.z - .42), span=1.35)      # from above: what it hangs by, and how the pieces are threaded
    return Views(View(-20, 10, fill=.88), near, samples=5)


def blocks():
    steel, chance = metal(), random.Random(4)
    main, accent, cords = timber('tint'), timber('tint2'), [rope('tint2_cord', NEUTRAL)] * 3
    rod('core', (0, 0, .30), (0, 0, 2.0), .028, rope('core', '#c9a673'))
    for number, (z, reach, count) in enumerate(LAYERS):
        for i in range(count):
            turn = 2 * math.pi * i / count + number * .55
            second = (i + number) % 3 == 2
            size = (.34 + chance.random() * .05, .22, .24 - .08 * second)
            place = (reach * .55 * math.cos(turn), reach * .55 * math.sin(turn), z)
            box('block', place, size, accent if second else main, .022, (chance.uniform(-.10, .10), chance.uniform(-.12, .12), turn))
        ball('bead', (0, 0, z + .16), .085, accent)
    for i in range(7):
        turn = 2 * math.pi * i / 7 + .3
        knotted_strip(turn, chance, cords)
    lowest = .30
    box('last', (0, 0, lowest - .02), (.30, .30, .26), main, .03, (0, 0, .5))
    ball('stop', (0, 0, lowest - .20), .07, metal())
    chain((0, 0, 2.0), (0, 0, 2.26), .075, .014, steel)
    quick_link((0, 0, 2.52), .30, steel)
    return Vector((0, 0, 2.50))


def knotted_strip(turn, chance, paper):
    """A cord of twisted paper with two knots that hangs down between the blocks."""
    out = Vector((math.cos(turn), math.sin(turn), 0))
    start, reach, low = 1.62, .52 + chance.random() * .08, .42 + chance.random() * .30
    line = [Vector((0, 0, start)) + out * reach * math.sin(min(1, t * 1.6) * math.pi / 2) - Vector((0, 0, (start - low) * t ** 1.5))
            for t in (i / 40 for i in range(41))]
    twisted('cord', line, .042, paper, 4, 9, 6)
    for share in (.62, .96):
        at = line[int(share * 40)]
        for k in range(3):
            a = 2 * math.pi * k / 3 + turn
            tube('knot', [at + Vector((.055 * math.cos(a + u) , .055 * math.sin(a + u), .03 * math.sin(2 * u + k)))
                          for u in (2 * math.pi * i / 24 for i in range(24))], .036, paper[0], 8, closed=True)


def fans():
    steel = metal()
    leaf = surface('tint', NEUTRAL, .8, specular=.2, variation=(14, .2), bumps=[Bump('lines-x', 30, .3, .008), Bump('noise', 60, .3, .006)])
    tube('cord', [(0, 0, .14), (0, 0, 2.10)], .026, rope('jute', '#b08a58'))
    heights = (.46, .80, 1.14, 1.48, 1.80)
    bead = timber('tint2')
    for number, z in enumerate(heights):
        fan(leaf, z, .62 - .09 * abs(number - 1.5), number * .9)
        rod('bead', (0, 0, z + .10), (0, 0, z + .24), .085, bead, 32)
        for end in (.10, .24):
            ball('bead', (0, 0, z + end), .085, bead, (1, 1, .3))
    ball('last', (0, 0, .22), .10, bead)
    for i in range(14):
        a, lean = 2.4 * i, .05 + .02 * (i % 4)
        tube('tassel', [(0, 0, .16), (lean * .6 * math.cos(a), lean * .6 * math.sin(a), .08), (lean * math.cos(a), lean * math.sin(a), .0)],
             .010, rope('jute2', '#b08a58'), 6)
    ball('knot', (0, 0, 2.06), .05, rope('jute3', '#b08a58'))
    quick_link((0, 0, 2.38), .30, steel)
    return Vector((0, 0, 2.36))


def fan(leaf, z, reach, turn, folds=22):
    """A leaf folded into pleats and opened to a round, drooping at its rim."""
    u, v = np.linspace(0, 2 * math.pi, folds * 8, endpoint=False), np.linspace(.05, 1, 14)
    a, r = np.meshgrid(u, v, indexing='ij')
    saw = np.abs(((a * folds / (2 * math.pi)) % 1) * 2 - 1) - .5
    ragged = 1 + .05 * np.sin(a * 7 + turn) + .04 * np.sign(saw)
    height = z + .13 * saw * r ** .8 + .05 - .16 * r ** 2 + .03 * np.sin(2 * a + turn) * r
    for lift in (0, .012):
        points = np.stack([np.cos(a + turn) * r * reach * ragged, np.sin(a + turn) * r * reach * ragged, height + lift], -1)
        add_grid('fan', points, leaf, True)
