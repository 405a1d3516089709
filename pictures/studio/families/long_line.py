"""A long coated strap wound into a large hank, with a brass clip."""
import math

from mathutils import Vector

from materials import brass, dark_plastic
from shapes.boxes import box
from shapes.curves import smooth_path
from shapes.hardware import snap_hook
from shapes.tubes import ribbon
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

WIDE = .13      # the strap


def build(shape):
    """Many long turns side by side, tied in the middle by the strap's own end."""
    coat = surface('tint', NEUTRAL, .42, specular=.45, bumps=[Bump('weave', 1, .35, .006, (12, 5, 1)), Bump('noise', 90, .1, .004)])
    path, facing = [], []
    for i in range(9 * 60 + 1):
        t, a = i / 60, 2 * math.pi * i / 60
        out = Vector((math.cos(a) * .45, math.sin(a), .18 * math.sin(t * 2.3)))
        wide, deep = 1.16 - .038 * t + .03 * math.sin(t * 2.1), .56 - .040 * t + .014 * math.sin(t * 3.1)
        pinch = 1 - .22 * math.exp(-((math.cos(a) + .2) / .4) ** 2)
        path.append(Vector((wide * math.cos(a), deep * math.sin(a) * pinch, WIDE / 2 + .012 + .022 * (1 + math.sin(t * 1.9 + a)))))
        facing.append(out)
    ribbon('hank', path, facing, WIDE, .026, coat)
    wrap = []
    for i in range(3 * 40 + 1):
        a = 2 * math.pi * i / 40
        wrap.append(Vector((-.34 + .115 * i / 40, .50 * math.cos(a), .095 + .085 * math.sin(a))))
    ribbon('wrap', wrap, [Vector((0, p.y * .3, (p.z - .095) * 8)) for p in wrap], WIDE * .9, .02, coat)
    end = smooth_path([wrap[-1] + Vector((0, -.10, .06)), Vector((.12, .10, .20)), Vector((.30, -.28, .20)), Vector((.40, -.62, .10)), Vector((.48, -.82, .03)), Vector((.56, -1.0, .03))], 10)
    ribbon('end', end, (.2, -.2, 1), WIDE, .026, coat)
    tip = end[-1]
    box('sleeve', tip - Vector((.03, -.06, -.01)), (.13, .15, .07), dark_plastic(), .02, (0, 0, .4))
    snap_hook(tip + Vector((.04, -.08, .02)), (.4, -.9, 0), brass(), 1.1)
    return Views(View(-16, 40, metal=True), View(-24, 30, at=(.5, -.85, .1), span=1.25, metal=True), samples=6)
