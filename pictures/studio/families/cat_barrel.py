"""An upright barrel wound with sisal, two round openings one above the other, a plush cushion on top."""
import math

import numpy as np

from materials import felt, sisal
from shapes.curves import circle
from shapes.soft import PLUSH, sculpt, stuffed
from shapes.solids import Body, drum, torus
from shapes.tubes import tube
from shapes.turned import lathe
from views import View, Views

RADIUS, HIGH, CORD, HOLE = .58, 1.70, .021, .27
OPENINGS = (.48, 1.20)


def build(_):
    wind()
    lining = Body().add(drum((0, 0, HIGH / 2), 2, RADIUS - .012, HIGH / 2 - .03), 0).cut(drum((0, 0, HIGH / 2), 2, RADIUS - .05, HIGH), .01)
    for height in OPENINGS:
        lining.cut(drum((0, -RADIUS, height), 1, HOLE + .01, .4), .01)
    sculpt('lining', lining, (-.7, -.7, 0), (.7, .7, HIGH + .05), felt('tint2_lining', '#8a8a8a'), .018)
    for height in (.08, .86):
        lathe('floor', [(.0005, height), (RADIUS - .05, height)], felt('tint2_floor'), 96)
    for height in OPENINGS:
        tube('rim', ring(height), .045, felt('tint2_rim'), 12, closed=True)
    for low, high in ((0, .07), (HIGH - .06, HIGH + .02)):
        stuffed('tint2', drum((0, 0, (low + high) / 2), 2, RADIUS + .05, (high - low) / 2, .03), (-.75, -.75, low - .06), (.75, .75, high + .06), pile=PLUSH, step=.016)
    cushion = Body().add(drum((0, 0, HIGH + .06), 2, RADIUS - .04, .07, .06), 0).add(torus((0, 0, HIGH + .11), RADIUS - .06, .10), .06)
    stuffed('tint2', cushion, (-.8, -.8, HIGH - .06), (.8, .8, HIGH + .3), pile=PLUSH, step=.016)
    return Views(View(-18, 14), View(-14, 34, at=(0, -.2, HIGH - .3), span=1.6), samples=5)


def ring(height):
    return [(x, -math.sqrt(RADIUS ** 2 - x * x) - .012, height + HOLE * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False) for x in (HOLE * math.cos(t),)]


def wind():
    """Turns of cord, each left out where an opening is."""
    material, turns = sisal('tint'), int((HIGH - .12) / (CORD * 1.9))
    for i in range(turns):
        z = .07 + CORD * 1.9 * i
        gap = max((HOLE ** 2 - (z - height) ** 2 for height in OPENINGS), default=0)
        if gap > .002:
            half = math.asin(math.sqrt(gap) / RADIUS)
            arc = np.linspace(-math.pi / 2 + half, 1.5 * math.pi - half, 120)
            tube('cord', [(RADIUS * math.cos(t), RADIUS * math.sin(t), z) for t in arc], CORD, material, 7)
        else:
            tube('cord', circle((0, 0, z), RADIUS, count=120), CORD, material, 7, closed=True)
