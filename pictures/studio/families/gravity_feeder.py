"""A clear upright hopper for dry food on a base with an open tray."""
import math

from materials import glass, plastic
from shapes.curves import fillet
from shapes.scatter import KIBBLE, scatter
from shapes.soft import sculpt
from shapes.solids import Body, block, drum
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

RADIUS, BACK, FOOT, TOP = .50, .34, .42, 1.62


def build(_):
    base = Body().add(drum((0, BACK, .21), 2, RADIUS + .06, .21, .05), 0).add(block((0, -.36, .13), (.56, .56, .13), .12), .08)
    base.cut(block((0, -.42, .27), (.48, .44, .19), .12), .03).cut(block((0, -.02, .26), (.26, .3, .14), .08), .02)
    sculpt('base', base, (-.75, -1.05, -.05), (.75, 1.0, .5), plastic(), .015)
    lathe('hopper', fillet([(RADIUS - .10, FOOT - .04), (RADIUS - .02, FOOT + .10), (RADIUS, TOP), (RADIUS - .02, TOP), (RADIUS - .04, FOOT + .12), (RADIUS - .12, FOOT - .03)], .05, 5), glass('hopper', (.92, .955, .96, 1)), 128, at=(0, BACK, 0))
    food = surface('food', '#8a5f38', .9, variation=(26, .5))
    lathe('food', [(RADIUS - .13, FOOT - .02), (RADIUS - .055, FOOT + .12), (RADIUS - .05, 1.24), (.0005, 1.30)], food, 96, at=(0, BACK, 0))

    def around(chance):
        turn, out = chance.random() * 6.3, math.sqrt(chance.random()) * (RADIUS - .09)
        wall = chance.random() < .55
        return ((RADIUS - .075) * math.cos(turn), BACK + (RADIUS - .075) * math.sin(turn), chance.uniform(FOOT + .12, 1.24)) if wall else (out * math.cos(turn), BACK + out * math.sin(turn), 1.27 + .03 * chance.random())
    scatter('kibble', KIBBLE, 620, around, .045, 4, .65)
    scatter('kibble', KIBBLE, 230, lambda c: (c.uniform(-.38, .38), -.40 + c.uniform(-.34, .36), .11 + .06 * c.random()), .045, 9, .65)
    lathe('lid', fillet([(RADIUS + .02, TOP - .05), (RADIUS + .03, TOP + .03), (RADIUS - .06, TOP + .10), (.0005, TOP + .13)], .03, 5), plastic('tint_lid'), 128, at=(0, BACK, 0))
    lathe('knob', fillet([(.10, TOP + .10), (.10, TOP + .17), (.07, TOP + .20), (.0005, TOP + .205)], .02, 4), plastic('tint_knob'), 48, at=(0, BACK, 0))
    return Views(View(-26, 14), View(-18, 36, at=(0, -.25, .3), span=1.6), samples=10)
