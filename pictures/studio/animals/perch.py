"""What a bird stands on and with: a log with sawn ends, toes that hold it, and feet on the ground."""
import math

import numpy as np
from mathutils import Vector

from shapes.curves import smooth_path
from shapes.felt import on_ground
from shapes.soft import sculpt
from shapes.solids import Body, limb
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import Bump, surface

MIDDLE, RADIUS, HALF = (-.05, .16), .175, .78     # of the log: its axis in y and z, how thick it is and half its length


def add_log():
    bark = surface('bark', '#9a6d47', .85, specular=.15, variation=(6, .35),
                   bumps=[Bump('noise', 7, .6, .06, (1, 5, 5)), Bump('noise', 40, .4, .02)])
    log = Body().add(knotty, 0).cut(lambda points: HALF - np.abs(points[:, 0]), 0)
    log.add(limb([(.5, -.12, .24), (.60, -.20, .42)], [.07, .055]), .05)
    sculpt('log', on_ground(log, 0), (-1, -.6, -.15), (1, .5, .7), bark, .02)
    sawn = surface('sawn', '#e3c193', .7, bumps=[Bump('noise', 30, .2, .01)])
    rings = [(.0005, .004), (.04, .004), (.045, 0), (.085, .004), (.09, 0), (.125, .004), (.13, 0), (.152, 0)]
    for side in (-1, 1):
        end = lathe('sawn', rings, sawn, 48, at=(side * (HALF + .003), *MIDDLE))
        end.rotation_euler = (0, side * math.pi / 2, 0)


def knotty(points):
    y, z = points[:, 1] - MIDDLE[0], points[:, 2] - MIDDLE[1]
    bumps = .012 * np.sin(3 * np.arctan2(z, y) + points[:, 0] * 2) + .010 * np.sin(9 * points[:, 0] + 2)
    return np.sqrt(y ** 2 + z ** 2) - RADIUS - bumps


def hold_log():
    """Two toes of each foot come over the front of the log."""
    skin = toe_skin()
    for side in (-1, 1):
        for spread in (-.055, .055):
            x = side * .17
            add_toe([(x + spread * .5, -.10, .40), (x + spread, -.175, .345), (x + spread * 1.3, -.235, .275),
                     (x + spread * 1.4, -.25, .215)], .046, skin)


def add_feet(frames):
    """A short leg with three toes ahead and one behind for each frame, whose origin is the sole's middle."""
    skin = toe_skin()
    for frame in frames:
        ankle = (0, .02, .11)
        for tip in ((-.10, -.15, .03), (0, -.19, .03), (.10, -.15, .03), (0, .14, .03)):
            middle = (tip[0] * .55, tip[1] * .5, .05)
            add_toe([frame @ Vector(point) for point in (ankle, middle, tip)], .038, skin)
        tube('leg', [frame @ Vector((0, .02, .10)), frame @ Vector((0, .05, .34))], .045, skin)


def add_toe(points, thick, skin):
    """A toe grows thinner to its round tip."""
    def radius(t):
        return (thick - .010 * t) * max(.02, 1 - max(0, (t - .72) / .28) ** 2.5) ** .5
    tube('toe', smooth_path(points, 14), thick, skin, 12, taper=radius)


def toe_skin():
    return surface('toe', '#d99a94', .6, specular=.25, bumps=[Bump('noise', 50, .3, .01)])
