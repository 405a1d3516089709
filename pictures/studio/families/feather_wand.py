"""A cat's wand: feathers and a bell on a cord, or a long curling ribbon of fleece."""
import math
import random

import numpy as np
from mathutils import Vector

from materials import brass, fleece, rope, rubber, wood
from shapes.curves import circle, smooth_path
from shapes.mesh import ball
from shapes.tubes import ribbon, tube
from surfaces import surface
from views import View, Views


def build(shape):
    if shape['lure'] == 'feathers-on-cord':
        feathered()
        return Views(View(-10, 34), View(-20, 34, at=(.0, -.30, .12), span=1.5), samples=5)
    ribboned()
    return Views(View(-12, 38), View(24, 36, at=(.16, -.40, .10), span=1.75), samples=5)


def add_rod(line, grip):
    tube('rod', smooth_path(line, 10), .026, wood('rod', '#c09562'), 14)
    tube('grip', smooth_path(grip, 8), .055, rubber('tint2_grip'), 16)


def feathered():
    add_rod([(-1.15, -.55, .05), (-.4, -.1, .16), (.5, .42, .30), (1.0, .62, .52)], [(-1.17, -.56, .055), (-.85, -.37, .09), (-.60, -.22, .125)])
    cord = smooth_path([(1.0, .62, .52), (1.12, .45, .50), (1.05, .05, .20), (.72, -.28, .07), (.35, -.30, .08)], 10)
    tube('cord', cord, .012, rope('cord', '#9c8f7a'), 8)
    ball('bell', (.30, -.31, .085), .075, brass())
    tube('seam', circle((.30, -.31, .085), .077, (0, 1, 0), (0, 0, 1)), .010, brass(), 8, closed=True)
    chance, vane = random.Random(4), surface('tint', rough=.8, sheen=.5)
    for turn, length, wide, lift in ((.55, .62, .13, .10), (-.15, .80, .15, .16), (1.05, .66, .13, .08), (.22, .92, .16, .12), (.78, .80, .15, .18)):
        feather(Vector((.25, -.32, .07)), math.pi + turn, length, wide, lift, vane, chance)
    ball('wrap', (.235, -.33, .085), .045, rubber('tint2_wrap'), (1.3, 1, 1))


def feather(base, turn, length, wide, lift, material, chance):
    ahead = Vector((math.cos(turn), math.sin(turn), 0))
    side, up = Vector((-ahead.y, ahead.x, 0)), Vector((0, 0, 1))
    spine = lambda t: base + ahead * length * t + side * .10 * length * t * t * math.sin(turn * 3) + up * (.02 + lift * math.sin(min(1, t) * math.pi * .8))
    tube('shaft', [spine(i / 14) for i in range(15)], .008, material, 6, taper=lambda t: .010 * (1 - .8 * t))
    for i in range(90):
        t = .14 + .86 * i / 90
        reach = wide * math.sin(math.pi * min(1, (t - .10) / .92) ** .75) ** .6 * chance.uniform(.90, 1.08)
        for way in (-1, 1):
            out = (side * way * .80 + ahead * .60).normalized()
            points = [spine(t), spine(t) + out * reach * .55 + up * .020, spine(t) + out * reach + up * chance.uniform(-.012, .02)]
            tube('barb', points, .0075, material, 4, taper=lambda u: .0085 * (1 - .55 * u))


def ribboned():
    add_rod([(-1.1, .55, .05), (-.5, .45, .12), (.0, .36, .20), (.35, .28, .26)], [(-1.12, .553, .055), (-.85, .515, .075), (-.60, .47, .108)])
    ball('tip', (.36, .278, .262), .045, rubber('tint2_tip'))
    line = [(.36, .27, .26), (.56, .24, .34), (.80, .10, .22), (.86, -.20, .10), (.62, -.46, .10), (.20, -.50, .10), (-.10, -.42, .10)]
    points = smooth_path(line, 14)
    end, turns = points[-1], np.linspace(0, 2 * math.pi * 1.75, 80)
    points += [end + Vector((-(.02 + .03 * t) - .02, 0, 0)) + Vector((-(.30 - .02 * t) * math.sin(t), (.30 - .02 * t) * (math.cos(t) - 1), 0)) for t in turns[1:]]
    ahead = [points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)] for i in range(len(points))]
    facing = [(-way.y, way.x, 0) for way in ahead]
    ribbon('ribbon', points, facing, .17, .022, fleece('tint'))
