"""A two-part glass lid on the rim of a tank, with a hinge along its middle and a small handle."""
import math

from materials import glass, plastic
from shapes.boxes import box, slab
from shapes.mesh import Gathered, ball, group
from shapes.tanks import Tank
from shapes.tubes import rod
from surfaces import surface
from views import View, Views

WIDE, DEEP, THICK = 2.2, .62, .045
RIM = .36                       # how high the glass lies
LIFT = math.radians(52)


def build(shape):
    trim = plastic('tint')
    with Gathered() as back:
        sheet(DEEP / 2)
        box('strip', (0, DEEP + .045, 0), (WIDE, .11, .03), trim, .008)
    group(back, (0, 0, RIM))
    with Gathered() as front:
        sheet(-DEEP / 2)
        handle(trim)
    turned = group(front, (0, 0, RIM))
    tank(plastic('rim', '#3c4043'))
    flap = hinge(trim)

    def lift():
        turned.rotation_euler = flap.rotation_euler = (-LIFT, 0, 0)
    return Views(View(-24, 32), View(-38, 24, prepare=lift), samples=12)


def sheet(y):
    """Clear glass with green ground edges."""
    slab('glass', (0, y, 0), (WIDE, DEEP - .02, THICK), glass('glass', (.86, .935, .915, 1)))
    edge = surface('edge', '#84b8a4', .15)
    for side in (-1, 1):
        box('edge', (side * WIDE / 2, y, 0), (.014, DEEP - .02, THICK + .002), edge, .004, steps=2)
        box('edge', (0, y + side * (DEEP / 2 - .01), 0), (WIDE, .014, THICK + .002), edge, .004, steps=2)


def handle(trim):
    """A stick-on grip near the front edge."""
    y = -DEEP + .15
    box('pad', (0, y, THICK / 2 + .012), (.56, .15, .025), trim, .01)
    for x in (-.20, .20):
        box('post', (x, y, THICK / 2 + .06), (.05, .05, .10), trim, .015)
    rod('bar', (-.27, y, THICK / 2 + .12), (.27, y, THICK / 2 + .12), .042, trim, 20)
    for x in (-.27, .27):
        ball('end', (x, y, THICK / 2 + .12), .042, trim)


def hinge(trim):
    """A soft profile that grips both panes; answers its front flap."""
    rod('hinge', (-WIDE / 2 - .01, 0, RIM), (WIDE / 2 + .01, 0, RIM), .048, trim, 24)
    box('flap', (0, .07, RIM + THICK / 2 + .006), (WIDE + .02, .12, .016), trim, .006)
    box('flap', (0, .07, RIM - THICK / 2 - .006), (WIDE + .02, .12, .016), trim, .006)
    with Gathered() as things:
        box('flap', (0, -.07, THICK / 2 + .006), (WIDE + .02, .12, .016), trim, .006)
    return group(things, (0, 0, RIM))


def tank(rim):
    """The tank that it lies on, with a ledge inside its frame."""
    under = Tank(WIDE + .08, 2 * DEEP + .20, RIM + .03)
    under.panes(edges=False)
    under.frame(RIM + .02, .09, rim)
    under.frame(.04, .08, rim)
    for x in (-1, 1):
        for y in (-1, 1):
            corner = (x * (under.width / 2 - .01), y * (under.depth / 2 - .01))
            rod('silicone', (*corner, .02), (*corner, RIM), .022, rim)
