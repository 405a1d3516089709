"""A small steel comb with very close teeth on a rounded handle."""
from materials import brass, metal, wood
from shapes.boxes import box, prism
from shapes.curves import rounded_corners
from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, limb
from shapes.wires import rods
from surfaces import NEUTRAL
from views import View, Views

HALF, ROOT, LENGTH = .46, .36, .52     # half the comb's width, where the teeth begin along y, their length


def build(_):
    shape = Body().add(limb([(0, -1.15, .13), (0, -.85, .14), (0, -.35, .13), (0, .12, .12)], [.10, .135, .105, .12]), 0)
    sculpt('handle', shape, (-.3, -1.4, -.05), (.3, .4, .4), wood('tint', NEUTRAL, 'y'), .012)
    steel = metal('comb', '#d2d3d6', .22)
    prism('back', rounded_corners([(-HALF, ROOT - .10), (-.16, .06), (.16, .06), (HALF, ROOT - .10), (HALF, ROOT + .06), (-HALF, ROOT + .06)], .05), .095, .155, steel, 'z', .012)
    count = 52
    rods('teeth', [((x, ROOT, .125), (x, ROOT + LENGTH, .118)) for x in (-HALF + .035 + (2 * HALF - .07) * i / (count - 1) for i in range(count))], .0062, steel, 6)
    for x in (-HALF + .015, HALF - .015):
        box('guard', (x, ROOT + LENGTH / 2, .122), (.032, LENGTH, .05), steel, .012)
    for y in (-.02, .10):
        ball('rivet', (0, y, .225), .032, brass(), (1, 1, .35))
    return Views(View(-34, 36, metal=True), View(-26, 44, at=(.05, .55, .12), span=1.15, metal=True), samples=8)
