"""A low plastic step: litter falls through its slotted top into the drawer underneath."""
import numpy as np

from materials import plastic
from shapes.mesh import Gathered, group
from shapes.scatter import LITTER, scatter
from shapes.soft import sculpt
from shapes.solids import Body, block
from views import View, Views

WIDE, DEEP, HIGH = 1.05, .62, .34


def build(_):
    body = Body().add(block((0, 0, HIGH / 2), (WIDE, DEEP, HIGH / 2), .07), 0).cut(block((0, -.10, .14), (WIDE - .09, DEEP, .115), .02), .005)

    def slotted(points):
        x, y = np.mod(points[:, 0] + .065, .13) - .065, np.mod(points[:, 1] + .02, .36) - .18
        slot = np.maximum(np.abs(x) - .036, np.abs(y) - .145)
        inside = np.maximum(np.abs(points[:, 0]) - WIDE + .13, np.abs(points[:, 1]) - DEEP + .09)
        return np.maximum(body(points), -np.maximum(np.maximum(slot, inside), .15 - points[:, 2]))
    sculpt('step', slotted, (-1.2, -.75, -.04), (1.2, .75, .42), plastic(), .0135, 1)
    parts = drawer()
    group(parts, (0, -.30, 0))
    return Views(View(-26, 28), View(-20, 44, at=(0, -.55, .2), span=1.7, prepare=spill), samples=5)


def drawer():
    tray = Body().add(block((0, -.06, .135), (WIDE - .11, DEEP - .08, .10), .02), 0).cut(block((0, -.06, .20), (WIDE - .14, DEEP - .11, .13), .02), .005)
    tray.add(block((0, -DEEP - .01, .15), (WIDE - .085, .035, .135), .03), .01).cut(block((0, -DEEP - .05, .235), (.22, .08, .04), .03), .01)
    with Gathered() as parts:
        sculpt('drawer', tray, (-1.1, -.85, -.02), (1.1, .6, .36), plastic('tint2'), .0135, 1)
        scatter('litter', LITTER, 420, lambda c: (c.uniform(-.88, .88), c.uniform(-.56, .40), .055 + .02 * c.random()), .020, 3, .8)
    return parts


def spill():
    scatter('crumb', LITTER, 90, lambda c: (c.gauss(.1, .3), c.gauss(0, .2), HIGH + .012), .017, 8, .8)
