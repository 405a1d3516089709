"""A wooden end table with slatted sides and a hinged slatted door: a crate that is furniture."""
import math

from materials import dark_plastic, fleece, metal, wood
from shapes.boxes import box
from shapes.hinged import swing
from shapes.mesh import Gathered, ball
from shapes.solids import Body, block
from shapes.soft import sculpt
from shapes.tubes import rod
from surfaces import NEUTRAL
from views import View, Views

LONG, WIDE, TALL = .88, .60, 1.16


def build(shape):
    up, flat = wood('tint', NEUTRAL, 'z'), wood('tint_flat', NEUTRAL, 'x')
    box('top', (0, 0, TALL + .035), (LONG * 2 + .22, WIDE * 2 + .22, .085), flat, .03, steps=5)
    for y in (-WIDE - .08, WIDE + .08):
        box('lip', (0, y, TALL + .09), (LONG * 2 + .20, .05, .06), flat, .02)
    for x in (-LONG - .08, LONG + .08):
        box('lip', (x, 0, TALL + .09), (.05, WIDE * 2 + .12, .06), wood('tint_side', NEUTRAL, 'y'), .02)
    for x in (-LONG, LONG):
        for y in (-WIDE, WIDE):
            box('post', (x, y, TALL / 2), (.11, .11, TALL), up, .02)
    walls(up, flat)
    with Gathered() as leaf:
        door(up, flat)
    box('floor', (0, 0, .13), (LONG * 2, WIDE * 2, .06), flat, .01)
    box('tray', (0, 0, .17), (LONG * 2 - .16, WIDE * 2 - .14, .05), dark_plastic(), .02)
    pad = Body().add(block((0, 0, .24), (LONG - .14, WIDE - .12, .06), .055), 0)
    sculpt('pad', pad, (-.9, -.6, .1), (.9, .6, .4), fleece('pad', '#e9dfcf'), .03)
    return Views(View(-30, 18), View(26, 17, prepare=lambda: open_door(leaf)), samples=5)


def rails(start, end, axis, y, flat):
    middle = ((start + end) / 2, y) if axis == 'x' else (y, (start + end) / 2)
    size = (end - start, .06) if axis == 'x' else (.06, end - start)
    for z in (.13, TALL - .06):
        box('rail', (*middle, z), (*size, .11), flat, .012)


def walls(up, flat):
    """Upright slats on the ends and beside the door."""
    side = wood('tint_rail', NEUTRAL, 'y')
    for x in (-LONG, LONG):
        rails(-WIDE, WIDE, 'y', x, side)
        for i in range(5):
            box('slat', (x, -WIDE + .20 + .20 * i, TALL / 2), (.04, .075, TALL - .22), up, .012, steps=3)
    for y in (-WIDE, WIDE):
        rails(-LONG, LONG, 'x', y, flat)
    box('back', (0, WIDE - .01, TALL / 2), (LONG * 2 - .10, .03, TALL - .10), wood('back', '#4a3c30', 'z'), .005)
    for x in (-.715, .715):
        box('slat', (x, -WIDE, TALL / 2), (.065, .04, TALL - .22), up, .012, steps=3)
    for x in (-.575, .575):
        box('jamb', (x, -WIDE, TALL / 2), (.07, .08, TALL - .16), up, .012)


def door(up, flat):
    """A framed leaf with five slats, two hinges and a latch."""
    y, low, high, steel = -WIDE - .02, .20, TALL - .13, metal()
    for x in (-.49, .49):
        box('stile', (x, y, (low + high) / 2), (.09, .07, high - low), up, .015)
    for z in (low + .045, high - .045):
        box('leaf', (0, y, z), (.92, .065, .09), flat, .015)
    for i in range(4):
        box('slat', (-.285 + .19 * i, y, (low + high) / 2), (.07, .035, high - low - .10), up, .012, steps=3)
    for z in (.40, .84):
        rod('hinge', (-.545, y - .045, z - .06), (-.545, y - .045, z + .06), .026, steel)
        for x in (-.575, -.51):
            box('strap' if x < -.55 else 'leaf', (x, y - .036, z), (.06, .02, .10), steel, .008)
    box('latch', (.53, y - .05, .62), (.15, .03, .06), steel, .012)
    ball('knob', (.49, y - .085, .62), .038, steel)


def open_door(leaf):
    """The door stands open on its hinges."""
    moving = [thing for thing in leaf if not thing.name.startswith(('hinge', 'strap'))]
    swing(moving, (-.545, -WIDE - .065, 0), (0, 0, math.radians(-112)))
