"""An upright clear water tube over a small drinking trough."""
import math

from materials import glass, metal, plastic, water
from shapes.boxes import box
from shapes.curves import circle, fillet
from shapes.hanging import wire_hook
from shapes.tubes import rod, tube
from shapes.turned import disc, lathe
from surfaces import surface
from views import View, Views

RADIUS, LOW, TOP = .30, .34, 2.05


def build(shape):
    base = plastic('tint')
    trough(base)
    bottle(base)
    clip()
    return Views(View(-34, 15, fill=.84), View(-40, 34, at=(0, -.28, .22), span=1.35), samples=12)


def trough(base):
    """A holder under the tube, and the hooded trough in front of it."""
    lathe('holder', fillet([(.0005, 0), (.33, 0), (.36, .04), (.36, .40), (.345, .43), (.31, .43), (.31, .10), (.0005, .08)],
                           [0, .03, .04, .02, .02, .02, .04, 0]), base, 96)
    lathe('trough', fillet([(.0005, 0), (.25, 0), (.30, .05), (.33, .26), (.345, .30), (.32, .31), (.295, .27), (.25, .08), (.0005, .06)],
                           [0, .03, .05, .03, .02, .01, .03, .05, 0]), base, 96, at=(0, -.50, .0))
    box('neck', (0, -.30, .10), (.36, .24, .19), base, .03)
    disc('water', .295, 0, water(), at=(0, -.50, .225))


def bottle(base):
    lathe('tube', fillet([(.27, LOW), (RADIUS, LOW + .06), (RADIUS, TOP - .10), (RADIUS - .06, TOP - .02), (.0005, TOP)],
                         [0, .04, .08, .06, 0]), glass('tube', (.93, .965, .975, 1)), 96)
    level = TOP - .38
    lathe('body', [(.0005, LOW - .02), (RADIUS - .02, LOW - .02), (RADIUS - .02, level)], glass('body', (.62, .83, .92, 1)), 96)
    disc('floor', .29, LOW + .165, plastic('floor', '#cfe6ec'))      # or one looks through the water into the dark base
    disc('surface', RADIUS - .02, level, water('surface', '#bfe0ea'))
    lathe('collar', fillet([(RADIUS + .004, LOW + .04), (RADIUS + .035, LOW + .05), (RADIUS + .035, LOW + .15), (RADIUS + .004, LOW + .17)],
                           .01, 3), base, 96)
    lathe('cap', fillet([(RADIUS - .02, TOP - .10), (RADIUS + .015, TOP - .09), (RADIUS + .015, TOP + .01), (RADIUS - .06, TOP + .06),
                         (.0005, TOP + .06)], .03, 4), base, 96)
    mark = surface('mark', '#f4f4f0', .5)
    for k in range(7):
        z = LOW + .30 + .17 * k
        wide = .26 if k % 2 == 0 else .16
        tube('mark', [((RADIUS + .003) * math.cos(a), (RADIUS + .003) * math.sin(a), z)
                      for a in (-1.75 + wide * 2 * (i / 10 - .5) for i in range(11))], .007, mark, 6)


def clip():
    """A wire around the tube with two hooks for the bars."""
    steel = metal()
    for z in (.95, 1.45):
        tube('clip', circle((0, 0, z), RADIUS + .016), .016, steel, 10, closed=True)
    for x in (-.16, .16):
        y = math.sqrt((RADIUS + .016) ** 2 - x * x)
        rod('stay', (x, y, .93), (x, y, 1.47), .016, steel)
        wire_hook((x, y, 1.44), .16, .16, .016, steel)
