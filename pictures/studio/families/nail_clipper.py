"""Plier-shaped nail clippers with steel blades."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, rubber
from shapes.boxes import prism
from shapes.curves import rounded_corners
from shapes.mesh import ball
from shapes.solids import Body, limb
from shapes.soft import sculpt
from shapes.tubes import tube
from shapes.turned import lathe
from views import View, Views

LEVEL = .10      # of the blades' plane


def build(shape):
    steel, grip = metal(), rubber('tint')
    for side in (-1, 1):
        handle(side, grip)
        blade(side, steel)
    lathe('pivot', [(.0005, .0), (.13, .0), (.14, .02), (.13, .05), (.0005, .06)], steel, 48, at=(0, .06, LEVEL + .05))
    lathe('screw', [(.0005, .06), (.06, .06), (.06, .075), (.0005, .08)], dark_plastic(), 32, at=(0, .06, LEVEL + .05))
    coils = [p + Vector((0, math.cos(i * .9), math.sin(i * .9))) * .045 for i, p in
             ((i, Vector((-.19 + .38 * i / 90, -.34, LEVEL))) for i in range(91))]
    tube('spring', coils, .014, steel, 8)
    return Views(View(-24, 40, metal=True), View(-30, 32, at=(0, .35, .12), span=1.15, metal=True), samples=8)


def handle(side, grip):
    """From the pivot outwards and down, with a swelling for the fingers."""
    path = [(side * .05, .0, LEVEL), (side * .26, -.32, LEVEL), (side * .36, -.75, LEVEL), (side * .27, -1.20, LEVEL), (side * .20, -1.42, LEVEL)]
    body = Body().add(limb(path, [.075, .092, .098, .09, .066]), 0)
    for y in (-.55, -.75, -.95):
        body.cut(limb([(side * .50, y, LEVEL - .2), (side * .50, y, LEVEL + .3)], [.05, .05]), .03)
    low, high = (min(0, side) * .6 - .12, -1.6, -.05), (max(0, side) * .6 + .12, .2, .35)
    sculpt('tint_handle', body, low, high, grip, .013)


def blade(side, steel):
    """A hooked jaw that leaves a round opening for the nail; the two lie one over the other."""
    outline = [(side * -.15, -.12), (side * .17, -.04), (side * .29, .28), (side * .25, .74), (side * .02, 1.02),
               (side * .01, .88), (side * .12, .70), (side * .135, .46), (side * .03, .22), (side * -.15, .16)]
    jaw = rounded_corners(outline, .05)
    lift = LEVEL + (.0 if side > 0 else -.045)
    prism('blade', [tuple(p[:2]) for p in jaw], lift, lift + .05, steel, 'z', .012)
    ball('rivet', (side * .20, .05, LEVEL + .045), .03, steel, (1, 1, .5))
