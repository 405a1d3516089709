"""A long steel comb, half of its teeth close and half wide apart, with a rubber grip on the spine."""
from mathutils import Vector

from materials import metal, rubber
from shapes.boxes import box
from shapes.mesh import Gathered, ball, group
from shapes.tubes import tube
from views import View, Views

LONG = 1.15     # half the spine


def build(shape):
    steel = metal()
    with Gathered() as things:
        box('spine', (0, 0, 0), (LONG * 2, .14, .075), steel, .03)
        for x in (-LONG, LONG):
            ball('end', (x, 0, 0), .0705, steel, (.8, 1, .53))
        box('grip', (0, .03, 0), (LONG * 1.66, .15, .125), rubber('tint'), .05, steps=6)
        for i in range(13):
            box('rib', (-.84 + .14 * i, .085, 0), (.035, .06, .135), rubber('tint_rib'), .015)
        x = -LONG + .07
        while x < LONG - .04:
            tooth(x, steel)
            x += .094 if x < 0 else .044
    group(things, (0, .28, .064), (0, 0, .16))
    return Views(View(-18, 44, metal=True), View(-26, 30, at=(-.1, .05, .06), span=1.0, metal=True), samples=8)


def tooth(x, steel):
    """A round pin that thins towards its blunt tip; it lies level with the spine."""
    tube('tooth', [Vector((x, -.05, 0)), Vector((x, -.35, 0)), Vector((x, -.62, 0)), Vector((x, -.635, 0))], .017, steel, 10,
         taper=lambda t: .019 - .009 * t)
