"""Claw scissors: two finger loops, short curved blades, each with a notch that holds the claw."""
import numpy as np

from materials import metal
from shapes.curves import circle, smooth_path
from shapes.mesh import Gathered, group
from shapes.outlines import bounds, flat, smooth_outline
from shapes.soft import sculpt
from shapes.solids import drum
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

OPEN = .26       # half the angle between the halves
BLADE = [(.13, -.22), (.16, .08), (.12, .34), (.04, .62), (-.03, .74), (-.055, .70), (-.03, .45), (-.035, .2), (-.12, .08), (-.13, -.22)]


def build(_):
    for side in (-1, 1):
        with Gathered() as half:
            make_half(side)
        group(half, (0, 0, .03 if side > 0 else 0), (0, 0, -side * OPEN * .72))
    lathe('screw', [(.085, .06), (.085, .155), (.07, .17), (.0005, .172)], metal('screw', '#c9cacd', .25), 48)
    return Views(View(-30, 42, metal=True), View(-40, 38, at=(0, .38, .1), span=.95, metal=True), samples=8)


def make_half(side):
    """The blade of one side and, across the screw, the loop of the other."""
    outline = smooth_outline([(side * x, y) for x, y in BLADE], 5)
    plate = flat(outline, .022, .012, .05, .085)
    notch = drum((-side * .045, .40, .085), 2, .075, .2, .01)
    sculpt('blade', lambda p: np.maximum(plate(p), -notch(p)), *bounds(outline, .0, .17), metal(), .009)
    shank = smooth_path([(0, -.05, .085), (-side * .10, -.30, .085), (-side * .20, -.48, .085)], 8)
    tube('shank', shank, .07, metal(), 14, taper=lambda t: .085 - .025 * t)
    centre = (-side * .33, -.80, .085)
    tube('loop', circle(centre, .27, (.93, -side * -.36, 0), (side * -.36, -.93, 0), stretch=.82), .078, surface('tint', rough=.42, coat=.2), 16, closed=True)
    tube('sleeve', smooth_path([(-side * .14, -.38, .085), (-side * .20, -.48, .085), (-side * .26, -.56, .085)], 6), .082, surface('tint_sleeve', rough=.42, coat=.2), 16)
