"""A hanging steel skewer with a ring on top and a round nut below, threaded with fruit and vegetables."""
import math

from materials import metal
from shapes.boxes import box, cut
from shapes.curves import fillet
from shapes.hanging import eyelet, hang, quick_link
from shapes.mesh import ball
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid
from shapes.tubes import rod, tube
from shapes.turned import lathe
from surfaces import Bump, surface
from views import View, Views

TOP = 2.05


def build(shape):
    steel = metal('tint', '#d0d0d3', .2)
    rod('rod', (0, 0, .10), (0, 0, TOP), .030, steel, 20)
    ball('nut', (0, 0, .10), .10, steel)
    rod('collar', (0, 0, .18), (0, 0, .23), .070, steel, 32)
    lathe('plate', fillet([(.0005, 1.66), (.13, 1.66), (.14, 1.68), (.05, 1.73), (.0005, 1.73)], .01, 3), steel, 48)
    eyelet((0, 0, TOP + .19), .10, .028, steel)
    quick_link((0, 0, TOP + .50), .34, steel)
    hang((0, 0, TOP + .47), 0, .16)
    apple(.46)
    corn(.84)
    pepper(1.12)
    carrot(1.40)
    strawberry(1.52)
    return Views(View(-20, 11, fill=.88, metal=True), View(-14, 4, metal=True, at=(0, 0, .30), span=1.1), samples=8)


def apple(z):
    """A thick slice of red apple with white flesh to the viewer."""
    peel = surface('peel', '#b02a26', .25, specular=.5, variation=(3, .25))
    profile = [(.0005, -.20), (.10, -.23), (.24, -.19), (.34, -.02), (.30, .15), (.16, .23), (.06, .20), (.0005, .16)]
    whole = lathe('apple', fillet(profile, .10, 8), peel, 96, at=(0, 0, z))
    cut(whole, box('half', (.12, -.42, z), (1, .5, 1), None, .001, (0, 0, .25)))
    flesh = surface('flesh', '#f3e9c6', .6, variation=(14, .06))
    thing = lathe('flesh', [(r * .96, h) for r, h in fillet(profile, .10, 8)], flesh, 96, at=(0, .004, z), scale=(.985, .985, .985))
    cut(thing, box('half', (.12, -.427, z), (1, .5, 1), None, .001, (0, 0, .25)))
    for side in (-1, 1):
        ball('seed', (side * .055 + .03, -.185, z + .01), .028, surface('pip', '#4a2a16', .4), (.6, .4, 1.2))


def corn(z):
    """A round of corn on the cob."""
    grain, cob = surface('grain', '#eebb35', .35, specular=.5, variation=(20, .12)), surface('cob', '#f0dfa0', .7)
    rod('cob', (0, 0, z - .15), (0, 0, z + .15), .19, cob, 40)
    for row in range(4):
        for k in range(16):
            a = 2 * math.pi * (k + .5 * (row % 2)) / 16
            ball('kernel', (.205 * math.cos(a), .205 * math.sin(a), z - .115 + .077 * row), .050, grain, (1, .85, .85), (math.cos(a), math.sin(a), 0))


def pepper(z):
    """A ring of green pepper."""
    skin = surface('pepper', '#4f9a35', .2, specular=.5, variation=(4, .15))
    lobes = lambda a, r, h, _: (r * (1 + .07 * math.cos(4 * a)), h)
    profile = [(.24, -.09), (.29, -.10), (.315, 0), (.29, .10), (.24, .09), (.235, 0)]
    lathe('pepper', fillet(profile + profile[:1], .03, 4), skin, 128, lobes, at=(0, 0, z))
    for a in (.2, 1.77, 3.34, 4.91):
        tube('rib', [(.03 * math.cos(a), .03 * math.sin(a), z), (.25 * math.cos(a), .25 * math.sin(a), z)], .030, surface('rib', '#c9dc9a', .5), 10)


def carrot(z):
    orange = surface('carrot', '#e07a28', .5, variation=(9, .12), bumps=[Bump('noise', 30, .2, .01)])
    lathe('carrot', fillet([(.0005, -.09), (.19, -.09), (.21, .09), (.0005, .09)], .025, 4), orange, 64, at=(0, 0, z))
    rod('heart', (0, 0, z + .08), (0, 0, z + .096), .10, surface('heart', '#eca04a', .5), 40)


def strawberry(z):
    """A broccoli floret would hide the plate: a strawberry ends the row."""
    red = surface('berry', '#c22f33', .3, specular=.5, bumps=[Bump('cells', 26, .5, .02)])
    solid = Body().add(ellipsoid((0, 0, z + .09), (.15, .15, .11)), 0).add(ellipsoid((0, 0, z + .02), (.10, .10, .10)), .1)
    sculpt('berry', solid, (-.3, -.3, z - .2), (.3, .3, z + .3), red, .012)
    leaf = surface('leaf', '#4c8a32', .5)
    for k in range(7):
        a = 2 * math.pi * k / 7
        tube('leaf', [(.03 * math.cos(a), .03 * math.sin(a), z + .19), (.10 * math.cos(a), .10 * math.sin(a), z + .205),
                      (.17 * math.cos(a), .17 * math.sin(a), z + .15)], .02, leaf, 8, taper=lambda t: .026 * (1.1 - t))
