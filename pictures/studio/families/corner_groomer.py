"""A right-angled plate fixed to a wall's corner, full of blunt bristles."""
import numpy as np

from materials import plastic, rubber
from shapes.boxes import box
from shapes.mesh import ball
from shapes.wires import rods
from surfaces import surface
from views import View, Views

WIDE, HIGH, FOOT = .50, 1.50, .14     # a wing's width, the plate's height


def build(_):
    """The corner points at the viewer: one wing to the left, one to the right."""
    wall = surface('wall', '#ece5d8', .9, specular=.2)
    root = np.sqrt(.5)
    for side in (-1, 1):
        along, out = np.array((side * root, root, 0)), np.array((side * root, -root, 0))
        turn = (0, 0, np.radians(45 * side))
        box('wall', tuple(along * .42 - out * .045 + (0, 0, .95)), (.90, .08, 1.9), wall, .004, turn)
        box('skirting', tuple(along * .42 + out * .005 + (0, 0, .05)), (.92, .03, .10), surface('skirting', '#f6f2ea', .5), .008, turn)
        box('plate', tuple(along * (WIDE / 2 + .01) + out * .025 + (0, 0, FOOT + HIGH / 2)), (WIDE + .05, .05, HIGH), plastic(), .022, turn)
        bristles(along, out)
        for z in (FOOT + .07, FOOT + HIGH - .07):
            ball('screw', tuple(along * (WIDE - .06) + out * .055 + (0, 0, z)), .026, surface('screw', '#c9cacd', .25, metal=1), (1, 1, .5), tuple(out))
    return Views(View(-10, 14), View(-30, 20, at=(-.2, 0, 1.0), span=1.1), samples=5)


def bristles(along, out):
    """Rows on the wing, and one on the very edge."""
    material, pairs, tips = rubber('tint2'), [], []
    for row in range(17):
        for column in range(6):
            base = along * (.06 + .082 * column + (.04 if row % 2 else 0)) + out * .04 + (0, 0, FOOT + .12 + .078 * row)
            if base @ along > WIDE - .05:
                continue
            pairs.append((tuple(base), tuple(base + out * .17)))
            tips.append(tuple(base + out * .17))
    rods('bristles', pairs, .019, material, 8)
    for tip in tips:
        ball('tip', tip, .024, material)
