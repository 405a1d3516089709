"""A motorized ball with a raised rubber ring around it and a short ribbon tail."""
import math

import numpy as np

from materials import fleece, plastic, rubber
from shapes.curves import circle, smooth_path
from shapes.mesh import ball
from shapes.tubes import ribbon, tube
from surfaces import surface
from views import View, Views

RADIUS = .62
TILT = (math.cos(.30), 0, math.sin(.30))     # the way the ring's plane rises to the right


def build(_):
    centre = (0, 0, RADIUS + .055)
    ball('ball', centre, RADIUS, plastic())
    tube('ring', circle(centre, RADIUS + .005, TILT, (0, 1, 0), count=96), .075, rubber('tint2'), 16, closed=True)
    for i in range(28):
        turn = 2 * math.pi * i / 28
        x, y = (RADIUS + .06) * math.cos(turn), (RADIUS + .06) * math.sin(turn)
        ball('tread', (x * TILT[0], y, centre[2] + x * TILT[2]), .040, rubber('tint2_tread'))
    button = (-.22, -RADIUS * .80, centre[2] + .34)
    out = tuple(np.array(button) - np.array(centre))
    ball('socket', button, .085, surface('socket', '#f1eee7', .35), (1, 1, .25), out)
    ball('light', tuple(np.array(centre) + np.array(out) * 1.035), .045, surface('light', '#8fe0a8', .3, glow=.9), (1, 1, .5), out)
    tail(centre)
    return Views(View(-18, 18), View(34, 26), samples=6)


def tail(centre):
    """Two strips of ribbon from the end of the axle, and its plug."""
    root = (RADIUS * .88, -.18, centre[2] - .36)
    ball('plug', root, .085, rubber('tint2_plug'))
    for lift, reach in ((0, 0), (.10, -.16)):
        line = smooth_path([root, (root[0] + .16, root[1] - .12, .30 + lift), (root[0] + .40, root[1] - .26 + reach, .14 + lift), (root[0] + .62, root[1] - .20 + reach, .13), (root[0] + .82, root[1] - .36 + reach, .10)], 8)
        ribbon('tail', line, [(-.3, -1, .2)] * len(line), .17, .016, fleece('tint2_tail'))
