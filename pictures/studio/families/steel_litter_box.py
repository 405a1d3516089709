"""A litter box: a brushed steel pan below, a tall plastic rim clipped around it."""
import numpy as np

from materials import metal, plastic
from shapes.boxes import box
from shapes.soft import sculpt
from shapes.trays import litter, tray
from views import View, Views

WIDE, DEEP, PAN, TOP = 1.0, .72, .36, .92


def build(_):
    pan = tray((WIDE - .03, DEEP - .03), PAN, flare=.08, lip=.07, wall=.03)
    sculpt('pan', pan, (-1.2, -.95, -.04), (1.2, .95, PAN + .05), metal('pan', '#cfd0d3', .30), .014, 2)
    ring = tray((WIDE + .01, DEEP + .01), TOP - PAN, PAN - .05, flare=-.05, lip=.05, dip=(.42, .30))
    hollow = lambda p: np.maximum(np.abs(p[:, 0]) - WIDE + .09, np.maximum(np.abs(p[:, 1]) - DEEP + .09, p[:, 2] - PAN - .3))
    sculpt('rim', lambda p: np.maximum(ring(p), -hollow(p)), (-1.2, -.95, PAN - .1), (1.2, .95, TOP + .06), plastic(), .014, 2)
    for x, y, turn in ((-WIDE - .03, .1, 1), (WIDE + .03, .1, 1), (-.55, -DEEP - .03, 0), (.55, -DEEP - .03, 0)):
        box('clip', (x, y, PAN - .02), (.06, .22, .20) if turn else (.22, .06, .20), plastic('clip', '#efece4'), .025)
    litter((WIDE * .84, DEEP * .82), .19, 360)
    return Views(View(-28, 24, metal=True), View(-24, 48, metal=True), samples=8)
