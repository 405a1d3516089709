"""A weatherproof house for cats on short feet: low with a slanted lid and two doors, or two stories with a gable and a ladder."""
import math

import numpy as np

from materials import dark_plastic, felt, frosted, wood
from shapes.boxes import arch, box, planks, prism
from shapes.hinged import swing
from shapes.mesh import Gathered
from shapes.tubes import rod, tube
from surfaces import NEUTRAL, surface
from views import View, Views

WIDE, DEEP = .86, .60       # half sides


def build(shape):
    two = shape['stories'] == 'two'
    high = 1.62 if two else .90
    walls = lambda: wood('tint_wall', NEUTRAL)
    foot = .14
    doors = doorways(two, foot)
    rise = .34 if shape['roof'] == 'slanted' else .50
    planks('front', (0, -DEEP, foot), (2 * WIDE, .06, high - foot), 9 if two else 5, walls(), doors)
    planks('back', (0, DEEP, foot), (2 * WIDE, .06, high - foot), 9 if two else 5, walls())
    for side in (-1, 1):
        planks('side', (side * WIDE, 0, foot), (.06, 2 * DEEP, high - foot), 9 if two else 5, walls())
        for y in (-DEEP, DEEP):
            box('post', (side * WIDE, y, foot + (high - foot) / 2), (.10, .10, high - foot), wood('post', '#e8dcc4', 'z'), .015)
            box('foot', (side * (WIDE - .06), y * .9, foot / 2), (.12, .12, foot), dark_plastic(), .02)
    box('floor', (0, 0, foot + .02), (2 * WIDE, 2 * DEEP, .06), wood('floor', '#8d6f4b'), .01)
    box('inside', (0, DEEP - .10, high / 2 + .05), (2 * WIDE - .1, .02, high - .2), felt('inside', '#4b3d30'), .005)
    lid = (slanted if shape['roof'] == 'slanted' else gable)(high, rise)
    if two:
        add_porch(foot)
    else:
        for x in (-.44, .44):
            flap(x, foot)
    return Views(View(-28, 15 if two else 18), View(30, 24) if two else View(-26, 48, prepare=lambda: lift(lid, high)), samples=5)


def doorways(two, foot):
    """One cutter through the front for all doors."""
    places = [(-.40, foot + .08, foot + .60), (.38, foot + .82, foot + 1.30)] if two else [(-.44, foot + .10, foot + .62), (.44, foot + .10, foot + .62)]
    cutters = []
    for x, sill, top in places:
        outline = [(x + a, b) for a, b in arch(.24, sill, top)]
        cutters.append(prism('door', outline, -2, -.3, None))
        rim = [(x + a, b) for a, b in arch(.255, sill - .01, top + .015)]
        tube('rim', [(a, -DEEP - .035, b) for a, b in rim], .028, wood('rim', '#e8dcc4'), 10, closed=True)
    for other in cutters[1:]:
        cutters[0].modifiers.new('both', 'BOOLEAN').operation = 'UNION'
        cutters[0].modifiers['both'].object = other
        other.hide_render = True
    return cutters[0]


def flap(x, foot):
    """A clear door flap, tilted a little."""
    thing = box('flap', (x, -DEEP - .005, foot + .34), (.44, .012, .44), frosted('flap', '#c9d4d6'), .005)
    thing.rotation_euler = (.10, 0, 0)


def slanted(high, rise):
    """Higher in front; the side walls are filled in below it."""
    for side in (-1, 1):
        prism('gable', [(-DEEP, high - .01), (DEEP, high - .01), (-DEEP, high + rise - .04)], side * WIDE - .03, side * WIDE + .03, wood('tint_gable', NEUTRAL), 'x')
    box('over', (0, -DEEP, high + rise / 2 - .02), (2 * WIDE, .06, rise), wood('tint_over', NEUTRAL), .01)
    tilt = math.atan2(rise, 2 * DEEP)
    with Gathered() as lid:
        for i in range(6):
            t = (i + .5) / 6
            y, z = -DEEP - .16 + (2 * DEEP + .30) * t, high + rise + .045 - (rise + .08) * t
            box('shingle', (0, y, z + .02), (2 * WIDE + .30, .31, .05), surface('tint2', rough=.75), .015, (-tilt - .10, 0, 0))
    return lid


def gable(high, rise):
    for y in (-DEEP, DEEP):
        prism('gable', [(-WIDE, high - .01), (WIDE, high - .01), (0, high + rise)], y - .03, y + .03, wood('tint_gable', NEUTRAL))
    slope = math.atan2(rise, WIDE)
    with Gathered() as lid:
        for side in (-1, 1):
            for i in range(6):
                t = (i + .5) / 6
                x, z = side * (WIDE + .16) * t, high + rise + .06 - (rise + .10) * t
                box('shingle', (x, 0, z), (.27, 2 * DEEP + .34, .05), surface('tint2', rough=.75), .015, (0, side * (slope - .10), 0))
        box('ridge', (0, 0, high + rise + .10), (.13, 2 * DEEP + .38, .08), surface('tint2_ridge', rough=.75), .025)
    return lid


def add_porch(foot):
    """A little balcony in front of the upper door and a ladder up to it."""
    oak, floor = wood('porch', '#c99a63'), foot + .76
    box('deck', (.40, -DEEP - .24, floor), (.92, .46, .06), oak, .015)
    for x in (-.02, .82):
        rod('prop', (x, -DEEP - .42, 0), (x, -DEEP - .42, floor + .30), .032, oak)
    rod('rail', (.20, -DEEP - .42, floor + .28), (.82, -DEEP - .42, floor + .28), .028, oak)
    for x in (.36, .52, .68):
        rod('bar', (x, -DEEP - .42, floor), (x, -DEEP - .42, floor + .28), .016, oak)
    start, end = np.array((-.86, -DEEP - .36, .02)), np.array((-.04, -DEEP - .26, floor + .02))
    for y in (-.13, .13):
        rod('ladder', tuple(start + (0, y, 0)), tuple(end + (0, y, 0)), .026, oak)
    for t in np.linspace(.08, .92, 8):
        x, y, z = start + (end - start) * t
        rod('rung', (x, y - .15, z + .01), (x, y + .15, z + .01), .022, oak)


def lift(lid, high):
    """The lid stands open; a straw-colored mat shows on the floor of the room."""
    swing(lid, (0, DEEP, high), (math.radians(-72), 0, 0))
    box('mat', (0, -.03, .22), (2 * WIDE - .12, 2 * DEEP - .20, .09), felt('mat', '#d9b877'), .03)
