"""A rubber bone with thick ends and rows of nubs in the middle."""
import math

import numpy as np

from shapes.solids import Body, drum, ellipsoid, limb
from shapes.soft import sculpt
from surfaces import Bump, surface
from views import View, Views

HEIGHT = .30      # of the bone's axis above the floor


def build(shape):
    grains = [Bump('noise', 90, .12, .006)]
    sculpt('bone', bone(), (-1.2, -.6, -.02), (1.2, .6, .65), surface('tint', rough=.45, specular=.45, bumps=grains), .012)
    sculpt('nubs', nubs(), (-.45, -.4, -.02), (.45, .4, .65), surface('tint2', rough=.45, specular=.45, bumps=grains), .010)
    return Views(View(-26, 28), View(-40, 24, at=(.05, -.2, .32), span=1.2), View(-64, 20), samples=5)


def bone():
    body = Body().add(limb([(-.62, 0, HEIGHT), (.62, 0, HEIGHT)], [.20, .20]), 0)
    for y in (-.17, .17):
        body.add(ellipsoid((.80, y, HEIGHT), (.27, .25, .27)), .10, mirror=True)
    for x in (.44, .56):
        body.cut(groove(x), .03, mirror=True)
    return body


def groove(x):
    """A ring around the shaft."""
    return lambda p: np.sqrt((np.sqrt(p[:, 1] ** 2 + (p[:, 2] - HEIGHT) ** 2) - .23) ** 2 + (p[:, 0] - x) ** 2) - .022


def nubs():
    sleeve = Body().add(drum((0, 0, HEIGHT), 0, .235, .34, .05), 0)
    for row in range(5):
        for i in range(11):
            turn = 2 * math.pi * (i + .5 * (row % 2)) / 11
            sleeve.add(ellipsoid((-.26 + .13 * row, .225 * math.cos(turn), HEIGHT + .225 * math.sin(turn)), .046), .03)
    return sleeve
