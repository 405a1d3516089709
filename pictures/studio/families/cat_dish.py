"""A low dish for a cat: wide and shallow, tilted on a foot, a plate full of pegs, or three flat steel plates
that lie one on the other's rim."""
import math

from materials import ceramic, plastic, rubber, steel
from shapes.curves import circle, fillet
from shapes.mesh import Gathered, group
from shapes.scatter import KIBBLE, heap, scatter
from shapes.tubes import tube
from shapes.turned import lathe, subdivide
from views import View, Views

SHALLOW = ([(.0005, .0), (.62, .0), (.66, .03), (.95, .20), (1.0, .27), (.985, .30), (.955, .295), (.86, .20), (.60, .09), (.0005, .075)],
           [0, .02, .04, .08, .03, .015, .02, .10, .15, 0])
FOOT = [(.0005, 0), (.58, 0), (.62, .03), (.60, .08), (.40, .30), (.34, .43), (.0005, .43)]
PLATE = ([(.0005, 0), (.88, 0), (.96, .05), (1.0, .075), (.995, .10), (.96, .095), (.87, .035), (.0005, .03)], [0, .03, .03, .012, .012, .02, .04, 0])


def build(shape):
    form = shape['form']
    {'shallow-round': shallow, 'tilted-on-foot': tilted, 'plate-with-pegs': pegs, 'stack-of-flat-plates': plates}[form]()
    fed = {'shallow-round': (0, 0, .10, .46), 'plate-with-pegs': (0, 0, .09, .60)}.get(form)
    feed = (lambda: scatter('kibble', KIBBLE, 130, heap(*fed, .03), .042, 3, .6)) if fed else None
    flat = {'tilted-on-foot': 15, 'stack-of-flat-plates': 38}.get(form, 26)
    metal = form == 'stack-of-flat-plates'
    return Views(View(-20, flat, metal=metal), View(-20, 52 if form != 'tilted-on-foot' else 34, metal=metal, prepare=feed), samples=10)


def shallow():
    subdivide(lathe('dish', fillet(*SHALLOW), ceramic(), 160))
    lathe('glaze', [(.0005, .081), (.55, .092), (.74, .135)], ceramic('glaze', '#efe7d6'), 128)


def tilted():
    """The foot is cut slanting by the dish that stands on it."""
    slant = lambda turn, r, z, _: (r, z + (r * math.sin(turn) * .27 if z > .36 else 0))
    lathe('foot', fillet(FOOT, .05, 5), ceramic('tint_foot'), 128, slant)
    with Gathered() as dish:
        subdivide(lathe('dish', fillet(*SHALLOW), ceramic(), 160))
        lathe('glaze', [(.0005, .081), (.55, .092), (.74, .135)], ceramic('glaze', '#efe7d6'), 128)
    group(dish, (0, -.02, .42), (math.radians(15), 0, 0), .92)


def pegs():
    """Short rounded pegs in rings, thicker towards the middle."""
    subdivide(lathe('plate', fillet(*SHALLOW), plastic(), 160))
    for radius, count in ((0, 1), (.20, 6), (.40, 12), (.60, 17)):
        for i in range(count):
            turn = 2 * math.pi * i / count + radius * 3
            high = .30 - .12 * radius + .03 * math.sin(5 * i + radius * 9)
            profile = fillet([(.052, .05), (.042, high * .85), (.028, high), (.0005, high + .015)], .03, 5)
            lathe('peg', profile, plastic('tint_peg'), 24, at=(radius * math.cos(turn), radius * math.sin(turn), .03))


def plates():
    """The first lies flat, each other leans on the rim of the one before it; each has a rolled edge in the dish's color."""
    plate((0, 0, 0))
    for number in (1, 2):
        with Gathered() as leaning:
            plate((0, 0, 0))
        group(leaning, (.80 * number, .55 * number, .121), (math.radians(-4.5), math.radians(6.5), 0))


def plate(at):
    subdivide(lathe('plate', fillet(*PLATE), steel(), 160, at=at))
    roll = tube('roll', circle((0, 0, .088), .99, count=96), .030, rubber(), 12, closed=True)
    roll.location = at
