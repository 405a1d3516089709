"""A flexible tray with eight cup-shaped wells, its lid set half aside."""
import numpy as np

from materials import frosted, rubber
from shapes.curves import fillet, rounded_rectangle
from shapes.soft import sculpt
from shapes.solids import Body, block, drum
from shapes.mesh import Gathered, group
from shapes.tubes import tube
from shapes.turned import lathe
from surfaces import surface
from views import View, Views

WIDE, DEEP, HIGH, WELL = 1.06, .58, .30, .20
WELLS = [(-.75 + .5 * i, y) for i in range(4) for y in (-.26, .26)]


def build(_):
    body = Body().add(block((0, 0, HIGH - .03), (WIDE, DEEP, .03), .025), 0)
    for x, y in WELLS:
        body.add(drum((x, y, HIGH / 2), 2, WELL + .03, HIGH / 2, .05), .05)
    for x, y in WELLS:
        body.cut(drum((x, y, HIGH / 2 + .05), 2, WELL, HIGH / 2 + .01, .06), .03)
    sculpt('tray', body, (-1.2, -.7, -.04), (1.2, .7, .38), rubber(), .013)
    food = surface('food', '#9a6a48', .7, variation=(18, .3))
    for number, (x, y) in enumerate(WELLS):
        if number not in (6, 7):
            level = .21 + .015 * np.sin(number * 2)
            lathe('food', [(.0005, level + .025), (WELL - .06, level + .015), (WELL - .005, level)], food, 40, at=(x, y, 0))
    with Gathered() as lid:
        cover()
    group(lid, (.46, .34, HIGH + .05), (0, -.035, .22))
    return Views(View(-20, 38), View(-30, 46, at=(-.45, -.1, .2), span=1.4), samples=6)


def cover():
    """A clear sheet with a colored rim and pull tab."""
    sheet = block((0, 0, .02), (WIDE, DEEP, .012), .010)
    sculpt('sheet', sheet, (-1.15, -.65, -.02), (1.15, .65, .07), frosted('sheet', '#e6ecec'), .016, 1)
    tube('rim', rounded_rectangle((0, 0, .02), WIDE, DEEP, .10), .034, rubber('tint2'), 12, closed=True)
    profile = fillet([(.0005, .005), (.15, .005), (.15, .035), (.0005, .035)], .01, 3)
    lathe('tab', profile, rubber('tint2_tab'), 48, at=(WIDE + .06, 0, 0))
