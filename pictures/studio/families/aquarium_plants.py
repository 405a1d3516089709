"""Silk water plants of three heights on weighted bases: tall stems behind, middling tufts, two low ones in front."""
import math

from shapes.curves import fillet
from shapes.turned import lathe
from shapes.waterplants import leafy_stem, leaflet, tuft
from surfaces import NEUTRAL, surface
from views import View, Views


def silk(name, tone=NEUTRAL):
    return surface(name, tone, .55, specular=.3, sheen=.2, variation=(14, .22))


def build(shape):
    tall, low, stalk = silk('tint'), silk('tint2'), surface('tint_stalk', '#858585', .6)
    for number, (x, y) in enumerate(((-.36, .36), (.42, .42))):
        base(x, y, .20)
        for k in range(3):
            a = 2.1 * k + number
            leafy_stem((x + .06 * math.cos(a), y + .06 * math.sin(a), .08), 1.75 - .22 * k - .1 * number, .30, tall, stalk, 3 * number + k,
                       13, 6, .058, .16)
    for number, (x, y, h) in enumerate(((-.85, .05, .95), (.02, .02, 1.0), (.90, .02, .90))):
        base(x, y, .17)
        tuft((x, y, .07), 24, h, .034 if number != 1 else .028, tall if number == 1 else low, number + 2, .035, (.2, 1.0))
    for number, (x, y) in enumerate(((-.45, -.42), (.48, -.40))):
        base(x, y, .16)
        for ring, (count, rise, long) in enumerate(((9, .35, .36), (8, .85, .34), (6, 1.5, .30))):
            for k in range(count):
                leaflet((x, y, .08 + .03 * ring), long, .085, 2 * math.pi * k / count + ring * .4 + number, rise, low)
    return Views(View(-12, 15), View(-12, 22, at=(-.30, -.25, .32), span=1.5), samples=5)


def base(x, y, radius):
    """A weighted foot that looks like a flat stone."""
    wavy = lambda a, r, z, _: (r * (1 + .06 * math.sin(3 * a + x * 9) + .04 * math.sin(5 * a + y * 7)), z)
    lathe('base', fillet([(.0005, 0), (radius, 0), (radius * 1.08, .03), (radius * .85, .08), (.0005, .10)], .025, 4),
          surface('stone', '#6f6a62', .85, variation=(14, .3)), 64, wavy, at=(x, y, 0))
