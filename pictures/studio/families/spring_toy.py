"""A felt mouse with a feather tail on a springy wire that stands on a round weighted base."""
import math
import random

from mathutils import Vector

from families.feather_wand import feather
from materials import felt, metal
from shapes.curves import fillet
from shapes.mesh import ball
from shapes.soft import FELT, stuffed
from shapes.solids import Body, ellipsoid, limb
from shapes.tubes import tube
from shapes.turned import lathe, subdivide
from surfaces import surface
from views import View, Views

TOP = Vector((.02, 0, 1.22))      # where the mouse sits


def build(_):
    base = [(.0005, 0), (.56, 0), (.62, .04), (.58, .14), (.30, .22), (.12, .26), (.0005, .27)]
    subdivide(lathe('base', fillet(base, .05, 5), surface('tint2', rough=.38, coat=.2), 128))
    spring()
    mouse()
    return Views(View(-16, 15), View(-36, 46), samples=6)


def spring():
    """Coils below, straight above, a little bent."""
    steel, turns, points = metal(), 9, []
    for i in range(turns * 28):
        share = i / (turns * 28 - 1)
        a = 2 * math.pi * turns * share
        points.append((.075 * math.cos(a) + .02 * share, .075 * math.sin(a), .25 + .60 * share))
    tube('coil', points, .017, steel, 8)
    tube('wire', [points[-1], (.05, 0, .95), (TOP.x, 0, TOP.z)], .017, steel, 8)


def mouse():
    x, y, z = TOP
    body = Body().add(ellipsoid((x, y, z + .12), (.34, .20, .20)), 0).add(limb([(x - .16, y, z + .10), (x - .36, y, z + .06), (x - .47, y, z + .04)], [.15, .09, .045]), .12)
    body.add(ellipsoid((x - .17, y - .15, z + .29), (.035, .11, .12), (24, 0, 10)), .03).add(ellipsoid((x - .17, y + .15, z + .29), (.035, .11, .12), (-24, 0, -10)), .03)
    stuffed('tint', body, (x - .6, y - .4, z - .15), (x + .45, y + .4, z + .5), pile=FELT, step=.013)
    for side in (-1, 1):
        ball('eye', (x - .335, y + side * .088, z + .115), .026, surface('eye', '#0d0a09', .08, coat=.6))
    ball('nose', (x - .51, y, z + .045), .034, felt('nose', '#c98a86'))
    chance, vane = random.Random(3), surface('plume', '#f0e6d2', .8, sheen=.5)
    for turn, lift in ((-.22, .22), (.10, .34), (.36, .16)):
        feather(Vector((x + .30, y, z + .10)), turn, .66, .11, lift, vane, chance)
