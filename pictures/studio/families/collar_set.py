"""Eight small closed puppy collars in three alternating colours, three, two and three in a row, each with a tiny buckle."""
import math

from mathutils import Vector

from materials import dark_plastic, metal, webbing
from shapes.boxes import box
from shapes.hardware import d_ring
from shapes.mesh import Gathered, group
from shapes.tubes import band
from views import View, Views

PLACES = ((-.72, .60, 10, 0), (0, .60, -14, 1), (.72, .60, 8, 2), (-.36, 0, 12, 2), (.36, 0, -8, 0),
          (-.72, -.60, -8, 0), (0, -.60, 12, 1), (.72, -.60, -10, 2))      # x, y, degrees, zone
WIDE, RADIUS, THICK = .17, .30, .034
FRONT = -math.pi / 2
STRETCH = (1.06, .94)


def build(shape):
    """Each is turned a little, and no neighbours have one colour."""
    webs = [(webbing(name), webbing(name + '_fold')) for name in ('tint', 'tint2', 'tint3')]
    for x, y, turn, zone in PLACES:
        with Gathered() as things:
            loop(*webs[zone])
        group(things, (x, y, 0), (0, 0, math.radians(turn)))
    return Views(View(-14, 38), View(-6, 26, at=(0, -.45, .10), span=2.1), samples=5)


def loop(web, fold):
    """One collar: a strap in a ring, its doubled ends, a side-release buckle in front and a ring for a tag."""
    gap = .40
    band('collar', RADIUS, WIDE, THICK, web, FRONT + gap, FRONT + 2 * math.pi - gap, STRETCH, WIDE / 2)
    for start, end in ((FRONT + gap, FRONT + 1.35), (FRONT - 1.0, FRONT - gap)):
        band('fold', RADIUS + THICK, WIDE, THICK, fold, start, end, STRETCH, WIDE / 2)
    front, dark = Vector((0, -RADIUS * STRETCH[1], WIDE / 2)), dark_plastic()
    box('socket', front + Vector((.045, -.012, 0)), (.15, .085, WIDE * 1.25), dark, .03)
    box('plug', front + Vector((-.085, -.008, 0)), (.075, .075, WIDE * 1.2), dark, .025)
    for up in (-1, 1):
        box('prong', front + Vector((-.03, -.010, up * WIDE * .42)), (.10, .06, .04), dark, .015)
    for side in (-1, 1):
        box('bar', front + Vector((side * .128, .010, 0)), (.035, .075, WIDE * 1.15), dark, .014)
    turn = FRONT + 1.0
    out = Vector((math.cos(turn) * STRETCH[1], math.sin(turn) * STRETCH[0], 0)).normalized()
    place = Vector((math.cos(turn) * STRETCH[0], math.sin(turn) * STRETCH[1], 0)) * (RADIUS + THICK) + Vector((0, 0, WIDE / 2))
    d_ring('ring', place + out * .02, WIDE * .8, .014, metal(), out=out, reach=.55)
