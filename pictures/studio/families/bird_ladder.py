"""A rope ladder with round wooden rungs, hung in a curve like a bridge."""
import math

from mathutils import Vector

from materials import metal, rope
from shapes.mesh import add_mesh, ball
from shapes.tubes import tube, twisted
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

LONG, SAG, HALF, RUNGS = 1.30, .62, .30, 9     # half length, how deep it hangs, half width


def build(shape):
    bark = surface('tint', NEUTRAL, .8, specular=.2, variation=(8, .3), bumps=[Bump('noise', 12, .5, .02), Bump('noise', 50, .4, .01)])
    strands, steel = [rope('tint2', NEUTRAL)] * 3, metal()
    for y in (-HALF, HALF):
        twisted('rope', [line(t, y) for t in (i / 150 for i in range(151))], .042, strands, 5, 26, 6)
    for i in range(RUNGS):
        rung(bark, strands[0], (i + .5) / RUNGS)
    for end in (0, 1):
        hook(end, strands[0], steel)
    add_mesh('floor', [(0, 0, -.10)], [], smooth=False)
    return Views(View(-24, 22, fill=.86), View(-34, 20, at=tuple(line(.42, -HALF)), span=.95), samples=5)


def line(t, y):
    x = -LONG + 2 * LONG * t
    return Vector((x, y, SAG * (x / LONG) ** 2 + .04))


def rung(bark, cord, t):
    """A piece of branch with pale ends, and a knot under it on each rope."""
    middle = line(t, 0)
    thick = .056 + .008 * math.sin(t * 40)
    tube('rung', [middle + Vector((.012 * math.sin(y * 9 + t * 30), y, .008 * math.sin(y * 13 + t * 20)))
                  for y in (-HALF - .14 + (2 * HALF + .28) * i / 16 for i in range(17))], thick, bark, 20)
    pale = surface('cut', '#e3c596', .8)
    for side in (-1, 1):
        y = side * (HALF + .141)
        ball('cut', middle + Vector((.012 * math.sin(y * 9 + t * 30), y, .008 * math.sin(y * 13 + t * 20))), thick * .86, pale, (1, 1, .12),
             (0, side, 0))
        slope = (line(t + .01, 0) - line(t - .01, 0)).normalized()
        at = line(t, side * HALF)
        for ahead in (-1, 1):
            centre = at + slope * ahead * (thick + .028)
            up = slope.cross(Vector((0, 1, 0)))
            tube('knot', [centre + Vector((0, .052 * math.cos(a), 0)) + up * .052 * math.sin(a)
                          for a in (2 * math.pi * k / 20 for k in range(20))], .026, cord, 8, closed=True)


def hook(end, cord, steel):
    """Both ropes meet in a ring from which a thin cord leads out of the picture."""
    side = 1 if end else -1
    joint = Vector((side * (LONG + .26), 0, SAG + .34))
    for y in (-HALF, HALF):
        start = line(end, y)
        twisted('rope', [start.lerp(joint, i / 30) for i in range(31)], .040, [cord] * 3, 5, 4, 6)
    tube('ring', [joint + Vector((.075 * math.cos(a), 0, .06 + .075 * math.sin(a))) for a in (2 * math.pi * k / 32 for k in range(32))],
         .018, steel, 10, closed=True)
    ball('knot', joint, .065, cord)
    far = tube('wire', [joint + Vector((0, 0, .13)), joint + Vector((side * 4.5, 0, 5))], .010, steel, 8)
    far['nofit'] = 1
