"""A narrow clear box for dry food with a flip-up pouring spout in its colored lid."""
import math

from materials import glass, plastic
from shapes.boxes import box
from shapes.curves import fillet, squircle
from shapes.mesh import Gathered, group
from shapes.scatter import KIBBLE, scatter
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

HALF, DEEP, HIGH = .58, .55, 1.50      # half the width; depth as a share of it


def build(_):
    square = lambda turn, r, z, _: (r * squircle(turn, 7), z)
    thin = (1, DEEP, 1)
    lathe('box', fillet([(.0005, 0), (HALF - .06, 0), (HALF - .03, .03), (HALF, HIGH)], .03, 4), glass('box', (.93, .96, .965, 1)), 160, square, scale=thin)
    lathe('inside', fillet([(.0005, .04), (HALF - .10, .04), (HALF - .055, .07), (HALF - .03, HIGH)], .03, 4), glass('inside', (.97, .985, .99, 1)), 160, square, scale=thin)
    food = surface('food', '#8a5f38', .9, variation=(26, .5))
    lathe('food', [(.0005, .06), (HALF - .14, .06), (HALF - .12, .10), (HALF - .12, .97), (.0005, .99)], food, 120, square, scale=thin)
    across, deep = HALF - .115, (HALF - .06) * DEEP - .055    # where the food meets the walls

    def place(chance):
        if chance.random() < .35:
            return (chance.uniform(-.95, .95) * across, chance.uniform(-.95, .95) * deep, .98 + .06 * chance.random())
        side, z = chance.randrange(4), chance.uniform(.10, 1.0)
        x, y = chance.uniform(-.95, .95) * across, chance.uniform(-.9, .9) * deep
        return [(x, -deep, z), (x, deep, z), (-across, y, z), (across, y, z)][side]
    scatter('kibble', KIBBLE, 900, place, .042, 4, .6)
    lathe('lid', fillet([(HALF + .02, HIGH - .08), (HALF + .03, HIGH + .03), (HALF - .04, HIGH + .07), (.0005, HIGH + .07)], .025, 4), plastic(), 160, square, scale=thin)
    box('mouth', (.26, 0, HIGH + .073), (.46, .40, .012), surface('mouth', '#3a2a1c', .9), .004)
    with Gathered() as flap:
        box('flap', (-.25, 0, .02), (.50, .44, .035), plastic('tint_flap'), .015)
        for y in (-.205, .205):
            box('cheek', (-.22, y, -.08), (.36, .02, .18), plastic('tint_cheek'), .008)
    group(flap, (.03, 0, HIGH + .09), (0, math.radians(58), 0))
    for side in (-1, 1):
        box('clip', (side * (HALF + .025), 0, HIGH - .05), (.04, .22, .16), plastic('tint_clip'), .015)
    for z in (.40, .70, 1.0):
        box('mark', (-.34, -HALF * DEEP - .001, z), (.14, .004, .012), surface('mark', '#f4f1ea', .5), .001, steps=1)
    return Views(View(-28, 16), View(-24, 34, at=(.05, 0, HIGH + .05), span=1.5), samples=12)
