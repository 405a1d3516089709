"""A tabletop play stand: branches, a ladder and two steel cups over a low tray."""
from mathutils import Vector

from materials import metal, plastic, wood
from shapes.birdware import cup, ladder, small_bell
from shapes.boxes import box
from shapes.branches import branch
from shapes.curves import circle
from shapes.hanging import chain
from shapes.scatter import LITTER, scatter
from shapes.tubes import rod, tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

WIDE, DEEP, RIM = 1.9, 1.25, .13
TREE = [
    ([(-.10, .10, .06), (-.06, .08, .45), (.06, .10, .85), (.02, .06, 1.25), (.14, .08, 1.62)], [.12, .10, .09, .075, .05]),
    ([(-.02, .08, .62), (-.36, .02, .86), (-.74, .06, .92), (-.92, .02, 1.02)], [.08, .07, .062, .048]),
    ([(.05, .09, .92), (.40, .04, 1.12), (.74, .08, 1.14), (.94, .04, 1.26)], [.078, .066, .058, .046]),
    ([(.03, .08, 1.22), (-.26, .06, 1.42), (-.44, .10, 1.62)], [.06, .05, .036]),
    ([(-.40, .03, .88), (-.50, -.20, .98)], [.05, .036]),
]


def build(shape):
    tray()
    bark = surface('tint', NEUTRAL, .75, specular=.25, variation=(6, .3), bumps=[Bump('noise', 8, .6, .03), Bump('noise', 45, .4, .012)])
    branch('tree', TREE, bark, .02, .010, .08)
    rails = wood('tint_ladder', NEUTRAL)
    ladder(Vector((-.58, -.52, RIM * .5)), Vector((-.58, -.03, .90)), .26, 6, rails, .026)
    cups()
    toy()
    return Views(View(-22, 17), View(-18, 24, at=(.42, -.1, 1.05), span=1.4), samples=6)


def tray():
    board = plastic('tint2')
    box('tray', (0, 0, .05), (WIDE, DEEP, .06), board, .025)
    for y in (-1, 1):
        box('rim', (0, y * (DEEP / 2 - .02), RIM / 2 + .02), (WIDE, .05, RIM), board, .02)
    for x in (-1, 1):
        box('rim', (x * (WIDE / 2 - .02), 0, RIM / 2 + .02), (.05, DEEP, RIM), board, .02)
    box('liner', (0, 0, .085), (WIDE - .10, DEEP - .10, .012), surface('liner', '#e6dac0', .9), .004)
    scatter('husk', LITTER, 90, lambda chance: (chance.uniform(-.8, .8), chance.uniform(-.5, .45), .10), .020, 3, .5)


def cups():
    steel = metal('steel', '#d0d0d3', .22)
    for x, z, what in ((.56, 1.10, 'seed'), (-.76, .90, 'water')):
        y = -.17
        tube('ring', circle((x, y, z + .10), .150), .016, steel, 10, closed=True)
        rod('arm', (x, y + .14, z + .10), (x, .05, z + .02), .018, steel)
        cup((x, y, z), .14, steel, what)


def toy():
    """A small bell on a chain under the right branch."""
    steel = metal('chain', '#c9cacc')
    chain((.80, .07, 1.12), (.80, .07, .80), .05, .010, steel)
    small_bell((.80, .07, .80), .085)
    tube('loop', circle((.80, .07, 1.14), .075, (0, 1, 0), (0, 0, 1)), .012, steel, 8, closed=True)
