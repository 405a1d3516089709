"""A tug toy: a twisted cotton rope with knots and tassels, or a thick fleece braid with a loop for the hand."""
import math
import random

from mathutils import Vector

from materials import fleece, rope
from shapes.curves import smooth_path
from shapes.tubes import ribbon, tube, twisted
from views import View, Views


def build(shape):
    if shape['form'] == 'two-knots':
        cotton()
        return Views(View(-34, 40), View(-30, 24, at=(-.75, -.1, .2), span=1.3), samples=5)
    braid()
    return Views(View(-36, 42), View(-30, 28, at=(.2, 0, .15), span=1.5), samples=5)


def line(t):
    """A slight S on the floor."""
    return Vector((-1.1 + 2.2 * t, .30 * math.sin(t * 2 * math.pi + .4), .17))


def cotton():
    yarns = [rope('tint'), rope('tint2'), rope('tint')]
    twisted('rope', [line(i / 240) for i in range(241)], .175, yarns, 7, 4, 6)
    for end in (0, 1):
        knot(.13 if end == 0 else .87, yarns)
        tassel(end, yarns)


def knot(t, yarns):
    """An overhand knot: a rope in a trefoil."""
    ahead = (line(t + .01) - line(t - .01)).normalized()
    side, up, middle, size = Vector((0, 0, 1)).cross(ahead).normalized(), Vector((0, 0, 1)), line(t) + Vector((0, 0, .10)), .088
    points = []
    for i in range(221):
        a = 2 * math.pi * i / 220
        points.append(middle + side * size * (math.sin(a) + 2 * math.sin(2 * a)) + up * size * (math.cos(a) - 2 * math.cos(2 * a)) - ahead * .12 * math.sin(3 * a))
    twisted('knot', points, .135, yarns, 6, 7, 6)


def tassel(end, yarns):
    chance = random.Random(3 + end)
    foot, way = line(end), (line(1) - line(.98)).normalized() if end else (line(0) - line(.02)).normalized()
    side = Vector((-way.y, way.x, 0))
    for i in range(170):
        a, r = chance.random() * 2 * math.pi, .12 * math.sqrt(chance.random())
        spread, length, bend = 1.4 + chance.random() * 1.2, .30 + .12 * chance.random(), chance.random() * 6
        points = []
        for step in range(8):
            u = step / 7
            off = (side * math.cos(a) + Vector((0, 0, 1)) * math.sin(a)) * r * (1 + spread * u * u)
            point = foot - way * .06 + off + way * length * u + side * .014 * math.sin(bend + 7 * u)
            point.z = max(point.z - .09 * u * u, .012)
            points.append(point)
        tube('fringe', points, .010, yarns[i % 3], 5)


def braid():
    """Four strips plaited square; a loop at the left, loose ends behind a knot at the right."""
    strips = [fleece('tint'), fleece('tint2'), fleece('tint_b'), fleece('tint2_b')]
    start, end = -.55, .95
    for strip in range(4):
        points = []
        for i in range(181):
            x = start + (end - start) * i / 180
            turn = 2 * math.pi * (strip / 4 + 2.6 * i / 180) * (1 if strip % 2 == 0 else -1) + (0 if strip % 2 == 0 else math.pi / 4)
            reach = .115 if strip % 2 == 0 else .13
            points.append(Vector((x, reach * math.cos(turn) + .06 * math.sin(x * 2), .21 + reach * .9 * math.sin(turn))))
        tube('strip', points, .088, strips[strip], 14)
    for k, z in ((0, .15), (1, .27)):
        loop = smooth_path([(-.50, .08, .21), (-.72, .26, z), (-1.10, .30, z - .02), (-1.36, .04, z - .02), (-1.14, -.26, z - .02), (-.76, -.24, z), (-.50, -.10, .21)], 12)
        tube('loop', loop, .088, strips[k], 16)
    for x, thick in ((-.52, .27), (.98, .27)):
        for k in range(2):
            ring = [Vector((x + .10 * (k - .5) + .03 * math.sin(a), .03 + (thick - .06) * math.cos(a), .225 + (thick - .07) * math.sin(a))) for a in (i * 2 * math.pi / 60 for i in range(60))]
            tube('wrap', ring, .075, strips[k], 12, closed=True)
    for k, (y, z, bend) in enumerate(((.20, .09, .12), (.05, .22, .05), (-.10, .09, -.10), (-.20, .20, -.22), (.12, .10, .28), (-.05, .07, .02))):
        tail = smooth_path([(.98, y * .4, .21), (1.15, y * .8, z + .06), (1.34, y + bend * .5, max(.06, z - .03)), (1.52, y + bend, .05)], 8)
        ribbon('tail', tail, (0, .3, 1), .15, .04, strips[k % 4])
