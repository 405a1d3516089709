"""A square hand net with a fine mesh bag and a long handle."""
import math

import numpy as np
from mathutils import Vector

from materials import metal, rubber
from shapes.curves import rounded_corners
from shapes.tubes import tube
from surfaces import NEUTRAL, surface
from views import View, Views

SIDE, BAG, LIFT = .52, .78, .74        # half side of the frame, depth of the bag, height of the frame's near end
GRIP_FROM, GRIP_TO = 1.05, 2.05


def build(shape):
    wire, grip = metal('wire', '#b9babd', .25), rubber('tint2')
    frame(wire)
    bag()
    handle(wire, grip)
    return Views(View(26, 30, fill=.86), View(-38, 12), samples=6)


def rise(x):
    """The net stands on its bag; frame and handle rise a little towards the handle's end."""
    return LIFT + .10 * (x + .5)


def frame(wire):
    corners = [(-SIDE - .25, -SIDE), (SIDE - .25, -SIDE), (SIDE - .25, SIDE), (-SIDE - .25, SIDE)]
    path = [(x, y, rise(x)) for x, y in rounded_corners(corners, .12, 8)]
    tube('frame', path, .028, wire, 12, closed=True)
    tube('hem', [(x, y, z - .022) for x, y, z in path], .034, surface('tint_hem', NEUTRAL, .85), 10, closed=True)


def bag():
    """Knitted threads: a grid on a rounded sack that rests on the floor."""
    thread = surface('tint', NEUTRAL, .8, specular=.2)
    count, rows = 112, 30
    rim = rounded_corners([(-SIDE, -SIDE), (SIDE, -SIDE), (SIDE, SIDE), (-SIDE, SIDE)], .12, 8)
    rim = resample(rim, count)

    def at(k, share):
        x, y = rim[k % count]
        narrow = 1 - .30 * share ** 2 if share < .75 else (1 - .30 * .5625) * math.sqrt(max(0, 1 - ((share - .75) / .25) ** 2))
        fold = 1 + .05 * math.sin(k * 2 * math.pi * 7 / count) * share
        deep = LIFT * min(1, share / .80) if share < .8 else LIFT
        z = rise(x - .25) * (1 - min(1, share / .82)) + .012
        return Vector((x * narrow * fold - .25, y * narrow * fold, max(.012, z)))
    for k in range(count):
        tube('thread', [at(k, j / rows) for j in range(rows + 1)], .0045, thread, 5)
    for j in range(1, rows):
        tube('thread', [at(k, j / rows) for k in range(count)], .0045, thread, 5, closed=True)


def resample(path, count):
    points = np.array(path + path[:1])
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    at = np.linspace(0, steps[-1], count, endpoint=False)
    return list(zip(np.interp(at, steps, points[:, 0]), np.interp(at, steps, points[:, 1])))


def handle(wire, grip):
    for y in (-.035, .035):
        start = SIDE - .25
        tube('shaft', [(start, y * 4, rise(start)), (start + .12, y * 1.2, rise(start + .12)), (GRIP_FROM + .1, y, rise(GRIP_FROM + .1))],
             .022, wire, 12)
    line = [Vector((x, 0, rise(x))) for x in np.linspace(GRIP_FROM, GRIP_TO, 40)]
    swell = lambda t: .068 + .016 * math.sin(t * math.pi) - .02 * max(0, t - .92) / .08
    tube('grip', line, .07, grip, 24, taper=swell)
    for k in range(6):
        x = GRIP_FROM + .22 + .10 * k
        tube('ring', [(x, .082 * math.cos(a), rise(x) + .082 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 28)[:-1]], .010, grip, 6,
             closed=True)
    end = GRIP_TO - .02
    tube('loop', [(end + .09 + .10 * math.cos(a), 0, rise(end + .09) + .07 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 28)[:-1]],
         .014, wire, 8, closed=True)
