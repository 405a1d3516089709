"""A lifting sling for the hindquarters on a felt puppy: a wide padded band, leg loops and a long handle."""
import math

import numpy as np
from mathutils import Vector

import animals.dog as dog
from materials import cloth, dark_plastic, fleece, webbing
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.dog_form import girth, on_body, places_on_body, trunk, wrap
from shapes.tubes import ribbon, tube
from views import View, Views

FRONT, REAR = .40, .17      # where the band lies on the spine


def build(shape):
    solid = trunk()
    dog.build('modeling', None)
    lining, web = fleece('lining', '#efe8da'), webbing('tint_web')
    wrap('lining', solid, REAR - .012, FRONT + .012, lambda t: 180, lining, .05)
    wrap('band', solid, REAR, FRONT, lambda t: 180, cloth('tint'), .075)
    for share in (REAR + .005, FRONT - .005):
        girth('binding', share, .045, .085, web, puff=.012)
    for side in (-1, 1):
        leg_loop(side, lining, web)
        straps(side, web)
    grip = smooth_path([(0, -.02, 2.02), (0, .16, 2.055), (0, .42, 2.055), (0, .60, 2.02)], 8)
    tube('grip', grip, .075, fleece('grip', '#2a2c30'), 20)
    return Views(View(-58, 17), View(-122, 20), samples=5)


def straps(side, web):
    """From the band's lower edge up over the flank to the handle, with a slider."""
    for share, y in ((FRONT - .05, .02), (REAR + .05, .56)):
        flank = places_on_body([(share, side * a) for a in (128, 110, 92, 74, 56)], .09)
        top = Vector((side * .02, y, 2.03))
        rise = [flank[-1].lerp(top, t) for t in (.3, .65, 1)]
        path = smooth_path(flank + rise, 8)
        ribbon('strap', path, (side, 0, .25), .10, .03, web)
        at = flank[-1].lerp(top, .45)
        box('slider', at, (.05, .17, .10), dark_plastic(), .02, (0, -side * .35, 0))


def leg_loop(side, lining, web):
    """A padded ring around the thigh, joined to the band."""
    centre = Vector((side * .245, .755, .70))
    right, up = Vector((side * .93, .12, .34)).normalized(), Vector((0, 1, -.22)).normalized()
    ring = [centre + right * .225 * math.cos(t) + up * .225 * math.sin(t) for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
    tube('loop', ring, .055, lining, 16, closed=True)
    out = [centre + right * .275 * math.cos(t) + up * .275 * math.sin(t) for t in np.linspace(0, 2 * math.pi, 61)]
    ribbon('loop strap', out, [p - centre for p in out], .10, .03, web)
    band = on_body(REAR + .03, side * 118, .09)
    ribbon('joint', [out[54], (out[54] + band) / 2 + Vector((side * .03, 0, 0)), band], (side, 0, 0), .09, .03, web)
