"""A long sisal mat with bound edges that hangs by a loop from a door handle."""
import numpy as np

from materials import cloth, metal, sisal
from shapes.boxes import box
from shapes.curves import rounded_rectangle, smooth_path
from shapes.mesh import ball
from shapes.tubes import ribbon, rod, tube
from surfaces import surface
from views import View, Views

HALF, LOW, HIGH, DOOR = .42, .30, 1.85, 0     # half the mat's width, its ends, where the door's face is


def build(_):
    door()
    weave()
    edge = [(x, DOOR - .075, z) for x, z, _ in rounded_rectangle((0, (LOW + HIGH) / 2, 0), HALF, (HIGH - LOW) / 2, .06)]
    tube('binding', edge, .050, cloth('tint2'), 12, closed=True)
    strap = [(-.30, DOOR - .08, HIGH), (-.20, DOOR - .12, HIGH + .18), (-.02, DOOR - .24, HIGH + .385), (.02, DOOR - .24, HIGH + .385), (.20, DOOR - .12, HIGH + .18), (.30, DOOR - .08, HIGH)]
    ribbon('loop', smooth_path(strap, 10), [(0, -1, .35)] * 51, .075, .022, cloth('tint2_loop'))
    return Views(View(-24, 12), View(-34, 18, at=(-.1, -.05, .70), span=1.2), samples=5)


def door():
    paint = surface('door', '#efe9dc', .5, specular=.35)
    box('door', (0, DOOR + .05, 1.28), (1.70, .08, 2.56), paint, .015)
    for z, high in ((.62, .86), (1.86, 1.14)):
        box('panel', (0, DOOR + .004, z), (1.30, .02, high), surface('panel', '#e6dfd0', .5), .03)
    steel = metal()
    x = 0
    ball('rose', (x, DOOR, HIGH + .36), .10, steel, (1, 1, .3), (0, -1, 0))
    rod('neck', (x, DOOR, HIGH + .36), (x, DOOR - .30, HIGH + .36), .032, steel)
    tube('lever', smooth_path([(x, DOOR - .30, HIGH + .36), (x + .06, DOOR - .31, HIGH + .36), (x + .38, DOOR - .29, HIGH + .355)], 8), .034, steel, 14)


def weave():
    """Sisal cords side by side, pressed down here and there by the cross threads."""
    cord, pitch = sisal('tint'), .030
    zs = np.linspace(LOW, HIGH, 240)
    for i in range(int(2 * HALF / pitch)):
        x = -HALF + pitch * (i + .5)
        y = DOOR - .075 - .016 * np.tanh(2 * np.sin(zs * 52 + np.pi * i))
        tube('cord', [(x, b, z) for b, z in zip(y, zs)], .0185, cord, 6)
    box('back', (0, DOOR - .045, (LOW + HIGH) / 2), (2 * HALF, .03, HIGH - LOW), cloth('tint2_back', '#7d7d7d'), .01)
