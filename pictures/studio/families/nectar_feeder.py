"""A flat saucer-shaped hummingbird feeder with flower ports in its lid and a hanging rod."""
import math

from mathutils import Vector

from materials import metal, plastic, water
from shapes.curves import circle, fillet
from shapes.hanging import hang, question_hook
from shapes.mesh import ball
from shapes.tubes import rod, tube
from shapes.turned import disc, lathe
from surfaces import surface
from views import View, Views

RADIUS, RIM, PORTS = 1.05, .34, 6


def build(shape):
    lathe('basin', fillet([(.0005, 0), (.34, 0), (.62, .05), (.96, .22), (1.03, RIM - .03), (1.03, RIM), (.99, RIM), (.0005, RIM)],
                          [0, .05, .12, .12, .03, .01, .01, 0]), plastic('tint2'), 160)
    lid()
    for k in range(PORTS):
        flower(2 * math.pi * (k + .25) / PORTS)
    tube('rest', circle((0, 0, RIM + .02), RADIUS + .13, count=120), .020, metal('rest', '#c9cacc'), 10, closed=True)
    for k in range(PORTS):
        a = 2 * math.pi * (k + .75) / PORTS
        rod('spoke', ((RADIUS - .02) * math.cos(a), (RADIUS - .02) * math.sin(a), RIM + .02),
            ((RADIUS + .13) * math.cos(a), (RADIUS + .13) * math.sin(a), RIM + .02), .018, metal('spoke', '#c9cacc'))
    steel = metal()
    rod('rod', (0, 0, RIM + .10), (0, 0, 1.30), .030, steel, 20)
    ball('stop', (0, 0, 1.30), .045, steel)
    hang(question_hook((0, 0, 1.30), .42, .026, steel), 0, .14)
    return Views(View(-18, 24), View(-20, 26, at=(.10, -.60, .26), span=1.5), samples=8)


def lid():
    """A shallow dome that grips the basin, with a moat in its middle."""
    profile = [(RADIUS - .01, RIM - .05), (RADIUS + .02, RIM - .04), (RADIUS + .02, RIM + .03), (.92, RIM + .10), (.45, RIM + .17),
               (.25, RIM + .19), (.24, RIM + .30), (.20, RIM + .30), (.19, RIM + .12), (.05, RIM + .11), (.05, RIM + .26), (.0005, RIM + .26)]
    lathe('lid', fillet(profile, [0, .02, .03, .06, .1, .03, .02, .02, .03, .02, .02, 0]), plastic('tint'), 160)
    disc('moat', .20, 0, water(), at=(0, 0, RIM + .24))


def flower(turn):
    """A port: five petals around a dark hole."""
    out = Vector((math.cos(turn), math.sin(turn), 0))
    side, up = Vector((-out.y, out.x, 0)), (Vector((0, 0, 1)) + out * .16).normalized()
    slope = (side.cross(up) * -1).normalized()
    middle = out * .70 + Vector((0, 0, RIM + .138))
    petal, heart = plastic('petal', '#f2e7c8'), plastic('heart', '#e8b93a')
    for k in range(5):
        a = 2 * math.pi * k / 5 + turn
        ball('petal', middle + (side * math.cos(a) + slope * math.sin(a)) * .105 + up * .012, .085, petal, (1, 1, .30), up)
    ball('heart', middle + up * .022, .072, heart, (1, 1, .42), up)
    ball('hole', middle + up * .045, .030, surface('hole', '#1f1613', .9), (1, 1, .4), up)
