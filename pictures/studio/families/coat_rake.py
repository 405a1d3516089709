"""A T-shaped undercoat rake with two rows of steel pins on a wooden handle."""
from materials import metal, wood
from shapes.boxes import box
from shapes.curves import fillet
from shapes.mesh import Gathered, ball, group
from shapes.tubes import rod
from shapes.turned import lathe, subdivide
from surfaces import NEUTRAL
from views import View, Views

HANDLE = [(.0005, 0), (.09, .0), (.125, .06), (.115, .25), (.085, .50), (.115, .85), (.10, 1.15), (.065, 1.30), (.06, 1.42), (.0005, 1.42)]


def build(shape):
    with Gathered() as things:
        subdivide(lathe('handle', fillet(HANDLE, [0, .04, .06, .1, .15, .2, .1, .05, .02, 0], 6), wood('tint', NEUTRAL, 'z'), 64))
        lathe('ferrule', fillet([(.07, 1.36), (.082, 1.38), (.082, 1.52), (.06, 1.54)], .01), metal(), 48)
        box('head', (0, 0, 1.62), (1.02, .20, .20), wood('tint_head', NEUTRAL, 'x'), .06, steps=5)
        box('plate', (0, -.085, 1.62), (.94, .06, .15), metal(), .015)
        for row, z in enumerate((1.575, 1.665)):
            for i in range(12 - row):
                pin(-.42 + .0764 * (i + .5 * row), z)
    group(things, (-.28, -.85, .125), (-1.5708, 0, -.30))
    return Views(View(-16, 36, metal=True), View(-48, 18, metal=True), samples=8)


def pin(x, z):
    """Round-tipped, standing off the head."""
    steel = metal()
    rod('pin', (x, -.10, z), (x, -.44, z), .016, steel, 10)
    ball('tip', (x, -.44, z), .0165, steel)
