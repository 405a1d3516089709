"""A long folding fabric enclosure: two rooms, mesh windows, straps for the car seat."""
import numpy as np

from materials import cloth, dark_plastic, net, webbing
from shapes.boxes import box
from shapes.curves import rounded_rectangle, smooth_path
from shapes.soft import PLUSH, sculpt, stuffed
from shapes.solids import Body, block
from shapes.tubes import ribbon, tube
from shapes.wrapped import net_window
from views import View, Views

WIDE, DEEP, HIGH = 1.25, .50, .86


def build(_):
    core = block((0, 0, HIGH / 2), (WIDE, DEEP, HIGH / 2), .08)
    body = Body().add(lambda p: core(p) + .006 * np.sin(9 * p[:, 0] + 4 * p[:, 2]) * np.sin(7 * p[:, 2] + 3 * p[:, 0] + 1), 0)
    opening = block((.62, -DEEP, .43), (.40, .3, .30), .16)
    hollow = block((.62, 0, HIGH / 2), (.54, DEEP - .06, HIGH / 2 - .06), .05)
    body.cut(opening, .02).cut(hollow, .01)
    sculpt('body', body, (-1.4, -.65, -.05), (1.4, .65, HIGH + .1), cloth(), .018, 2)
    trim = webbing('tint2')
    net_window(body, (-.62, 0, .45), (.42, .27), (0, -1, 0), net(), trim, .026)
    for x in (-.62, .62):
        net_window(body, (x, 0, HIGH), (.40, .28), (0, 0, 1), net(), trim, .022)
    for side in (-1, 1):
        net_window(body, (0, 0, .45), (.28, .25), (side, 0, 0), net(), trim, .022)
    doorway(trim)
    for z in (.03, HIGH - .03):
        tube('piping', rounded_rectangle((0, 0, z), WIDE, DEEP, .10), .020, webbing('tint2_piping'), 8, closed=True)
    tube('divider', [(0, -DEEP - .004, .06), (0, -DEEP - .004, HIGH - .06)], .026, webbing('tint2_divider'), 8)
    stuffed('mat', block((.62, 0, .11), (.50, DEEP - .10, .05), .045), (.05, -.5, .02), (1.2, .5, .25), '#efe6d6', PLUSH)
    for x in (-.75, .75):
        seat_strap(x)
    return Views(View(-26, 20), View(-14, 24, at=(.62, -.3, .40), span=1.5), samples=6)


def doorway(trim):
    """The door is unzipped and rolled up above its opening."""
    ring = [(.62 + .41 * np.sign(np.cos(t)) * abs(np.cos(t)) ** .5, -DEEP - .006, .43 + .31 * np.sign(np.sin(t)) * abs(np.sin(t)) ** .5) for t in np.linspace(0, 2 * np.pi, 90, endpoint=False)]
    tube('zip', ring, .020, dark_plastic(), 8, closed=True)
    tube('roll', [(.24, -DEEP - .06, .775), (1.0, -DEEP - .06, .775)], .058, cloth('tint_roll'), 16)
    for x in (.38, .86):
        tube('tie', [(x, -DEEP, .78), (x, -DEEP - .06, .84), (x, -DEEP - .125, .775), (x, -DEEP - .06, .71)], .016, trim, 8)


def seat_strap(x):
    line = [(x, DEEP - .02, HIGH - .10), (x, DEEP + .10, HIGH + .12), (x, DEEP + .12, HIGH + .34), (x, DEEP + .04, HIGH + .40), (x, DEEP + .02, HIGH + .20), (x, DEEP - .06, HIGH + .01)]
    ribbon('strap', smooth_path(line, 8), [(0, 1, .3)] * 41, .10, .022, webbing('tint2_strap'))
    box('buckle', (x, DEEP + .115, HIGH + .26), (.16, .06, .14), dark_plastic(), .025)
