"""A pair of five-finger gloves, palms up, with rubber nubs on palm and fingers."""
import math

import numpy as np

from materials import cloth, rubber, webbing
from shapes.mesh import Gathered, ball, group
from shapes.soft import sculpt
from shapes.solids import Body, block, ellipsoid, limb, onto
from shapes.tubes import tube
from views import View, Views

FINGERS = (((-.30, .28), (-.42, .92)), ((-.10, .34), (-.13, 1.10)), ((.11, .34), (.15, 1.06)), ((.29, .26), (.42, .86)))   # root and tip
WRIST = np.array((0, 0, .13), np.float32)


def build(_):
    for side in (-1, 1):
        with Gathered() as parts:
            glove(side)
        group(parts, (side * .68, 0, 0), (0, 0, -side * .10))
    return Views(View(-10, 48), View(-24, 34, at=(-.68, .25, .15), span=1.2), samples=5)


def glove(side):
    hand = Body().add(ellipsoid((0, 0, .13), (.42, .46, .13)), 0)
    wrist, low = limb([(0, -.25, .13), (0, -1.0, .13)], [.25, .27]), np.array((1, 1, 2.1), np.float32)
    hand.add(lambda p: wrist((p - WRIST) * low + WRIST) * .5, .12).cut(block((0, -1.15, .13), (.6, .28, .5), .02), .03)
    flat = lambda solid: (lambda p: solid(p * np.array((1, 1, 1.25), np.float32)) * .85)
    for (x, y), (u, v) in FINGERS:
        hand.add(flat(limb([(x, y, .15), (u, v, .14)], [.115, .095])), .05)
    hand.add(flat(limb([(side * .26, -.18, .15), (side * .50, .10, .15), (side * .60, .34, .14)], [.15, .12, .10])), .06)
    body = lambda p: hand(p) + .004 * np.sin(14 * p[:, 0]) * np.sin(11 * p[:, 1])
    sculpt('glove', body, (-.9, -1.1, -.08), (.9, 1.35, .4), cloth('tint', threads=60), .016)
    tube('cuff', [(.268 * math.cos(t), -.85, .13 + .128 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)], .05, webbing('tint_cuff', '#6d6d6d'), 10, closed=True)
    material = rubber('tint2')
    nubs = [(x, y) for i in range(9) for j in range(8) for x, y in [(-.32 + .08 * i + (.04 if j % 2 else 0), -.34 + .085 * j)] if (x / .36) ** 2 + (y / .42) ** 2 < 1]
    for (x, y), (u, v) in (*FINGERS, ((side * .34, -.06), (side * .60, .34))):
        length = math.hypot(u - x, v - y)
        across = ((v - y) / length, -(u - x) / length)
        for t in np.arange(.26, 1.0, .095 / length):
            nubs += [(x + (u - x) * t + across[0] * s, y + (v - y) * t + across[1] * s) for s in (-.042, .042)]
    for x, y, z in onto(body, [(x, y, 1) for x, y in nubs], (0, 0, -1), -.004):
        ball('nub', (x, y, z), .026, material, (1, 1, 1.2))
