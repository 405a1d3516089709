"""A ring of translucent tube that glows, with a small control box."""
import math

from mathutils import Vector

from materials import dark_plastic, plastic
from shapes.boxes import box
from shapes.mesh import ball
from shapes.tubes import tube
from surfaces import NEUTRAL, surface
from views import View, Views

STRETCH = (1.08, .95)
FRONT = -math.pi / 2
THICK = .115


def build(shape):
    skin = surface('tint', NEUTRAL, .22, specular=.6, coat=.5, glow=.42)
    line = surface('tint_core', NEUTRAL, .4, glow=1.25)
    at = lambda a, r=1., up=0.: Vector((r * math.cos(a) * STRETCH[0], r * math.sin(a) * STRETCH[1], THICK + .02 + up))
    angles = [FRONT + .17 + (2 * math.pi - .34) * i / 200 for i in range(201)]
    tube('tube', [at(a) for a in angles], THICK, skin, 28)
    for side, thick in ((1, .42), (-1, .36)):
        tube('core', [at(a, 1 + side * THICK * .62, THICK * .62) for a in angles], THICK * thick, line, 14)
    box('control', at(FRONT), (.44, .30, .31), dark_plastic(), .08, steps=6)
    box('button', at(FRONT, 1.155), (.15, .04, .13), plastic('button', '#d9d6cf'), .03)
    ball('light', at(FRONT, 1.16, -.105), .02, surface('light', '#8fe0a0', glow=1))
    for side in (-1, 1):
        a = FRONT + side * .235
        along = (at(a + .01) - at(a - .01)).normalized()
        tube('cap', [at(a) - along * .06, at(a) + along * .06], THICK * 1.13, dark_plastic(), 28)
    return Views(View(-14, 27), View(-22, 22, at=tuple(at(FRONT + .2)), span=1.3), samples=5)
