"""A low fabric litter pan whose sides snap up at the corners, with a small scoop in its outside pocket."""
import numpy as np

from materials import cloth, metal, plastic
from shapes.curves import rounded_rectangle
from shapes.mesh import Gathered, ball, group
from shapes.soft import sculpt
from shapes.solids import Body, block
from shapes.trays import litter
from shapes.tubes import tube
from views import View, Views

WIDE, DEEP, HIGH = 1.0, .72, .44


def build(_):
    soft = lambda solid: (lambda p: solid(p) + .006 * np.sin(8 * p[:, 0] + 3 * p[:, 2]) * np.sin(9 * p[:, 1] + 2))
    outer = Body().add(soft(block((0, 0, HIGH / 2), (WIDE, DEEP, HIGH / 2), .09)), 0).cut(block((0, 0, HIGH), (WIDE - .05, DEEP - .05, HIGH - .04), .08), .01)
    sculpt('outside', outer, (-1.15, -.9, -.05), (1.15, .9, HIGH + .05), cloth(), .016, 2)
    lining = Body().add(block((0, 0, HIGH / 2 + .01), (WIDE - .045, DEEP - .045, HIGH / 2 - .02), .09), 0).cut(block((0, 0, HIGH), (WIDE - .075, DEEP - .075, HIGH - .06), .08), .01)
    sculpt('lining', lining, (-1.15, -.9, -.05), (1.15, .9, HIGH + .05), cloth('tint2', threads=60), .016, 2)
    tube('rim', rounded_rectangle((0, 0, HIGH - .01), WIDE - .025, DEEP - .025, .09), .042, cloth('tint2_rim'), 12, closed=True)
    for x in (-1, 1):
        for y in (-1, 1):
            fold(x, y)
    pocket()
    litter((WIDE * .88, DEEP * .86), .15, 380)
    return Views(View(-26, 30), View(-34, 22, at=(-.35, -.72, .25), span=1.3), samples=5)


def fold(x, y):
    """The corner's cloth is pinched into a tab and held by a snap."""
    tab = block((0, 0, 0), (.10, .030, .15), .028)
    thing = sculpt('tab', tab, (-.2, -.1, -.25), (.2, .1, .25), cloth('tint_tab'), .014)
    at, turn = (x * (WIDE + .035), y * (DEEP + .035), HIGH * .55), np.arctan2(y, x)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    out = (np.cos(turn + np.pi / 2), np.sin(turn + np.pi / 2))
    for side in (-1, 1):
        ball('snap', (at[0] + side * out[0] * .034, at[1] + side * out[1] * .034, at[2] + .06), .034, metal(), (1, 1, .4), (side * out[0], side * out[1], 0))


def pocket():
    x, y = -.35, -DEEP - .03
    bag = Body().add(block((x, y, .18), (.26, .055, .14), .045), 0)
    sculpt('pocket', bag, (x - .4, y - .15, 0), (x + .4, y + .15, .4), cloth('tint2_pocket'), .013)
    with Gathered() as scoop:
        handle = Body().add(block((0, 0, .12), (.05, .022, .20), .02), 0).add(block((0, 0, -.05), (.14, .02, .10), .02), .04)
        sculpt('scoop', handle, (-.25, -.1, -.2), (.25, .1, .4), plastic('scoop', '#efe9dc'), .011)
    group(scoop, (x, y - .01, .30), (.10, .12, 0))
