"""A stretchy recovery suit: on a kitten with four leg holes and a closure on the back, or on a puppy with short sleeves and
a snapped tail."""
import math

import numpy as np
from mathutils import Vector

import animals.cat as cat
import animals.dog as dog
from materials import fleece, metal, plastic
from shapes.dog_form import girth, lay_line, on_body, trunk, wrap
from shapes.mesh import ball
from shapes.solids import Body, limb
from shapes.tubes import tube
from views import View, Views

REAR, THROAT = .035, .80


def build(shape):
    closed = shape['legs'] == 'four-holes-back-closure'
    (cat if closed else dog).build('modeling', None)
    solid = Body().add(trunk(), 0).add(limb([(.22, .70, 1.0), (.25, .76, .70)], [.27, .205]), .10, mirror=True)
    wrap('suit', solid, REAR, THROAT, lambda t: 180, fleece(), .04, rows=90)
    girth('neckband', THROAT - .005, .075, .055, fleece('tint2_neck'), puff=.02)
    girth('tail edge', REAR + .01, .06, .05, fleece('tint2_tail'), solid=solid, puff=.015)
    for side in (-1, 1):
        hole(Vector((side * .25, .755, .685)), .228)
    (back_closure if closed else sleeves_and_flap)(solid)
    if closed:
        return Views(View(-60, 30), View(-84, 44, at=(0, .25, 1.25), span=1.9), samples=5)
    return Views(View(-62, 24), View(-128, 36, at=(0, .62, 1.15), span=1.7), samples=5)


def hole(centre, reach):
    """The binding of a leg's opening."""
    ring = [centre + Vector((reach * math.cos(t), reach * math.sin(t), 0)) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)]
    tube('hole', ring, .036, fleece('tint2_hole'), 10, closed=True)


def back_closure(solid):
    """A placket with a row of snaps from the neck to the tail."""
    shares = np.linspace(REAR + .02, THROAT - .01, 14)
    lay_line('placket', solid, [(share, 0) for share in shares], .15, .055, fleece('tint2_placket'), steps=5)
    for share in shares[1:-1]:
        ball('snap', on_body(share, 0, .07, solid), .034, metal(), (1, 1, .5))
    for side in (-1, 1):
        hole(Vector((side * .205, -.27, .70)), .185)


def sleeves_and_flap(solid):
    """Short sleeves in front; behind, a flap that snaps up over the rump."""
    jersey = fleece('tint_sleeve')
    for side in (-1, 1):
        shoulder, elbow = Vector((side * .21, -.245, .82)), Vector((side * .22, -.295, .54))
        tube('sleeve', [shoulder, shoulder.lerp(elbow, .5), elbow], .2, jersey, 32, taper=lambda t: .225 - .035 * t)
        tube('cuff', [elbow + Vector((0, .006, .03)), elbow - Vector((0, .01, .04))], .202, fleece('tint2_cuff'), 32)
    wrap('flap', solid, REAR + .01, .20, lambda t: 86 - 10 * t, fleece('tint_flap', '#b4b4b4'), .06)
    edge = [(.20, angle) for angle in np.linspace(-76, 76, 12)]
    lay_line('edge', solid, edge, .06, .075, fleece('tint2_edge'), .015, 6)
    for side in (-1, 1):
        lay_line('edge', solid, [(REAR + .01, side * 86), (.12, side * 81), (.20, side * 76)], .06, .075, fleece('tint2_edge'), .015, 6)
    for angle in (-66, -40, -14, 14, 40, 66):
        ball('snap', on_body(.175, angle, .075, solid), .036, plastic('snap', '#efece4'), (1, 1, .6))
