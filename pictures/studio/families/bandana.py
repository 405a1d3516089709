"""A triangular bandana laid flat, with dots and a channel for the collar, or in gingham and tied at its corners."""
import math

import numpy as np

from materials import cloth
from shapes.outlines import bounds, edge_distance, flat
from shapes.soft import sculpt
from shapes.solids import Body, ellipsoid
from shapes.stitches import stitches
from shapes.turned import lathe
from shapes.tubes import ribbon, tube
from views import View, Views

OUTLINE = [(-1.15, .52), (1.15, .52), (.10, -.78), (0, -.84), (-.10, -.78)]
HEM = [(-1.05, .47), (1.05, .47), (.08, -.70), (0, -.745), (-.08, -.70), (-1.05, .47)]
HALF = .022


def build(shape):
    dots = shape['print'] == 'dots'
    sculpt('cloth', flat(OUTLINE, HALF, .012, .2, .03, .008), *bounds(OUTLINE, -.05, .15), cloth(), .012)
    (print_dots if dots else print_gingham)()
    hem(0 if dots else .012)
    (add_channel if dots else add_knots)()
    return Views(View(-14, 48), View(46, 24, at=(.74, .42, .06), span=1.1) if dots else View(24, 44, at=(.88, .30, .05), span=1.35), samples=5)


def height(x, y):
    return HALF + .03 + .010 + .008 * math.sin(7 * x + 4 * y) * math.sin(5 * y - 3 * x + 1)


def print_dots():
    """Printed dots lie in rows, cut off nowhere."""
    ink = cloth('tint2')
    places = [(i * .22 + (.11 if j % 2 else 0), .36 - j * .17) for i in range(-6, 7) for j in range(7)]
    free = edge_distance(np.array(places, np.float32), OUTLINE) < -.12
    for (x, y), inside in zip(places, free):
        if inside:
            lathe('dot', [(.0005, .005), (.045, .004), (.050, -.01)], ink, 24, at=(x, y, height(x, y)))


def print_gingham():
    """Bands of the second color both ways, under a hem that their ends lie in."""
    for axis in (0, 1):
        for i in range(-9, 10):
            across = i * .15 + .03
            places = [(t, across) if axis == 0 else (across, t) for t in np.linspace(-1.15, 1.15, 230)]
            inside = edge_distance(np.array(places, np.float32), OUTLINE) < -.04
            line = [(x, y) for (x, y), free in zip(places, inside) if free]
            if len(line) > 6:
                weave(line, axis)
    for a, b in zip(HEM, HEM[1:]):
        edge = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, 40)]
        ribbon('hem', [(x, y, height(x, y) + .008) for x, y in edge], (0, 0, 1), .11, .010, cloth('tint_hem'))


def weave(line, axis):
    ribbon('band', [(x, y, height(x, y) + .002 * axis) for x, y in line], (0, 0, 1), .072, .010, cloth(f'tint2_{axis}'))


def hem(rise):
    thread = cloth('tint2_thread')
    points = []
    for a, b in zip(HEM, HEM[1:]):
        points += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, 20, endpoint=False)]
    stitches([(x, y, height(x, y) + .002 + rise) for x, y in points], thread, .04, .03, .008)


def add_channel():
    """The upper edge is folded into a tube through which the collar goes."""
    radius = .075
    tube('channel', [(x, .56, radius) for x in np.linspace(-1.12, 1.12, 40)], radius, cloth('tint_channel'), 20)
    for side in (-1, 1):
        lathe('hole', [(.0005, 0), (.055, 0)], cloth('hole', '#2b2a2a'), 32, at=(side * 1.122, .56, .075)).rotation_euler = (0, side * math.pi / 2, 0)


def add_knots():
    """Each corner is tied: a round knot in the color of the cloth, two flat ends that lie apart."""
    material = cloth('tint_knot')
    for side in (-1, 1):
        at = side * 1.16
        sculpt('knot', Body().add(ellipsoid((at, .53, .075), (.105, .085, .075)), 0), (at - .2, .4, -.02), (at + .2, .7, .2), material, .012)
        for rise, reach in ((.11, .30), (-.10, .26)):
            end = [(at + side * reach * t, .53 + rise * math.sin(2 * t), .075 - .055 * t) for t in np.linspace(.1, 1, 12)]
            ribbon('end', end, (0, 0, 1), .105, .016, material)
