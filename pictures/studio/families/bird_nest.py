"""A nest for small birds: a woven ball with a side entrance, an open wicker cup, or a half-open tent of braided grass."""
import math
import random

from mathutils import Vector

from materials import metal, rope
from shapes.boxes import cut
from shapes.curves import circle, smooth_path
from shapes.hanging import eyelet, hang, question_hook, wire_hook
from shapes.mesh import ball
from shapes.tubes import tube
from surfaces import NEUTRAL, Bump, surface
from views import View, Views

RADIUS = .70
HOLE, HOLE_AT = .31, Vector((0, -.66, .12))    # the entrance, seen from the ball's middle
BRAID = .034
TENT = ((-.60, .16), (-.30, .06), (.10, .04), (.42, .16), (.56, .44), (.52, .74), (.30, .98), (0, 1.10), (-.32, 1.10), (-.50, 1.02))


def build(shape):
    fibre = surface('tint', NEUTRAL, .9, specular=.12, variation=(9, .25), bumps=[Bump('noise', 60, .5, .01)])
    points = {'closed-ball': woven_ball, 'open-cup': woven_cup, 'half-tent': tent}[shape['form']](fibre)
    standing = hold(shape['hang'], *points)
    flat = 28 if shape['form'] == 'open-cup' else 12
    look = {'closed-ball': ((0, -.6, .1), 1.0), 'open-cup': ((0, .02, .36), 2.2), 'half-tent': ((0, -.3, .5), 1.3)}[shape['form']]
    second = View(-6, 50 if shape['form'] == 'open-cup' else 6, at=look[0], span=look[1])
    return Views(View(-22, flat, fill=.82 if standing else .84), second, samples=5)


def hold(way, top, sides, backs):
    """Hook, clips or cords at the nest's own points; answers whether it stands."""
    steel = metal('wire', '#c9cacc')
    if way == 'side-clips':
        for point in backs:
            wire_hook(point, .34, .20, .022, steel)
        return True
    if way == 'hook':
        tube('stem', [top - Vector((0, 0, .06)), top + Vector((0, 0, .1))], .022, steel)
        hang(question_hook(top + Vector((0, 0, .06)), .40, .022, steel), -RADIUS if top.z < 1 else 0)
        return False
    cord, joint = rope('cord', '#c9a673'), top + Vector((0, 0, .62))
    for point in sides:
        tube('cord', [point, point.lerp(joint, .5) + Vector((0, 0, -.02)), joint], .022, cord)
    eyelet(joint + Vector((0, 0, .12)), .07, .016, steel)
    hang(joint + Vector((0, 0, .12)), -RADIUS if top.z < 1 else 0)
    return False


def weave(fibre, radius_at, heights, keep, thick=.030, wave=.028):
    """Rounds of fibre that go before and behind upright stakes; `keep(point)` leaves the entrance free."""
    for k, z in enumerate(heights):
        reach = radius_at(z)
        steps = max(40, int(300 * reach / RADIUS))
        waves = max(5, round(17 * reach / RADIUS))
        run = []
        for i in range(steps + 1):
            t = 2 * math.pi * i / steps + math.pi / 2
            r = max(.02, reach + wave * math.sin(t * waves + math.pi * (k % 2)))
            run = lay(run, Vector((r * math.cos(t), r * math.sin(t), z)), keep, thick, fibre)
        lay(run, None, keep, thick, fibre)
    for i in range(34):
        t, run = 2 * math.pi * (i + .5) / 34, []
        for j in range(61):
            z = heights[0] + (heights[-1] - heights[0]) * j / 60
            r = radius_at(z)
            run = lay(run, Vector((r * math.cos(t), r * math.sin(t), z)), keep, thick * .75, fibre)
        lay(run, None, keep, thick * .75, fibre)


def lay(run, point, keep, thick, fibre):
    """Adds a point to a strand, or ends the strand where nothing is to be."""
    if point is not None and keep(point):
        return run + [point]
    if len(run) > 3:
        tube('strand', run, thick, fibre, 8)
    return []


