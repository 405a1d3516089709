"""A square silicone mat with four fields of raised patterns."""
import math

from materials import rubber
from shapes.boxes import box
from shapes.curves import circle, rounded_rectangle
from shapes.mesh import ball
from shapes.tubes import tube
from surfaces import surface
from views import View, Views

SIDE, FIELD, TOP = 1.0, .43, .07     # half, half, height of the fields' floor


def build(shape):
    skin = rubber('tint')
    box('mat', (0, 0, .035), (SIDE * 2, SIDE * 2, .07), skin, .03, steps=5)
    tube('rim', rounded_rectangle((0, 0, .085), SIDE - .04, SIDE - .04, .14), .045, skin, 14, closed=True)
    for x, y in ((0, 1), (1, 0)):
        box('wall', (0, 0, .095), (SIDE * 2 * x + .07 * y - .1 * x, SIDE * 2 * y + .07 * x - .1 * y, .09), skin, .03)
    for pattern, x, y in ((cones, -1, 1), (rings, 1, 1), (bars, -1, -1), (waves, 1, -1)):
        pattern(x * .485, y * .485, skin)
    spread()
    return Views(View(-18, 38), View(-34, 26, at=(-.25, -.35, .08), span=1.4), samples=5)


def cones(x, y, skin):
    for i in range(7):
        for j in range(7):
            ball('cone', (x - .36 + .12 * i, y - .36 + .12 * j, TOP), .042, skin, (1, 1, 1.5))


def rings(x, y, skin):
    for radius in (.07, .17, .27, .37):
        tube('ring', circle((x, y, TOP + .02), radius, count=64), .026, skin, 10, closed=True)


def bars(x, y, skin):
    """Short bricks laid crosswise."""
    for i in range(5):
        for j in range(5):
            flat = (i + j) % 2
            box('brick', (x - .33 + .165 * i, y - .33 + .165 * j, TOP + .02), (.13, .045, .07) if flat else (.045, .13, .07), skin, .018, steps=3)


def waves(x, y, skin):
    for j in range(6):
        line = [(x - .38 + .76 * i / 40, y - .33 + .132 * j + .04 * math.sin(i * .62), TOP + .02) for i in range(41)]
        tube('wave', line, .026, skin, 10)


def spread():
    """Some yogurt in one field."""
    cream = surface('yogurt', '#fbf6ea', .32, specular=.5, coat=.2)
    for i in range(26):
        a, r = i * 2.4, .30 * math.sqrt(i / 26)
        ball('yogurt', (.485 + r * math.cos(a), .485 + r * math.sin(a), TOP + .015), .085, cream, (1, 1, .42))
