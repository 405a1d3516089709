"""A hollow toy that gives out food: a two-part egg that rights itself, or a rubber beehive in three tiers."""
import math

from materials import plastic, rubber
from shapes.curves import fillet, smooth_path
from shapes.mesh import ball, turn_to
from shapes.scatter import KIBBLE, scatter
from shapes.turned import lathe, subdivide
from surfaces import surface
from views import View, Views


def build(shape):
    return wobbler() if shape['form'] == 'wobbler' else hive()


def wobbler():
    """The upper shell is the body's colour, the weighted foot the base's."""
    side = [(.55, 0), (.70, .10), (.80, .30), (.835, .55)]
    foot = [(.0005, 0), (.40, .0)] + [tuple(p[:2]) for p in smooth_path([(r, z, 0) for r, z in [(.40, .0)] + side], 6)][1:]
    subdivide(lathe('foot', foot + [(.80, .575), (.0005, .575)], plastic('tint2', rough=.30), 128))
    lathe('groove', [(.80, .55), (.80, .63)], surface('groove', '#2c2c2e', .6), 96)
    curve = smooth_path([(.835, .61, 0), (.825, .85, 0), (.74, 1.18, 0), (.58, 1.45, 0), (.36, 1.64, 0), (.14, 1.715, 0), (.0005, 1.725, 0)], 8)
    lathe('shell', [(.80, .60)] + [tuple(p[:2]) for p in curve], plastic('tint', rough=.30), 160)
    at, out = (-.18, -.775, .94), (-.22, -.95, .16)
    ball('hole', at, .165, surface('hole', '#171412', .9), (1, 1, .26), out)
    rim = lathe('lip', fillet([(.15, -.05), (.155, .035), (.20, .035), (.215, -.05)], .015), plastic('tint_lip', rough=.3), 64)
    rim.location = at
    turn_to(rim, out)
    for k in range(3):
        ball('kernel', (-.24 + .09 * k, -.80 - .01 * (k % 2), .875 + .02 * (k % 2)), .05, surface('kibble', KIBBLE[k], .75), (1, 1, .7), out)
    scatter('kibble', KIBBLE, 13, lambda chance: (.62 + chance.gauss(0, .16), -.78 + chance.gauss(0, .06), .045), .062, 9, .7)
    return Views(View(-16, 18, fill=.78), View(-30, 40, at=(-.15, -.7, .85), span=1.25), samples=5)


def hive():
    tiers = [(.66, .30, .28), (.56, .76, .26), (.40, 1.16, .22)]     # radius, height, half thickness
    profile, base = [], []
    for k, (radius, height, half) in enumerate(tiers):
        for i in range(17):
            t = -math.pi / 2 + math.pi * i / 16
            point = (radius - half * .8 + half * .9 * math.cos(t), height + half * math.sin(t) * 1.02)
            (base if k == 0 else profile).append(point)
    subdivide(lathe('base', [(.22, .05), (.36, .01)] + base + [(.36, .58)], rubber('tint2'), 144))
    subdivide(lathe('body', [(.36, .50)] + profile + [(.12, 1.38), (.085, 1.36), (.075, 1.20), (.0005, 1.19)], rubber('tint'), 144))
    ball('dark', (0, 0, 1.345), .078, surface('hole', '#141210', .9), (1, 1, .12))
    scatter('kibble', KIBBLE, 12, lambda chance: (.66 + chance.gauss(0, .12), -.60 + chance.gauss(0, .06), .045), .06, 5, .7)
    return Views(View(-18, 20, fill=.76), View(-18, 48, fill=.76), samples=5)