def woven_ball(fibre):
    inside = ball('inside', (0, 0, 0), RADIUS * .92, surface('inside', '#33271c', .95))
    cut(inside, ball('cutter', HOLE_AT, HOLE, None))
    heights = [RADIUS * 1.03 * math.sin(-math.pi / 2 + math.pi * (k + .5) / 30) for k in range(30)]
    weave(fibre, lambda z: math.sqrt(max(.0004, RADIUS ** 2 - (z / 1.03) ** 2)), heights, lambda p: (p - HOLE_AT).length > HOLE)
    for reach, thick in ((HOLE + .01, .042), (HOLE + .06, .032)):
        rim = []
        for i in range(96):
            a = 2 * math.pi * i / 96
            x, z = HOLE_AT.x + reach * math.cos(a), HOLE_AT.z + reach * math.sin(a)
            rim.append((x, -math.sqrt(RADIUS ** 2 * 1.04 - x * x - z * z) - .012 * math.sin(a * 20), z))
        tube('rim', rim, thick, fibre, 10, closed=True)
    hay(lambda chance: Vector((chance.gauss(0, .12), -.52 + chance.gauss(0, .05), -.12 + chance.random() * .05)), 90, .14)
    top = Vector((0, 0, RADIUS * 1.02))
    side = RADIUS * .72
    return top, (Vector((-side, 0, side)), Vector((side, 0, side))), (Vector((-.32, .58, .25)), Vector((.32, .58, .25)))


def woven_cup(fibre):
    height, reach = .52, .82
    curve = lambda z: .52 + (reach - .52) * math.sin(min(1, max(0, z / height)) * math.pi / 2)
    weave(fibre, curve, [.03 + (height - .05) * k / 12 for k in range(13)], lambda p: True)
    for k in range(9):
        tube('floor', circle((0, 0, .04), .06 + .055 * k), .034, fibre, 8, closed=True)
    for lift, turn in ((0, 0), (.035, math.pi)):
        tube('rim', [((reach + .03 * math.cos(a * 24 + turn)) * math.cos(a), (reach + .03 * math.cos(a * 24 + turn)) * math.sin(a),
                      height + lift + .03 * math.sin(a * 24 + turn))
                     for a in (2 * math.pi * i / 360 for i in range(360))], .036, fibre, 8, closed=True)
    hay(lambda chance: nest_place(chance, .62), 420, .20)
    side = Vector((reach, 0, height))
    return Vector((0, 0, height)), (side, Vector((-reach, 0, height))), (Vector((-.34, .76, .40)), Vector((.34, .76, .40)))


def nest_place(chance, radius):
    out, turn = math.sqrt(chance.random()) * radius, chance.random() * 2 * math.pi
    return Vector((out * math.cos(turn), out * math.sin(turn), .09 + .20 * (out / radius) ** 2 + chance.random() * .03))


def hay(place, count, length):
    """Loose stalks of lining."""
    straw, chance = surface('hay', '#d6bf8a', .9), random.Random(2)
    for _ in range(count):
        middle, turn = place(chance), chance.random() * math.pi
        along = Vector((math.cos(turn), math.sin(turn), chance.uniform(-.15, .2))) * length * chance.uniform(.6, 1)
        tube('hay', [middle - along, middle + Vector((0, 0, .02)), middle + along], .0085, straw, 5)


def tent(fibre):
    """A mat of braids side by side, bent so that it has a floor, a back and a roof."""
    line = smooth_path([(0, y, z) for y, z in TENT], 12)
    rows, travelled = [line[0]], 0.
    for a, b in zip(line, line[1:]):
        travelled += (b - a).length
        if travelled > BRAID * 1.75:
            rows.append(b)
            travelled = 0.
    for k, row in enumerate(rows):
        for strand in range(3):
            phase = 2 * math.pi * strand / 3 + math.pi * (k % 2)
            points = [(x, row.y + .020 * math.sin(x * 24 + phase), row.z + .020 * math.sin(2 * (x * 24 + phase)))
                      for x in (-.70 + 1.4 * i / 110 for i in range(111))]
            tube('braid', points, BRAID * .62, fibre, 7)
    for side in (-1, 1):
        for off in (-.02, .02):
            tube('hem', [(side * (.70 + off), p.y, p.z) for p in line], .034, fibre, 10)
    top = Vector((0, 0, 1.12))
    return top, (Vector((-.62, -.05, 1.10)), Vector((.62, -.05, 1.10))), (Vector((-.45, .56, .75)), Vector((.45, .56, .75)))
