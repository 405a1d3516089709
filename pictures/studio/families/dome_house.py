"""A round molded dome with a short tunnel for an entrance and a vent on top."""
import math

import numpy as np

from materials import dark_plastic, metal
from shapes.boxes import arch, box, cut, prism
from shapes.curves import fillet
from shapes.mesh import ball
from shapes.solids import Body, block, drum, ellipsoid
from shapes.soft import sculpt
from shapes.turned import lathe
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

RADIUS, HIGH, SEAM = 1.0, 1.12, .36
LOW, TOP = (-1.2, -1.5, -.04), (1.2, 1.2, 1.35)
DOOR = .16       # the tunnel stands a little to the right


def build(shape):
    shell = surface('tint', NEUTRAL, .42, specular=.45, bumps=[Bump('noise', 130, .18, .005)])
    sculpt('dome', dome(), LOW, TOP, shell, .022)
    seam = lathe('seam', fillet([(RADIUS + .0, SEAM - .05), (RADIUS + .05, SEAM - .03), (RADIUS + .05, SEAM + .03), (RADIUS - .0, SEAM + .05)], .015), surface('tint_seam', NEUTRAL, .45), 128, closed=True)
    for i in range(12):
        a = 2 * math.pi * (i + .5) / 12
        if abs((a - 1.5 * math.pi)) > .5:
            ball('bolt', ((RADIUS + .045) * math.cos(a), (RADIUS + .045) * math.sin(a), SEAM), .035, metal())
    lathe('vent', fillet([(.0005, .16), (.20, .16), (.25, .12), (.25, .07), (.13, .05), (.13, -.05)], .03), dark_plastic(), 64, at=(0, 0, HIGH))
    cut(seam, box('doorway', (DOOR, -1.0, SEAM), (.80, .50, .30), None, .005))
    prism('dark', [(DOOR + x, z) for x, z in arch(.40, .07, .90)], -.80, -.76, surface('inside', '#241f1a', .95))
    return Views(View(-20, 16), View(-42, 14, at=(-.52, -.75, .42), span=1.7), samples=5)


def dome():
    """Ribbed like a melon, with a doorway through an arched tunnel."""
    def ribbed(p):
        turn = np.arctan2(p[:, 1], p[:, 0])
        core = ellipsoid((0, 0, .08), (RADIUS, RADIUS, HIGH - .08))(p)
        return core - .022 * np.abs(np.cos(turn * 6)) ** .5 * np.clip((p[:, 2] - SEAM) * 5, 0, 1)
    body = Body().add(ribbed, 0).add(drum((0, 0, .20), 2, RADIUS, .20, .05), .05)
    body.add(drum((DOOR, -.85, .48), 1, .46, .42, .05), .06).add(block((DOOR, -.85, .26), (.46, .42, .24), .05), .06)
    body.cut(drum((DOOR, -1.0, .50), 1, .37, .60, .02), .02).cut(block((DOOR, -1.0, .30), (.37, .60, .20), .04), .02)
    return body.cut(block((0, 0, -.5), (3, 3, .5), .001), .01)
