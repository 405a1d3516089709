"""A self-cleaning litter box: a round drum open in front, lying in a base with a drawer."""
import math

import numpy as np

from materials import dark_plastic, plastic
from shapes.boxes import box
from shapes.mesh import Gathered
from shapes.scatter import scatter
from shapes.soft import sculpt
from shapes.solids import Body, block, drum, ellipsoid
from shapes.trays import litter
from shapes.tubes import tube
from surfaces import surface
from views import View, Views

MIDDLE, RADIUS = 1.02, .72       # the drum's height and radius


def build(_):
    base = Body().add(block((0, .04, .34), (.80, .76, .34), .16), 0).cut(ellipsoid((0, 0, MIDDLE), (RADIUS + .05, 1.2, RADIUS + .05)), .03)
    sculpt('base', base, (-.95, -.9, -.04), (.95, .95, .8), plastic(), .016)
    shell = Body().add(ellipsoid((0, .02, MIDDLE), (RADIUS, RADIUS * 1.02, RADIUS)), 0).cut(ellipsoid((0, .02, MIDDLE), (RADIUS - .06, RADIUS * .96, RADIUS - .06)), .01)
    shell.cut(drum((0, -.7, MIDDLE + .04), 1, .43, .5, .02), .03)
    sculpt('drum', shell, (-.85, -.85, .2), (.85, .85, 1.85), plastic('tint2'), .016)
    edge = [(.44 * math.cos(t), -math.sqrt(max(0, (RADIUS * 1.02) ** 2 - (.44 ** 2) - 2 * .44 * .04 * math.sin(t))) + .02, MIDDLE + .04 + .44 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 96, endpoint=False)]
    tube('rim', edge, .05, plastic('tint_rim'), 14, closed=True)
    litter((.40, .34), .62, 200, (0, -.05))
    with Gathered() as front:
        drawer()
    for x, colour in ((-.10, '#8fe0a8'), (0, '#e8e5de'), (.10, '#e8e5de')):
        button = surface('button', colour, .4, glow=.6 if x < 0 else 0)
        box('button', (.52 + x, -.725, .56), (.06, .02, .04), button, .01)
    box('step', (0, -.86, .035), (.80, .30, .07), plastic('tint_step'), .03)
    return Views(View(-26, 16), View(-40, 30, prepare=lambda: pull(front)), samples=6)


def drawer():
    front = Body().add(block((0, -.715, .25), (.56, .035, .17), .03), 0).cut(block((0, -.76, .36), (.20, .06, .045), .03), .01)
    sculpt('drawer', front, (-.65, -.85, .02), (.65, -.6, .48), plastic('tint2_drawer'), .010)
    box('shadow', (0, -.692, .25), (1.16, .01, .38), dark_plastic(), .004)


def pull(front):
    """The drawer stands out of the base, with clumps of used litter in it."""
    box('opening', (0, -.712, .25), (1.06, .03, .30), dark_plastic(), .01)
    for thing in front:
        thing.location.y -= .62 if thing.name.startswith('drawer') else 0
    walls = plastic('walls', '#d8d4cb')
    box('bottom', (0, -1.0, .125), (.98, .66, .03), walls, .01)
    for x in (-.48, .48):
        box('wall', (x, -1.0, .24), (.025, .66, .24), walls, .01)
    box('used', (0, -1.0, .17), (.94, .62, .06), surface('used', '#cdbfa6', .95, variation=(60, .25)), .01)
    scatter('clump', ('#b7a88e', '#c9bba1', '#a6977e'), 60, lambda chance: (chance.uniform(-.40, .40), chance.uniform(-1.25, -.78), .20 + chance.random() * .05), .075, 4, .8)
