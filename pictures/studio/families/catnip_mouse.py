"""Three small cloth mice with cotton rope tails."""
import numpy as np
from mathutils import Vector

from materials import cloth, felt, rope, thread
from shapes.curves import smooth_path
from shapes.mesh import Gathered, ball, group
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid, limb, onto
from shapes.stitches import stitches
from shapes.tubes import tube, twisted
from surfaces import surface
from views import View, Views


def build(_):
    for at, turn, bend in (((-.60, .30, 0), 2.5, 1), ((.50, .62, 0), 3.6, -1), ((.12, -.52, 0), 3.0, 1)):
        with Gathered() as parts:
            mouse(bend)
        group(parts, at, (0, 0, turn))
    return Views(View(-16, 30), View(-30, 24, at=(.05, -.55, .22), span=1.2), samples=5)


def mouse(bend):
    """A drop of linen, snout towards +x, a seam along its back."""
    body = Body().add(ellipsoid((-.12, 0, .24), (.42, .27, .245)), 0).add(limb([(.05, 0, .21), (.34, 0, .15), (.50, 0, .11)], [.19, .11, .045]), .14)
    sculpt('body', body, (-.65, -.4, -.05), (.65, .4, .6), cloth('tint', threads=60), .013)
    back = [Vector(p) for p in onto(body, [(x, 0, 2) for x in np.linspace(-.42, .40, 60)], (0, 0, -1), .002)]
    stitches(back, thread(), .035, .022, .008)
    for side in (-1, 1):
        at = onto(body, [(.18, side * .13, 2)], (0, 0, -1))[0]
        ear = Body().add(ellipsoid((at[0], at[1] + side * .02, at[2] + .07), (.045, .115, .125), (side * -24, 0, 0)), 0)
        sculpt('ear', ear, (at[0] - .2, at[1] - .25, at[2] - .15), (at[0] + .2, at[1] + .25, at[2] + .3), felt('tint2_ear'), .011)
        eye = onto(body, [(.33, side * 2, .19)], (0, -side, 0), -.004)[0]
        ball('eye', eye, .024, surface('eye', '#141312', .1, coat=.6))
        for up in (-.02, .01, .04):
            tube('whisker', [(.46, side * .03, .12), (.50, side * .14, .13 + up), (.50, side * .24, .13 + up * 2)], .004, thread(), 5)
    ball('nose', (.535, 0, .11), .032, felt('tint2_nose'))
    line = smooth_path([(-.50, 0, .20), (-.68, .02 * bend, .09), (-.86, .10 * bend, .045), (-1.02, .24 * bend, .04), (-1.10, .40 * bend, .04)], 12)
    twisted('tail', line, .042, [rope('tint2_tail')] * 3, 5, 6, 6)
    ball('knot', line[-1], .06, rope('tint2_knot'))
